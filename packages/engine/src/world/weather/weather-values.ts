import { elementOf } from '../../zodiac/sign-attributes.ts';
import type { Element } from '../../zodiac/sign-attributes.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';

/** Points in the three channels: warmer, wetter and windier count up. */
export interface WeatherSums {
  readonly temp: number;
  readonly precip: number;
  readonly wind: number;
}

const values = (temp: number, precip: number, wind: number): WeatherSums => ({ temp, precip, wind });

/** What a planet brings; all points are this service's own. */
export const PLANET_WEATHER: Readonly<Record<Planet, WeatherSums>> = {
  Sun: values(8, -4, 0),
  Moon: values(-3, 8, 0),
  Mars: values(8, -5, 5),
  Mercury: values(0, 0, 9),
  Jupiter: values(4, 2, 2),
  Venus: values(2, 7, -2),
  Saturn: values(-9, 2, 3),
  Rahu: values(2, 0, 6),
  Ketu: values(3, -4, 4),
};

const ELEMENT_WEATHER: Readonly<Record<Element, WeatherSums>> = {
  fire: values(5, -5, 0),
  earth: values(-3, -1, -2),
  air: values(0, 0, 6),
  water: values(-2, 6, 0),
};

/** What a sign brings, by its element. */
export const signWeather = (signIndex: number): WeatherSums => ELEMENT_WEATHER[elementOf(signIndex)];

/** The planets that bring gentle rain: benefics of the weather, without the Moon. */
export const RAIN_GIVERS: readonly Graha[] = ['Mercury', 'Jupiter', 'Venus'];

export const NO_WEATHER = values(0, 0, 0);

/** The first with a number of times the second added. */
export const added = (sums: WeatherSums, more: WeatherSums, times = 1): WeatherSums => ({
  temp: sums.temp + more.temp * times,
  precip: sums.precip + more.precip * times,
  wind: sums.wind + more.wind * times,
});

export const times = (sums: WeatherSums, by: number): WeatherSums => added(NO_WEATHER, sums, by);
