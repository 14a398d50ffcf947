import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { inSite } from '../../testing/inSite';
import { Image } from './Image';

it('sets its size and prefixes its URL with the base', () => {
  render(inSite(<Image src="/flow.svg" alt="Flow" width="640" height="320" />));
  const image = screen.getByRole('img', { name: 'Flow' });
  expect(image.getAttribute('src')).toBe('/base/flow.svg');
  expect(image.getAttribute('width')).toBe('640');
  expect(image.getAttribute('height')).toBe('320');
});

it('zooms with a button as with a click', async () => {
  const onClick = vi.fn();
  render(inSite(<Image src="/flow.svg" alt="Flow" onClick={onClick} />));
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge Flow' }));
  expect(onClick).toHaveBeenCalledOnce();
});

it('has no button if it is decorative', () => {
  render(inSite(<Image src="/line.svg" alt="" />));
  expect(screen.queryByRole('button')).toBeNull();
});
