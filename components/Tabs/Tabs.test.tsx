import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inSite, clearStored, storedValues } from '../testing/inSite';
import { Tab, Tabs } from './Tabs';

beforeEach(clearStored);

const framework = (
  <Tabs groupId="framework">
    <Tab label="React" value="react">
      React text
    </Tab>
    <Tab label="Vue" value="vue">
      Vue text
    </Tab>
    <Tab label="Svelte" value="svelte">
      Svelte text
    </Tab>
  </Tabs>
);

const selectedTabs = () =>
  screen
    .getAllByRole('tab')
    .filter((tab) => tab.getAttribute('aria-selected') === 'true')
    .map((tab) => tab.textContent);
const shownText = () => screen.getAllByRole('tabpanel').map((panel) => panel.textContent);
const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('shows the first tab initially, and the clicked one afterward', async () => {
    render(inSite(framework));
    expect(shownText()).toEqual(['React text']);
    await userEvent.click(tab('Vue'));
    expect(shownText()).toEqual(['Vue text']);
  });

  it('switches all tab groups with the same group id', async () => {
    render(
      inSite(
        <>
          {framework}
          <Tabs groupId="framework">
            <Tab label="React too" value="react">
              More React
            </Tab>
            <Tab label="Vue too" value="vue">
              More Vue
            </Tab>
          </Tabs>
        </>,
      ),
    );
    await userEvent.click(tab('Vue too'));
    expect(selectedTabs()).toEqual(['Vue', 'Vue too']);
    await userEvent.click(tab('Svelte'));
    expect(selectedTabs()).toEqual(['Svelte', 'React too']);
  });

  it("falls back to the first tab if the stored one doesn't exist", () => {
    storedValues.write('rsbuild-docs-tabs:framework', 'ember');
    render(inSite(framework));
    expect(selectedTabs()).toEqual(['React']);
  });

  it('starts with the stored tab', () => {
    storedValues.write('rsbuild-docs-tabs:framework', 'svelte');
    render(inSite(framework));
    expect(selectedTabs()).toEqual(['Svelte']);
  });

  it('stays independent without a group id', async () => {
    const alone = (
      <Tabs label="Syntax">
        <Tab label="A" value="a">
          a
        </Tab>
        <Tab label="B" value="b">
          b
        </Tab>
      </Tabs>
    );
    render(
      inSite(
        <>
          {alone}
          {alone}
        </>,
      ),
    );
    const [first] = screen.getAllByRole('tab', { name: 'B' });
    if (first) await userEvent.click(first);
    expect(shownText()).toEqual(['b', 'a']);
    expect(screen.getAllByRole('tablist', { name: 'Syntax' })).toHaveLength(2);
  });
});

describe('Tabs by keyboard', () => {
  it('is a single tab stop, followed by the panel', async () => {
    render(
      inSite(
        <Tabs>
          <Tab label="A" value="a">
            <a href="#in">Inside</a>
          </Tab>
          <Tab label="B" value="b">
            b
          </Tab>
        </Tabs>,
      ),
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(tab('A'));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Inside' }));
  });

  it.each([
    ['{ArrowRight}', 'Vue'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'React'],
    ['{ArrowLeft}', 'Svelte'],
    ['{End}', 'Svelte'],
    ['{End}{Home}', 'React'],
  ])('%s selects %s and focuses it', async (keys, name) => {
    render(inSite(framework));
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(selectedTabs()).toEqual([name]);
    expect(document.activeElement).toBe(tab(name));
  });
});

describe('Tabs with invalid content', () => {
  it.each([
    [
      'that something is no tab',
      <Tabs key="1">
        <p>Text</p>
      </Tabs>,
      '<Tabs> holds something that is no <Tab>.',
    ],
    ['that there are none', <Tabs key="2"> </Tabs>, '<Tabs> is empty.'],
    [
      'that a tab has no value',
      <Tabs key="3">
        <Tab label="A" value="">
          a
        </Tab>
      </Tabs>,
      '<Tab label="A" value=""> needs both a label and a value.',
    ],
    [
      'that two share a value',
      <Tabs key="4">
        <Tab label="A" value="a">
          a
        </Tab>
        <Tab label="B" value="a">
          b
        </Tab>
      </Tabs>,
      '<Tabs> has two tabs of the value "a". Give each <Tab> a value of its own.',
    ],
  ])('%s', (_, tabs, message) => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    expect(() => render(inSite(tabs))).toThrow(message);
  });
});
