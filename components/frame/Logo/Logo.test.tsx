import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Logo } from './Logo';

const link = (name: string) => screen.getByRole('link', { name });
const images = () =>
  [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

it('leads home and shows a text alone', () => {
  render(<Logo href="/zh/" text="Rsbuild" label="Rsbuild docs" />);
  expect(link('Rsbuild').getAttribute('href')).toBe('/zh/');
  expect(images()).toEqual([]);
});

it('shows one image in both colour schemes, named after the site where no text does', () => {
  render(<Logo href="/" image="/logo.svg" label="Rsbuild docs" />);
  expect(link('Rsbuild docs')).toBeTruthy();
  expect(images()).toEqual(['/logo.svg']);
});

it('is named by its text once, not by the image beside it too', () => {
  render(<Logo href="/" image="/logo.svg" text="Rsbuild" label="Rsbuild docs" />);
  expect(link('Rsbuild')).toBeTruthy();
});

it('holds an image for each colour scheme where there are two', () => {
  render(<Logo href="/" image={{ light: '/l.svg', dark: '/d.svg' }} text="Rsbuild" label="" />);
  expect(images()).toEqual(['/l.svg', '/d.svg']);
});
