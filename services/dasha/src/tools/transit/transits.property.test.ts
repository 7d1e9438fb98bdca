import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { birthsFor, holdsOver, type Life, type Property } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from '@jest/globals';

const DAY_MS = 86_400_000;
/** All births for what takes some milliseconds, fewer for searches over years and decades. */
const [MANY, SOME, FEW] = [1000, 300, 100];

const iso = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 19);
const eventOf = (index: number): string => NATAL_EVENTS[(index * 7) % NATAL_EVENTS.length]?.label ?? 'Marriage';
const days =
  (most: number) =>
  ({ now }: Life, index: number) => ({
    startDatetime: iso(now - (1 + (index % most)) * DAY_MS),
    endDatetime: iso(now),
  });

const TOOLS: readonly (readonly [Property, number])[] = [
  [{ tool: 'get_transit_analysis' }, MANY],
  [{ tool: 'get_transit_advanced', argumentsOf: (_, index) => ({ event: eventOf(index) }) }, MANY],
  [{ tool: 'get_transit_crossings', argumentsOf: days(20) }, MANY],
  [{ tool: 'get_sublord_changes', reachYears: 2 }, MANY],
  [{ tool: 'get_moon_transit' }, MANY],
  [{ tool: 'get_vedha_transit' }, MANY],
  [{ tool: 'get_sarvatobhadra_chakra', argumentsOf: () => ({ name_letters: ['k'] }) }, MANY],
  [{ tool: 'get_sade_sati_intensity' }, SOME],
  [{ tool: 'get_transit_timing_hierarchy', argumentsOf: (_, index) => ({ event: eventOf(index) }) }, FEW],
  [{ tool: 'get_sade_sati_phases' }, FEW],
  [{ tool: 'get_ashtama_sani' }, FEW],
  [{ tool: 'get_saturn_return' }, FEW],
  [{ tool: 'get_jupiter_return' }, FEW],
  [{ tool: 'get_eclipse_impact', argumentsOf: (_, index) => ({ years: 1 + (index % 10), orb: 8 }) }, FEW],
  [
    {
      tool: 'get_eclipse_sublord_activation',
      argumentsOf: (_, index) => ({ years: 1 + (index % 5), event: eventOf(index) }),
    },
    FEW,
  ],
];

describe('transits of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it('are those of the whole family', () => expect(TOOLS).toHaveLength(15));

  it.each(TOOLS.map(([property, standard]) => [property.tool, property, standard] as const))(
    '%s answers without a throw, as its schema says, in the size of one answer',
    async (_, property, standard) => holdsOver(property, birthsFor(standard), 1992),
    600_000,
  );
});
