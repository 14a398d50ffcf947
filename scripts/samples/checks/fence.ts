import { closestMatch } from '@diagnostics/closestMatch';
import type { Complaint, Sample, SampleCheck } from '../sample/Sample';
import { JSX_SOURCES, KINDS } from './types/kinds';

/** Words about the appearance of a block. */
const LOOKS = ['lineNumbers', 'wrapCode', 'fold', 'fold=false'];
const ATTRIBUTES = ['title', 'kind', 'output', 'unchecked', 'height'];
/** `build`: the configuration is also built; `run`: the script is also run; `example`: not a step, see tests/guides. */
const WORDS = ['build', 'run', 'example', ...Object.keys(JSX_SOURCES), ...LOOKS];

export const fence: SampleCheck = {
  name: 'fence',
  description: 'Every word behind the language of a block is one that the site knows.',
  takes: () => true,
  check: (samples) => samples.map((sample) => fenceFaults(sample)),
};

type Fence = Pick<Sample, 'words' | 'attributes'>;

/** Unknown words in a block's info string. */
export const fenceFaults = (fence: Fence): Complaint[] => [...words(fence), ...attributes(fence)];

function words({ words }: Fence): Complaint[] {
  return words
    .filter((word) => !WORDS.includes(word) && !/^height=\d+$/.test(word))
    .map((word) => unknown('word', word, [...WORDS, ...ATTRIBUTES.map((name) => `${name}="…"`)]));
}

function attributes({ attributes }: Fence): Complaint[] {
  const { kind, unchecked } = attributes;
  const complaints = Object.keys(attributes)
    .filter((name) => !ATTRIBUTES.includes(name))
    .map((name) => unknown('attribute', name, ATTRIBUTES));
  if (kind !== undefined && !(kind in KINDS)) {
    complaints.push(unknown('kind', kind, Object.keys(KINDS)));
  }
  if (unchecked?.trim() === '') {
    const remedy = 'write why: unchecked="reason"';
    complaints.push({ line: 0, found: 'a block is unchecked without a reason', remedy });
  }
  return complaints;
}

function unknown(what: string, name: string, allowed: readonly string[]): Complaint {
  const meant = closestMatch(name, allowed);
  return {
    line: 0,
    found: `${name} is no ${what} of a code block`,
    remedy: meant ? `did you mean ${meant}?` : `remove it, or use one of ${allowed.join(', ')}`,
  };
}
