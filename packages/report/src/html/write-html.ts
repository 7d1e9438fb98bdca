import {
  MOST_WHOLE,
  type Answer,
  type Block,
  type Cell,
  type Facts,
  type Letterhead,
  type Points,
  type ReportDocument,
  type Section,
  type Table,
} from '../document/document.ts';
import { FIGURE_STYLE, withoutStyle } from '../document/plain-figure.ts';
import { styleOf } from './style.ts';

/** One page that loads nothing and runs nothing. */
export function writeHtml(report: ReportDocument): string {
  const { language, title, runningHead, code, words, colour, paper, sections } = report;
  const style = styleOf(runningHead, code, words.page, colour, paper);
  return [
    '<!doctype html>',
    `<html lang="${escaped(language)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="generator" content="Cuspal">',
    `<title>${escaped(title)}</title><style>${style}${FIGURE_STYLE}</style></head>`,
    '<body>',
    letterhead(report.letterhead),
    `<header><h1>${escaped(title)}</h1>${facts(report.facts)}</header>`,
    `<nav aria-label="${escaped(words.contents)}"><ol>`,
    ...sections.map(({ title: name }, index) => `<li><a href="#part-${index + 1}">${escaped(name)}</a></li>`),
    '</ol></nav>',
    '<main>',
    ...sections.map((section, index) => sectionHtml(section, index + 1, words)),
    '</main>',
    '</body></html>',
    '',
  ].join('\n');
}

type Words = ReportDocument['words'];

function letterhead({ name, lines, logo }: Letterhead): string {
  if (name === undefined && lines.length === 0 && logo === undefined) return '';
  const source =
    logo === undefined
      ? undefined
      : logo.type === 'png'
        ? `data:image/png;base64,${Buffer.from(logo.bytes).toString('base64')}`
        : `data:image/svg+xml;base64,${Buffer.from(logo.text).toString('base64')}`;
  return [
    '<div class="letterhead">',
    source === undefined ? '' : `<img src="${source}" alt="">`,
    '<div>',
    name === undefined ? '' : `<strong>${escaped(name)}</strong>`,
    ...lines.map((line) => `<p>${escaped(line)}</p>`),
    '</div></div>',
  ].join('');
}

const facts = (rows: Facts['rows']): string =>
  rows.length === 0
    ? ''
    : `<dl>${rows.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`;

function sectionHtml({ title, blocks, newPage, whole }: Section, number: number, words: Words): string {
  const names = [...(newPage ? ['new-page'] : []), ...(whole ? ['whole'] : [])].join(' ');
  const opening = `<section id="part-${number}"${names === '' ? '' : ` class="${names}"`} aria-labelledby="head-${number}">`;
  const body = blocks.map((block) => blockHtml(block, words)).join('\n');
  return `${opening}<h2 id="head-${number}">${escaped(title)}</h2>\n${body}</section>`;
}

function blockHtml(block: Block, words: Words): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p${block.role === undefined ? '' : ` class="${block.role}"`}>${escaped(block.text)}</p>`;
    case 'facts':
      return facts(block.rows);
    case 'points':
      return points(block);
    case 'table':
      return table(block);
    case 'grid':
      return `<div class="grid">${block.tables.map(table).join('\n')}</div>`;
    case 'picture':
      return `<figure style="width:${Math.round(block.share * 100)}%">${withoutStyle(block.svg)}</figure>`;
    case 'answer':
      return answer(block, words);
  }
}

const list = (items: readonly string[], attribute = ''): string =>
  items.length === 0 ? '' : `<ul${attribute}>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;

const points = ({ title, items, small }: Points): string =>
  `${title === undefined ? '' : `<h3>${escaped(title)}</h3>`}${list(items, small ? ' class="small"' : '')}`;

function table({ caption, head, rows, shares }: Table): string {
  const whole = shares?.reduce((sum, share) => sum + share, 0) ?? 1;
  const columns = shares?.map((share) => `<col width="${Math.round((share / whole) * 100)}%">`).join('') ?? '';
  const cells = (row: readonly (string | Cell)[]): string => row.map(cell).join('');
  return [
    `<table${rows.length > MOST_WHOLE ? '' : ' class="whole"'}><caption>${escaped(caption)}</caption>`,
    columns === '' ? '' : `<colgroup>${columns}</colgroup>`,
    `<thead><tr>${head.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}</tbody></table>`,
  ].join('');
}

function cell(content: string | Cell): string {
  if (typeof content === 'string') return `<td>${escaped(content)}</td>`;
  return `<td${content.tone === undefined ? '' : ` class="${content.tone}"`}>${escaped(content.text)}</td>`;
}

function answer({ question, text, facts: rows, speaksFor, speaksAgainst }: Answer, words: Words): string {
  const reasons = (title: string, items: readonly string[]): string =>
    items.length === 0 ? '' : `<h4>${escaped(title)}</h4>${list(items)}`;
  return [
    `<div class="answer"><h3>${escaped(question)}</h3><p class="lead">${escaped(text)}</p>`,
    facts(rows),
    reasons(words.speaksFor, speaksFor),
    reasons(words.speaksAgainst, speaksAgainst),
    '</div>',
  ].join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters but for line breaks have no meaning in a document. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

const escaped = (text: string): string =>
  text.replace(CONTROLS, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
