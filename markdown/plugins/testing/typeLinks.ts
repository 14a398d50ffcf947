import type { TypeLinks } from '../typeText';

/** Links as of a site in `/docs` whose types page has a section for every type. */
export const typeLinks: TypeLinks = {
  docs: '/docs',
  pages: {
    urlOf: (reference, lang) =>
      reference.kind === 'member'
        ? `${lang === 'zh' ? '/zh' : ''}/types#${reference.name}`
        : undefined,
    digest: [],
  },
};
