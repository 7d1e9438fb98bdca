import { CATALOG, exampleOf, type CatalogEntry } from '@cuspal/catalog';
import { ruleOf, rulePlace } from '@cuspal/catalog/rules';

/** A document that is put together when somebody asks for it. */
export interface Document {
  readonly title: string;
  readonly source: () => string;
  /** What its page shows, where that is less than the whole. */
  readonly shown?: () => string;
}

/** A document for each tool: what its family's page says of it, a real call and its real answer. */
export function toolDocuments(files: ReadonlyMap<string, string>): ReadonlyMap<string, Document> {
  const sections = new Map<string, string>();
  for (const [file, text] of files) {
    if (!file.startsWith('tools/')) continue;
    for (const part of sectionsIn(text)) sections.set(nameIn(part), part);
  }
  return new Map(
    CATALOG.map((entry) => {
      const section = (sections.get(entry.name) ?? entry.name).trim();
      const title = section.split('\n', 1)[0] ?? entry.name;
      return [`tools/${entry.name}.md`, { title, source: () => documentOf(entry, section) }];
    }),
  );
}

/**
 * What the page of a family shows: each tool in short, with its own page for the rest. All schemas of a family
 * together are too long for a page.
 */
export function familyPage(file: string, text: string): string {
  const [head = ''] = text.split(/^## /m, 1);
  const tools = sectionsIn(text).map((section) => {
    const [title = '', tags = '', description = ''] = section.split('\n\n', 3);
    return `## ${title}\n\n${description}\n\n[Arguments, result, a call and its answer](${nameIn(section)}.md) · ${tags}`;
  });
  return [head.trim(), ...tools, `[All tools](README.md) · [The whole family in Markdown](/docs/${file})`].join('\n\n');
}

const sectionsIn = (text: string): readonly string[] => text.split(/^## /m).slice(1);
const nameIn = (section: string): string => /^\w+/.exec(section)?.[0] ?? '';

function documentOf({ name, family }: CatalogEntry, section: string): string {
  const example = exampleOf(name);
  const call = { name, arguments: example.arguments };
  const answer = typeof example.answer === 'string' ? example.answer : JSON.stringify(example.answer, null, 1);
  return `# ${descriptionFirst(section)}

## A call

\`\`\`json
${JSON.stringify(call, null, 2)}
\`\`\`

## Its answer

At noon of 1 January 2026, universal time.

\`\`\`\`json
${answer}
\`\`\`\`
${rulesOf(example.answer)}
[All tools](README.md) · [The family ${family}](${family.replaceAll(' ', '-')}.md)
`;
}

/** What a tool does comes before what kind of tool it is. */
function descriptionFirst(section: string): string {
  const [title = '', tags = '', description = '', ...rest] = section.split('\n\n');
  return [title, description, tags, ...rest].join('\n\n');
}

/** The rules that the answer names, each with its place in the rule book. */
function rulesOf(answer: object | string): string {
  const named = typeof answer === 'string' ? {} : (answer as { readonly provenance?: { readonly rules?: string[] } });
  const known = (named.provenance?.rules ?? []).flatMap((id) => {
    const rule = ruleOf(id);
    if (rule === undefined) return [];
    const { file, anchor } = rulePlace(id);
    return [`- [${id} ${rule.title}](../rules/${file}#${anchor})`];
  });
  return known.length === 0 ? '' : `\n## Its rules\n\n${known.join('\n')}\n`;
}
