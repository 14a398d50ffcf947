import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { asMarkdown, inSite } from '@components/testing/inSite';
import { NextSteps } from './NextSteps';

it('is navigation under the title of the language', () => {
  render(
    inSite(
      <NextSteps>
        <a href="/x">Features</a>
      </NextSteps>,
    ),
  );
  const landmark = screen.getByRole('navigation', { name: 'Next steps' });
  expect(within(landmark).getByRole('link', { name: 'Features' })).toBeTruthy();
});

it('keeps its title and list in the Markdown copy', async () => {
  expect(await asMarkdown(<NextSteps>{'- [Features](/x)\n'}</NextSteps>)).toBe(
    '**Next steps**\n\n- [Features](/x)\n',
  );
});
