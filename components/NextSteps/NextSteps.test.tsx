import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inSite } from '../testing/inSite';
import { NextSteps } from './NextSteps';

it('is a navigation landmark with a localized title', () => {
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
