import { WEEKDAYS, YOGA_NAMES } from '@cuspal/engine/almanac/limbs';
import type { Chart } from '@cuspal/engine/chart/chart';
import { UT } from '@cuspal/engine/time/clock';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { requireAgreement } from '@cuspal/engine/time/local-instant';
import { printInstant, printDate } from '@cuspal/engine/time/print';
import { chartAt, type Site } from '@cuspal/engine/world/site';
import type { Channels } from '@cuspal/engine/world/weather/channels';
import { newMoonAfter, newMoonsIn } from '@cuspal/engine/world/weather/moon-phases';
import {
  ardraIngress,
  type IngressDay,
  ingressDay,
  ingressFactors,
  inMonsoonRegion,
} from '@cuspal/engine/world/weather/monsoon';
import { onsetWindows } from '@cuspal/engine/world/weather/onset-windows';
import { WET_NADIS } from '@cuspal/engine/world/weather/sapta-nadi';
import { chartChannels, chartWeatherOf } from '@cuspal/engine/world/weather/weather';
import { signName as nameOfSign, starName as nameOfStar } from '@cuspal/engine/zodiac/lords';
import {
  answerOf,
  answerShape,
  defineTool,
  instantText,
  listOf,
  nextShape,
  planetList,
  spanShape,
  starName,
} from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { lagnaShape, lagnaView } from '../lagna.ts';
import { frameView, siteOfYear, weatherInput, weatherNotes, weatherView, yearInput } from './weather-call.ts';
import { channelBand, precipitationSignal, scoreShape, weatherFrame, weatherShape } from './weather-shapes.ts';
import { say } from './astrometeorology.messages.ts';

const ONSET_DAYS = 45;
const LUNATION_DAYS = 120;
const APPLICABILITY = ['inside', 'outside the monsoon region'] as const;

export default defineTool({
  name: 'get_monsoon_forecast',
  title: 'Ardra Pravesha',
  purpose: "Onset and rain signature of the monsoon from the Sun's entry into Ardra",
  family: 'astrometeorology',
  phase: 'standalone',
  system: 'extension',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    "How tradition reads the monsoon of a year at a place, from the Sun's entry into Ardra, with a rain score. Call it for the rainy season of South and East Asia. A symbolic extension, no meteorological forecast.",
  provenance: {
    rules: ['R34.6', 'R35.1', 'R35.2', 'R32.1', 'R1.6', 'R9.1'],
    sources: ['NJ', 'BS', 'SP', 'ALMANAC', 'OWN'],
  },
  input: weatherInput.extend({
    year: yearInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    year: z.int(),
    ingress: z.strictObject({
      at: instantText,
      utc: instantText,
      description: z.string(),
      weekday: z.enum(WEEKDAYS),
      tithi: z.string(),
      star: starName.meta({ description: 'Of the Moon' }),
      yoga: z.enum(YOGA_NAMES),
      night: z.boolean(),
      lagna: lagnaShape,
    }),
    weather: weatherShape,
    rainfallBand: channelBand,
    onsetWindows: listOf(
      spanShape.extend({
        nadi: z.enum(WET_NADIS),
        withPlanets: planetList.meta({ description: 'In any of the three wet nadis' }),
      }),
    ),
    lunations: listOf(z.strictObject({ at: instantText, precipitationScore: scoreShape, signal: precipitationSignal })),
    strongestMonth: spanShape.extend({ score: scoreShape }).meta({ description: 'From new Moon to new Moon' }),
    applicability: z.enum(APPLICABILITY),
    ...weatherFrame,
    next: nextShape,
  }),
  run: ({ input, ephemeris, now }) => {
    const { site, year } = siteOfYear(input, now);
    const utcMs = ardraIngress(ephemeris, year, site.ayanamsa);
    requireAgreement(input, utcMs);
    const chart = chartAt(ephemeris, site, utcMs);
    const day = ingressDay(ephemeris, chart);
    const weather = chartWeatherOf(chart, ingressFactors(chart, day));
    const onsets = onsetWindows(ephemeris, site.ayanamsa, { startMs: utcMs, endMs: utcMs + ONSET_DAYS * DAY_MS });
    const lunations = newMoonsIn(ephemeris, { startMs: utcMs, endMs: utcMs + LUNATION_DAYS * DAY_MS }).map(
      (newMoon) => ({ newMoon, ...chartChannels(chartAt(ephemeris, site, newMoon)).precipitation }),
    );
    const best = Math.max(...lunations.map(({ score }) => score));
    const strongest = lunations.find(({ score }) => score === best)?.newMoon ?? utcMs;
    const month = { startMs: strongest, endMs: newMoonAfter(ephemeris, strongest) ?? strongest };
    const inside = inMonsoonRegion(site);
    const notes = [...weatherNotes([{ weather, utcMs }], site), say.ayanamsaMovesEntry()];
    if (day.civilWeekday) notes.push(say.calendarWeekday());
    if (!inside) notes.push(say.outsideIsFormal());
    return {
      answer: answer({ year, inside, weekday: day.weekday, at: printDate(utcMs, site) }, weather.channels, {
        first: onsets[0] && printDate(onsets[0].startMs, site),
        month: printDate(month.startMs, site),
      }),
      year,
      ingress: ingressView(chart, day, site),
      weather: weatherView(weather),
      rainfallBand: weather.channels.precipitation.band,
      onsetWindows: onsets.map(({ nadi, withPlanets, ...stay }) => ({ ...spanView(stay, site), nadi, withPlanets })),
      lunations: lunations.map(({ newMoon, score, signal }) => ({
        at: printInstant(newMoon, site),
        precipitationScore: score,
        signal,
      })),
      strongestMonth: { ...spanView(month, site), score: best },
      applicability: inside ? APPLICABILITY[0] : APPLICABILITY[1],
      ...frameView(input, site, utcMs),
      notes,
      next: [{ tool: 'get_weather_windows', reason: say.nextEveryMonth() }],
    };
  },
});

function ingressView(chart: Chart, { weekday, tithi, yoga, night }: IngressDay, site: Site) {
  const { ascendant, planets, moment } = chart;
  const rising = nameOfSign(ascendant.signIndex);
  return {
    at: printInstant(moment.utcMs, site),
    utc: printInstant(moment.utcMs, UT),
    description: say.sunEntersArdra({ weekday, at: printInstant(moment.utcMs, site), night, rising }),
    weekday,
    tithi,
    star: nameOfStar(planets.Moon.starIndex),
    yoga,
    night,
    lagna: lagnaView(chart),
  };
}

function answer(
  { year, inside, weekday, at }: { year: number; inside: boolean; weekday: string; at: string },
  { precipitation: { band, score } }: Channels,
  { first, month }: { first: string | undefined; month: string },
): string {
  return answerOf(
    say.entryStandsFor({ weekday, at, band, score }),
    first === undefined ? say.noEarlyRain({ month }) : say.firstRainDays({ from: first, month }),
    !inside && say.saysLittleThere({ year: `${year}` }),
  );
}
