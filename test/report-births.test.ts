import { spawnSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';
import {
  codeOf,
  makeDocument,
  planOf,
  reportRequest,
  writeHtml,
  writeTypst,
  type MemberResult,
  type ReportInput,
  type ReportKind,
} from '@cuspal/report';
import { callTool, TEST_NOW } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { canMakePdf, PdfMaker } from '../gateway/src/reports/writer/pdf.ts';

const CHENNAI = { birth_datetime: '1992-08-14T10:02', latitude: 13.0827, longitude: 80.2707, utc_offset_minutes: 330 };
const SECOND = { datetime: '1990-11-03T17:20', latitude: 12.9716, longitude: 77.5946, utcOffsetMinutes: 330 };
const EVENTS = [
  { event: 'Career / Job Start', date: '2015-07-06' },
  { event: 'Marriage', date: '2019-05-12' },
  { event: 'Property Purchase', date: '2022-02-02' },
];
const LONG = {
  latin: 'Venkataramanarajuvaripeta '.repeat(7).trim(),
  devanagari: 'श्रीमती क्षत्रियकुलावतंसा राजराजेश्वरी प्रियदर्शिनी',
  tamil: 'தமிழ்ச்செல்வி ஸ்ரீநிவாசன் கோபாலகிருஷ்ணன்',
  bengali: 'শ্রীকৃষ্ণ চট্টোপাধ্যায় বন্দ্যোপাধ্যায় লক্ষ্মী ক্ষিতীশ',
};

/** Ten births and what is asked of them: made up, but for the sky of February 1962. */
const BIRTHS: readonly (readonly [string, ReportKind, object])[] = [
  ['a stellium', 'horoscope', { ...CHENNAI, birth_datetime: '1962-02-05T06:00', dasha_level: 'pratyantardasha' }],
  [
    'beyond the polar circle',
    'horoscope',
    { ...CHENNAI, birth_datetime: '1980-06-21T12:00', latitude: 69.65, longitude: 18.95, utc_offset_minutes: 60 },
  ],
  ['an unknown time', 'horoscope', { ...CHENNAI, birth_datetime: '1992-08-14', birth_time_known: false }],
  ['a long name in Latin', 'marriage', { ...CHENNAI, name: LONG.latin, chart_style: 'north' }],
  ['a name in Devanagari', 'year', { ...CHENNAI, name: LONG.devanagari, year: 2026 }],
  ['a name in Tamil', 'career', { ...CHENNAI, name: LONG.tamil, chart_style: 'round' }],
  ['a name in Bengali', 'birth-time', { ...CHENNAI, name: LONG.bengali, known_events: EVENTS }],
  [
    'a couple',
    'match',
    { ...CHENNAI, name: 'A', gender: 'female', person2: { ...SECOND, name: 'B', gender: 'male' }, paper: 'letter' },
  ],
  [
    'a number',
    'horary',
    { ...CHENNAI, number: 84, question: 'Will I get the job?', question_datetime: '2026-01-01T12:00' },
  ],
  ['a date to choose', 'election', { ...CHENNAI, event: 'Marriage', scan_start: '2026-02-01', scan_days: 10 }],
];

async function inputOf(kind: ReportKind, body: object): Promise<ReportInput> {
  const request = reportRequest.parse(body);
  const plan = planOf(kind, request);
  const results = new Map<string, MemberResult>();
  for (const { key, tool, args, ofRunningMahadasha } of plan.calls) {
    const { text, isError } = await callTool(tool, { ...args, ...(ofRunningMahadasha && { mahadasha: 'Jupiter' }) });
    results.set(key, isError ? { tool, refused: text } : { tool, value: JSON.parse(text) as unknown });
  }
  const code = codeOf(kind, request, '0.1.0', TEST_NOW);
  return { kind, request, results, missing: plan.missing, madeAt: TEST_NOW, release: '0.1.0', code };
}

/** What is written in the streams of a PDF, unpacked, with what stands between them. */
function unpacked(pdf: Uint8Array): string {
  const file = Buffer.from(pdf);
  const parts = [file.toString('latin1')];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue;
    const end = file.indexOf('endstream', at);
    try {
      parts.push(inflateSync(file.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // Some are not packed.
    }
  }
  return parts.join('\n');
}

const count = (text: string, part: RegExp): number => [...text.matchAll(part)].length;

/** What a reader selects; undefined where poppler is not installed. */
function selected(pdf: Uint8Array): string | undefined {
  const { status, stdout } = spawnSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], { input: pdf, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/** Letters without what a page puts between them. */
const letters = (text: string): string => text.normalize('NFC').replaceAll(/[\s\u200b\u200c\u200d]/g, '');

describe.each(BIRTHS)('the report of %s', (_, kind, body) => {
  it('is a page and a PDF that can be read, kept and heard', async () => {
    const input = await inputOf(kind, body);
    const document = makeDocument(input);
    const html = writeHtml(document);
    expect(html).not.toMatch(/undefined|\[object|NaN|<script/);
    expect(Buffer.byteLength(html)).toBeLessThan(600 * 1024);
    // Each result is told: each part has its section, or is named as missing.
    const refused = [...input.results.values()].filter((result) => 'refused' in result);
    if (refused.length + input.missing.length > 0) expect(html).toContain('What is not in this report');
    expect(html).toContain(input.code);
    if (!canMakePdf()) return;

    const pdf = new PdfMaker().make(writeTypst(document), TEST_NOW);
    expect(pdf.length).toBeLessThan(600 * 1024);
    const text = unpacked(pdf);
    expect(text).toMatch(/pdfuaid:part>1</);
    expect(text).toMatch(/\/MarkInfo/);
    expect(text).toMatch(/\/StructTreeRoot/);
    expect(count(text, /\/S\s*\/TH\b/g)).toBeGreaterThan(0);
    expect(count(text, /\/S\s*\/H1\b/g)).toBe(1);
    // Each picture says what it shows, and each font is in the file.
    expect(count(text, /\/Alt\s*[(<]/g)).toBeGreaterThanOrEqual(count(html, /<figure/g));
    expect(count(text, /\/Type\s*\/FontDescriptor\b/g)).toBe(count(text, /\/FontFile[23]?\b/g));
    expect(pdf).toEqual(new PdfMaker().make(writeTypst(document), TEST_NOW));

    const read = selected(pdf);
    if (read === undefined) return;
    const { name } = input.request;
    if (name !== undefined) expect(letters(read)).toContain(letters(name));
    expect(read).toContain(input.code);
  });
});

describe('what a report tells', () => {
  it('are the values of the single tools, to the letter', async () => {
    const input = await inputOf('horoscope', CHENNAI);
    const html = writeHtml(makeDocument(input));
    const { result: planets } = await callTool('get_planets', CHENNAI);
    for (const { sign, dms } of Object.values(planets['planets'] as Record<string, { sign: string; dms: string }>))
      expect(html).toContain(`<td>${sign}</td><td>${dms.replaceAll("'", '&#39;').replaceAll('"', '&quot;')}</td>`);
    const { result: answer } = await callTool('answer_question', { ...CHENNAI, event: 'Marriage' });
    expect(html).toContain(String(answer['answer']));
    const { result: chart } = await callTool('get_full_chart', CHENNAI);
    const { mahadashas } = chart['dasha'] as { mahadashas: { planet: string; endDate: string }[] };
    const { result: significators } = await callTool('get_significators', CHENNAI);
    expect(html).toContain('Significators, fourfold');
    expect(mahadashas.length).toBe(9);
    // A second tool prints the same levels.
    const levels = Object.values(
      significators['planets'] as Record<string, { levels: Record<'L1' | 'L2' | 'L3' | 'L4', number[]> }>,
    );
    for (const { levels: row } of levels) {
      const cells = [row.L1, row.L2, row.L3, row.L4].map(
        (houses) => `<td>${houses.length === 0 ? '–' : houses.join(' ')}</td>`,
      );
      expect(html).toContain(cells.join(''));
    }
  });

  it('begins with answers, and frightens nobody unasked', async () => {
    const input = await inputOf('horoscope', CHENNAI);
    const { sections } = makeDocument(input);
    expect(sections[0]?.title).toBe('What can be told');
    const html = writeHtml(makeDocument(input));
    expect(html).not.toMatch(/Divorce|Miscarriage|Accident|Imprisonment|death|Surgery/i);
    expect(html).toContain('This is a traditional astrological reading');
  });
});
