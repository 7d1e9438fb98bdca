import { eventOf, familyProperties, narrowedByTurns, type Life } from '@cuspal/tool-kit/testing';
import { describe, it } from 'vitest';

const DAY_MS = 86_400_000;
/** Fewer births for searches over years and decades. */
const [SOME, FEW] = [300, 100];

const iso = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 19);
const days =
  (most: number) =>
  ({ now }: Life, index: number) => ({
    startDatetime: iso(now - (1 + (index % most)) * DAY_MS),
    endDatetime: iso(now),
  });

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1992,
  tools: {
    get_transit_analysis: { argumentsOf: narrowedByTurns },
    get_transit_crossings: { argumentsOf: days(20) },
    get_sublord_changes: { reachYears: 2 },
    get_sarvatobhadra_chakra: { argumentsOf: () => ({ name_letters: ['k'] }) },
    get_sade_sati_intensity: { births: SOME },
    get_transit_timing_hierarchy: { births: FEW },
    get_sade_sati_phases: { births: FEW },
    get_ashtama_sani: { births: FEW },
    get_saturn_return: { births: FEW },
    get_jupiter_return: { births: FEW },
    get_eclipse_impact: { births: FEW, argumentsOf: (_, index) => ({ years: 1 + (index % 10), orb: 8 }) },
    get_eclipse_sublord_activation: {
      births: FEW,
      argumentsOf: (_, index) => ({ years: 1 + (index % 5), event: eventOf(index) }),
    },
  },
});

describe('transits of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
