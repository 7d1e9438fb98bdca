import { create } from '@bufbuild/protobuf';
import { ListToolsResponseSchema } from '@cuspal/proto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { TEST_CATALOGUE } from '../../test/catalogue.ts';
import { echoClients } from '../../test/fake-clients.ts';
import { fakeService, type FakeService } from '../../test/fake-service.ts';
import { connectServices, eachService } from '../routing/clients.ts';
import { toolEntry, type ToolEntry } from './entry.ts';
import { listedTool } from './listed-tool.ts';
import { nearestNames, SERVED } from '@cuspal/catalog';
import { hashOfAll } from '@cuspal/catalog/entry';
import { CatalogueRefresh } from '../routing/catalogue-refresh.ts';
import { ToolCatalogue } from './tool-catalogue.ts';

const quiet = suiteLogger('test', 'silent');
const names = (catalogue: ToolCatalogue) => catalogue.tools.map((tool) => tool.name);
const LISTED = TEST_CATALOGUE.map((tool) => tool.name);
const entry = (name: string, more: Partial<ToolEntry> = {}): ToolEntry => ({
  ...toolEntry.parse(TEST_CATALOGUE[1]),
  name,
  ...more,
});

describe('the catalogue of tools', () => {
  it('starts with the committed entries, in their order', () => {
    const catalogue = new ToolCatalogue(TEST_CATALOGUE);
    expect(names(catalogue)).toEqual(LISTED);
    expect(catalogue.find('echo_arguments')?.service).toBe('ephemeris');
    for (const name of ['toString', '__proto__', '']) expect(catalogue.find(name)).toBeUndefined();
  });

  it('keeps its order when a slice is replaced, puts new tools at the end, and takes only the service’s own', () => {
    const catalogue = new ToolCatalogue(TEST_CATALOGUE);
    let changes = 0;
    catalogue.onChange(() => (changes += 1));
    catalogue.replace('ephemeris', [
      entry('z_new'),
      entry('a_new'),
      entry('echo_structured', { title: 'New title' }),
      entry('search_long', { service: 'election', title: 'stolen' }),
    ]);
    expect(changes).toBe(1);
    expect(names(catalogue)).toEqual([...LISTED.filter((name) => name !== 'echo_arguments'), 'a_new', 'z_new']);
    expect(catalogue.find('echo_structured')?.title).toBe('New title');
    expect(catalogue.find('search_long')?.title).toBe('Title of search_long');
    expect(catalogue.find('echo_arguments')).toBeUndefined();
  });
});

describe('refreshing it', () => {
  let natal: FakeService;
  beforeAll(async () => {
    natal = await fakeService('natal', TEST_CATALOGUE);
  });
  afterAll(() => natal.kill());

  it('asks each service for what changed and keeps the slice of one that is away', async () => {
    const clients = connectServices(eachService((name) => (name === 'natal' ? natal.target : '127.0.0.1:9')));
    const catalogue = new ToolCatalogue(TEST_CATALOGUE);
    const refresh = new CatalogueRefresh(catalogue, clients, quiet);
    let changes = 0;
    catalogue.onChange(() => (changes += 1));

    expect(await refresh.refresh()).toBe(false);
    expect(names(catalogue)).toEqual(LISTED);
    expect(changes).toBe(1);
    await refresh.refresh();
    expect(changes).toBe(1);

    natal.list = [entry('brand_new', { service: 'natal' })];
    await refresh.refresh();
    expect(changes).toBe(2);
    expect(names(catalogue)).toContain('brand_new');
    expect(names(catalogue)).not.toContain('refuse_argument');
    expect(names(catalogue)).toContain('echo_arguments');

    natal.list = [entry('Bad Name', { service: 'natal' })];
    expect(await refresh.refresh()).toBe(false);
    expect(names(catalogue)).toContain('brand_new');
    refresh.stop();
    for (const client of Object.values(clients)) client.close();
  });

  it('asks with what it has, and reads nothing of a service that offers the same', async () => {
    const catalogue = new ToolCatalogue(SERVED);
    const asked = new Map<string, string>();
    const clients = eachService((name) => ({
      ...echoClients()[name],
      listTools: async ({ knownHash = '' }: { readonly knownHash?: string }) => {
        asked.set(name, knownHash);
        return create(ListToolsResponseSchema, { hash: knownHash });
      },
    }));
    let changes = 0;
    catalogue.onChange(() => (changes += 1));
    expect(await new CatalogueRefresh(catalogue, clients, quiet).refresh()).toBe(true);
    expect(changes).toBe(0);
    const natal = SERVED.filter(({ service }) => service === 'natal');
    expect(asked.get('natal')).toBe(hashOfAll(natal));
    expect(hashOfAll(natal.toReversed())).toBe(hashOfAll(natal));
    expect(hashOfAll(natal.slice(1))).not.toBe(hashOfAll(natal));
  });

  it('stops when told to', async () => {
    const refresh = new CatalogueRefresh(new ToolCatalogue([]), echoClients(), quiet);
    await refresh.start();
    refresh.stop();
    expect(await refresh.refresh()).toBe(true);
  });
});

describe('a tool in tools/list', () => {
  it('always has a description and an object schema', () => {
    const { description, inputSchema, ...bare } = entry('bare');
    expect(inputSchema).toBeDefined();
    expect(description).toBeDefined();
    expect(listedTool(bare)).toMatchObject({
      description: bare.title,
      inputSchema: { type: 'object', additionalProperties: false },
    });
  });

  it('shows no output schema: lists for structured results add it', () => {
    const outputSchema = { type: 'object', properties: { answer: { type: 'string' } } };
    expect(listedTool(entry('a', { outputSchema }))).not.toHaveProperty('outputSchema');
  });
});

describe('nearest names', () => {
  const known = ['get_planets', 'get_planet_strength', 'get_full_chart', 'find_exam_time'];
  it.each([
    ['get_planet', 'get_planets'],
    ['GET_FULL_CHART', 'get_full_chart'],
    ['getFullChart', 'get_full_chart'],
    ['exam_time', 'find_exam_time'],
  ])('%p is nearest to %p', (wanted, nearest) => {
    expect(nearestNames(wanted, known)[0]).toBe(nearest);
  });
  it('share rare words before letters, also with a letter more or less', () => {
    const tools = ['get_sahams', 'get_planets', 'get_sade_sati_phases', 'get_transit_analysis', 'get_shadbala'];
    expect(nearestNames('sade_sati', tools)[0]).toBe('get_sade_sati_phases');
    expect(nearestNames('getTransits', tools)[0]).toBe('get_transit_analysis');
    expect(nearestNames('get_shadbal', tools)[0]).toBe('get_shadbala');
  });
  it('share words that a name is thought of in beside its own', () => {
    const titles = new Map([
      ['get_sahams', 'Sahams'],
      ['get_d3_chart', 'Drekkana (siblings, courage)'],
      ['get_d9_chart', 'Navamsa (marriage, dharma)'],
    ]);
    const nearest = (wanted: string) => nearestNames(wanted, [...titles.keys()], 1, (name) => titles.get(name) ?? '');
    expect([nearest('get_navamsa'), nearest('navamsha_chart')]).toEqual([['get_d9_chart'], ['get_d9_chart']]);
  });
  it('are as many as asked for, and come quickly for any text', () => {
    expect(nearestNames('x', known, 2)).toHaveLength(2);
    expect(nearestNames('x', [])).toEqual([]);
    const started = performance.now();
    nearestNames('y'.repeat(250_000), known);
    expect(performance.now() - started).toBeLessThan(50);
  });
});
