import type { Channels } from '@cuspal/engine/world/weather/channels';
import type { Weather } from '@cuspal/engine/world/weather/weather';
import { say } from './astrometeorology.messages.ts';

/** `colder and calm, and normal in rain`: the three signals. */
function signals({ temperature, precipitation, wind }: Channels): string {
  const rows = [
    [temperature.signal, 'WARMTH'],
    [precipitation.signal, 'RAIN'],
    [wind.signal, 'WIND'],
  ] as const;
  return say.signals({
    strong: rows.flatMap(([signal]) => (signal === 'NORMAL' ? [] : [say.signal({ signal })])),
    normal: rows.flatMap(([signal, channel]) => (signal === 'NORMAL' ? [say.channel({ channel })] : [])),
  });
}

/** The three signals and the nadis of a season. */
export const seasonTheme = ({ channels, saptaNadi }: Weather): string =>
  say.seasonTheme({ signals: signals(channels), nadi: saptaNadi.nadiVerdict });

/** Sentences on the weather of a moment, the three signals first. */
export const weatherSentences = ({ channels, saptaNadi, fourthCusp }: Weather, at: string): readonly string[] => [
  say.weatherOn({ at, signals: signals(channels) }),
  say.nadisAndCusp({ nadi: saptaNadi.nadiVerdict, cusp: fourthCusp?.verdict ?? 'NONE' }),
  say.noForecast(),
];
