import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { readLegal } from './legal-file.ts';
import { subprocessorsPage } from './subprocessors-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'cuspal-legal-'));
const FILLED = {
  operator: 'Stars & Sons',
  address: '1 High Street, Colombo',
  email: 'privacy@example.com',
  law: 'Sri Lanka',
  updated: '2026-11-28',
  privacy: ['Logs are kept for <b>a week</b>.'],
  terms: ['A month costs nothing.'],
};
const PROCESSING = {
  subprocessors: [{ name: 'Cloud & Co', purpose: 'runs the machines', data: 'all', place: 'Frankfurt' }],
  retention: [{ data: 'Logs', kept: '<b>30 days</b>' }],
};
const fileOf = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

let filled: TestGateway;
let plain: TestGateway;
let processing: TestGateway;
beforeAll(async () => {
  filled = await startTestGateway({ config: { legalFile: fileOf('right.json', FILLED) } });
  plain = await startTestGateway();
  processing = await startTestGateway({
    config: { legalFile: fileOf('processing.json', { ...FILLED, ...PROCESSING }) },
  });
});
afterAll(async () => {
  await Promise.all([filled, plain, processing].map(({ gateway }) => gateway.close()));
  rmSync(folder, { recursive: true });
});

const read = async (gateway: TestGateway, path: string) => {
  const response = await fetch(`${gateway.url}${path}`);
  return {
    status: response.status,
    policy: response.headers.get('content-security-policy'),
    text: await response.text(),
  };
};

describe('the pages of privacy and terms', () => {
  it.each(['/privacy', '/terms'])('%s says who runs the server, once that is filled in', async (path) => {
    const { status, text } = await read(filled, path);
    expect(status).toBe(200);
    expect(text).toContain('Stars &amp; Sons');
    expect(text).toContain('href="mailto:privacy@example.com"');
    expect((await read(plain, path)).text).toContain('has not said here who they are');
  });

  it('take what the operator adds as text', async () => {
    expect((await read(filled, '/privacy')).text).toContain('Logs are kept for &lt;b&gt;a week&lt;/b&gt;.');
    const terms = (await read(filled, '/terms')).text;
    expect(terms).toContain('A month costs nothing.');
    expect(terms).toContain('under the law of Sri Lanka');
  });

  it('say what is kept as the documents say it', async () => {
    const documents = readFileSync(join(import.meta.dirname, '../../../docs/accounts.md'), 'utf8');
    const rows = [...documents.matchAll(/^\| ([A-Z][^|]*?) +\| [^|]+ \|$/gm)].map(([, what = '']) => what);
    expect(rows).toContain('Birth data, questions, readings');
    const { text } = await read(plain, '/privacy');
    for (const what of rows) expect(text).toContain(what);
  });

  it.each(['/privacy', '/terms'])('%s runs no script and asks nobody', async (path) => {
    const { policy, text } = await read(plain, path);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^;]*'; img-src data:; form-action 'self'; base-uri 'none'/,
    );
    expect(text).not.toMatch(/<script|<img|<iframe|<form/);
  });

  it.each(['/', '/docs', '/developer/sign-in', '/privacy', '/nothing-here'])('are linked from %s', async (path) => {
    const { text } = await read(plain, path);
    if (!text.startsWith('<!doctype html>')) return;
    expect(text).toContain('<a href="/privacy">Privacy</a>');
    expect(text).toContain('<a href="/terms">Terms</a>');
    expect(text).toContain('<a href="/subprocessors">Sub-processors</a>');
  });
});

describe('the page of sub-processors and retention', () => {
  it('shows what the operator says, as text', async () => {
    const { status, text } = await read(processing, '/subprocessors');
    expect(status).toBe(200);
    expect(text).toContain('<td>Cloud &amp; Co</td>');
    expect(text).toContain('<td>&lt;b&gt;30 days&lt;/b&gt;</td>');
    expect(text).toContain('last changed on 28 November 2026');
  });

  it.each(['/privacy', '/terms'])('is named in the text of %s where it is filled in', async (path) => {
    const named = '>Sub-processors and retention</a>';
    expect((await read(processing, path)).text).toContain(named);
    for (const gateway of [plain, filled]) expect((await read(gateway, path)).text).not.toContain(named);
  });

  it('says where nothing is filled in that nothing is, and what the program does', async () => {
    for (const [gateway, who] of [
      [plain, 'The operator of this server'],
      [filled, '<strong>Stars &amp; Sons</strong>'],
    ] as const) {
      const { status, text } = await read(gateway, '/subprocessors');
      expect(status).toBe(200);
      expect(text).toContain(`${who} has not said here who processes data for it`);
      expect(text).toContain('<a href="/docs/data-map">data map</a>');
      expect(text).not.toContain('<table>');
    }
    expect((await read(plain, '/subprocessors')).text).not.toContain('mailto:');
  });

  it('is in the map of pages where it is shown, as the others always are', async () => {
    for (const [gateway, further] of [
      [processing, ['/subprocessors']],
      [filled, []],
      [plain, []],
    ] as const) {
      const { text } = await read(gateway, '/sitemap.xml');
      const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
      expect(paths.filter((path) => path !== '/' && !path.startsWith('/docs'))).toEqual([
        '/privacy',
        '/terms',
        ...further,
      ]);
    }
  });

  it.each([
    ['hi', 'उप-प्रोसेसर'],
    ['es', 'Subencargados'],
    ['ta', 'துணைச் செயலாக்குநர்கள்'],
    ['en', 'Sub-processors'],
  ])('is in the language of its reader: %s', async (language, words) => {
    const { text } = await read(processing, `/subprocessors?language=${language}`);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<h2>${words}</h2>`);
  });

  it('says that there is nobody where the list is empty', () => {
    const legal = readLegal(fileOf('nobody.json', { ...FILLED, subprocessors: [] }));
    expect(legal && subprocessorsPage(legal).body).toContain('Stars &amp; Sons has no sub-processors.');
  });
});

describe('the file', () => {
  it('may leave out what is not needed', () => {
    const { operator, email, updated } = FILLED;
    expect(readLegal(fileOf('short.json', { operator, email, updated }))).toEqual({
      operator,
      email,
      updated,
      privacy: [],
      terms: [],
    });
    expect(readLegal(undefined)).toBeUndefined();
  });

  it.each([
    ['no JSON', '{', 'is not JSON'],
    ['an unknown member', { ...FILLED, phone: '1' }, /phone/],
    ['no operator', { ...FILLED, operator: undefined }, /operator: /],
    ['an address that is none', { ...FILLED, email: 'nobody' }, /email: /],
    ['a day that is none', { ...FILLED, updated: '28 November' }, /updated: /],
    ['half a sub-processor', { ...FILLED, subprocessors: [{ name: 'Cloud' }] }, /subprocessors\.0\.purpose: /],
    ['a retention that is no list', { ...FILLED, retention: '30 days' }, /retention: /],
    ['too much', `"${'x'.repeat(65_536)}"`, 'has more than 65536 bytes'],
  ])('is refused at the start with %s', (_what, content, words) => {
    const path = fileOf('wrong.json', content);
    expect(() => readLegal(path)).toThrow(words);
    expect(() => readLegal(path)).toThrow(/^LEGAL_FILE: .*wrong\.json/);
  });

  it('is refused where there is none', () => {
    expect(() => readLegal(join(folder, 'nowhere.json'))).toThrow(/^LEGAL_FILE: .*cannot be read/);
  });
});
