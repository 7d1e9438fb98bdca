import type { ReportDocument } from '../document/document.ts';
import { quoted } from './text.ts';

/** Families of the fonts that a PDF is set in, the first that has a letter; Noto Sans has Latin and Devanagari. */
const FAMILIES = [
  'Noto Sans',
  'Noto Sans Tamil',
  // Of the free fonts these two have the fewest letters that a reader copies twice (ADR 100).
  'Hind Guntur',
  'Hind Siliguri',
  'Noto Sans Gujarati',
  'Noto Sans Kannada',
  'Noto Sans Malayalam',
  'Noto Sans Gurmukhi',
  'Noto Sans Oriya',
  'Noto Sans Sinhala',
] as const;

/** Titles that are set smaller: long ones, and those with a long word. */
const LONG_TITLE = /^.{80}|\S{28}/su;

const PAPERS = { a4: 'a4', letter: 'us-letter' } as const;

/** Settings and functions of a report. Everything that was sent comes in as a string, never as code. */
export const preambleOf = ({
  language,
  paper,
  colour,
  title,
  runningHead,
  code,
  words,
  letterhead,
}: ReportDocument): string => `
#set document(title: ${quoted(title)}${letterhead.name === undefined ? '' : `, author: ${quoted(letterhead.name)}`}, date: none)
#let accent = rgb(${quoted(colour)})
#let ink = rgb("#1d1d1f")
#let muted = rgb("#5d574c")
#let rule = rgb("#b9ae97")
#let faint = rgb("#e9e2d2")
#let panel = rgb("#faf6ec")
#let tones = (good: rgb("#2f6b3f"), fair: rgb("#705400"), poor: rgb("#9b2c2c"))
#set text(font: (${FAMILIES.map((family) => `"${family}"`).join(', ')}), size: 9.5pt, fill: ink, lang: ${quoted(language.split('-')[0] ?? 'en')})
#set par(leading: 0.62em, spacing: 0.9em)
#set page(
  paper: "${PAPERS[paper]}",
  margin: (top: 22mm, bottom: 19mm, x: 16mm),
  header: context if counter(page).get().first() > 1 { text(8pt, muted, ${quoted(runningHead)}) },
  footer: context text(7.5pt, muted)[
    #${quoted(code)} #h(1fr) #${quoted(words.page)} #counter(page).display("1 / 1", both: true)
  ],
)
#show heading.where(level: 1): it => block(above: 0pt, below: 12pt, sticky: true, text(${LONG_TITLE.test(title) ? 12 : 20}pt, weight: "bold", it.body))
#show heading.where(level: 2): it => block(above: 20pt, below: 8pt, sticky: true, width: 100%, stroke: (bottom: 0.8pt + accent), inset: (bottom: 3pt), text(13.5pt, accent, weight: "bold", it.body))
#show heading.where(level: 3): it => block(above: 11pt, below: 5pt, sticky: true, text(10.5pt, weight: "bold", it.body))
#set list(indent: 2pt, body-indent: 5pt, spacing: 0.55em)
#set outline(title: none, depth: 2)
#set outline.entry(fill: repeat(text(muted)[.], gap: 0.2em))
#show outline.entry: set block(above: 0.5em)
#set table(stroke: (x, y) => (bottom: if y == 0 { 0.6pt + rule } else { 0.4pt + faint }), inset: (x: 3pt, y: 2.9pt))
#show table: set text(8.3pt)
#show table: set par(leading: 0.45em)
#show table.cell.where(y: 0): set text(weight: "bold")
#let lead(words) = text(10.5pt, words)
#let note(words) = block(sticky: true, text(8.3pt, muted, words))
#let caption(words) = block(sticky: true, above: 10pt, below: 4pt, text(9pt, weight: "bold", words))
#let facts(..rows) = grid(columns: (auto, 1fr), column-gutter: 12pt, row-gutter: 6pt, ..rows)
#let answer(..parts) = block(width: 100%, breakable: false, fill: panel, stroke: (left: 2.4pt + accent), inset: (x: 10pt, y: 8pt), above: 10pt, below: 10pt, parts.pos().join())
`;
