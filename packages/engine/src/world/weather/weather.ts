import type { Chart } from '../../chart/chart.ts';
import { channelsOf } from './channels.ts';
import type { Channels, Contribution } from './channels.ts';
import { chartWeather } from './chart-weather.ts';
import { fourthCusp } from './fourth-cusp.ts';
import type { FourthCusp } from './fourth-cusp.ts';
import { rainSigns } from './rain-signs.ts';
import type { RainSign } from './rain-signs.ts';
import { saptaNadi } from './sapta-nadi.ts';
import type { SaptaNadi } from './sapta-nadi.ts';
import { times } from './weather-values.ts';
import { say } from './weather.messages.ts';

/** A sky read for weather: a symbolic tradition, no meteorology. */
export interface Weather {
  readonly channels: Channels;
  /** Null inside the polar circles. */
  readonly fourthCusp: FourthCusp | null;
  readonly fourthCuspReason?: string;
  readonly saptaNadi: SaptaNadi;
  readonly rainSigns: readonly RainSign[];
}

/** The mean of the sums over 3,000 random charts, taken off so that 50 is an average sky. */
const baseline = (): Contribution => ({ factor: say.baseline(), values: { temp: -13, precip: -6, wind: -28 } });

const nadiBlock = (chart: Chart): Contribution => ({ factor: say.saptaNadi(), values: saptaNadi(chart).sums });

/** All that one chart contributes: its houses, its nadis and the baseline. */
const ofOneChart = (chart: Chart): readonly Contribution[] => [...chartWeather(chart), nadiBlock(chart), baseline()];

/** The three channels of a chart alone. */
export const chartChannels = (chart: Chart): Channels => channelsOf(ofOneChart(chart));

/** The weather of a chart; `more` is what a tool adds of its own. */
export const chartWeatherOf = (chart: Chart, more: readonly Contribution[] = []): Weather =>
  weather(chart, chart, channelsOf([...ofOneChart(chart), ...more]));

const SHARE_OF_PHASE = 0.6;

/**
 * The weather of a moment under the last Moon phase: houses of the phase count 0.6 and of the moment 0.4, nadis and
 * rain signs are those of the moment, the fourth cusp is that of the phase.
 */
export function momentWeather(phase: Chart, moment: Chart): Weather {
  const shared = (chart: Chart, share: number, which: 'PHASE' | 'MOMENT'): readonly Contribution[] =>
    chartWeather(chart).map(({ factor, values }) => ({
      factor: say.ofChart({ factor, chart: which }),
      values: times(values, share),
    }));
  const contributions = [
    ...shared(phase, SHARE_OF_PHASE, 'PHASE'),
    ...shared(moment, 1 - SHARE_OF_PHASE, 'MOMENT'),
    nadiBlock(moment),
    baseline(),
  ];
  return weather(phase, moment, channelsOf(contributions));
}

const weather = (house: Chart, sky: Chart, channels: Channels): Weather => ({
  channels,
  ...(house.houses === null
    ? { fourthCusp: null, fourthCuspReason: say.noFourthCusp() }
    : { fourthCusp: fourthCusp(house, channels) }),
  saptaNadi: saptaNadi(sky),
  rainSigns: rainSigns(sky),
});
