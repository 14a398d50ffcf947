import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Logo } from './Logo';

const link = (name: string) => screen.getByRole('link', { name });
const images = () =>
  [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

it('links to the home page and shows only its text', () => {
  render(<Logo href="/zh/" text="Rsbuild" label="Rsbuild docs" />);
  expect(link('Rsbuild').getAttribute('href')).toBe('/zh/');
  expect(images()).toEqual([]);
});

it('shows one image in both color schemes, named after the site if there is no text', () => {
  render(<Logo href="/" image="/logo.svg" label="Rsbuild docs" />);
  expect(link('Rsbuild docs')).toBeTruthy();
  expect(images()).toEqual(['/logo.svg']);
});

it('takes its name only once if it has both text and image', () => {
  render(<Logo href="/" image="/logo.svg" text="Rsbuild" label="Rsbuild docs" />);
  expect(link('Rsbuild')).toBeTruthy();
});

it('shows an image per color scheme if there are two', () => {
  render(<Logo href="/" image={{ light: '/l.svg', dark: '/d.svg' }} text="Rsbuild" label="" />);
  expect(images()).toEqual(['/l.svg', '/d.svg']);
});
