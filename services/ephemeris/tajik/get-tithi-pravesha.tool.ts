import { standInNote } from '@cuspal/engine/almanac/day-frame';
import { printedLongitude } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { DIGNITIES, dignityOf } from '@cuspal/engine/parashari/base/dignity';
import { countSigns, wholeSignHouse } from '@cuspal/engine/parashari/base/frame';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { elongation, tithiTitle } from '@cuspal/engine/almanac/limbs';
import { chartAt } from '@cuspal/engine/tajik/annual-chart';
import { annualYear, isCovered, pastTheEnd } from '@cuspal/engine/tajik/annual-year';
import { natalTithi, tithiPravesha, type TithiPravesha, tithiRulers } from '@cuspal/engine/tajik/tithi-pravesha';
import { printInstant } from '@cuspal/engine/time/print';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { type Graha, PLANETS } from '@cuspal/engine/zodiac/names';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  grahaName,
  houseNumber,
  instantText,
  listOf,
  longitudeDegrees,
  nextShape,
  planetName,
  signName,
  tablesArgument,
} from '@cuspal/tool-kit';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { annualPlanet, praveshaShape, praveshaView, yearArguments, yearShape, yearView } from './year-view.ts';
import { say } from './tajik.messages.ts';

const lordShape = z.strictObject({ planet: grahaName, house: houseNumber, dignity: z.enum(DIGNITIES) });

export default defineTool({
  name: 'get_tithi_pravesha',
  title: 'Lunar-day return',
  purpose: 'Yearly chart of the moment when the birth tithi returns in the birth solar month',
  family: 'tajik',
  phase: 'timing',
  system: 'parashari',
  needs: ['get_full_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'When the lunar birthday of a year falls (tithi pravesha), and its chart, in the Parashari tradition. Call it beside get_varshaphala_chart.',
  provenance: { rules: ['R31.1', 'R31.9', 'R32.1', 'R32.4', 'R23.1'], sources: ['PVR', 'K'] },
  forms: [{ with: { tables: false }, has: ['planets'] }],
  tabled: [
    { list: 'planets', as: 'planetTable', columns: ['planet', 'longitude', 'sign', 'house', 'dignity', 'retrograde'] },
  ],
  input: birthInput.extend({ ...yearArguments, ...tablesArgument }),
  output: z.strictObject({
    answer: answerShape,
    ...yearShape,
    pravesha: praveshaShape.extend({
      elongation: longitudeDegrees.meta({ description: 'Moon less Sun' }),
      tithi: z.int().min(1).max(30),
      paksha: z.enum(['shukla', 'krishna']),
    }),
    alternatives: listOf(z.strictObject({ at: instantText, sunSign: signName })).meta({
      description: 'Other returns of the same solar month, else the nearest before and after',
    }),
    sunSignDiffers: z.boolean().meta({ description: 'The solar month held no return' }),
    lagna: z.strictObject({ longitude: longitudeDegrees, sign: signName, lord: grahaName, houseInNatal: houseNumber }),
    planets: listOf(
      z.strictObject({
        ...annualPlanet,
      }),
    ),
    rulers: z.strictObject({ vara: grahaName, hora: grahaName, tithi: planetName }),
    lordOfYear: lordShape.meta({ description: 'Lord of the running hora' }),
    lordOfYearByWeekday: lordShape,
    sunriseFallback: z.boolean(),
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ input, chart: natal, ephemeris, now, note }) => {
    const { moment } = natal;
    const year = annualYear(ephemeris, natal, input, now);
    const field = input.year !== undefined ? 'year' : input.age !== undefined ? 'age' : 'query_date';
    const covered = (returnMs: number): TithiPravesha => withinFiles(ephemeris, natal, returnMs, year.age, field);
    const found = covered(year.startMs);
    const next = covered(year.endMs);
    const { chart, byDay } = chartAt(ephemeris, natal, found.atMs);
    const { ascendant, planets } = chart;
    const tithi = natalTithi(natal);
    const { sunriseFallback, ...rulers } = tithiRulers(ephemeris, natal, chart);
    const lordView = (planet: Graha) => ({
      planet,
      house: wholeSignHouse(chart, planet),
      dignity: dignityOf(chart, planet),
    });
    note(noKpVerdict());
    return {
      answer: answerOf(
        year.age === 0
          ? say.firstYearAtBirth({ tithi: tithiTitle(tithi) })
          : say.tithiReturns({ tithi: tithiTitle(tithi), at: printInstant(found.atMs, moment) }),
        rulers.hora === rulers.vara
          ? say.oneLordOfYear({ lord: rulers.hora })
          : say.twoLordsOfYear({ hora: rulers.hora, vara: rulers.vara }),
      ),
      ...yearView({ ...year, startMs: found.atMs, endMs: next.atMs }, byDay, moment),
      pravesha: {
        ...praveshaView(found.atMs, moment),
        elongation: printedLongitude(elongation(planets.Sun.longitude, planets.Moon.longitude)),
        tithi: tithi.number,
        paksha: tithi.paksha === 'Shukla' ? ('shukla' as const) : ('krishna' as const),
      },
      alternatives: found.alternatives.map(({ utcMs, sunSign }) => ({
        at: printInstant(utcMs, moment),
        sunSign: nameOfSign(sunSign),
      })),
      sunSignDiffers: found.sunSignDiffers,
      lagna: {
        longitude: printedLongitude(ascendant.longitude),
        sign: nameOfSign(ascendant.signIndex),
        lord: ascendant.signLord,
        houseInNatal: countSigns(natal.ascendant.signIndex, ascendant.signIndex),
      },
      planets: PLANETS.map((planet) => ({
        planet,
        longitude: printedLongitude(planets[planet].longitude),
        sign: nameOfSign(planets[planet].signIndex),
        house: wholeSignHouse(chart, planet),
        dignity: dignityOf(chart, planet),
        retrograde: planets[planet].retrograde,
      })),
      rulers,
      lordOfYear: lordView(rulers.hora),
      lordOfYearByWeekday: lordView(rulers.vara),
      sunriseFallback,
      notes: notesOf(found, sunriseFallback),
      next: [{ tool: 'get_varshaphala_chart', reason: say.nextSolarReturn() }],
    };
  },
});

function withinFiles(
  ephemeris: Ephemeris,
  natal: Chart,
  solarReturnMs: number,
  age: number,
  field: string,
): TithiPravesha {
  const found = tithiPravesha(ephemeris, natal, solarReturnMs);
  if (found === null || !isCovered(found.atMs, natal.moment)) throw pastTheEnd(age, field);
  return found;
}

const notesOf = ({ atMs, sunSignDiffers, inStay }: TithiPravesha, sunriseFallback: boolean): readonly string[] => [
  say.birthPlace(),
  say.rahuRulesTithi(),
  say.horaOrWeekday(),
  ...(sunSignDiffers ? [say.noReturnInStay()] : inStay > 1 ? [say.twoReturnsInStay()] : []),
  ...(sunriseFallback ? [standInNote(atMs)] : []),
];
