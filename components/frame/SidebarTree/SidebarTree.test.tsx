import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type SidebarGroupNode, type SidebarNode, SidebarTree } from './SidebarTree';

const link = (text: string, isCurrent = false): SidebarNode => ({
  kind: 'link',
  text,
  href: `/guide/${text.toLowerCase()}`,
  isCurrent,
});

const group = (overrides: Partial<SidebarGroupNode> = {}): SidebarGroupNode => ({
  kind: 'group',
  id: '/guide:0',
  text: 'Styling',
  isCurrent: false,
  isOpen: false,
  isCollapsible: true,
  items: [link('Sass')],
  ...overrides,
});

function show(nodes: SidebarNode[]) {
  const onToggle = vi.fn();
  const view = render(<SidebarTree label="Section navigation" nodes={nodes} onToggle={onToggle} />);
  const showAgain = (next: SidebarNode[]) => {
    view.rerender(<SidebarTree label="Section navigation" nodes={next} onToggle={onToggle} />);
  };
  return { onToggle, showAgain };
}

const disclosure = () => screen.getByRole('group');

describe('SidebarTree', () => {
  it('is a landmark that marks the current page', () => {
    show([link('CLI', true), link('Server')]);
    const tree = screen.getByRole('navigation', { name: 'Section navigation' });
    expect(within(tree).getByRole('link', { current: 'page' }).textContent).toBe('CLI');
  });

  it('shows both kinds of dividers, section headers, and tags', () => {
    show([
      { kind: 'header', text: 'Start', tag: 'new' },
      { kind: 'divider', line: 'solid' },
      { kind: 'divider', line: 'dashed' },
    ]);
    expect(screen.getByText('Start')).toBeTruthy();
    expect(screen.getByText('new')).toBeTruthy();
    const lines = screen.getAllByRole('separator').map(({ dataset }) => dataset.line);
    expect(lines).toEqual(['solid', 'dashed']);
  });

  it('exposes the context of an item to stylesheets', () => {
    show([{ kind: 'link', text: 'CLI', href: '/cli', isCurrent: false, context: 'first-step' }]);
    expect(screen.getByRole('listitem').dataset.context).toBe('first-step');
  });
});

describe('a group', () => {
  it('calls onToggle when the user opens it', async () => {
    const { onToggle } = show([group()]);
    await userEvent.click(screen.getByText('Styling'));
    await vi.waitFor(() => {
      expect(onToggle).toHaveBeenCalledExactlyOnceWith('/guide:0', true);
    });
  });

  it('opens and closes with its node, without calling onToggle', async () => {
    const { onToggle, showAgain } = show([group()]);
    expect(disclosure()).toHaveProperty('open', false);
    showAgain([group({ isOpen: true })]);
    expect(disclosure()).toHaveProperty('open', true);
    await Promise.resolve();
    expect(onToggle).not.toHaveBeenCalled();
  });

  it("has no toggle if it isn't collapsible", () => {
    show([group({ isCollapsible: false })]);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sass' })).toBeTruthy();
  });

  it('links its name to its page', () => {
    show([group({ href: '/guide/styling/', isCurrent: true, isOpen: true })]);
    const name = screen.getByRole('link', { name: 'Styling' });
    expect(name.getAttribute('href')).toBe('/guide/styling/');
    expect(name.getAttribute('aria-current')).toBe('page');
    expect(name.closest('summary')).toBeNull();
    expect(disclosure().querySelector('summary')?.getAttribute('aria-label')).toBe('Styling');
  });

  it('can contain groups', () => {
    show([group({ isOpen: true, items: [group({ id: '/guide:0.0', text: 'Inner' })] })]);
    expect(screen.getAllByRole('group').map(({ dataset }) => dataset.group)).toEqual([
      '/guide:0',
      '/guide:0.0',
    ]);
  });
});
