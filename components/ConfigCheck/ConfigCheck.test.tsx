import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { inSite } from '../testing/inSite';
import { ConfigCheck } from './ConfigCheck';
import { MAX_LENGTH } from './useAnalysis';

const analysis = {
  kind: 'rsbuild',
  detected: 'rsbuild',
  title: 'Options',
  summary: 'Rsbuild: 1',
  rows: [
    {
      name: 'outpt',
      line: 2,
      place: 'Line 2',
      status: 'problem',
      answer: 'check',
      counterpart: '[`output.x`](/config/output/x)',
      note: 'ignores `outpt`',
    },
  ],
  generated: { code: 'a < b', packages: ['p@1'], hint: 'Save it.' },
} as const;

const paste = async (text: string) => {
  await userEvent.click(screen.getByLabelText('input'));
  await userEvent.paste(text);
};

it('shows an answer for each option, with links and code, and the generated file', async () => {
  const checkConfig = vi.fn(() => Promise.resolve(analysis));
  render(inSite(<ConfigCheck />, { checkConfig }));
  await paste('export default {}');
  expect((await screen.findByRole('listitem')).textContent).toBe(
    'Line 2outptcheckoutput.xignores outpt',
  );
  expect(screen.getByRole('link', { name: 'output.x' }).getAttribute('href')).toBe(
    '/config/output/x',
  );
  expect(screen.getByText('Rsbuild: 1').role).toBe('status');
  expect(screen.getByText('a < b')).toBeTruthy();
  expect(checkConfig).toHaveBeenCalledExactlyOnceWith({
    code: 'export default {}',
    lang: 'zh',
    version: '',
  });
});

it('says that it failed, and reads no text that is too long', async () => {
  const checkConfig = vi.fn(() => Promise.reject(new Error('x')));
  render(inSite(<ConfigCheck />, { checkConfig }));
  await paste('a');
  expect(await screen.findByText('failed')).toBeTruthy();
  await paste('a'.repeat(MAX_LENGTH));
  expect(screen.getByRole('status').textContent).toBe('long');
  expect(checkConfig).toHaveBeenCalledTimes(1);
});
