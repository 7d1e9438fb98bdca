import { inWords } from '@cuspal/engine/base/words';
import type { Channels } from '@cuspal/engine/world/weather/channels';
import type { FourthCuspVerdict } from '@cuspal/engine/world/weather/fourth-cusp';
import type { NadiVerdict } from '@cuspal/engine/world/weather/sapta-nadi';
import type { Weather } from '@cuspal/engine/world/weather/weather';

const SIGNAL = {
  COLDER: 'colder',
  WARMER: 'warmer',
  DRIER: 'drier',
  WETTER: 'wetter',
  CALM: 'calm',
  WINDY: 'windy',
} as const;

const NADI: Readonly<Record<NadiVerdict, string>> = {
  HEAVY: 'heavy rain',
  RAIN: 'rain',
  LIGHT: 'a little rain',
  CLOUD_NO_RAIN: 'cloud without rain',
  DRY: 'dry weather',
};

const FOURTH: Readonly<Record<FourthCuspVerdict, string>> = {
  WET: 'points to rain',
  DRY: 'points to dryness',
  HOT: 'points to heat',
  COLD: 'points to cold',
  WINDY: 'points to wind',
};

/** `colder and calm, and normal in rain`: the three signals. */
function signals({ temperature, precipitation, wind }: Channels): string {
  const rows = [
    [temperature.signal, 'warmth'],
    [precipitation.signal, 'rain'],
    [wind.signal, 'wind'],
  ] as const;
  const strong = rows.flatMap(([signal]) => (signal === 'NORMAL' ? [] : [SIGNAL[signal]]));
  const normal = rows.flatMap(([signal, what]) => (signal === 'NORMAL' ? [what] : []));
  const words = [
    ...(strong.length > 0 ? [inWords(strong)] : []),
    ...(normal.length > 0 ? [`normal in ${inWords(normal)}`] : []),
  ];
  return words.join(', and ');
}

/** The three signals and the nadis, for one season or month. */
export const themeOf = (what: string, { channels, saptaNadi }: Weather): string =>
  `${what} is ${signals(channels)}, while its nadis show ${NADI[saptaNadi.nadiVerdict]}.`;

/** Sentences on the weather of a moment, the three signals first. */
export function weatherSentences({ channels, saptaNadi, fourthCusp }: Weather, when: string): readonly string[] {
  const cusp = fourthCusp === null ? 'no fourth cusp is read there' : `the fourth cusp ${FOURTH[fourthCusp.verdict]}`;
  return [
    `By tradition the weather on ${when} is ${signals(channels)}.`,
    `The nadis show ${NADI[saptaNadi.nadiVerdict]}, and ${cusp}.`,
    'This is a symbolic reading and no weather forecast.',
  ];
}
