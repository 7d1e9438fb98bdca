import { Marked, type Token, type Tokens } from 'marked';
import { Html } from '../web/html.ts';

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

export interface Rendered {
  /** The first heading of the first level, which the page prints itself. */
  readonly title: string;
  readonly body: Html;
  readonly sections: readonly Section[];
}

/** Where something of a document leads on this server; null where it leads to nothing that is served. */
type LeadsTo = (name: string) => string | null;

interface Links {
  readonly ofLink: LeadsTo;
  /** Target of a name that stands as code and is no link yet, such as that of a tool. */
  readonly ofCode: LeadsTo;
}

/** A document of ours as HTML: headings with addresses, tables and code that scroll by themselves, no images. */
export function renderMarkdown(text: string, links: Links): Rendered {
  const tokens = new Marked({ gfm: true }).lexer(text);
  const at = tokens.findIndex((token) => isHeading(token) && token.depth === 1);
  const first = tokens[at];
  const title = first !== undefined && isHeading(first) ? words(first.text) : '';
  const below = tokens.filter((_, index) => index !== at);
  const ids = idsOf(below);
  return {
    title,
    body: new Html(new Marked({ gfm: true, renderer: rendererOf(ids, links) }).parser(below)),
    sections: sectionsOf(title, below, ids),
  };
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

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

const isTable = (token: Token): token is Tokens.Table => token.type === 'table';

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
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[`*|#[\]]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function rendererOf(ids: ReadonlyMap<Token, string>, { ofLink, ofCode }: Links) {
  let tables = 0;
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
    image: () => '',
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
    // What scrolls can be reached with the keyboard.
    code: ({ text }: Tokens.Code): string => `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`,
  };
}

interface Renderer {
  readonly parser: { parseInline(tokens: Token[]): string };
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const anchor = (leads: string | null, inner: string): string =>
  leads === null ? inner : `<a href="${attribute(leads)}">${inner}</a>`;
const attribute = (text: string): string => escaped(text).replace(/"/g, '&quot;');
