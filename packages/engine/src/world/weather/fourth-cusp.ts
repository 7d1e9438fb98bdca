import { printedLongitude } from '../../base/printed.ts';
import type { Chart } from '../../chart/chart.ts';
import { cuspOf } from '../../chart/placement.ts';
import { chain } from '../../kp/kernel/chain.ts';
import type { Chain } from '../../kp/kernel/chain.ts';
import { contact } from '../../kp/kernel/levels.ts';
import { signName } from '../../zodiac/lords.ts';
import type { Planet, Sign } from '../../zodiac/names.ts';
import type { Channels } from './channels.ts';
import { added, PLANET_WEATHER, signWeather } from './weather-values.ts';
import type { WeatherSums } from './weather-values.ts';

/** Some channel always reaches the least sum of 6, so none is neutral. */
export const FOURTH_CUSP_VERDICTS = ['WET', 'DRY', 'HOT', 'COLD', 'WINDY'] as const;
type FourthCuspVerdict = (typeof FOURTH_CUSP_VERDICTS)[number];

/** The sub lord of the fourth cusp on the weather (R35.2). */
export interface FourthCusp {
  readonly longitude: number;
  readonly sign: Sign;
  readonly csl: Planet;
  /** The star lord of the sub lord. */
  readonly starLord: Planet;
  readonly sums: WeatherSums;
  readonly verdict: FourthCuspVerdict;
  readonly agreesWithScores: boolean;
  /** WET, and the sub lord signifies 8 or 12 at level 1 or 2. */
  readonly floodNote: boolean;
  readonly chain: Chain;
}

/** Reads the fourth cusp beside the scores, which it never changes. Throws out_of_range without Placidus. */
export function fourthCusp(chart: Chart, channels: Channels): FourthCusp {
  const { longitude, signIndex, subLord: csl } = cuspOf(chart, 4);
  const { starLord, signIndex: cslSign } = chart.planets[csl];
  const sums = fourthCuspSums(csl, starLord, cslSign);
  const verdict = verdictOf(sums);
  const deep = contact(chart, csl, [8, 12]);
  return {
    longitude: printedLongitude(longitude),
    sign: signName(signIndex),
    csl,
    starLord,
    sums,
    verdict,
    agreesWithScores: agrees(verdict, channels),
    floodNote: verdict === 'WET' && deep !== null && deep <= 2,
    chain: chain(chart, 4),
  };
}

/** The sub lord once, its star lord twice and the sign of the sub lord. */
export const fourthCuspSums = (csl: Planet, starLord: Planet, cslSign: number): WeatherSums =>
  added(added(PLANET_WEATHER[csl], PLANET_WEATHER[starLord], 2), signWeather(cslSign));

/** The channel that leads, a calm one never; of equals rain goes before wind, and wind before heat. */
function verdictOf({ temp, precip, wind }: WeatherSums): FourthCuspVerdict {
  const most = Math.max(Math.abs(precip), wind, Math.abs(temp));
  if (Math.abs(precip) === most) return precip > 0 ? 'WET' : 'DRY';
  if (wind === most) return 'WINDY';
  return temp > 0 ? 'HOT' : 'COLD';
}

function agrees(verdict: FourthCuspVerdict, { temperature, precipitation, wind }: Channels): boolean {
  const signals: readonly string[] = [temperature.signal, precipitation.signal, wind.signal];
  const expected = { WET: 'WETTER', DRY: 'DRIER', HOT: 'WARMER', COLD: 'COLDER', WINDY: 'WINDY' } as const;
  return signals.includes(expected[verdict]);
}
