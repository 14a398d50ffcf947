import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyWithPreload } from './lazyWithPreload';
import { OnDemand } from './OnDemand';

const whole = { default: () => <p>whole</p> };
const broken = () => Promise.reject(new Error('no line'));

it('tries a failed load once more by itself', async () => {
  const load = vi.fn(() => Promise.resolve(whole)).mockImplementationOnce(broken);
  const Part = lazyWithPreload(load);
  await Part.preload();
  render(<Part />);
  expect(screen.getByText('whole')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads once for many who ask', async () => {
  const load = vi.fn(() => Promise.resolve(whole));
  const Part = lazyWithPreload(load);
  await Promise.all([Part.preload(), Part.preload()]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries anew when asked after a load that failed for good', async () => {
  const load = vi.fn(broken);
  const Part = lazyWithPreload<object>(load);
  await expect(Part.preload()).rejects.toThrow('no line');
  load.mockResolvedValue(whole as never);
  await Part.preload();
  render(<Part />);
  expect(screen.getByText('whole')).toBeDefined();
});

it('shows what stands in where the code does not come, and keeps the rest of the page', async () => {
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
