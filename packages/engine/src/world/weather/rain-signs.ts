import { arcForward, normalize } from '../../base/angles.ts';
import type { Chart } from '../../chart/chart.ts';
import { elongation } from '../../almanac/limbs.ts';
import { isKendra, countSigns } from '../../parashari/base/frame.ts';
import { signName } from '../../zodiac/lords.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet, Sign } from '../../zodiac/names.ts';
import { signReach } from '../../zodiac/sign-aspects.ts';
import { RAIN_GIVERS } from './weather-values.ts';

export const RAIN_RULES = [
  'MOON_WATERY_ANGLE',
  'VENUS_WATERY_ANGLE',
  'MOON_FROM_VENUS_SATURN',
  'BENEFICS_TOGETHER',
  'MARS_SATURN',
  'MARS_AHEAD',
] as const;
type RainRule = (typeof RAIN_RULES)[number];

export const RAIN_EFFECTS = ['RAIN', 'SLIGHT_RAIN', 'DRY', 'WIND_HEAT'] as const;
type RainEffect = (typeof RAIN_EFFECTS)[number];

/** A sign of the texts that a chart shows; it is reported and never scored. */
export interface RainSign {
  readonly rule: RainRule;
  readonly effect: RainEffect;
  /** The planets that make it. */
  readonly by: readonly Planet[];
  readonly source: string;
}

const SOURCES: Readonly<Record<RainRule, string>> = {
  MOON_WATERY_ANGLE: 'Brihat Samhita 28.1',
  VENUS_WATERY_ANGLE: 'Brihat Samhita 28.1',
  MOON_FROM_VENUS_SATURN: 'Brihat Samhita 28.19',
  BENEFICS_TOGETHER: 'Brihat Samhita 28',
  MARS_SATURN: 'Brihat Samhita 28',
  MARS_AHEAD: 'Shatpanchasika',
};

const MALEFICS: readonly Planet[] = ['Sun', 'Mars', 'Saturn'];
const WATERY: ReadonlySet<Sign> = new Set<Sign>(['Cancer', 'Capricorn', 'Aquarius', 'Pisces']);
const FROM_SATURN: ReadonlySet<number> = new Set([5, 7, 9]);
const AHEAD_OF_SUN = 30;
/** Degrees by which a chart cast for a new or full Moon may miss it: the search stops within 0.2 s, 3e-5 degrees. */
const AT_THE_PHASE = 1e-4;

/** The rain signs of a chart in the order of the rules (R35.2). Signs are counted, so they exist at every latitude. */
export const rainSigns = (chart: Chart): readonly RainSign[] => [
  ...wateryAngle(chart, 'Moon', 'MOON_WATERY_ANGLE'),
  ...wateryAngle(chart, 'Venus', 'VENUS_WATERY_ANGLE'),
  ...moonFromVenusOrSaturn(chart),
  ...together(chart),
  ...marsAhead(chart),
];

const sign = (rule: RainRule, effect: RainEffect, by: Iterable<Planet>): RainSign => {
  const makers = new Set(by);
  return { rule, effect, by: PLANETS.filter((planet) => makers.has(planet)), source: SOURCES[rule] };
};

const signOf = ({ planets }: Chart, planet: Planet): number => planets[planet].signIndex;

/** The given planets that stand with another in its sign or aspect it by sign. */
const looking = (chart: Chart, planets: readonly Planet[], at: Planet): readonly Planet[] =>
  planets.filter((each) => each !== at && signReach(each, signOf(chart, each))[signOf(chart, at)] === true);

function wateryAngle(chart: Chart, planet: 'Moon' | 'Venus', rule: RainRule): readonly RainSign[] {
  const at = signOf(chart, planet);
  if (!WATERY.has(signName(at)) || !isKendra(countSigns(chart.ascendant.signIndex, at))) return [];
  const benefics = looking(chart, RAIN_GIVERS, planet);
  if (inBrightHalf(chart) || benefics.length > 0) return [sign(rule, 'RAIN', [planet, ...benefics])];
  const malefics = looking(chart, MALEFICS, planet);
  return malefics.length > 0 ? [sign(rule, 'SLIGHT_RAIN', [planet, ...malefics])] : [];
}

/** A chart of a new Moon begins the bright half and one of a full Moon the dark half, to the accuracy of the search. */
const inBrightHalf = ({ planets: { Sun, Moon } }: Chart): boolean =>
  normalize(elongation(Sun.longitude, Moon.longitude) + AT_THE_PHASE) < 180;

function moonFromVenusOrSaturn(chart: Chart): readonly RainSign[] {
  const moon = signOf(chart, 'Moon');
  const from = [
    ...(countSigns(signOf(chart, 'Venus'), moon) === 7 ? (['Venus'] as const) : []),
    ...(FROM_SATURN.has(countSigns(signOf(chart, 'Saturn'), moon)) ? (['Saturn'] as const) : []),
  ];
  const benefics = looking(chart, RAIN_GIVERS, 'Moon');
  return from.length > 0 && benefics.length > 0
    ? [sign('MOON_FROM_VENUS_SATURN', 'RAIN', ['Moon', ...from, ...benefics])]
    : [];
}

function together(chart: Chart): readonly RainSign[] {
  const joined = RAIN_GIVERS.filter((planet) =>
    RAIN_GIVERS.some((other) => other !== planet && signOf(chart, other) === signOf(chart, planet)),
  );
  const mars = signOf(chart, 'Mars');
  const windy = mars === signOf(chart, 'Saturn') && !RAIN_GIVERS.some((planet) => signOf(chart, planet) === mars);
  return [
    ...(joined.length > 0 ? [sign('BENEFICS_TOGETHER', 'RAIN', joined)] : []),
    ...(windy ? [sign('MARS_SATURN', 'WIND_HEAT', ['Mars', 'Saturn'])] : []),
  ];
}

const marsAhead = ({ planets }: Chart): readonly RainSign[] =>
  arcForward(planets.Sun.longitude, planets.Mars.longitude) <= AHEAD_OF_SUN
    ? [sign('MARS_AHEAD', 'DRY', ['Sun', 'Mars'])]
    : [];
