import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyWithPreload } from './lazyWithPreload';
import { OnDemand } from './OnDemand';

const whole = { default: () => <p>whole</p> };
const broken = () => Promise.reject(new Error('no line'));

it('retries a failed load once', async () => {
  const load = vi.fn(() => Promise.resolve(whole)).mockImplementationOnce(broken);
  const Part = lazyWithPreload(load);
  await Part.preload();
  render(<Part />);
  expect(screen.getByText('whole')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads once for concurrent callers', async () => {
  const load = vi.fn(() => Promise.resolve(whole));
  const Part = lazyWithPreload(load);
  await Promise.all([Part.preload(), Part.preload()]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads again on the next call after both attempts failed', async () => {
  const load = vi.fn(broken);
  const Part = lazyWithPreload<object>(load);
  await expect(Part.preload()).rejects.toThrow('no line');
  load.mockResolvedValue(whole as never);
  await Part.preload();
  render(<Part />);
  expect(screen.getByText('whole')).toBeDefined();
});

it("renders the fallback if the code can't be loaded, and keeps the rest of the page", async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lazyWithPreload<object>(broken);
  await expect(Part.preload()).rejects.toThrow('no line');
  await act(async () => {
    render(
      <>
        <h1>page</h1>
        <OnDemand fallback={<p>sorry</p>}>
          <Part />
        </OnDemand>
      </>,
    );
    await Promise.resolve();
  });
  expect(screen.getByText('sorry')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'page' })).toBeDefined();
  expect(logged).toHaveBeenCalled();
});
