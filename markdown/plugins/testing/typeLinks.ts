import type { TypeLinks } from '../typeText';

/** Links as on a site at `/docs` whose types page has a section for each type. */
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
