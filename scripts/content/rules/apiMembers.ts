import { apiParts } from '@config/facts/reference';
import { closestMatch } from '@diagnostics/closestMatch';
import { site as identity } from '@config/site';
import type { Rule } from '../report/Problem';
import { tellsOfOthers } from '../site/reference';
import { sourcesOf } from '../site/Site';

/** Names of API objects in samples and sentences, with their members. */
const OBJECTS: Readonly<Partial<Record<string, readonly string[]>>> = {
  api: apiParts.pluginApi.members,
  rsbuild: apiParts.instance.members,
};

/** Matches `api.onAfterBuild(…)`, but not `rsbuild.config.ts` or `api.example.com`. */
const MEMBER = /^(api|rsbuild)\.([a-z]\w*)(?![\w.])/;
/** File extensions and domains. */
const NOT_MEMBERS = ['config', 'example'];

export const apiMembers: Rule = {
  name: 'api-members',
  description: 'Every member of the JavaScript API that text names is one that the package has.',
  check: (site) =>
    sourcesOf(site)
      .filter(({ path }) => !tellsOfOthers(path))
      .flatMap(({ file, mentions }) =>
        mentions.flatMap(({ text, line, column }) => {
          const [, object = '', member = ''] = MEMBER.exec(text) ?? [];
          const members = OBJECTS[object];
          if (!members || members.includes(member) || NOT_MEMBERS.includes(member)) return [];
          const meant = closestMatch(member, members);
          return {
            file,
            line,
            column,
            found: `${object} has no member ${member} in @rsbuild/core ${identity.documentedVersion}`,
            remedy: meant ? `did you mean ${object}.${meant}?` : 'correct the name',
          };
        }),
      ),
};
