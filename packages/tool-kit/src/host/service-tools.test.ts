import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SERVED } from '@cuspal/catalog';
import { hashOfAll } from '@cuspal/catalog/entry';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { afterAll, describe, expect, it } from 'vitest';
import { read, TOYS } from '../../test/running-service.ts';
import { SERVICES } from '@cuspal/catalog/taxonomy';
import { loadTools, readyTools } from './ready-tools.ts';
import type { ReadyTool, ServiceTools } from './service-tools.ts';
import { readAhead, toolsOnCall } from './tools-on-call.ts';

const setting = { ephemeris: createSwissEphemeris(), now: Date.now(), requestId: 'r' };
const entries = async (tools: ServiceTools) =>
  ((await tools.list('')).tools ?? []).map(({ entryJson = new Uint8Array() }) => read(entryJson));

describe.each(SERVICES)('the tools of %s', (service) => {
  const directory = new URL(`../../../../services/${service}/`, import.meta.url);

  it('are the same by their files and by the catalogue, under the same hash', async () => {
    const [whole, onCall] = [readyTools(await loadTools(directory), service), await toolsOnCall(directory, service)];
    expect(onCall.names).toEqual(whole.names);
    expect((await onCall.list('')).hash).toBe((await whole.list('')).hash);
    // A gateway knows it before it asks.
    expect((await onCall.list('')).hash).toBe(hashOfAll(SERVED.filter((entry) => entry.service === service)));
    const [ofFiles, ofCatalogue] = [await entries(whole), await entries(onCall)];
    expect(ofFiles.length).toBeGreaterThan(2);
    expect(ofCatalogue).toEqual(ofFiles.map((entry) => ({ ...entry, purpose: expect.any(String) as string })));
  });
});

describe('tools on call', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cuspal-tools-'));
  const family = join(folder, 'toys');
  mkdirSync(family);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('answer their first call and later ones alike, and then at once', async () => {
    const tools = await toolsOnCall(TOYS, 'natal');
    expect([tools.has('get_toy_text'), tools.has('get_other')]).toEqual([true, false]);
    const [asked, besides] = [tools.find('get_toy_text'), tools.find('get_toy_text')];
    expect(asked).toBeInstanceOf(Promise);
    const first = await asked;
    expect(await besides).toBe(first);
    expect(tools.find('get_toy_text')).toBe(first);
    const outcome = await first.run(Buffer.from('{}'), setting);
    expect(outcome).toMatchObject({ isError: false, units: 1 });
    expect(first.family).toBe('meta');
  });

  it('that the catalogue does not have are listed by their files', async () => {
    const tools = await toolsOnCall(TOYS, 'natal');
    expect((await entries(tools)).map(({ name }) => name)).toEqual(tools.names);
    const { hash } = await tools.list('');
    expect(await tools.list(hash ?? '')).toEqual({ hash });
    // Another process asks for the first time with what it knows from before.
    expect(await (await toolsOnCall(TOYS, 'natal')).list(hash ?? '')).toEqual({ hash });
  });

  it('of many parts, that search, and that begin a conversation are read ahead, and no others', async () => {
    const tools = await toolsOnCall(new URL('../../../../services/natal/', import.meta.url), 'natal');
    const meta = await toolsOnCall(new URL('../../../../services/meta/', import.meta.url), 'meta');
    const election = await toolsOnCall(new URL('../../../../services/election/', import.meta.url), 'election');
    await readAhead([tools, meta, election], 0);
    expect(meta.find('set_birth_profile')).not.toBeInstanceOf(Promise);
    expect(election.find('find_election_window')).not.toBeInstanceOf(Promise);
    expect(election.find('rectify_birth_time')).toBeInstanceOf(Promise);
    expect(tools.find('run_marriage_complete_reading')).not.toBeInstanceOf(Promise);
    expect(tools.find('answer_question')).not.toBeInstanceOf(Promise);
    expect(tools.find('get_gemstone_recommendation')).toBeInstanceOf(Promise);
  });

  it('that cannot be read, or that the catalogue does not have, are not in the way of reading ahead', async () => {
    const names = ['run_today_complete', 'get_toy_text'];
    const asked: string[] = [];
    const find = (name: string): ReadyTool => {
      asked.push(name);
      return { family: 'none', run: () => Promise.reject(new Error('not called')) };
    };
    await readAhead([{ names, has: () => true, find, list: () => Promise.resolve({ hash: '' }) }], 0);
    expect(asked).toEqual(['run_today_complete']);
  });

  it('fail their calls where their file cannot be read', async () => {
    const file = join(family, 'get-toy-text.tool.ts');
    writeFileSync(file, 'export default {};\n');
    const tools = await toolsOnCall(pathToFileURL(`${folder}/`), 'natal');
    const broken = await tools.find('get_toy_text');
    const outcome = await broken.run(Buffer.from('{}'), setting);
    expect(outcome).toMatchObject({ isError: true, code: 'internal_error', units: 0 });
    expect(outcome.resultJson).not.toContain('defineTool');
    expect(String((outcome.fault as Error).cause)).toContain('must export defineTool');
    expect(tools.find('get_toy_text')).toBeInstanceOf(Promise);
  });

  it('are refused where two files have one name', async () => {
    mkdirSync(join(folder, 'other'));
    copyFileSync(join(family, 'get-toy-text.tool.ts'), join(folder, 'other', 'get-toy-text.tool.ts'));
    await expect(toolsOnCall(pathToFileURL(`${folder}/`), 'natal')).rejects.toThrow('have the same file name');
  });
});
