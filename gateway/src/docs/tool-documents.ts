import { CATALOG, exampleOf, SCHOOLS, type CatalogEntry } from '@cuspal/catalog';
import { ruleOf, rulePlace } from '@cuspal/catalog/rules';
import { playgroundAddress } from '../web/portal-paths.ts';
import { callFences } from './call-code.ts';
import { hasFigure } from './example-figure.ts';

/** A document that is put together when somebody asks for it. */
export interface Document {
  readonly title: string;
  readonly source: () => string;
  /** What its page shows, where that is something else than the whole. */
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
      const document = {
        title,
        source: () => sourceOf(entry, title, section),
        shown: () => pageOf(entry, section),
      };
      return [`tools/${entry.name}.md`, document];
    }),
  );
}

/**
 * What the page of a family shows: each tool in short, with its own page for the rest. All schemas of a family
 * together are too long for a page.
 */
export function familyPage(file: string, text: string): string {
  const [head = ''] = text.split(/^## /m, 1);
  const family = file.replace(/^tools\//, '').replace(/\.md$/, '');
  const tools = CATALOG.filter((entry) => fileOf(entry) === `${family}.md`).map(
    ({ name, title, description, system }) =>
      `## ${name} — ${title}\n\n${description}\n\n[Arguments, example and errors](${name}.md) · ${[SCHOOLS[system] ?? 'no school', ...(hasFigure(name) ? ['figure'] : [])].join(' · ')}`,
  );
  return [head.trim(), ...tools, `[All tools](README.md) · [The whole family in Markdown](/docs/${file})`].join('\n\n');
}

const sectionsIn = (text: string): readonly string[] => text.split(/^## /m).slice(1);
const nameIn = (section: string): string => /^\w+/.exec(section)?.[0] ?? '';
const fileOf = ({ family }: CatalogEntry): string => `${family.replaceAll(' ', '-')}.md`;

/** The parts of a tool's section by their headings; the first is what stands above all of them. */
function partsOf(section: string): ReadonlyMap<string, string> {
  const [head = '', ...parts] = section.split(/^### /m);
  const named = parts.map((part) => {
    const end = part.indexOf('\n');
    return [part.slice(0, end), part.slice(end).trim()] as const;
  });
  return new Map([['', head.slice(head.indexOf('\n')).trim()], ...named]);
}

/** The document in Markdown, for programs: the call as an object, and the whole answer. */
function sourceOf(entry: CatalogEntry, title: string, section: string): string {
  const { arguments: args, answer } = exampleOf(entry.name);
  const call = JSON.stringify({ name: entry.name, arguments: args }, null, 2);
  return documentOf(entry, title, section, {
    Example: `\`\`\`json\n${call}\n\`\`\``,
    Answer: `${MOMENT}\n\n${answerFence(answer)}`,
  });
}

/**
 * What its page shows: a way to run it, the call in four languages, and the figure of the answer. Where strangers may not
 * run tools, the address of the public playground leads on to that of those who sign in.
 */
function pageOf(entry: CatalogEntry, section: string): string {
  const { name } = entry;
  const { arguments: args, answer } = exampleOf(name);
  const figure = hasFigure(name) ? `![The figure of this answer](figure:${name})\n\n` : '';
  return documentOf(entry, `${entry.title}: ${name}`, section, {
    '': `[Run it in the playground](${playgroundAddress(true, name)})`,
    Example: callFences(name, args, answer),
    Answer: `${MOMENT}\n\n${saidIn(answer)}${figure}${shortened(answerFence(answer), name)}`,
  });
}

/** Signs of an answer that a page shows. */
const MOST_ANSWER = 10_000;

/** A long answer is cut after a line; the document for programs has all of it. */
function shortened(fence: string, name: string): string {
  if (fence.length <= MOST_ANSWER) return fence;
  const end = fence.lastIndexOf('\n', MOST_ANSWER);
  return `${fence.slice(0, end)}\n…\n\`\`\`\`\n\nThis answer is cut here; [the text of this page](/docs/tools/${name}.md) has all of it.`;
}

const MOMENT = 'Computed for noon of 1 January 2026, universal time.';

/** What a tool does comes before what kind of tool it is. */
function documentOf(
  entry: CatalogEntry,
  title: string,
  section: string,
  own: Readonly<Record<string, string>>,
): string {
  const parts = partsOf(section);
  const part = (heading: string, text: string | undefined): string =>
    text === undefined || text === '' ? '' : `## ${heading}\n\n${text}`;
  return [
    `# ${title}`,
    parts.get('') ?? '',
    own[''] ?? '',
    part('Arguments', parts.get('Arguments')),
    part('Example', own['Example']),
    part('Answer', own['Answer']),
    part('Result', parts.get('Result')),
    part('Errors', parts.get('Errors')),
    part('Rules', rulesOf(exampleOf(entry.name).answer)),
    part('About this tool', parts.get('About this tool')),
    `[All tools](README.md) · [The family ${entry.family}](${fileOf(entry)})\n`,
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

const answerFence = (answer: object | string): string =>
  typeof answer === 'string'
    ? `\`\`\`\`text\n${answer}\n\`\`\`\``
    : `\`\`\`\`json\n${JSON.stringify(answer, null, 1)}\n\`\`\`\``;

/** The sentence with which an answer begins, as a quotation. */
function saidIn(answer: object | string): string {
  const said = new Map<string, unknown>(typeof answer === 'string' ? [] : Object.entries(answer));
  const text = said.get('answer') ?? said.get('about');
  return typeof text === 'string'
    ? `> ${text.replaceAll(/\s+/g, ' ').replaceAll(/[*_<>[\]`\\]/g, String.raw`\$&`)}\n\n`
    : '';
}

/** The rules that the answer names, each with its place in the rule book. */
function rulesOf(answer: object | string): string {
  const named = typeof answer === 'string' ? {} : (answer as { readonly provenance?: { readonly rules?: string[] } });
  return (named.provenance?.rules ?? [])
    .flatMap((id) => {
      const rule = ruleOf(id);
      if (rule === undefined) return [];
      const { file, anchor } = rulePlace(id);
      return [`- [${id} ${rule.title}](../rules/${file}#${anchor})`];
    })
    .join('\n');
}
