import { rulePlace, ruleParagraphs } from '../../packages/catalog/src/rules/index.ts';
import type { Chapter, Rule } from '../../packages/catalog/src/rules/rule.ts';
import { SOURCES } from '../../packages/catalog/src/sources.ts';
import type { LoadedTool } from './tools.ts';

const placeOf = ({ rules }: Chapter) => rulePlace(rules[0]?.id ?? '');

/** The chapter on what is computed where the rules are silent or differ. */
export const READINGS_PAGE = 'readings.md';

/** docs/rules: a page for each chapter with its rules, the tools that name them, and an index with the sources. */
export function rulePages(book: readonly Chapter[], tools: readonly LoadedTool[]): ReadonlyMap<string, string> {
  const users = usersOf(tools);
  return new Map([
    ['README.md', indexPage(book)],
    ...book.map((chapter) => [placeOf(chapter).file, chapterPage(chapter, users)] as const),
  ]);
}

const MARK = '<!-- Written by npm run generate from packages/catalog/src/rules. -->';

function indexPage(book: readonly Chapter[]): string {
  const rules = book.map(
    (chapter) => `## ${placeOf(chapter).chapter}. ${chapter.title}

${chapter.rules.map(({ id, title }) => `- [${id} ${title}](${rulePlace(id).file}#${rulePlace(id).anchor})`).join('\n')}`,
  );
  const sources = Object.entries(SOURCES).map(
    ([tag, { author, work, kind }]) => `| \`${tag}\` | ${author} | ${work} | ${kind} |`,
  );
  return `# The rule book

${MARK}

Every result names the rules that it follows in \`provenance.rules\` and where they come from in \`provenance.sources\`. Here each one is written out. Where a rule is silent, or differs from a reference, [How the rules are read](${READINGS_PAGE}) says what is computed.

${rules.join('\n\n')}

## Sources

| tag | author | work | how it was read |
| --- | --- | --- | --- |
${sources.join('\n')}
`;
}

function chapterPage(chapter: Chapter, users: ReadonlyMap<string, readonly string[]>): string {
  return `# ${placeOf(chapter).chapter}. ${chapter.title}

${MARK}

${chapter.about}

${chapter.rules.map((rule) => ruleText(rule, users.get(rule.id) ?? [])).join('\n\n')}

[All rules](README.md)
`;
}

function ruleText(rule: Rule, tools: readonly string[]): string {
  return [
    `## ${rule.id} ${rule.title}\n\n<a id="${rulePlace(rule.id).anchor}"></a>`,
    ...ruleParagraphs(rule),
    ...(tools.length === 0 ? [] : [`**Named by** ${tools.map((name) => `\`${name}\``).join(', ')}.`]),
  ].join('\n\n');
}

function usersOf(tools: readonly LoadedTool[]): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const { tool } of tools) {
    if (tool.kind !== 'engine') continue;
    for (const rule of tool.provenance.rules) users.set(rule, [...(users.get(rule) ?? []), tool.name]);
  }
  return users;
}
