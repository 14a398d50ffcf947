import { matchesText } from '@model/matchesText';

const numbers = (version: string): number[] => version.split('.').map(Number);

/** Whether a version is newer than another; missing parts count as zero. */
function isNewer(version: string, other: string): boolean {
  const [own, others] = [numbers(version), numbers(other)];
  const at = [0, 1, 2].find((part) => (own[part] ?? 0) !== (others[part] ?? 0));
  return at !== undefined && (own[at] ?? 0) > (others[at] ?? 0);
}

/** Whether a row matches the value of a field, by the field's name, which is also its parameter in the URL. */
const matchers: Record<string, (row: HTMLElement, value: string) => boolean> = {
  q: (row, query) => matchesText(row.textContent, query),
  group: ({ dataset }, group) => dataset.option?.startsWith(`${group}.`) ?? false,
  since: ({ dataset }, version) => !isNewer(version, dataset.since ?? '1.0'),
};

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = ({ elements }: HTMLFormElement): Field[] =>
  [...elements].filter((element): element is Field => 'name' in element && 'value' in element);

/** Hides rows that don't match, and tables and headings without rows. @returns the number of rows that match */
function apply(fields: readonly Field[]): number {
  const given = fields.filter(({ value }) => value.trim() !== '');
  let count = 0;
  for (const table of document.querySelectorAll<HTMLElement>('[data-option-list]')) {
    let matches = 0;
    for (const row of table.querySelectorAll<HTMLElement>('[data-option]')) {
      row.hidden = !given.every(({ name, value }) => matchers[name]?.(row, value) ?? true);
      matches += Number(!row.hidden);
    }
    table.hidden = matches === 0;
    const heading = table.previousElementSibling;
    if (heading instanceof HTMLElement) heading.hidden = table.hidden;
    count += matches;
  }
  return count;
}

/** Fills `{name}` in a message. */
const fill = (message: string, values: Record<string, string>): string =>
  message.replace(/\{(\w+)\}/g, (found, name: string) => values[name] ?? found);

/**
 * Lets an option filter hide rows of the page's lists of options or changes. Its state is in the URL:
 * `?q=hash&group=output&since=1.5`.
 * @returns a function that removes the listeners
 */
export function startOptionFilter(form: HTMLFormElement): () => void {
  const fields = fieldsOf(form);
  const status = form.querySelector<HTMLElement>('[role=status]');
  const { count = '', unknown = '', newer = '' } = status?.dataset ?? {};
  const all = String(document.querySelectorAll('[data-option]').length);
  const documented = form.dataset.optionFilter ?? '';

  const show = (notes: readonly string[] = []): void => {
    const shown = fill(count, { shown: String(apply(fields)), all });
    if (status) status.textContent = [...notes, shown].join(' ');
  };

  /** Sets an empty field from the URL. @returns a note if the field has no such value */
  const read = (field: Field): string[] => {
    if (field.value !== '') return [];
    const value = new URLSearchParams(location.search).get(field.name) ?? '';
    field.value = value;
    if (field.value === value) return [];
    field.value = '';
    const isVersion = field.name === 'since' && /^\d+(\.\d+)*$/.test(value);
    const message = isVersion && isNewer(value, documented) ? newer : unknown;
    return [fill(message, { value, documented })];
  };

  const updateUrl = (): void => {
    const url = new URL(location.href);
    for (const { name, value } of fields) {
      if (value) url.searchParams.set(name, value);
      else url.searchParams.delete(name);
    }
    history.replaceState(history.state, '', url);
  };
  const onInput = (): void => {
    show();
    updateUrl();
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
  };

  // A reader can be faster than this code.
  const isFilled = fields.some(({ value }) => value !== '');
  show(fields.flatMap(read));
  if (isFilled) updateUrl();
  form.addEventListener('input', onInput);
  form.addEventListener('submit', onSubmit);
  return () => {
    form.removeEventListener('input', onInput);
    form.removeEventListener('submit', onSubmit);
  };
}
