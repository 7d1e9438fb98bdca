import { RULE_BOOK, ruleParagraphs, rulePlace, type Chapter, type Rule } from '@cuspal/catalog/rules';
import type { PageSet, ResourcePage } from './page.ts';

const ROOT = 'cuspal://rules';

const CHAPTERS = `${ROOT}/chapters`;

/** `5`; a chapter is no rule, and some rules have its number alone. */
const numberOf = ({ rules }: Chapter): string => rulePlace(rules[0]?.id ?? '').chapter;

const page = (uri: string, part: Omit<ResourcePage, 'uri' | 'mimeType'>): ResourcePage => ({
  uri,
  mimeType: 'text/markdown',
  ...part,
});

const ruleText = (rule: Rule, level: string): string =>
  [`${level} ${rule.id} ${rule.title}`, ...ruleParagraphs(rule)].join('\n\n');

const indexText = (): string =>
  [
    '# The rule book',
    'Every result names the rules that it follows in provenance.rules. Each is written out under its number.',
    ...RULE_BOOK.map((chapter) =>
      [
        `## ${numberOf(chapter)}. ${chapter.title}`,
        `${CHAPTERS}/${numberOf(chapter)}`,
        ...chapter.rules.map(({ id, title }) => `- ${id} ${title}: ${ROOT}/${id}`),
      ].join('\n'),
    ),
  ].join('\n\n');

const index = page(ROOT, {
  name: 'rules',
  title: 'The rule book',
  description: 'Every rule that results name in provenance.rules, by number and title.',
  listed: true,
  text: indexText,
});

const chapterPage = (chapter: Chapter): ResourcePage =>
  page(`${CHAPTERS}/${numberOf(chapter)}`, {
    name: `chapter-${numberOf(chapter)}`,
    title: `${numberOf(chapter)}. ${chapter.title}`,
    description: chapter.about,
    listed: true,
    text: () =>
      [
        `# ${numberOf(chapter)}. ${chapter.title}`,
        chapter.about,
        ...chapter.rules.map((rule) => ruleText(rule, '##')),
      ].join('\n\n'),
  });

const rulePage = (rule: Rule): ResourcePage =>
  page(`${ROOT}/${rule.id}`, {
    name: rule.id,
    title: `${rule.id} ${rule.title}`,
    description: rule.statement,
    listed: false,
    text: () => ruleText(rule, '#'),
  });

const RULES = RULE_BOOK.flatMap(({ rules }) => rules.map(rulePage));
const PAGES: readonly ResourcePage[] = [index, ...RULE_BOOK.map(chapterPage), ...RULES];

/** The rule book: an index, its chapters, and each rule for itself. */
export const ruleBookPages: PageSet = {
  pages: () => PAGES,
  templates: [
    {
      uriTemplate: `${ROOT}/{rule}`,
      name: 'rule',
      title: 'A rule',
      description: 'A rule by the number that a result names, such as R5.3.',
      mimeType: 'text/markdown',
      variable: 'rule',
      values: () => RULES.map(({ name }) => name),
    },
    {
      uriTemplate: `${CHAPTERS}/{chapter}`,
      name: 'rule-chapter',
      title: 'A chapter of the rule book',
      description: 'A chapter by its number, such as 5, with all its rules.',
      mimeType: 'text/markdown',
      variable: 'chapter',
      values: () => RULE_BOOK.map(numberOf),
    },
  ],
};
