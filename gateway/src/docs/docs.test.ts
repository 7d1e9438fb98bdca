import { CATALOG } from '@cuspal/catalog';
import { RULE_BOOK } from '@cuspal/catalog/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { RULES } from '../limits/limits.ts';
import { keptPage, keptPlain, KeptTexts } from './kept-texts.ts';
import { addressOf, readLibrary } from './library.ts';

const MOST_BYTES = 100_000;

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
    for (const { name } of CATALOG) expect(list).toContain(`<a href="/docs/tools/${name}"><code>${name}</code></a>`);
    for (const entry of CATALOG.filter((each) => each.family === 'vargas')) {
      expect(family).toContain(`href="/docs/tools/${entry.name}"`);
      expect(family).toContain(entry.description?.split('. ', 1)[0]?.replaceAll("'", '&#39;'));
    }
    expect(rules).toContain('<a href="/docs/tools/get_significators">');
    // What is left out of a family's page stands in its text.
    expect(family).not.toContain('degreeInVarga');
    expect((await get('/docs/tools/vargas.md')).text).toContain('degreeInVarga');
  });

  it('shows each tool with a call that has its own name and with an answer', async () => {
    const { text } = await get('/docs/tools/get_sub_lord_table');
    expect(text).toContain('&quot;name&quot;: &quot;get_sub_lord_table&quot;'.replaceAll('&quot;', '"'));
    expect(text).toContain('"number": 108');
    expect(text).toContain('"sign": "Virgo"');
    expect(text).toContain('href="/docs/rules/r04#r4-2"');
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
    expect((await get('/docs/nothing')).status).toBe(404);
    expect((await get('/docs/../package.json')).status).toBe(404);
    expect((await get('/docs/%2e%2e/package.json')).status).toBe(404);
    expect((await get('/docs/api', { method: 'POST' })).status).toBe(405);
    const head = await get('/docs/api', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
  });
});
