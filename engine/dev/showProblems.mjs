/* global document */
/** Runs in pages of the development server, see `engine/dev/contentProblems.ts`. */

/**
 * @typedef {object} Problem
 * @property {string} file
 * @property {number} line
 * @property {string} found
 * @property {string} remedy
 */

const STYLES = `
  :host { position: fixed; inset-block-end: 16px; inset-inline-end: 16px; z-index: 1000; }
  section { max-inline-size: min(480px, 90vw); max-block-size: 40vh; overflow: auto; padding: 12px 16px;
    border: 1px solid #c2410c; border-radius: 8px; background: #fff7ed; color: #1c1917;
    font: 13px/1.5 system-ui, sans-serif; }
  h2 { margin: 0; font-size: 14px; }
  ul { margin: 8px 0 0; padding-inline-start: 16px; }
  li { margin-block-end: 8px; }
  code { font: 12px ui-monospace, monospace; overflow-wrap: anywhere; }
  button { float: inline-end; min-block-size: 24px; font: inherit; cursor: pointer; }
`;

/** @type {HTMLElement | undefined} */
let panel;

/** @param {readonly Problem[]} problems */
function show(problems) {
  panel?.remove();
  if (problems.length === 0) return;
  panel = document.createElement('div');
  const style = element('style', STYLES);
  const section = element('section');
  section.setAttribute('role', 'status');
  const dismiss = element('button', 'Dismiss');
  dismiss.addEventListener('click', () => panel?.remove());
  const list = element('ul');
  list.append(...problems.map(item));
  section.append(dismiss, element('h2', 'Content problems'), list);
  panel.attachShadow({ mode: 'open' }).append(style, section);
  document.body.append(panel);
}

/** @param {Problem} problem */
function item({ file, line, found, remedy }) {
  const node = element('li');
  node.append(
    element('code', `${file}:${line}`),
    element('div', found),
    element('div', `→ ${remedy}`),
  );
  return node;
}

/** @param {string} name @param {string} [text] */
function element(name, text = '') {
  const node = document.createElement(name);
  node.textContent = text;
  return node;
}

import.meta.webpackHot.on('content-problems', show);
