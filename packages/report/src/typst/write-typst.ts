import {
  MOST_WHOLE,
  type Answer,
  type Block,
  type Cell,
  type Facts,
  type Letterhead,
  type Picture,
  type Points,
  type ReportDocument,
  type Section,
  type Table,
} from '../document/document.ts';
import { withPlainStyle } from '../document/plain-figure.ts';
import { preambleOf } from './preamble.ts';
import { array, quoted } from './text.ts';

/** A report as the source of Typst, with the files that it names. */
export interface TypstSource {
  readonly source: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export function writeTypst(report: ReportDocument): TypstSource {
  return new TypstWriter(report).write();
}

/** Glyphs of planets and signs are in no font here; the letters after them say the same. */
const GLYPHS = /[\u2609-\u260b\u263d-\u2644\u2648-\u2653]\ufe0e? ?/gu;

class TypstWriter {
  readonly #files = new Map<string, Uint8Array>();

  constructor(private readonly report: ReportDocument) {}

  write(): TypstSource {
    const { title, sections, facts, letterhead } = this.report;
    const source = [
      preambleOf(this.report),
      this.#letterhead(letterhead),
      `#heading(level: 1, ${quoted(title)})`,
      factsOf(facts),
      '#v(6pt)',
      '#outline(target: heading.where(level: 2))',
      ...sections.map((section) => this.#section(section)),
    ].join('\n');
    return { source, files: this.#files };
  }

  #file(name: string, bytes: Uint8Array): string {
    this.#files.set(name, bytes);
    return quoted(name);
  }

  #letterhead({ name, lines, logo }: Letterhead): string {
    if (name === undefined && lines.length === 0 && logo === undefined) return '';
    const picture =
      logo === undefined
        ? undefined
        : `image(${this.#file(`/logo.${logo.type}`, logo.type === 'png' ? logo.bytes : Buffer.from(logo.text))}, height: 18mm, width: 55mm, fit: "contain", alt: ${quoted(name ?? 'Logo')})`;
    const words = [
      ...(name === undefined ? [] : [`text(12pt, accent, weight: "bold", ${quoted(name)})`]),
      ...lines.map((line) => `text(8.5pt, muted, ${quoted(line)})`),
    ];
    const side = `stack(spacing: 5pt, ${words.join(', ')})`;
    const cells = [...(picture === undefined ? [] : [picture]), ...(words.length === 0 ? [] : [side])];
    const columns = cells.length === 2 ? '(auto, 1fr)' : '(1fr,)';
    return `#block(width: 100%, stroke: (bottom: 0.6pt + rule), inset: (bottom: 9pt), below: 14pt, grid(columns: ${columns}, column-gutter: 14pt, align: horizon, ${cells.join(', ')}))`;
  }

  #section({ title, blocks, newPage, whole }: Section): string {
    const inner = [`#heading(level: 2, ${quoted(title)})`, ...blocks.map((block) => this.#block(block))].join('\n');
    return [newPage ? '#pagebreak(weak: true)' : '', whole ? `#block(breakable: false)[${inner}]` : inner].join('\n');
  }

  #block(block: Block): string {
    switch (block.kind) {
      case 'paragraph':
        if (block.role === 'note') return `#note(${quoted(block.text)})`;
        return block.role === undefined ? `#par(${quoted(block.text)})` : `#par(lead(${quoted(block.text)}))`;
      case 'facts':
        return factsOf(block.rows);
      case 'points':
        return pointsOf(block, 3);
      case 'table':
        return captioned(block, block.rows.length > MOST_WHOLE);
      case 'grid':
        return `#block(above: 10pt, grid(columns: ${array(Array<string>(block.columns).fill('1fr'))}, column-gutter: 9pt, row-gutter: 12pt, ${block.tables
          .map((table) => `[${captioned(table, false)}]`)
          .join(', ')}))`;
      case 'picture':
        return this.#picture(block);
      case 'answer':
        return answerOf(block, this.report.words);
    }
  }

  #picture({ printed, alt, share }: Picture): string {
    const name = `/figure-${this.#files.size + 1}.svg`;
    const file = this.#file(name, Buffer.from(withPlainStyle(printed).replace(GLYPHS, '')));
    return `#block(width: 100%, above: 8pt, below: 10pt, align(center, image(${file}, width: ${Math.round(share * 100)}%, alt: ${quoted(alt)})))`;
  }
}

const captioned = (table: Table, breakable: boolean): string =>
  `#block(breakable: ${breakable})[#caption(${quoted(table.caption)}) #${tableOf(table)}]`;

const factsOf = (rows: Facts['rows']): string =>
  rows.length === 0
    ? ''
    : `#facts(${rows.map(([name, value]) => `text(muted, ${quoted(name)}), ${quoted(value)}`).join(', ')})`;

const listOf = (items: readonly string[]): string => `#list(${items.map(quoted).join(', ')})`;

const pointsOf = ({ title, items, small }: Points, level: 3): string =>
  [
    title === undefined ? '' : `#heading(level: ${level}, outlined: false, ${quoted(title)})`,
    items.length === 0 ? '' : small ? `#[#set text(8.3pt)\n${listOf(items)}]` : listOf(items),
  ].join('\n');

function tableOf({ head, rows, shares }: Table): string {
  const columns = (shares ?? head.map(() => 1)).map((share) => `${share}fr`);
  const header = `table.header(${head.map(quoted).join(', ')})`;
  const cells = rows.flatMap((row) => row.map(cellOf));
  return `table(columns: ${array(columns)}, ${header}, ${cells.join(', ')})`;
}

function cellOf(cell: string | Cell): string {
  if (typeof cell === 'string') return quoted(cell);
  return cell.tone === undefined ? quoted(cell.text) : `text(tones.${cell.tone}, ${quoted(cell.text)})`;
}

function answerOf({ question, text, facts, speaksFor, speaksAgainst }: Answer, words: ReportDocument['words']): string {
  const reasons = (title: string, items: readonly string[]): readonly string[] =>
    items.length === 0 ? [] : [`[#v(3pt) #text(8.8pt, weight: "bold", ${quoted(title)}) ${listOf(items)}]`];
  const parts = [
    `heading(level: 3, outlined: false, ${quoted(question)})`,
    `par(lead(${quoted(text)}))`,
    ...(facts.length === 0 ? [] : [`[#v(2pt) #set text(8.8pt)\n${factsOf(facts)}]`]),
    ...reasons(words.speaksFor, speaksFor),
    ...reasons(words.speaksAgainst, speaksAgainst),
  ];
  return `#answer(${parts.join(', ')})`;
}
