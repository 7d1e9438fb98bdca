import { dayFrame, standInNote } from '@cuspal/engine/almanac/day-frame';
import { printedLongitude, printedScore } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { yogada } from '@cuspal/engine/jaimini/yogada';
import { countSigns, planetsIn, signsOf } from '@cuspal/engine/parashari/base/frame';
import { chartNatures } from '@cuspal/engine/parashari/base/natures';
import { specialLagnas } from '@cuspal/engine/parashari/strength/special-lagnas';
import { printInstant } from '@cuspal/engine/time/print';
import { divide } from '@cuspal/engine/zodiac/division';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { signAspect } from '@cuspal/engine/zodiac/sign-aspects';
import {
  aboutShape,
  birthInput,
  defineTool,
  grahaName,
  houseNumber,
  instantText,
  listOf,
  longitudeDegrees,
  planetList,
  signName,
} from '@cuspal/tool-kit';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { pointShape, pointView } from './rows.ts';
import { say } from './strength.messages.ts';

const lagnaShape = pointShape.extend({
  houseFromLagna: houseNumber,
  occupants: planetList,
  aspectedBy: planetList,
});

const WEALTH = ['hora', 'indu', 'sree'] as const;
const POWER = ['ghati'] as const;
const grahas = listOf(grahaName);

export default defineTool({
  name: 'get_special_lagnas',
  title: 'Special ascendants',
  purpose: 'Bhava, hora, ghati and the other special lagnas with sign, lords and occupants',
  family: 'strength',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Where the special ascendants of Parashari and Jaimini tradition stand (hora, ghati, sree, indu, pranapada, varnada and others). Call it for any of them. Minutes of birth time matter.',
  provenance: { rules: ['R3.6', 'R7.3', 'R23.7', 'R29.1', 'R32.1'], sources: ['BPHS', 'JS', 'PVR'] },
  input: birthInput,
  output: z.strictObject({
    about: aboutShape,
    lagnas: z.strictObject({
      bhava: lagnaShape,
      hora: lagnaShape,
      ghati: lagnaShape,
      vighati: lagnaShape,
      sree: lagnaShape,
      indu: lagnaShape,
      pranapada: lagnaShape,
      varnada: lagnaShape,
    }),
    varnadaOfHouses: listOf(signName).meta({ description: 'Twelve, first house first' }),
    readout: z.strictObject({
      wealth: z.strictObject({ lagnas: listOf(z.enum(WEALTH)), supporters: planetList }),
      power: z.strictObject({ lagnas: listOf(z.enum(POWER)), supporters: planetList }),
      yogada: z.strictObject({ hora: grahas, ghati: grahas, maha: grahas }).meta({
        description: 'Tied to ascendant and hora, ascendant and ghati, all three',
      }),
    }),
    sunrise: instantText,
    minutesFromSunrise: z.number().min(0),
    alternatives: z.strictObject({ vighati75PerMinute: longitudeDegrees }),
    sunriseFallback: z.boolean(),
  }),
  run: ({ chart, ephemeris, note }) => {
    const { moment } = chart;
    const day = dayFrame(ephemeris, moment.utcMs, moment, moment);
    const found = specialLagnas(ephemeris, chart, day);
    const { longitudes } = found;
    const natures = chartNatures(chart);
    const signOf = (lagna: keyof typeof longitudes): number => divide(longitudes[lagna]).signIndex;
    const supporters = (lagnas: readonly (keyof typeof longitudes)[]) => {
      const reached = new Set(lagnas.flatMap((lagna) => reaching(chart, signOf(lagna))));
      return PLANETS.filter((planet) => natures[planet] === 'benefic' && reached.has(planet));
    };
    const view = (lagna: keyof typeof longitudes) => lagnaView(chart, longitudes[lagna]);
    note(noKpVerdict());
    note(say.minuteMovesLagnas());
    note(say.vighatiOtherwise());
    note(say.beforeSunrise());
    if (day.sunriseFallback) note(standInNote(chart.moment.utcMs));
    return {
      about: say.aboutSpecialLagnas(),
      lagnas: {
        bhava: view('bhava'),
        hora: view('hora'),
        ghati: view('ghati'),
        vighati: view('vighati'),
        sree: view('sree'),
        indu: view('indu'),
        pranapada: view('pranapada'),
        varnada: view('varnada'),
      },
      varnadaOfHouses: found.varnadaSigns.map(nameOfSign),
      readout: {
        wealth: { lagnas: WEALTH, supporters: supporters(WEALTH) },
        power: { lagnas: POWER, supporters: supporters(POWER) },
        yogada: yogada(signsOf(chart), {
          ascendant: chart.ascendant.signIndex,
          hora: signOf('hora'),
          ghati: signOf('ghati'),
        }),
      },
      sunrise: printInstant(day.sunriseMs, moment),
      minutesFromSunrise: printedScore(found.minutesFromSunrise),
      alternatives: { vighati75PerMinute: printedLongitude(found.vighati75PerMinute) },
      sunriseFallback: day.sunriseFallback,
    };
  },
});

/** Planets in a sign or looking at it. */
const reaching = (chart: Chart, sign: number) => {
  const signs = signsOf(chart);
  return PLANETS.filter((planet) => signs[planet] === sign || signAspect(planet, signs[planet], sign) !== null);
};

function lagnaView(chart: Chart, longitude: number) {
  const { signIndex } = divide(longitude);
  const occupants = planetsIn(signsOf(chart), signIndex);
  return {
    ...pointView(longitude),
    houseFromLagna: countSigns(chart.ascendant.signIndex, signIndex),
    occupants,
    aspectedBy: reaching(chart, signIndex).filter((planet) => !occupants.includes(planet)),
  };
}
