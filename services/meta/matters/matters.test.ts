import { CATALOG } from '@cuspal/catalog';
import { ELECTION_EVENTS } from '@cuspal/engine/events/election';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { describe, expect, it } from 'vitest';
import { MATTERS } from './matters.ts';

const keysOf = (events: readonly { readonly key: string }[]) => new Set(events.map(({ key }) => key));
const NATAL = keysOf(NATAL_EVENTS);
const ELECTION = keysOf(ELECTION_EVENTS);
const ENGINE_TOOLS = CATALOG.filter(({ system }) => system !== 'meta').map(({ name }) => name);

describe('the matters that people ask about', () => {
  it('have keys of their own, and events of one catalogue', () => {
    expect(new Set(MATTERS.map(({ key }) => key)).size).toBe(MATTERS.length);
    for (const { key, natal = [], election = [] } of MATTERS) {
      expect([key, natal.filter((event) => !NATAL.has(event))]).toEqual([key, []]);
      expect([key, election.filter((event) => !ELECTION.has(event))]).toEqual([key, []]);
      expect([key, natal.length > 0 && election.length > 0]).toEqual([key, false]);
    }
  });

  it('name every tool with an engine, and no other', () => {
    const named = new Set(MATTERS.flatMap(({ tools }) => tools));
    expect([...named].sort()).toEqual([...ENGINE_TOOLS].sort());
  });

  it('name every event of both catalogues', () => {
    expect([...NATAL].filter((key) => !MATTERS.some(({ natal = [] }) => natal.includes(key)))).toEqual([]);
    expect([...ELECTION].filter((key) => !MATTERS.some(({ election = [] }) => election.includes(key)))).toEqual([]);
  });
});
