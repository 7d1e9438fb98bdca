import { eventOf, familyProperties, narrowedByTurns, type CallResult, type Life } from '@cuspal/tool-kit/testing';
import { describe, it } from 'vitest';
import { VIMSHOTTARI } from '../test/dasha-checks.ts';
import { everyListTiles } from '../test/every-list-tiles.ts';

const DAY_MS = 86_400_000;
/** Fewer births for searches over years. */
const [SOME, FEW] = [300, 100];

const iso = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 19);
const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Every natal event in turn and, now and then, a group of houses of any length. */
const matter = (index: number): object =>
  index % 5 === 0 ? { house_group: HOUSES.slice(0, 1 + ((index / 5) % 12)) } : { event: eventOf(index) };

/** With the houses against it and the cusps to judge from, where a group is short enough to leave some. */
function wholeMatter(index: number): object {
  const against = HOUSES.slice(1 + ((index / 5) % 12));
  if (index % 5 !== 0 || against.length === 0) return matter(index);
  return { ...matter(index), denial_group: against, primary_houses: HOUSES };
}

const given =
  (of: (index: number) => object, more: (index: number) => object = () => ({})) =>
  (_: Life, index: number) => ({ ...of(index), ...more(index) });

/** Tools whose rows each begin where the one before ends, to the letter. */
const DASHAS = {
  get_dasha_periods: {
    argumentsOf: narrowedByTurns,
    verify: (call: CallResult) => {
      if (call.result['mahadashaTable'] === undefined) everyListTiles(call);
    },
  },
  get_antardasha_calendar: { verify: everyListTiles },
  get_pratyantardasha_periods: {
    argumentsOf: (_: Life, index: number) => ({ mahadasha: VIMSHOTTARI[index % 9] }),
    verify: everyListTiles,
  },
  get_ashtottari_dasha: { verify: everyListTiles },
  get_yogini_dasha: { verify: everyListTiles },
  get_kalachakra_dasha: { verify: everyListTiles },
  get_narayana_dasha: { verify: everyListTiles },
  get_sudarshana_chakra: {
    argumentsOf: (_: Life, index: number) => ({ years_ahead: 1 + (index % 12) }),
    reachYears: 14,
    verify: everyListTiles,
  },
};

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1951,
  tools: {
    ...DASHAS,
    get_conditional_dashas: { argumentsOf: (_, index) => (index % 2 === 0 ? {} : { include: 'all' }) },
    get_rp_advanced: { argumentsOf: given(wholeMatter) },
    get_rp_interval: {
      argumentsOf: ({ now }, index) => ({
        startDatetime: iso(now - (1 + (index % 3)) * DAY_MS),
        endDatetime: iso(now),
        interval_minutes: 20 + (index % 60),
      }),
    },
    get_fruitful_significators: { argumentsOf: given(matter) },
    get_event_dasha: { argumentsOf: given(wholeMatter, (index) => ({ horizon_years: 1 + (index % 60) })) },
    get_event_probability: { argumentsOf: given(matter) },
    get_dasha_advanced: { argumentsOf: given(wholeMatter) },
    get_retrograde_advanced: { births: SOME, argumentsOf: given(matter) },
    get_annotated_dasha: { births: FEW },
    get_annual_forecast: { births: FEW, reachYears: 1 },
    find_event_timing_v2: {
      births: FEW,
      argumentsOf: given(wholeMatter, (index) => ({ horizon_years: 1 + (index % 40), max_windows: 1 + (index % 25) })),
    },
  },
});

describe('dashas, ruling planets and event timing of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
