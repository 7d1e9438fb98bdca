import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { requireInCycle } from '../../dasha/cycle-of.ts';
import { jointPeriodAt } from '../../dasha/joint-period.ts';
import { signifiesNear } from '../../kp/kernel/levels.ts';
import { judgmentMoment, rulingPlanetsAt } from '../../kp/ruling/judgment-moment.ts';
import type { Ephemeris } from '../../sky/port.ts';
import type { Planet } from '../../zodiac/names.ts';
import { CURE, healthClass, starSide } from './pull.ts';

export const SURGERY_TYPES = ['ELECTIVE', 'EMERGENCY', 'COSMETIC', 'TRANSPLANT'] as const;
export type SurgeryType = (typeof SURGERY_TYPES)[number];
export const DATE_VERDICTS = ['GO', 'DEFER', 'RESCHEDULE'] as const;
type DateVerdict = (typeof DATE_VERDICTS)[number];

/** What a day of surgery can have against it (R37). */
export const DATE_CODES = [
  'MARS_RETROGRADE',
  'PERIOD_HOSTILE',
  'PD_HOSTILE',
  'MD_HOSTILE',
  'RP_NO_CURE',
  'MOON_HOSTILE',
  'MOON_HALF',
] as const;
export type DateCode = (typeof DATE_CODES)[number];

/** Codes that can move a day; a hostile mahadasha is only told. */
export const DEFER_CODES = [
  'MARS_RETROGRADE',
  'PERIOD_HOSTILE',
  'PD_HOSTILE',
  'RP_NO_CURE',
  'MOON_HOSTILE',
  'MOON_HALF',
] as const satisfies readonly DateCode[];
type DeferCode = (typeof DEFER_CODES)[number];

export interface DateReading {
  readonly lords: { readonly md: Planet; readonly ad: Planet; readonly pd: Planet };
  readonly observations: readonly DateCode[];
  readonly dateVerdict: DateVerdict;
  /** The observations that made the verdict; none for GO. */
  readonly deferReasons: readonly DeferCode[];
}

/** Two of these together move a day by some days. */
const LIGHT: readonly DeferCode[] = ['PD_HOSTILE', 'RP_NO_CURE', 'MOON_HALF'];

/** The verdict of a day from what was found, the first that fits; an emergency always goes (R37; KSK). */
export function dateVerdict(
  found: readonly DateCode[],
  type: SurgeryType,
): Pick<DateReading, 'dateVerdict' | 'deferReasons'> {
  const has = (code: DateCode): boolean => found.includes(code);
  const those = (...codes: readonly DeferCode[]): readonly DeferCode[] => codes.filter(has);
  if (type === 'EMERGENCY') return { dateVerdict: 'GO', deferReasons: [] };
  if (has('MARS_RETROGRADE')) return { dateVerdict: 'DEFER', deferReasons: ['MARS_RETROGRADE'] };
  const moonAlone = has('MOON_HOSTILE') && has('RP_NO_CURE') ? those('RP_NO_CURE', 'MOON_HOSTILE') : [];
  if (has('PERIOD_HOSTILE') || moonAlone.length > 0)
    return { dateVerdict: 'RESCHEDULE', deferReasons: [...those('PERIOD_HOSTILE'), ...moonAlone] };
  const light = those(...LIGHT);
  if (has('MOON_HOSTILE') || light.length >= 2)
    return { dateVerdict: 'DEFER', deferReasons: [...(light.length >= 2 ? light : []), ...those('MOON_HOSTILE')] };
  return { dateVerdict: 'GO', deferReasons: [] };
}

/**
 * Whether the day of an operation is clean for a chart, at its instant and the place of birth. Throws
 * validation_failed outside the 120 dasha years and out_of_range past the ephemeris.
 */
export function dateReading(ephemeris: Ephemeris, chart: Chart, utcMs: number, type: SurgeryType): DateReading {
  requireInCycle(chart, utcMs, 'surgery_date');
  const { md, ad, pd } = jointPeriodAt(chart, utcMs);
  const sky = buildChart(ephemeris, judgmentMoment(chart, utcMs));
  const isHard = (planet: Planet): boolean => healthClass(chart, planet) === 'DISEASE';
  const { starLord, subLord } = sky.planets.Moon;
  const hostile = [starLord, subLord].filter((planet) => starSide(chart, planet) === 'HOSTILE').length;
  const ruling = rulingPlanetsAt(ephemeris, chart, utcMs);
  const present: Readonly<Record<DateCode, boolean>> = {
    MARS_RETROGRADE: sky.planets.Mars.retrograde,
    PERIOD_HOSTILE: isHard(ad.planet) && isHard(pd.planet),
    PD_HOSTILE: isHard(pd.planet) && !isHard(ad.planet),
    MD_HOSTILE: isHard(md.planet),
    RP_NO_CURE: !ruling.some((planet) => signifiesNear(chart, planet, CURE)),
    MOON_HOSTILE: hostile === 2,
    MOON_HALF: hostile === 1,
  };
  const observations = DATE_CODES.filter((code) => present[code]);
  return {
    lords: { md: md.planet, ad: ad.planet, pd: pd.planet },
    observations,
    ...dateVerdict(observations, type),
  };
}
