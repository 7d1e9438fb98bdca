import { familyProperties } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { addsUp } from '../test/adds-up.ts';
import { holdsNoTime, speaksKindly } from '../test/plain-words.ts';

/** A day after a moment, within the ephemeris. */
const dayAfter = (now: number, days: number): string =>
  new Date(Math.min(now + days * 86_400_000, Date.UTC(2399, 11, 31))).toISOString();

const cases = await familyProperties(new URL('.', import.meta.url), {
  seed: 1543,
  verify: (call, tool) => {
    expect(call.result['disclaimer']).toEqual(expect.any(String));
    speaksKindly(call, tool);
    holdsNoTime(call, tool);
    addsUp(call.result);
  },
  tools: {
    get_longevity_balarishta: { fromAge: 18 },
    get_chronic_disease_panel: { argumentsOf: (_, index) => ({ page: (index % 4) + 1 }) },
    get_mental_health_panel: { births: 500, argumentsOf: () => ({ horizon_years: 10 }) },
    get_addiction_indicators: { births: 500, fromAge: 18, argumentsOf: () => ({ horizon_years: 20 }) },
    get_misdiagnosis_risk: { births: 200, argumentsOf: () => ({ horizon_years: 10 }) },
    get_medical_timing: { births: 200, argumentsOf: () => ({ horizon_years: 20 }) },
    get_cure_window: { births: 200, argumentsOf: () => ({ horizon_years: 20 }) },
    get_hospitalization_window: { births: 500, argumentsOf: () => ({ horizon_years: 20 }) },
    get_accident_window: { births: 500, argumentsOf: () => ({ horizon_years: 20 }) },
    get_oncology_timing: { births: 500, fromAge: 18, argumentsOf: () => ({ horizon_years: 20 }) },
    get_organ_transplant_timing: { births: 500, argumentsOf: () => ({ horizon_years: 10 }) },
    get_surgery_success: {
      births: 100,
      argumentsOf: ({ now }, index) => ({
        surgery_type: (['ELECTIVE', 'TRANSPLANT', 'COSMETIC', 'EMERGENCY'] as const)[index % 4],
        ...(index % 5 > 0 && { surgery_date: dayAfter(now, (index % 3) * 20) }),
      }),
    },
    get_health_transit_alerts: { births: 100, argumentsOf: () => ({ horizon_days: 730 }) },
  },
});

describe('health of random births, 1800 to 2399, latitudes to 66, all ayanamsas', () => {
  it.each(cases)(
    '%s answers without a throw, as its schema says, in the size of one answer',
    (_, holds) => holds(),
    600_000,
  );
});
