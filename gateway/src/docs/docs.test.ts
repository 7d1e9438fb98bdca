import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { CATALOG } from '@cuspal/catalog';
import { RULE_BOOK } from '@cuspal/catalog/rules';
import { FIGURES } from '@cuspal/figures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { RULES } from '../limits/limits.ts';
import { keptPage, keptPlain, KeptTexts } from './kept-texts.ts';
import { addressOf, readLibrary } from './library.ts';

const MOST_BYTES = 100_000;
const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

describe('what anybody may read', () => {
  let gateway: TestGateway;
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${gateway.url}${path}`, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.gateway.close());

  const library = readLibrary();
  const anchors = new Map<string, ReadonlySet<string>>();
  const idsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? ''));

  it('leads from the number of a rule, as results name it, to where it stands', async () => {
    const rules = RULE_BOOK.flatMap((chapter) => chapter.rules.map(({ id }) => id));
    expect(rules.length).toBeGreaterThan(100);
    for (const id of rules) {
      const { status, headers } = await get(`/docs/rules/${id}`, { redirect: 'manual' });
      expect([id, status]).toEqual([id, 303]);
      const [at = '', anchor = ''] = (headers.get('location') ?? '').split('#');
      if (!anchors.has(at)) anchors.set(at, idsOf((await get(at)).text));
      expect([id, anchors.get(at)?.has(anchor)]).toEqual([id, true]);
    }
    expect((await get('/docs/rules/r5.3', { redirect: 'manual' })).status).toBe(303);
    for (const none of ['R999', 'R5.999', 'R5.3.1', 'R', '%52'])
      expect((await get(`/docs/rules/${none}`)).status).toBe(404);
  });

  it('has a page for each document, tool and chapter, under 100 KB, with one first heading', async () => {
    const tools = CATALOG.map(({ name }) => `tools/${name}`);
    expect(library.paths).toEqual(expect.arrayContaining(['api', 'architecture', 'tools', 'rules', ...tools]));
    expect(library.paths.filter((path) => /^rules\/r\d\dt?$/.test(path))).toHaveLength(RULE_BOOK.length);
    for (const path of library.paths) {
      const { status, headers, text } = await get(addressOf(path));
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
      expect(text.match(/<h1>/g)).toHaveLength(1);
      expect([path, /<h1>[^<]+<\/h1>/.test(text)]).toEqual([path, true]);
      anchors.set(addressOf(path), idsOf(text));
      // Distinct labels tell tables apart for readers who move by regions.
      const regions = [...text.matchAll(/role="region" aria-label="([^"]+)"/g)].map(([, label]) => label);
      expect([path, new Set(regions).size]).toEqual([path, regions.length]);
      expect([path, Buffer.byteLength(text) < MOST_BYTES]).toEqual([path, true]);
    }
  });

  it('lists every decision', () => {
    const listed = library.sourceAt('adr') ?? '';
    for (const path of library.paths.filter((each) => each.startsWith('adr/')))
      expect(listed).toContain(`](${path.slice(4)}.md)`);
  });

  it('leads nowhere that is not there', async () => {
    const missing: string[] = [];
    for (const path of library.paths) {
      const { text } = await get(addressOf(path));
      for (const [, href = ''] of text.matchAll(/<a href="([^"]+)"/g)) {
        if (!href.startsWith('/docs') && !href.startsWith('#')) continue;
        const [page = '', anchor] = href.startsWith('#') ? [addressOf(path), href.slice(1)] : href.split('#');
        if (page.endsWith('.md') || page === '/docs/search') continue;
        const ids = anchors.get(page);
        if (!ids || (anchor !== undefined && !ids.has(decodeURIComponent(anchor)))) missing.push(`${path} → ${href}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('leads from the list of tools, from a family and from a rule to the page of each tool', async () => {
    const pages = ['/docs/tools', '/docs/tools/vargas', '/docs/rules/r05'];
    const [list = '', family = '', rules = ''] = await Promise.all(pages.map(async (page) => (await get(page)).text));
    for (const { name } of CATALOG) {
      expect(list).toContain(`<a href="/docs/tools/${name}">`);
      expect(list).toContain(`<code>${name}</code>`);
    }
    for (const entry of CATALOG.filter((each) => each.family === 'vargas')) {
      expect(family).toContain(`href="/docs/tools/${entry.name}"`);
      expect(family).toContain(entry.description?.split('. ', 1)[0]?.replaceAll("'", '&#39;'));
    }
    expect(rules).toContain('<a href="/docs/tools/get_significators">');
    // What is left out of a family's page stands in its text.
    expect(family).not.toContain('degreeInVarga');
    expect((await get('/docs/tools/vargas.md')).text).toContain('degreeInVarga');
  });

  it('shows each tool with a call in four languages to this server, an answer and what it rests on', async () => {
    const { text } = await get('/docs/tools/get_sub_lord_table');
    expect([...text.matchAll(/<input\s[^>]*type="radio"[^>]*value="(\w+)"/g)].map(([, language]) => language)).toEqual([
      'sh',
      'ts',
      'py',
      'go',
    ]);
    expect(text).toContain(`curl -s ${gateway.url}/v1/tools/get_sub_lord_table`);
    expect(text).toContain('"number": 108');
    expect(text).toContain('"sign": "Virgo"');
    expect(text).toContain('href="/docs/rules/r04#r4-2"');
    // For programs the call is an object.
    const { text: source } = await get('/docs/tools/get_sub_lord_table.md');
    expect(source).toContain('"name": "get_sub_lord_table"');
    expect(source).not.toMatch(/\u{E000}|playground/u);
  });

  it('names a server by the address under which it was asked', async () => {
    const { port } = new URL(gateway.url);
    for (const path of ['/', '/docs/api', '/docs/tools/get_planets', '/privacy']) {
      const text = await (await fetch(`http://localhost:${port}${path}`)).text();
      expect([path, text.includes('\u{E000}')]).toEqual([path, false]);
      expect(text).toContain(`<link rel="canonical" href="http://localhost:${port}${path}"`);
    }
  });

  it('draws the figure of the example of each tool that has one, with no style but by its hash', async () => {
    for (const tool of Object.keys(FIGURES)) {
      const { text, headers } = await get(`/docs/tools/${tool}`);
      // One for telephones, and a second where both together are not too much for a page.
      const drawn = text.match(/<svg [^>]*data-figure=/g)?.length ?? 0;
      expect([tool, drawn === 1 || drawn === 2, / style="/.test(text)]).toEqual([tool, true, false]);
      const styles = [...text.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => hashOf(style));
      const policy = headers.get('content-security-policy') ?? '';
      expect([tool, styles.filter((hash) => !policy.includes(hash))]).toEqual([tool, []]);
      expect([tool, policy.includes('unsafe')]).toEqual([tool, false]);
    }
  });

  it('narrows the list of tools by school, family and figure, without a script', async () => {
    const listed = async (query: string) => {
      const { text } = await get(`/docs/tools${query}`);
      return [...text.matchAll(/<li>\s*<a href="\/docs\/tools\/(\w+)">/g)].map(([, name = '']) => name);
    };
    expect(await listed('')).toHaveLength(CATALOG.length);
    expect(await listed('?school=jaimini')).toEqual(
      CATALOG.filter(({ system }) => system === 'jaimini').map(({ name }) => name),
    );
    const figures = await listed('?figure=yes&family=vargas');
    expect(figures.length).toBeGreaterThan(10);
    expect(figures.filter((name) => !Object.hasOwn(FIGURES, name))).toEqual([]);
    // What is no school and no family narrows nothing.
    expect(await listed('?school=<script>&family=none')).toHaveLength(CATALOG.length);
  });

  it('says to readers of links what each page is, with a picture that is there', async () => {
    for (const path of ['/', '/docs', '/docs/kp', '/docs/guides/find-a-date', '/docs/tools/get_planets', '/terms']) {
      const { text } = await get(path);
      const meta = new Map(
        [...text.matchAll(/<meta (?:name|property)="([\w:]+)" content="([^"]*)"/g)].map(([, name, content]) => [
          name,
          content,
        ]),
      );
      expect([path, (meta.get('description') ?? '').length > 20]).toEqual([path, true]);
      expect((meta.get('description') ?? '').length).toBeLessThanOrEqual(210);
      expect(meta.get('og:url')).toBe(`${gateway.url}${path}`);
      expect(meta.get('og:description')).toBe(meta.get('description'));
      const picture = await fetch(meta.get('og:image') ?? '');
      const bytes = Buffer.from(await picture.arrayBuffer());
      expect([picture.headers.get('content-type'), bytes.toString('latin1', 1, 4)]).toEqual(['image/png', 'PNG']);
      expect([String(bytes.readUInt32BE(16)), String(bytes.readUInt32BE(20))]).toEqual([
        meta.get('og:image:width'),
        meta.get('og:image:height'),
      ]);
    }
  });

  it('has a script that copies and remembers a language, and works without it', async () => {
    const { text, headers } = await get('/docs/tools/get_planets');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script src="/docs/page.js" defer>']);
    const script = await get('/docs/page.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(() => new Script(script.text)).not.toThrow();
    expect(text).toMatch(/<pre tabindex="0" data-copy="[^"]+">/);
  });

  it.each([
    ['cuspal sub lord', /href="\/docs\/(?:rules|glossary)/],
    ['get_panchang', /href="\/docs\/tools\/get_panchang"/],
    ['revok', /href="\/docs\/(?:authentication|accounts)/],
  ])('finds %s without a script', async (query, expected) => {
    const { status, text } = await get(`/docs/search?q=${encodeURIComponent(query)}`);
    expect(status).toBe(200);
    expect(text).toMatch(expected);
    expect(text).not.toContain('<script');
  });

  it('searches for nothing, nonsense and markup without harm', async () => {
    expect((await get('/docs/search')).text).toContain('<h1>Search</h1>');
    const { text } = await get('/docs/search?q=%3Cscript%3Ealert(1)%3C/script%3Ezzzqqq');
    expect(text).toContain('Nothing was found');
    expect(text).not.toContain('<script>alert');
  });

  it('lets a network search so often and no more', async () => {
    const { gateway: own, url } = await startTestGateway();
    const { burst } = RULES.search;
    const asked = await Promise.all(Array.from({ length: burst + 20 }, () => fetch(`${url}/docs/search?q=dasha`)));
    const refused = asked.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused[0]?.text()).toContain('Try again in');
    expect((await fetch(`${url}/docs/search`)).status).toBe(200);
    await own.close();
  });

  it('says the same compressed, and compresses no page with a form', async () => {
    for (const path of ['/llms.txt', '/llms-full.txt', '/docs/api.md']) {
      const [plain, packed, brotli] = await Promise.all(
        ['identity', 'gzip', 'br'].map((accept) => get(path, { headers: { 'Accept-Encoding': accept } })),
      );
      expect([path, packed?.headers.get('content-encoding')]).toEqual([path, 'gzip']);
      expect([path, brotli?.headers.get('content-encoding')]).toEqual([path, 'br']);
      expect([path, packed?.text === plain?.text, brotli?.text === plain?.text]).toEqual([path, true, true]);
      expect(packed?.headers.get('vary')).toBe('Accept-Encoding');
    }
    const { headers, text } = await get('/docs/api', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect([headers.get('content-encoding'), text.includes('<form')]).toEqual([null, true]);
  });

  it('answers with the same bytes each time', () => {
    const texts = new KeptTexts(2);
    const page = (name: string) => texts.of(name, () => keptPage({ headers: {}, body: name }));
    const [first] = page('first').body('identity').parts;
    expect(page('first').body('gzip').parts[0]).toBe(first);
    const plain = keptPlain('a text\n', {});
    for (const encoding of ['identity', 'gzip', 'br'] as const)
      expect(plain.body(encoding).parts[0]).toBe(plain.body(encoding).parts[0]);
    page('second');
    page('third');
    // The oldest is written again.
    expect(page('first').body('identity').parts[0]).not.toBe(first);
  });

  it('tells on its first page what this is, how to connect and what an answer looks like', async () => {
    const { text } = await get('/');
    for (const client of [
      'Claude Code',
      'Claude Desktop',
      'Cursor',
      'VS Code',
      'ChatGPT',
      'Inspector',
      'curl',
      'TypeScript',
      'Python',
    ])
      expect(text).toContain(client);
    expect(text).toContain(`${gateway.url}/mcp`);
    expect(text).toContain('Marriage is judged from cusp 7');
    expect(text.length).toBeLessThan(MOST_BYTES);
  });

  it('gives programs the same in Markdown', async () => {
    const index = await get('/llms.txt');
    expect(index.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const links = [...index.text.matchAll(/\]\((http[^)]+)\)/g)].map(([, href]) => href ?? '');
    const families = library.paths.filter((path) => /^tools(?:\/[a-z-]+)?$/.test(path));
    expect(links.length).toBe(library.paths.length - families.length - 1);
    const document = await fetch(links.find((link) => link.endsWith('/docs/api.md')) ?? '');
    expect(document.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await document.text()).toMatch(/^# API/);
    expect((await get('/llms-full.txt')).text).toContain('# Architecture');
  });

  it('answers other addresses and methods with a page that says so', async () => {
    const { status, text } = await get('/docs/tools/get_marriage');
    expect(status).toBe(404);
    expect(text).toContain('href="/docs/tools/get_marriage_delay"');
    expect(text).toContain('action="/docs/search"');
    expect(text).toContain('href="/docs/rules"');
    expect((await get('/docs/authentification')).text).toContain('href="/docs/authentication"');
    expect((await get('/docs/../package.json')).status).toBe(404);
    expect((await get('/docs/%2e%2e/package.json')).status).toBe(404);
    expect((await get('/docs/api', { method: 'POST' })).status).toBe(405);
    const head = await get('/docs/api', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
  });
});
