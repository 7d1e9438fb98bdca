import { Marked, type Token, type Tokens } from 'marked';
import { Html } from '../web/html.ts';
import { codeBlock, codeTabs, escaped, LANGUAGES, type Code } from './code-blocks.ts';

/** A heading and what stands below it, without markup: what a search finds. The title's id is empty. */
interface Section {
  readonly id: string;
  readonly heading: string;
  /** 1 to 6: the title's is 1. */
  readonly depth: number;
  readonly text: string;
  /** What it defines: words in bold, and the first column of its tables. */
  readonly terms: string;
}

export interface Outline {
  /** The first heading of the first level, which the page prints itself. */
  readonly title: string;
  readonly sections: readonly Section[];
}

/** Where something of a document leads on this server; null where it leads to nothing that is served. */
type LeadsTo = (name: string) => string | null;

interface Links {
  readonly ofLink: LeadsTo;
  /** Target of a name that stands as code and is no link yet, such as that of a tool. */
  readonly ofCode: LeadsTo;
  /** What a picture shows; none where it leads to nothing that is drawn here. */
  readonly ofPicture?: (href: string) => Html | undefined;
}

/** What a document is about, part by part. */
export function readOutline(text: string): Outline {
  const { title, below } = parts(text);
  return { title, sections: sectionsOf(title, below, idsOf(below)) };
}

/**
 * A document of ours as HTML, without its title: headings with addresses, tables that scroll by themselves. Blocks of
 * code that follow each other, each in a language of its own, say the same and become tabs.
 */
export function renderMarkdown(text: string, links: Links): Html {
  const { below } = parts(text);
  return new Html(new Marked({ gfm: true, renderer: rendererOf(idsOf(below), links) }).parser(tabbed(below)));
}

function parts(text: string): { readonly title: string; readonly below: Token[] } {
  const tokens = new Marked({ gfm: true }).lexer(text);
  const at = tokens.findIndex((token) => isHeading(token) && token.depth === 1);
  const first = tokens[at];
  return {
    title: first !== undefined && isHeading(first) ? words(first.text) : '',
    below: tokens.filter((_, index) => index !== at),
  };
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isCode = (token: Token | undefined): token is Tokens.Code => token?.type === 'code';
const isImage = (token: Token | undefined): token is Tokens.Image => token?.type === 'image';
const isTable = (token: Token): token is Tokens.Table => token.type === 'table';
const isList = (token: Token): token is Tokens.List => token.type === 'list';

/** Addresses of headings as the usual readers of Markdown make them; a number from the second of a name on. */
function idsOf(tokens: readonly Token[]): ReadonlyMap<Token, string> {
  const ids = new Map<Token, string>();
  const taken = new Map<string, number>();
  for (const token of tokens) {
    if (!isHeading(token)) continue;
    const id = token.text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replace(/ /g, '-');
    const times = taken.get(id) ?? 0;
    taken.set(id, times + 1);
    ids.set(token, times === 0 ? id : `${id}-${times}`);
  }
  return ids;
}

function sectionsOf(title: string, tokens: readonly Token[], ids: ReadonlyMap<Token, string>): readonly Section[] {
  const sections = [{ id: '', heading: title, depth: 1, text: '', terms: '' }];
  for (const token of tokens) {
    const last = sections.at(-1);
    if (isHeading(token))
      sections.push({ id: ids.get(token) ?? '', heading: words(token.text), depth: token.depth, text: '', terms: '' });
    else if (last !== undefined && !UNSEARCHED.includes(token.type)) {
      last.text = `${last.text} ${words(token.raw)}`.trim();
      last.terms = `${last.terms} ${termsIn(token)}`.trim();
    }
  }
  return sections;
}

function termsIn(token: Token): string {
  const bold = [...token.raw.matchAll(/\*\*([^*]+)\*\*/g)].map(([, term = '']) => term);
  const first = isTable(token) ? token.rows.map(([cell]) => cell?.text ?? '') : [];
  return words([...bold, ...first].join(' '));
}

/** Marks, and code, whose words would drown those of the text. */
const UNSEARCHED = ['html', 'code'];

/** Text without its markup; the names of tools keep their underscores. */
const words = (markdown: string): string =>
  markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/(?<!\\)<[^>]*>/g, ' ')
    .replace(/\\(?=[\n*<>[\]`\\])/g, '')
    .replace(/[`*|#[\]]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The blocks of code behind the first of a row, by that first one. */
interface TabbedCode extends Tokens.Code {
  readonly others?: readonly Code[];
}

/** The same tokens, in which blocks of code that follow each other in languages of their own are one. */
function tabbed(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const first = joined.at(-1);
    const before = tokens[index - 1]?.type === 'space' ? tokens[index - 2] : tokens[index - 1];
    if (isTab(token) && isTab(before) && isTab(first)) {
      const { others = [] }: TabbedCode = first;
      joined[joined.length - 1] = { ...first, others: [...others, codeOf(token)] };
    } else if (token.type !== 'space') joined.push(token);
  }
  return joined;
}

const isTab = (token: Token | undefined): token is Tokens.Code => isCode(token) && LANGUAGES.has(token.lang ?? '');
const codeOf = ({ text, lang = '' }: Tokens.Code): Code => ({ text, language: lang });

/** Whether a list is one of names with what they are below them. */
const isReference = ({ items }: Tokens.List): boolean =>
  items.length > 0 &&
  items.every(({ tokens: [first] }) => {
    const inner = first !== undefined && 'tokens' in first ? (first.tokens ?? []) : [];
    return inner[0]?.type === 'codespan' || (inner[0]?.type === 'link' && inner.some(({ type }) => type === 'br'));
  }) &&
  items.some(({ text }) => text.includes('\\\n'));

function rendererOf(ids: ReadonlyMap<Token, string>, { ofLink, ofCode, ofPicture = () => undefined }: Links) {
  let [tables, blocks] = [0, 0];
  let linked = false;
  return {
    heading(this: Renderer, token: Tokens.Heading): string {
      return `<h${token.depth} id="${attribute(ids.get(token) ?? '')}">${this.parser.parseInline(token.tokens)}</h${token.depth}>\n`;
    },
    link(this: Renderer, { href, tokens }: Tokens.Link): string {
      const leads = ofLink(href);
      linked = leads !== null;
      const text = this.parser.parseInline(tokens);
      linked = false;
      return anchor(leads, text);
    },
    codespan({ text }: Tokens.Codespan): string {
      return anchor(linked ? null : ofCode(text), `<code>${escaped(text)}</code>`);
    },
    // What is drawn is a block by itself.
    paragraph(this: Renderer, { tokens }: Tokens.Paragraph): string {
      const [only] = tokens;
      const picture = tokens.length === 1 && isImage(only) ? ofPicture(only.href) : undefined;
      return picture?.text ?? `<p>${this.parser.parseInline(tokens)}</p>\n`;
    },
    image: () => '',
    html: ({ raw }: Tokens.HTML | Tokens.Tag): string => (raw.startsWith('<!--') ? '' : raw),
    list(this: Renderer, token: Tokens.List): string | false {
      if (token.ordered || !isList(token) || !isReference(token)) return false;
      return `<ul class="reference">\n${token.items.map((item) => `<li>${this.parser.parse(item.tokens)}</li>`).join('\n')}\n</ul>\n`;
    },
    table(this: Renderer, { header, rows }: Tokens.Table): string {
      const cell = ({ align, header: heads, text, tokens }: Tokens.TableCell): string => {
        // A head without words heads nothing.
        const tag = heads && text !== '' ? 'th' : 'td';
        const scope = tag === 'th' ? ' scope="col"' : '';
        const look = align === 'right' ? ' class="number"' : '';
        return `<${tag}${scope}${look}>${this.parser.parseInline(tokens)}</${tag}>`;
      };
      const row = (cells: readonly Tokens.TableCell[]) => `<tr>${cells.map(cell).join('')}</tr>`;
      return `<div class="scroll" tabindex="0" role="region" aria-label="Table ${++tables}"><table><thead>${row(header)}</thead><tbody>${rows.map(row).join('\n')}</tbody></table></div>\n`;
    },
    code(token: TabbedCode): string {
      const { others } = token;
      blocks += 1;
      return (others === undefined ? codeBlock(codeOf(token), blocks) : codeTabs([codeOf(token), ...others], blocks))
        .text;
    },
  };
}

interface Renderer {
  readonly parser: { parse(tokens: Token[]): string; parseInline(tokens: Token[]): string };
}

const anchor = (leads: string | null, inner: string): string =>
  leads === null ? inner : `<a href="${attribute(leads)}">${inner}</a>`;
const attribute = (text: string): string => escaped(text).replace(/"/g, '&quot;');
