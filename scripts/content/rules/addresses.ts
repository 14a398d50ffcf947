import { addressKey } from '../site/addresses';
import type { Rule } from '../report/Problem';

export const addresses: Rule = {
  name: 'addresses',
  description:
    'Addresses are lowercase, and no two files make the same address, nor two that a host would take for one.',
  check: (site) =>
    site.pages.flatMap((page) => {
      if (page.address !== page.address.toLowerCase()) {
        return {
          file: page.file,
          line: 1,
          found: `its address ${page.address} has capital letters`,
          remedy: 'rename the file in lowercase, to which pages redirect any other spelling',
        };
      }
      const owner = site.pagesByKey.get(addressKey(page.address));
      if (!owner || owner === page) return [];
      return {
        file: page.file,
        line: 1,
        found: `its address ${page.address} is that of ${owner.file}`,
        remedy: 'keep one of the two',
        related: owner.file,
      };
    }),
};
