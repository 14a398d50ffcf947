import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SiblingSwitch } from './SiblingSwitch';

vi.mock('@hooks/useText', () => ({ useText: () => (key: string) => key }));

const renderSwitch = () =>
  render(
    <SiblingSwitch>
      <a href="#tool">Tool</a>
    </SiblingSwitch>,
  );

describe('SiblingSwitch', () => {
  it('is empty until hovered or focused, so that passing by loads nothing', async () => {
    const { container } = renderSwitch();
    expect(container.querySelector('a')).toBeNull();
    await userEvent.tab();
    expect(container.querySelector('a')).not.toBeNull();
  });

  it('opens the list of tools', async () => {
    renderSwitch();
    await userEvent.click(screen.getByRole('button', { name: 'nav.siblingTools' }));
    screen.getByRole('link', { name: 'Tool' });
  });
});
