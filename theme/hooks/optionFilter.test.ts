// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startOptionFilter } from './optionFilter';

const PAGE = `
<form data-option-filter="1.7.6">
  <input name="q">
  <select name="group"><option value="">All</option><option>output</option><option>server</option></select>
  <select name="since"><option value="">All</option><option value="1.4">1.4</option><option value="1.5">1.5</option></select>
  <p role="status" data-count="{shown} of {all}" data-unknown="{value} was ignored."
    data-newer="{value} is newer than {documented}."></p>
</form>
<h2>output</h2>
<ul data-option-list>
  <li data-option="output.filenameHash">output.filenameHash: hashes in file names</li>
  <li data-option="output.manifest" data-since="1.4.2">output.manifest</li>
</ul>
<h2>server</h2>
<ul data-option-list>
  <li data-option="server.cors" data-since="1.5.0">server.cors</li>
</ul>`;

let stop = (): void => undefined;

/** Opens the page with a query string. @param early text that the reader enters before the filter starts */
function open(search = '', early = ''): void {
  history.replaceState(null, '', `/config/all${search}`);
  document.body.innerHTML = PAGE;
  enter('q', early);
  const form = document.querySelector('form');
  if (form) stop = startOptionFilter(form);
}

function enter(name: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const shown = (selector = '[data-option]') =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !element.closest('[hidden]'))
    .map(({ dataset, textContent }) => dataset.option ?? textContent);

const status = () => document.querySelector('[role=status]')?.textContent;

beforeEach(() => {
  open();
});

afterEach(() => {
  stop();
});

describe('the option filter', () => {
  it('shows all options at first, and counts them', () => {
    expect(shown()).toHaveLength(3);
    expect(status()).toBe('3 of 3');
  });

  it('finds text in names and descriptions, with hyphens as spaces', () => {
    enter('q', 'File-Names');
    expect(shown()).toEqual(['output.filenameHash']);
    expect(status()).toBe('1 of 3');
  });

  it('applies what was entered before it started', () => {
    open('?q=cors&group=output', 'file names');
    expect(shown()).toEqual(['output.filenameHash']);
    expect(location.search).toBe('?q=file+names&group=output');
  });

  it('hides groups without matches together with their heading', () => {
    enter('group', 'server');
    expect(shown('h2')).toEqual(['server']);
    expect(shown()).toEqual(['server.cors']);
  });

  it('shows what was added in a version or later', () => {
    enter('since', '1.4');
    expect(shown()).toEqual(['output.manifest', 'server.cors']);
    enter('since', '1.5');
    expect(shown()).toEqual(['server.cors']);
  });

  it('keeps its state in the URL', () => {
    enter('q', 'hash');
    enter('group', 'output');
    expect(location.search).toBe('?q=hash&group=output');
    open(location.search);
    expect(shown()).toEqual(['output.filenameHash']);
    enter('q', '');
    enter('group', '');
    expect(location.search).toBe('');
  });

  it('ignores an unknown group or version in the URL, and says so', () => {
    open('?group=none&since=1.x');
    expect(shown()).toHaveLength(3);
    expect(status()).toBe('none was ignored. 1.x was ignored. 3 of 3');
  });

  it('says that a version is newer than the documented one', () => {
    open('?since=1.10');
    expect(status()).toBe('1.10 is newer than 1.7.6. 3 of 3');
  });
});
