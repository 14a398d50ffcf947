import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Hero } from './Hero';

const part = (container: HTMLElement, name: string) =>
  container.querySelector(`[data-part="${name}"]`);
const logo = (container: HTMLElement) => container.querySelector('img') as HTMLImageElement;

describe('Hero', () => {
  it('shows the texts of the specification by default', () => {
    render(<Hero />);
    screen.getByRole('heading', { level: 1, name: 'Rsbuild' });
    screen.getByText('The fast Rust-based web bundler');
    screen.getByText('Seamlessly replace webpack with compatible API');
    screen.getByRole('button', { name: 'Get Started' });
    screen.getByRole('button', { name: 'Learn More' });
  });

  it('shows the given texts', () => {
    render(
      <Hero
        title="Name"
        subTitle="Line"
        description="More"
        getStartedButtonText="Begin"
        learnMoreButtonText="Read"
      />,
    );
    screen.getByRole('heading', { level: 1, name: 'Name' });
    screen.getByText('Line');
    screen.getByText('More');
    screen.getByRole('button', { name: 'Begin' });
    screen.getByRole('button', { name: 'Read' });
  });

  it('calls the handlers of its buttons', async () => {
    const onClickGetStarted = vi.fn();
    const onClickLearnMore = vi.fn();
    render(<Hero onClickGetStarted={onClickGetStarted} onClickLearnMore={onClickLearnMore} />);
    await userEvent.click(screen.getByRole('button', { name: 'Get Started' }));
    expect(onClickGetStarted).toHaveBeenCalledOnce();
    expect(onClickLearnMore).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Learn More' }));
    expect(onClickLearnMore).toHaveBeenCalledOnce();
  });

  it('replaces Learn More with a link to the repository, in a new tab, if one is given', () => {
    render(<Hero githubURL="https://example.test/repository" />);
    const link = screen.getByRole('link', { name: 'GitHub' });
    expect(link.getAttribute('href')).toBe('https://example.test/repository');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.queryByRole('button', { name: 'Learn More' })).toBeNull();
  });

  it('makes Get Started a link, which works without scripts, if a URL is given', () => {
    render(<Hero getStartedHref="/start" />);
    expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/start');
  });

  it('shows the oval behind the logo and no stars by default', () => {
    const { container, rerender } = render(<Hero />);
    expect(part(container, 'oval')).not.toBeNull();
    expect(part(container, 'stars')).toBeNull();
    rerender(<Hero showOvalBg={false} showStars />);
    expect(part(container, 'oval')).toBeNull();
    expect(part(container, 'stars')?.children).toHaveLength(35);
  });

  it('falls back to the bundled logo if the given one fails to load', () => {
    const { container, rerender } = render(<Hero />);
    const shipped = logo(container).getAttribute('src');
    rerender(<Hero logoUrl="https://unreachable.test/logo.png" />);
    expect(logo(container).getAttribute('src')).toBe('https://unreachable.test/logo.png');
    fireEvent.error(logo(container));
    expect(logo(container).getAttribute('src')).toBe(shipped);
  });

  it('reserves space for the logo before it loads', () => {
    const { container } = render(<Hero />);
    expect(Number(logo(container).getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(logo(container).getAttribute('height'))).toBeGreaterThan(0);
  });
});
