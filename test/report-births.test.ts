import { makeDocument, speaking, writeHtml, writeTypst, type ReportKind } from '@cuspal/report';
import { inLanguage, makeUp, NAMED, named } from '@cuspal/speech';
import { callTool, TEST_NOW } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { canMakePdf, PdfMaker } from '../gateway/src/reports/writer/pdf.ts';
import { checkedByVeraPdf, inputOf, selected, unpacked, veraPdf } from './support/report-files.ts';
import { inTurn, IS_WHOLE } from './support/whole.ts';

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
  ['a name in Bengali', 'birth-time', { ...CHENNAI, name: LONG.bengali, known_events: EVENTS, chart_style: 'east' }],
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

const count = (text: string, part: RegExp): number => [...text.matchAll(part)].length;

/** Letters without what a page puts between them. */
const letters = (text: string): string => text.normalize('NFC').replaceAll(/[\s\u200b\u200c\u200d]/g, '');

/** Each reads all fonts, so that the two are made once. */
const [maker, another] = canMakePdf() ? [new PdfMaker(), new PdfMaker()] : [];

/** The PDF of each birth, for the check of the standard. */
const files = new Map<string, Uint8Array>();

/** Reports that are made twice, to the byte: in CI the first. */
const TWICE = inTurn(0, BIRTHS).map(([name]) => name);

describe.each(BIRTHS)('the report of %s', (name, kind, body) => {
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
    if (maker === undefined || another === undefined) return;

    const pdf = maker.make(writeTypst(document), TEST_NOW);
    expect(pdf.length).toBeLessThan(600 * 1024);
    files.set(name, pdf);
    const text = unpacked(pdf);
    expect(text).toMatch(/pdfuaid:part>1</);
    expect(text).toMatch(/\/MarkInfo/);
    expect(text).toMatch(/\/StructTreeRoot/);
    expect(count(text, /\/S\s*\/TH\b/g)).toBeGreaterThan(0);
    expect(count(text, /\/S\s*\/H1\b/g)).toBe(1);
    // Each picture says what it shows, and each font is in the file.
    expect(count(text, /\/Alt\s*[(<]/g)).toBeGreaterThanOrEqual(count(html, /<figure/g));
    expect(count(text, /\/Type\s*\/FontDescriptor\b/g)).toBe(count(text, /\/FontFile[23]?\b/g));
    if (TWICE.includes(name)) expect(pdf).toEqual(another.make(writeTypst(document), TEST_NOW));

    const read = selected(pdf);
    if (read === undefined) return;
    const { name: printed } = input.request;
    if (printed !== undefined) expect(letters(read)).toContain(letters(printed));
    expect(read).toContain(input.code);
    // No page has a line or two alone; its head and foot have some eighty letters.
    const pages = read.split('\f').slice(0, -1);
    expect(pages.length).toBeLessThanOrEqual(9);
    for (const [at, page] of pages.entries()) expect(letters(page).length, `page ${at + 1}`).toBeGreaterThan(400);
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

  it('says of two people whose each part is, and has no page that is half empty', async () => {
    const [, , couple] = BIRTHS.find(([, kind]) => kind === 'match') ?? [];
    const document = makeDocument(await inputOf('match', couple ?? {}));
    const titles = document.sections.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['The birth chart of A', 'The birth chart of B', 'Significators, fourfold for A']),
    );
    const html = writeHtml(document);
    for (const person of ['A', 'B']) expect(html).toContain(`Cusps of the houses for ${person}`);
    if (maker === undefined) return;
    const read = selected(maker.make(writeTypst(document), TEST_NOW));
    // Tables are lines of text; a page of a chart has its planets, the last one is how the report was made.
    const lines = (read?.split('\f').slice(0, -2) ?? []).map((page) => page.trim().split('\n').length);
    for (const [at, count] of lines.entries()) expect(count, `page ${at + 1}`).toBeGreaterThan(15);
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

describe('the chart of a report', () => {
  it.each([
    ['south', 'in the South Indian style'],
    ['north', 'in the North Indian style'],
    ['east', 'in the East Indian style'],
    ['round', 'as a wheel'],
  ])('is drawn in the style %s that was asked for, with every planet', async (chart_style, words) => {
    const html = writeHtml(makeDocument(await inputOf('horoscope', { ...CHENNAI, chart_style })));
    const [, chart = ''] = /id="head-\d+">The birth chart<\/h2>([^]*?)<\/figure>/.exec(html) ?? [];
    expect(chart).toContain(`It is drawn ${words}.`);
    const planets = [...chart.matchAll(/data-planet="(\w+)"/g)].map(([, planet]) => planet);
    expect(new Set(planets).size).toBe(9);
  });

  it('has squares of signs where there are no cusps to begin a wheel with', async () => {
    const polar = {
      ...CHENNAI,
      birth_datetime: '1980-06-21T12:00',
      latitude: 69.65,
      longitude: 18.95,
      utc_offset_minutes: 60,
    };
    const html = writeHtml(makeDocument(await inputOf('horoscope', { ...polar, chart_style: 'round' })));
    expect(html).toContain('It is drawn in the South Indian style.');
  });
});

/** The font of each language's letters; what is not here is in Noto Sans, which has Latin and Devanagari. */
const FONTS: Readonly<Record<string, string>> = {
  bn: 'HindSiliguri',
  gu: 'NotoSansGujarati',
  kn: 'NotoSansKannada',
  ml: 'NotoSansMalayalam',
  or: 'NotoSansOriya',
  pa: 'NotoSansGurmukhi',
  si: 'NotoSansSinhala',
  ta: 'NotoSansTamil',
  te: 'HindGuntur',
};

const fontOf = (language: string): string => FONTS[language] ?? 'NotoSans';

describe('a report in a language', () => {
  it.each(NAMED)('has the names of %s in its tables, and its font in the PDF', async (language) => {
    const input = await inputOf('horoscope', { ...CHENNAI, language });
    const document = await speaking(language, () => makeDocument(input));
    const html = writeHtml(document);
    const names = await inLanguage(language, () => ['Saturn', 'Aries', 'Marriage'].map(named));
    for (const name of names) expect(html).toContain(`<td>${name}</td>`);
    const font = fontOf(language);
    // In CI a PDF is made for one language of each font.
    const isFirst = NAMED.find((other) => fontOf(other) === font) === language;
    if (maker === undefined || !(isFirst || IS_WHOLE)) return;
    const text = unpacked(maker.make(writeTypst(document), TEST_NOW));
    expect(text).toMatch(/pdfuaid:part>1</);
    expect(text).toMatch(new RegExp(`/(?:FontName|BaseFont)\\s*/[A-Z]{6}[+]${font}-`));
  });

  it('has no code before what speaks for a moment', async () => {
    const [, , asked] = BIRTHS.find(([, kind]) => kind === 'election') ?? [];
    const input = await inputOf('election', { ...asked, language: 'hi' });
    const html = writeHtml(await speaking('hi', () => makeDocument(input)));
    expect(html).toContain('शासक');
    expect(html).not.toMatch(/(?:Period|Moon star|Moon sub|Transit|Ruling planets): |[A-Z]{3,}: /);
  });

  it('is whole in one whose sentences are there', async () => {
    const said = { toTell: () => 'Was zu sagen ist', chartTitle: () => 'Das Bild der Geburt', from: () => 'Von' };
    makeUp('qab', (name) => (name === 'report/report' ? said : {}));
    const input = await inputOf('horoscope', CHENNAI);
    const document = await speaking('qab', () => makeDocument(input));
    expect(document.language).toBe('qab');
    const html = writeHtml(document);
    for (const text of ['<html lang="qab">', 'Was zu sagen ist', 'Das Bild der Geburt', '<th scope="col">Von</th>'])
      expect(html).toContain(text);
    // The next one is in English again.
    expect(writeHtml(makeDocument(input))).toContain('<html lang="en">');
  });
});

const libraries = canMakePdf() ? veraPdf() : undefined;

describe('PDF/UA-1', () => {
  it.skipIf(libraries === undefined)('is met by every report, by the checks of veraPDF', () => {
    const said = checkedByVeraPdf(libraries ?? '', files);
    expect(said.filter((line) => !line.startsWith('yes '))).toEqual([]);
    expect(said).toHaveLength(BIRTHS.length);
    // Fewer would mean that it has looked at next to nothing.
    for (const line of said) expect(Number(line.split(' ')[1])).toBeGreaterThan(1_000);
  });
});
