import { describe, expect, it } from 'vitest';
import { html } from '../web/html.ts';
import { readOutline, renderMarkdown } from './markdown.ts';

const rendered = (text: string): string =>
  renderMarkdown(text, {
    ofLink: (href) => href,
    ofCode: () => null,
    ofPicture: (href) => (href === 'chart.svg' ? html`<figure>chart</figure>` : undefined),
  }).text;
const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\`\n\n`;
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('a document as a page', () => {
  it('makes tabs of blocks that follow each other in languages of their own, the first of them chosen', () => {
    const page = rendered(`${fence('sh', 'curl x')}${fence('ts', 'a < b')}${fence('py', 'x')}`);
    expect([count(page, '<fieldset'), count(page, 'type="radio"'), count(page, ' checked')]).toEqual([1, 3, 1]);
    expect(page).toContain('a &lt; b');
    // Each label belongs to one button, and a page may have more than one group.
    const two = rendered(`${fence('sh', 'a')}${fence('ts', 'b')}Text.\n\n${fence('sh', 'c')}${fence('ts', 'd')}`);
    const ids = [...two.matchAll(/ id="(code-[^"]+)"/g)].map(([, id]) => id);
    const labels = [...two.matchAll(/ for="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(4);
    expect(labels).toEqual(ids.map((id) => id?.trim()));
  });

  it('leaves a block alone that has no language, or a text between it and the next', () => {
    expect(rendered(`${fence('sh', 'a')}Text.\n\n${fence('ts', 'b')}`)).not.toContain('fieldset');
    expect(rendered(`${fence('', 'a')}${fence('', 'b')}`)).not.toContain('fieldset');
    expect(rendered(`${fence('sh', 'a')}${fence('json', 'b')}`)).not.toContain('fieldset');
  });

  it('folds long code and says how long it is', () => {
    const lines = Array.from({ length: 61 }, (_, index) => `line ${index}`);
    expect(rendered(fence('json', lines.join('\n')))).toContain('<summary>Show all 61 lines</summary>');
    expect(rendered(fence('json', lines.slice(1).join('\n')))).not.toContain('<summary>');
  });

  it('makes rows of names with what they are below them, members within', () => {
    const page = rendered('- `a` text, required\\\n  For it.\n  - `b` number\\\n    Within.\n- `c` text');
    expect(count(page, '<ul class="reference">')).toBe(2);
    expect(page).toMatch(/<code>a<\/code> text, required<br>For it\./);
    expect(rendered('- `a` is one\n- `b` is another')).not.toContain('reference');
    expect(rendered('- plain\n- text')).toContain('<ul>');
  });

  it('draws the pictures that it knows, and shows neither others nor notes to those who write', () => {
    expect(rendered('![A chart](chart.svg)')).toBe('<figure>chart</figure>');
    expect(rendered('![A chart](https://elsewhere.example/chart.svg)')).not.toContain('elsewhere');
    expect(rendered('<!-- Written by a program. -->\n\nText.')).toBe('<p>Text.</p>\n');
  });

  it('tells a search the words, not what they are written with', () => {
    const { title, sections } = readOutline(
      '# Title\n\nFirst `get_x` [link](y.md).\n\n![A chart](chart.svg)\n\n## Part\n\n- `a` text\\\n  For \\<it\\>.\n\n```sh\nhidden\n```',
    );
    expect(title).toBe('Title');
    expect(sections.map(({ heading, text }) => [heading, text])).toEqual([
      ['Title', 'First get_x link .'],
      ['Part', '- a text For <it>.'],
    ]);
  });
});
