import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { birthsFor, holdsOver, type Life, type Property } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from '@jest/globals';

const DAY_MS = 86_400_000;
/** All births for what takes some milliseconds, fewer for searches over years. */
const [MANY, SOME, FEW] = [1000, 300, 100];

const iso = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 19);
const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Every natal event in turn and, now and then, a group of houses of any length. */
function matter(index: number): object {
  const event = NATAL_EVENTS[(index * 7) % NATAL_EVENTS.length]?.label ?? 'Marriage';
  return index % 5 === 0 ? { house_group: HOUSES.slice(0, 1 + ((index / 5) % 12)) } : { event };
}

/** With the houses against it and the cusps to judge from, where a group is short enough to leave some. */
function wholeMatter(index: number): object {
  const against = HOUSES.slice(1 + ((index / 5) % 12));
  if (index % 5 !== 0 || against.length === 0) return matter(index);
  return { ...matter(index), denial_group: against, primary_houses: HOUSES };
}

const given =
  (of: (index: number) => object, more: (index: number) => object = () => ({})) =>
  (_: Life, index: number) => ({ ...of(index), ...more(index) });

const TOOLS: readonly (readonly [Property, number])[] = [
  [{ tool: 'get_ruling_planets' }, MANY],
  [{ tool: 'get_rp_consensus' }, MANY],
  [{ tool: 'get_rp_advanced', argumentsOf: given(wholeMatter) }, MANY],
  [
    {
      tool: 'get_rp_interval',
      argumentsOf: ({ now }, index) => ({
        startDatetime: iso(now - (1 + (index % 3)) * DAY_MS),
        endDatetime: iso(now),
        interval_minutes: 20 + (index % 60),
      }),
    },
    MANY,
  ],
  [{ tool: 'get_fruitful_significators', argumentsOf: given(matter) }, MANY],
  [
    { tool: 'get_event_dasha', argumentsOf: given(wholeMatter, (index) => ({ horizon_years: 1 + (index % 60) })) },
    MANY,
  ],
  [{ tool: 'get_event_probability', argumentsOf: given(matter) }, MANY],
  [{ tool: 'get_dasha_advanced', argumentsOf: given(wholeMatter) }, MANY],
  [{ tool: 'get_retrograde_advanced', argumentsOf: given(matter) }, SOME],
  [{ tool: 'get_annotated_dasha' }, FEW],
  [{ tool: 'get_annual_forecast', reachYears: 1 }, FEW],
  [
    {
      tool: 'find_event_timing_v2',
      argumentsOf: given(wholeMatter, (index) => ({ horizon_years: 1 + (index % 40), max_windows: 1 + (index % 25) })),
    },
    FEW,
  ],
];

describe('event timing and ruling planets of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(TOOLS.map(([property, standard]) => [property.tool, property, standard] as const))(
    '%s answers without a throw, as its schema says, in the size of one answer',
    async (_, property, standard) => holdsOver(property, birthsFor(standard), 1951),
    600_000,
  );

  it('leaves no tool of the family to other tests', () => expect(TOOLS).toHaveLength(12));
});
