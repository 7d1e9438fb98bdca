import { RULE_BOOK } from '@cuspal/catalog/rules';
import { SOURCES, type Source } from '@cuspal/catalog/sources';
import type { PageSet, ResourcePage } from './page.ts';

const ROOT = 'cuspal://sources';
const ENTRIES: readonly (readonly [tag: string, source: Source])[] = Object.entries(SOURCES);

/** The rules that name a source. */
const rulesFrom = (tag: string): readonly string[] =>
  RULE_BOOK.flatMap(({ rules }) =>
    rules.filter(({ sources }) => sources.some((one) => one === tag)).map(({ id }) => id),
  );

const index: ResourcePage = {
  uri: ROOT,
  name: 'sources',
  title: 'The sources',
  description: 'Every tag that results name in provenance.sources, with author and work.',
  mimeType: 'text/markdown',
  listed: true,
  text: () =>
    [
      '# The sources',
      'Every result names where its rules come from in provenance.sources, by these tags.',
      ENTRIES.map(([tag, { author, work, kind }]) => `- ${tag}: ${work} (${author}), ${kind}`).join('\n'),
    ].join('\n\n'),
};

const sourcePage = ([tag, { author, work, kind }]: (typeof ENTRIES)[number]): ResourcePage => ({
  uri: `${ROOT}/${tag}`,
  name: tag,
  title: work,
  description: `${work} (${author})`,
  mimeType: 'text/markdown',
  listed: false,
  text: () => {
    const rules = rulesFrom(tag);
    return [
      `# ${tag} ${work}`,
      `- Author: ${author}\n- How it was read: ${kind}`,
      rules.length === 0
        ? 'No rule names it. Tools name it for tables of their own.'
        : `Rules from it: ${rules.join(', ')}`,
    ].join('\n\n');
  },
});

const PAGES: readonly ResourcePage[] = [index, ...ENTRIES.map(sourcePage)];

/** The glossary of the tags in provenance.sources. */
export const sourcePages: PageSet = {
  pages: () => PAGES,
  templates: [
    {
      uriTemplate: `${ROOT}/{source}`,
      name: 'source',
      title: 'A source',
      description: 'A source by the tag that a result names, such as KPR3p.',
      mimeType: 'text/markdown',
      variable: 'source',
      values: () => ENTRIES.map(([tag]) => tag),
    },
  ],
};
