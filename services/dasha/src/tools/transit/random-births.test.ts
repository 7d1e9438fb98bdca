import { AYANAMSAS } from '@cuspal/engine';
import { conforms } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { randomNumbers } from '../../../../../packages/engine/test/random-charts.ts';

const TOOLS = [
  'get_transit_crossings',
  'get_sublord_changes',
  'get_moon_transit',
  'get_sade_sati_phases',
  'get_sade_sati_intensity',
  'get_ashtama_sani',
  'get_saturn_return',
  'get_jupiter_return',
  'get_eclipse_impact',
  'get_eclipse_sublord_activation',
  'get_vedha_transit',
  'get_sarvatobhadra_chakra',
] as const;
const BIRTHS = 36;
const DAY = 86_400_000;

/** Births of six centuries below the polar circles, with a moment asked about that any later year may hold. */
function births() {
  const random = randomNumbers(1992);
  return Array.from({ length: BIRTHS }, (_, index) => {
    const utcMs = Date.UTC(1800, 0, 3) + random() * (Date.UTC(2396, 0, 1) - Date.UTC(1800, 0, 3));
    const asked = utcMs + random() * Math.min(110 * 365 * DAY, Date.UTC(2397, 0, 1) - utcMs);
    const iso = (ms: number) => new Date(ms).toISOString().slice(0, 19);
    return {
      moment: iso(asked),
      later: iso(asked + DAY * 20),
      birth: {
        birth_datetime: iso(utcMs),
        latitude: random() * 132 - 66,
        longitude: random() * 360 - 180,
        utc_offset_minutes: Math.round(random() * 1440 - 720),
        ayanamsa: AYANAMSAS[index % AYANAMSAS.length],
      },
    };
  });
}

const momentOf: Readonly<Record<(typeof TOOLS)[number], (moment: string, later: string) => object>> = {
  get_transit_crossings: (startDatetime, endDatetime) => ({ startDatetime, endDatetime }),
  get_sublord_changes: (query_datetime) => ({ query_datetime }),
  get_moon_transit: (query_datetime) => ({ query_datetime }),
  get_sade_sati_phases: (query_date) => ({ query_date }),
  get_sade_sati_intensity: (scan_start) => ({ scan_start }),
  get_ashtama_sani: (query_date) => ({ query_date }),
  get_saturn_return: (query_date) => ({ query_date }),
  get_jupiter_return: (query_date) => ({ query_date }),
  get_eclipse_impact: (start_date) => ({ start_date }),
  get_eclipse_sublord_activation: (start_date) => ({ start_date, event: 'Marriage' }),
  get_vedha_transit: (query_datetime) => ({ query_datetime }),
  get_sarvatobhadra_chakra: (query_datetime) => ({ query_datetime, name_letters: ['k'] }),
};

describe('random births, 1800 to 2399, all ayanamsas', () => {
  it.each(TOOLS)('%s answers and conforms', async (name) => {
    for (const { birth, moment, later } of births()) {
      const { text } = await conforms(name, { ...birth, ...momentOf[name](moment, later) });
      expect(text.length).toBeLessThan(120_000);
    }
  });
});
