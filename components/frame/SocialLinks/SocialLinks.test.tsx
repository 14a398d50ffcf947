import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SocialLinks, type Social } from './SocialLinks';

const labels = { list: 'Social links', more: 'More links' };

const link = (name: string): Social => ({
  name,
  icon: { svg: '<svg></svg>' },
  mode: 'link',
  content: `https://${name}.example`,
});

const inlineList = () => screen.getByRole('list', { name: 'Social links' });
const inline = () => within(inlineList());
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);

it('shows five icons at most, and all of them in the menu', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  render(<SocialLinks labels={labels} links={names.map(link)} />);
  expect(namesIn(inlineList())).toEqual(['a', 'b', 'c', 'd', 'e']);
  await userEvent.click(screen.getByRole('button', { name: 'More links' }));
  const panels = screen.getAllByRole('list').filter((list) => list !== inlineList());
  expect(panels.map(namesIn)).toEqual([names]);
});

it('links to its URL under its name', () => {
  render(<SocialLinks labels={labels} links={[{ ...link('GitHub'), icon: 'github' }]} />);
  const github = inline().getByRole('link', { name: 'GitHub' });
  expect(github.getAttribute('href')).toBe('https://GitHub.example');
});

it('shows a text, an image, or markup instead of a link', async () => {
  render(
    <SocialLinks
      labels={labels}
      links={[
        { ...link('Mail list'), mode: 'text', content: 'Ask in the office' },
        { ...link('WeChat'), mode: 'img', content: '/code.png' },
        { ...link('Hours'), mode: 'dom', content: '<em>Mondays</em>' },
      ]}
    />,
  );
  const open = (name: string) => userEvent.click(inline().getByRole('button', { name }));
  await open('Mail list');
  expect(inline().getByText('Ask in the office')).toBeTruthy();
  await open('WeChat');
  expect(inline().getByRole('img', { name: 'WeChat' }).getAttribute('src')).toBe('/code.png');
  await open('Hours');
  expect(inline().getByText('Mondays').tagName).toBe('EM');
});
