import { TOOLSETS } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { selectionOf, toolsetQuery } from './selection.ts';

const read = (url: string, header?: string) =>
  selectionOf({ url, headers: header === undefined ? {} : { 'x-cuspal-toolsets': header } });
const seen = (url: string, header?: string) => {
  const selected = read(url, header);
  return selected.ok ? selected.selection : selected.message;
};

describe('the sets that a request names', () => {
  it('are those of its address, in any order, spelling and number', () => {
    const wanted = { toolsets: ['core', 'core-analysis', 'marriage'], cacheScope: 'public' };
    for (const query of [
      'toolsets=core,marriage,core-analysis',
      'toolsets=marriage,core,core,Core_Analysis',
      'toolsets=marriage&x=1&toolsets=core%20analysis,core',
      'toolsets=+marriage%2C,core,,core+analysis,',
    ]) {
      expect(seen(`/mcp?${query}`)).toEqual(wanted);
      expect(seen(`/mcp/auth?${query}`, 'sport')).toEqual(wanted);
    }
  });

  it('are those of the header where the address names none, for this caller alone', () => {
    for (const url of ['/mcp', '/mcp?', '/mcp?toolsets=', '/mcp?other=core'])
      expect(seen(url, 'marriage, core')).toEqual({ toolsets: ['core', 'marriage'], cacheScope: 'private' });
  });

  it('are none where nothing is named', () => {
    for (const url of ['/mcp', '/mcp?toolsets=', '/mcp?toolsets=,%20,', '/mcp?toolset=core', '/mcp?TOOLSETS=core'])
      for (const header of [undefined, '', ' , ']) expect(read(url, header)).toEqual({ ok: true });
  });

  it('are refused with all that there are when one is unknown', () => {
    const names = TOOLSETS.map(({ name }) => name);
    expect(read('/mcp?toolsets=core,marrige')).toEqual({
      ok: false,
      message: `Unknown toolset "marrige". Use one or more of these, joined by commas: ${names.join(', ')}.`,
      toolsets: names,
    });
    expect(read('/mcp', 'nothing')).toMatchObject({ ok: false });
    expect(seen(`/mcp?toolsets=${'x'.repeat(5_000)}`)).toContain(`"${'x'.repeat(64)}…"`);
    for (const odd of ['%', '%00', '__proto__', 'toString', 'all', '*'])
      expect(read(`/mcp?toolsets=${odd}`)).toMatchObject({ ok: false });
  });
});

describe('the language of a connection', () => {
  it.each([
    ['/mcp?language=hi', undefined, 'hi'],
    ['/mcp?toolsets=core&language=pt-BR', 'ta', 'pt-BR'],
    ['/mcp', ' ta ', 'ta'],
    ['/mcp?language=', '', undefined],
  ])('of %s and the header %s is %s', (url, header, language) => {
    const headers = header === undefined ? {} : { 'x-cuspal-language': header };
    const selected = selectionOf({ url, headers });
    expect(selected.ok && selected.language).toBe(language);
  });

  it('is refused where it is no tag', () => {
    expect(read('/mcp?language=hi_IN')).toEqual({
      ok: false,
      message: 'The language is no BCP 47 tag, such as "hi" or "pt-BR". Correct it, or leave it out for English.',
    });
  });
});

describe('the query of an address to compare', () => {
  it('is as it was typed where it names sets and nothing else', () => {
    for (const query of [
      '?language=hi',
      '?toolsets=core&language=pt-BR&structured=1',
      '?toolsets=core',
      '?toolsets=marriage,core,core',
      '?toolsets=core%2Cmarriage',
      '?toolsets=Core+Analysis',
      '?toolsets=core&toolsets=sport',
    ]) {
      for (const path of ['', '/mcp', 'https://mcp.example/mcp/auth']) expect(toolsetQuery(path + query)).toBe(query);
    }
  });

  it('is empty for anything else', () => {
    for (const query of [
      '',
      '?',
      '?toolsets=',
      '?language=',
      '?language=hi&x=1',
      '?toolsets=nothing',
      '?toolsets=core,nothing',
      '?toolsets=core&x=1',
      '?x=1&toolsets=core',
      '?toolsets=core"',
      '?toolsets=core#part',
      '?toolsets=core\\',
      '?toolsets=%E2%82%ACcore',
      '?toolsets=core%00',
      '?toolsets=core?toolsets=core',
    ]) {
      expect(toolsetQuery(`/mcp${query}`)).toBe('');
    }
    expect(toolsetQuery(undefined)).toBe('');
  });
});
