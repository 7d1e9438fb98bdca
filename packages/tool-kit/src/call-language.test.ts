import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeUp, readLanguage } from '@cuspal/speech';
import { acceptedBirthInput, compileTool, defineTextTool, defineTool } from './index.ts';
import { besideResult } from './call-language.ts';
import { jsonByMember, textOf } from './json-by-member.ts';
import { lookThrough } from './names-among.ts';
import type { NameFinder } from './names-by-schema.ts';
import { catalogueEntry } from './catalogue-entry.ts';
import { testEphemeris } from './testing/index.ts';
import { say } from './tool-kit.messages.ts';

/** A made-up language: what these tests see of it, all else in English. */
const TAG = 'qaa';
beforeAll(() => {
  const of: Readonly<Record<string, object>> = {
    'speech/names': {
      Mars: () => 'Zar',
      Aries: () => 'Bo',
      Jyeshtha: () => 'Jes',
      'month Jyeshtha': () => 'Jesh',
    },
    'tool-kit/tool-kit': {
      tendencyDisclaimer: () => 'Kuma.',
      birthUnused: ({ fields }: { readonly fields: readonly string[] }) => `Nu ${fields.join()}.`,
      noTag: () => 'Fu tag.',
    },
    'tool-kit/arguments/arguments': {
      wrong: ({ field }: { readonly field: string }) => `Fu ${field}.`,
      noJson: () => 'Fu json.',
    },
  };
  makeUp(TAG, (name) => of[name] ?? {});
});

const tags = {
  title: 'Sample',
  purpose: 'Stands in for a tool in tests',
  family: 'timing',
  phase: 'timing',
  needs: [],
  description: 'What a sample is.',
} as const;

const tool = defineTool({
  ...tags,
  name: 'get_sample',
  system: 'kp',
  birth: 'accepted',
  disclaimer: null,
  provenance: { rules: [], sources: [] },
  input: acceptedBirthInput.extend({ limit: z.int().max(3).optional() }),
  output: z.strictObject({ answer: z.string(), planets: z.record(z.string(), z.string()) }),
  run: () => ({ answer: say.tendencyDisclaimer(), planets: { Mars: 'Aries', Rahu: 'unknown' } }),
});

const textTool = defineTextTool({
  ...tags,
  name: 'tell_sample',
  system: 'meta',
  birth: 'none',
  input: z.strictObject({}),
  run: () => ({ text: say.tendencyDisclaimer(), structured: { a: 1 } }),
});

async function call(args: object | string, locale?: string, of: typeof tool | typeof textTool = tool) {
  const sent = Buffer.from(typeof args === 'string' ? args : JSON.stringify(args));
  const { resultJson, metaJson, code } = await compileTool(of)(sent, { ephemeris: testEphemeris(), now: 0, locale });
  const { content } = z.object({ content: z.array(z.object({ text: z.string() })) }).parse(JSON.parse(resultJson));
  const text = content[0]?.text ?? '';
  const result = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>;
  return { text, result, code, meta: (metaJson === '' ? {} : JSON.parse(metaJson)) as Record<string, unknown> };
}

const notesOf = ({ result }: Awaited<ReturnType<typeof call>>): readonly string[] =>
  z.object({ notes: z.array(z.string()) }).parse(result['provenance']).notes;

describe('a call that names a language', () => {
  it.each([
    [{ language: TAG }, undefined],
    [{}, TAG],
    [{ language: ` ${TAG}-FI ` }, 'en'],
    [{ language: null }, TAG],
  ])('%j, by a connection in %s, is answered in it', async (args, locale) => {
    const { result } = await call(args, locale);
    expect(Object.keys(result)).toEqual(['answer', 'planets', 'language', 'names', 'system', 'provenance']);
    expect(result).toMatchObject({
      answer: 'Kuma.',
      // Keys and values stay what programs know; beside them stands what a person reads.
      planets: { Mars: 'Aries' },
      language: TAG,
      names: { Mars: 'Zar', Aries: 'Bo' },
    });
  });

  it.each([
    [{ lunarMonth: { amanta: 'Jyeshtha' } }, 'Jesh'],
    [{ star: 'Jyeshtha' }, 'Jes'],
    [{ star: 'Jyeshtha', lunarMonth: { amanta: 'Jyeshtha' } }, 'Jesh / Jes'],
  ])('tells a month from the star of its name in %j', async (result, name) => {
    const find: NameFinder = (value, found) => lookThrough(value, undefined, found);
    await readLanguage(TAG);
    const said = besideResult(result, find, { sentences: undefined, names: TAG });
    const { names } = z
      .object({ names: z.record(z.string(), z.string()) })
      .parse(JSON.parse(textOf(jsonByMember({ ...said }))));
    expect(new Set(names['Jyeshtha']?.split(' / '))).toEqual(new Set(name.split(' / ')));
  });

  it('hears of its arguments in it', async () => {
    expect(notesOf(await call({ language: TAG, latitude: 1 }))).toEqual(['Nu latitude.']);
  });

  it('gets the same bytes in English, by whatever it is asked for', async () => {
    const plain = await call({});
    expect(plain.result).not.toHaveProperty('language');
    for (const [args, locale] of [[{ language: 'en' }], [{ language: 'en-IN' }, TAG], [{}, 'en']] as const)
      expect((await call(args, locale)).text).toBe(plain.text);
  });

  it('is told in English of one that is not offered', async () => {
    const asked = await call({ language: 'tlh' });
    expect(asked.result).not.toHaveProperty('language');
    expect(notesOf(asked).join()).toContain('Results are not offered in "tlh", so this one is in English.');
    expect((await call({}, 'tlh', textTool)).text).toMatch(/^This is a traditional .*\n\nResults are not offered/);
  });

  it.each([['hi_IN'], [''], [5], [{}], [`a${'b'.repeat(2_000)}`.slice(0, 2_000)]])(
    '%j is refused',
    async (language) => {
      const { code, text, meta } = await call({ language });
      expect([code, meta['field']]).toEqual(['validation_failed', 'language']);
      expect(text).toMatch(/^Argument "language" is .* but must be a BCP 47 tag, such as "hi" or "pt-BR"\. Correct it/);
      expect(text.length).toBeLessThan(200);
    },
  );

  it.each([
    [{ language: TAG, limit: 9 }, undefined],
    [{ limit: 9 }, TAG],
    ['{"limit": 9', TAG],
    [{ language: '-' }, TAG],
  ])('%j, by a connection in %s, is refused in its language', async (args, locale) => {
    const { code, text } = await call(args, locale);
    expect([code, text]).toEqual(['validation_failed', expect.stringMatching(/^(?:Fu limit|Fu json|Fu tag)/)]);
  });

  it('is read before all other arguments', async () => {
    expect((await call({ language: '-', latitude: 'x' })).meta['field']).toBe('language');
    expect((await call('{"language": "qaa"')).code).toBe('validation_failed');
  });

  it('is told what a text is written in beside it', async () => {
    const { text, meta } = await call({ language: TAG }, undefined, textTool);
    expect([text, meta]).toEqual(['Kuma.', { 'cuspal/structured': { a: 1, language: TAG } }]);
  });
});

it('stands in the documents of each tool and in no list', () => {
  const { inputSchema, unlisted, resultMembers } = catalogueEntry(tool, 'dasha');
  expect(inputSchema.properties?.['language']).toMatchObject({ type: 'string' });
  expect(unlisted).toContain('language');
  expect(resultMembers).toEqual(expect.arrayContaining(['language', 'names']));
});
