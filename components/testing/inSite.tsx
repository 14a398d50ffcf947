import type { ReactElement, ReactNode } from 'react';
import { ContentActions } from '@components/prose/ContentActions';
import {
  type StoredValues,
  SiteContext,
  type ContentLabels,
  type SitePort,
} from '@components/SiteContext';

const slots = new Map<string, string | null>();
const listeners = new Set<() => void>();

/** Storage in memory. */
export const storedValues: StoredValues = {
  read: (key) => slots.get(key) ?? null,
  write: (key, value) => {
    slots.set(key, value);
    for (const listener of listeners) listener();
  },
  subscribe: (onChange) => {
    listeners.add(onChange);
    return () => {
      listeners.delete(onChange);
    };
  },
};

export const clearStored = (): void => slots.clear();

/** Labels for tests. */
const labels: ContentLabels = {
  benchmark: {
    application: 'Application',
    caption: 'Caption',
    command: 'Command',
    conditions: 'How this was measured',
    date: 'Date',
    environment: 'Environment',
    machine: 'Machine',
    none: 'None',
    runs: 'Runs',
    tool: 'Tool',
    trial: 'Trial',
    versions: 'Versions',
    metrics: {
      devStart: 'Dev start',
      hotUpdate: 'Hot update',
      build: 'Build',
      cachedBuild: 'Cached build',
    },
    components: (count) => `${count} components`,
    cores: (count) => `${count} cores`,
    medianOf: (runs) => `Median of ${runs} runs`,
  },
  configCheck: {
    detect: 'detect',
    failed: 'failed',
    input: 'input',
    long: 'long',
    placeholder: 'placeholder',
    reading: 'reading',
    tool: 'tool',
    version: 'version',
  },
  callout: {
    caution: 'Caution',
    danger: 'Danger',
    details: 'Details',
    important: 'Important',
    info: 'Info',
    note: 'Note',
    tip: 'Hint',
    warning: 'Warning',
  },
  code: {
    copy: 'Copy code',
    copied: 'Copied',
    output: 'Output',
    wrap: 'Wrap lines',
    showLess: 'Show fewer lines',
    copyPrompt: (shortcut) => `Press ${shortcut}, Enter`,
    showAll: (lines) => `Show all ${lines} lines`,
    region: (number) => `Code ${number}`,
  },
  headingAnchor: (heading) => `Link to ${heading}`,
  nextSteps: 'Next steps',
  opensNewTab: '(new tab)',
  option: {
    type: 'Type',
    default: 'Default',
    seeBelow: 'see below',
    required: 'Required',
    since: 'Added in',
    deprecated: 'Deprecated',
  },
  optionFilter: {
    all: 'All',
    changes: '{shown} of {all} changes',
    count: '{shown} of {all} options',
    group: 'Group',
    newer: '{value} is newer than {documented}.',
    text: 'Filter options',
    unknown: '“{value}” was ignored.',
    version: 'Your version',
    orLater: (version) => `${version} or later`,
  },
  packageManager: 'Package manager',
  tableRegion: (number) => `Table ${number}`,
  zoomImage: (alt) => `Enlarge ${alt}`,
};

const port: SitePort = {
  Link: (props) => <a {...props} />,
  lang: 'zh',
  localize: (href) => (href.startsWith('/') ? `/zh${href}` : href),
  isExternal: (href) => href.startsWith('https:'),
  assetHref: (path) => `/base${path}`,
  sourceHref: (path) => `https://code.example/${path}`,
  stored: storedValues,
  checkConfig: () => Promise.reject(new Error('No worker in tests.')),
  labels,
};

/** Renders a component inside a site context. */
export const inSite = (children: ReactNode, overrides?: Partial<SitePort>): ReactElement => (
  <SiteContext value={{ ...port, ...overrides }}>
    {children}
    <ContentActions page="" />
  </SiteContext>
);
