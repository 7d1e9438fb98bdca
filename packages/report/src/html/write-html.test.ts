import { describe, expect, it } from 'vitest';
import type { ReportDocument } from '../document/document.ts';
import { writeHtml } from './write-html.ts';

const HOSTILE = `</style></title><script>alert("x")</script><img src=x onerror='y'>&amp;\u0000\u2028`;

const report: ReportDocument = {
  language: 'en',
  paper: 'a4',
  colour: '#8c2f1b',
  title: HOSTILE,
  subject: [HOSTILE],
  facts: [[HOSTILE, HOSTILE]],
  letterhead: { name: HOSTILE, lines: [HOSTILE], logo: { type: 'png', bytes: new Uint8Array([1, 2]) } },
  runningHead: HOSTILE,
  code: HOSTILE,
  words: { contents: HOSTILE, speaksFor: HOSTILE, speaksAgainst: HOSTILE, page: HOSTILE },
  sections: [
    {
      title: HOSTILE,
      blocks: [
        { kind: 'paragraph', text: HOSTILE, role: 'lead' },
        { kind: 'points', title: HOSTILE, items: [HOSTILE] },
        { kind: 'table', caption: HOSTILE, head: [HOSTILE], rows: [[{ text: HOSTILE, tone: 'good' }]] },
        { kind: 'answer', question: HOSTILE, text: HOSTILE, facts: [], speaksFor: [HOSTILE], speaksAgainst: [HOSTILE] },
      ],
    },
  ],
};

describe('a page', () => {
  const html = writeHtml(report);

  it('takes no mark-up from what was sent', () => {
    const tags = [...html.matchAll(/<\/?([a-z!][a-z0-9]*)/gi)].map(([, name = '']) => name.toLowerCase());
    expect(tags).not.toContain('script');
    expect(tags.filter((name) => name === 'img')).toHaveLength(1);
    expect(tags.filter((name) => name === 'style')).toHaveLength(2);
    expect(tags.filter((name) => name === 'title')).toHaveLength(2);
    expect(html.replace(/"[^"]*"/g, '')).not.toMatch(/<[a-z][^<>]* on\w+=/);
  });

  it('loads nothing', () => {
    expect(
      [...html.matchAll(/(?:src|href)="([^"]*)"/g)].every(([, at = '']) => /^(?:#|data:image\/png;)/.test(at)),
    ).toBe(true);
    expect(html).not.toMatch(/@import|url\(/);
  });
});
