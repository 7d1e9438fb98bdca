import { printedScore } from '../base/printed.ts';
import type { Chart } from '../chart/chart.ts';
import { houseOf } from '../chart/houses.ts';
import { countSigns } from '../parashari/base/frame.ts';
import { separation } from '../base/angles.ts';
import { divide } from '../zodiac/division.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { House } from '../zodiac/names.ts';
import type { Eclipse, EclipseAspect } from '../passages/eclipses.ts';
import type { Factor } from './saturn-weight.ts';
import { say } from './gochara.messages.ts';

export const ECLIPSE_POINTS = [...PLANETS, 'Ascendant', 'MC'] as const;
type EclipsePoint = (typeof ECLIPSE_POINTS)[number];
export const IMPACT_BANDS = ['STRONG', 'NOTABLE', 'MILD', 'NONE'] as const;
type ImpactBand = (typeof IMPACT_BANDS)[number];

interface EclipseContact {
  readonly point: EclipsePoint;
  readonly aspect: EclipseAspect;
  /** Degrees. */
  readonly orb: number;
  /** Within a degree (R34.3). */
  readonly strong: boolean;
}

/** An eclipse against a birth chart: a service extension, the factors add up to the score. */
export interface EclipseImpact {
  /** By Placidus cusps; null where they do not exist. */
  readonly natalHouse: House | null;
  /** Sign counted from the natal Moon. */
  readonly houseFromMoon: House;
  readonly contacts: readonly EclipseContact[];
  /** 0 to 100. */
  readonly impactScore: number;
  readonly band: ImpactBand;
  readonly factors: readonly Factor[];
}

const STRONG_DEGREES = 1;
const FULL_POINTS: Partial<Record<EclipsePoint, number>> = { Sun: 25, Moon: 25, Ascendant: 25 };
const OTHER_POINTS = 15;

/** What an eclipse touches in a chart and how much that counts (R34.3); `orb` in degrees. */
export function eclipseImpact(chart: Chart, eclipse: Eclipse, orb: number, visible: boolean): EclipseImpact {
  const { starIndex, signIndex } = divide(eclipse.longitude);
  const { Moon } = chart.planets;
  const houseFromMoon = countSigns(Moon.signIndex, signIndex);
  const contacts = contactsOf(chart, eclipse.longitude, orb);
  const full = eclipse.type !== 'PARTIAL' && eclipse.type !== 'PENUMBRAL';
  const factors: readonly Factor[] = [
    ...contacts.map((contact) => contactFactor(contact, orb)),
    ...(starIndex === Moon.starIndex ? [{ name: say.inJanmaStar(), points: 20 }] : []),
    ...(signIndex === chart.ascendant.signIndex ? [{ name: say.inLagnaSign(), points: 10 }] : []),
    ...(houseFromMoon === 8 || houseFromMoon === 12
      ? [{ name: say.inSignFromMoon({ house: houseFromMoon }), points: 10 }]
      : []),
    ...(full ? [{ name: say.wholeEclipse({ type: eclipse.type }), points: 10 }] : []),
    ...(visible ? [{ name: say.visibleAtBirthPlace(), points: 5 }] : []),
  ];
  const sum = printedScore(factors.reduce((total, { points }) => total + points, 0));
  const impactScore = Math.min(100, sum);
  return {
    natalHouse: chart.houses === null ? null : houseOf(eclipse.longitude, chart.houses.cusps),
    houseFromMoon,
    contacts,
    impactScore,
    band: bandOf(impactScore),
    factors: sum > 100 ? [...factors, { name: say.keptWithinHundred(), points: printedScore(100 - sum) }] : factors,
  };
}

/** Conjunctions and oppositions within the orb, tightest first. */
function contactsOf(chart: Chart, degree: number, orb: number): readonly EclipseContact[] {
  return ECLIPSE_POINTS.flatMap((point): readonly EclipseContact[] => {
    const longitude = longitudeOf(chart, point);
    if (longitude === null) return [];
    const apart = separation(degree, longitude);
    const [aspect, distance] = apart <= 90 ? (['conjunction', apart] as const) : (['opposition', 180 - apart] as const);
    return distance <= orb ? [{ point, aspect, orb: distance, strong: distance <= STRONG_DEGREES }] : [];
  }).sort((a, b) => a.orb - b.orb);
}

function longitudeOf(chart: Chart, point: EclipsePoint): number | null {
  if (point === 'Ascendant') return chart.ascendant.longitude;
  if (point === 'MC') return chart.houses?.midheaven.longitude ?? null;
  return chart.planets[point].longitude;
}

function contactFactor({ point, aspect, orb: distance }: EclipseContact, orb: number): Factor {
  const full = (FULL_POINTS[point] ?? OTHER_POINTS) * (aspect === 'opposition' ? 0.5 : 1);
  return { name: say.contact({ point, aspect }), points: printedScore(full * (1 - distance / orb)) };
}

const bandOf = (score: number): ImpactBand =>
  score >= 60 ? 'STRONG' : score >= 35 ? 'NOTABLE' : score >= 15 ? 'MILD' : 'NONE';
