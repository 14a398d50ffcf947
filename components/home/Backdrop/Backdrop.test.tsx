import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Backdrop } from './Backdrop';
import artwork from './backdrop.svg?url';

const shown = (imageUrl?: string) => {
  const { container } = render(
    <Backdrop isScrolled={false} {...(imageUrl && { imageUrl })}>
      Page
    </Backdrop>,
  );
  const image = container.querySelector('img');
  if (!image) throw new Error('there is no background');
  return image;
};

it('shows the bundled artwork', () => {
  expect(shown().getAttribute('src')).toBe(artwork);
});

it('shows a custom image, and the bundled artwork if that fails to load', () => {
  const image = shown('https://assets.example/background.png');
  expect(image.getAttribute('src')).toBe('https://assets.example/background.png');
  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe(artwork);
});
