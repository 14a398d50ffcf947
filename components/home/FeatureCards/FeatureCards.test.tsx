import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FeatureCards, type FeatureSpan } from './FeatureCards';

const card = () => screen.getByRole('listitem');

describe('FeatureCards', () => {
  it('shows title and details, and links if the card has a link', () => {
    render(
      <FeatureCards
        label="Features"
        features={[{ title: 'Fast', details: 'Very.', link: '/guide/start/features' }]}
      />,
    );
    const heading = within(card()).getByRole('heading', { name: 'Fast' });
    expect(within(heading).getByRole('link').getAttribute('href')).toBe('/guide/start/features');
    within(card()).getByText('Very.');
  });

  it('is not a link if the card has none', () => {
    render(<FeatureCards label="Features" features={[{ title: 'Fast', details: 'Very.' }]} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('spans four of twelve columns, or 2, 3, or 6 if set', () => {
    const spans: (FeatureSpan | undefined)[] = [undefined, 2, 3, 4, 6];
    render(
      <FeatureCards
        label="Features"
        features={spans.map((span) => ({
          title: String(span),
          details: '',
          ...(span && { span }),
        }))}
      />,
    );
    expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset.span)).toEqual([
      '4',
      '2',
      '3',
      '4',
      '6',
    ]);
  });

  it('renders an icon by its known name, and any other as is', () => {
    const { rerender } = render(
      <FeatureCards label="F" features={[{ icon: 'speed', title: 'A', details: '' }]} />,
    );
    expect(card().querySelector('svg')).not.toBeNull();
    expect(card().textContent).toBe('A');
    rerender(<FeatureCards label="F" features={[{ icon: '🚀', title: 'A', details: '' }]} />);
    expect(card().querySelector('svg')).toBeNull();
    expect(card().textContent).toBe('🚀A');
  });
});
