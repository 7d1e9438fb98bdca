import { arcForward } from '@cuspal/engine/base/angles';
import { printedDegrees, printedLongitude, printedScore } from '@cuspal/engine/base/printed';
import { longitudesOf, wholeSignHouse } from '@cuspal/engine/parashari/base/frame';
import { bhavaPlace } from '@cuspal/engine/parashari/strength/bhava-chalit';
import { anglesOf, requireSripatiBhavas } from '@cuspal/engine/parashari/strength/sripati';
import { divide } from '@cuspal/engine/zodiac/division';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { byPlanet } from '@cuspal/engine/zodiac/records';
import {
  aboutShape,
  birthInput,
  defineTool,
  grahaName,
  houseNumber,
  listOf,
  longitudeDegrees,
  perPlanet,
  planetList,
  signName,
} from '@cuspal/tool-kit';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { say } from './strength.messages.ts';

export default defineTool({
  name: 'get_sripati_bhavas',
  title: 'Bhava madhya chalit',
  purpose: 'Sripati houses with their sandhis, and which planets shift house',
  family: 'strength',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Which planets change house in the Parashari houses of Sripati (bhava chalit), with middles and edges. Call it for bhava chalit. They are not KP cusps.',
  provenance: { rules: ['R3.1', 'R3.6', 'R7.3'], sources: ['BPHS', 'SRIPATI'] },
  input: birthInput,
  output: z.strictObject({
    about: aboutShape,
    bhavas: listOf(
      z.strictObject({
        house: houseNumber,
        start: longitudeDegrees,
        madhya: longitudeDegrees,
        end: longitudeDegrees,
        sign: signName.meta({ description: 'Of the middle' }),
        lord: grahaName,
        span: z.number().gt(0).lt(180),
        occupants: planetList,
      }),
    ).meta({ description: 'Twelve, first house first' }),
    planets: perPlanet(
      z.strictObject({
        bhava: houseNumber,
        wholeSignHouse: houseNumber,
        placidusHouse: houseNumber.nullable(),
        shifted: z.boolean().meta({ description: 'bhava differs from wholeSignHouse' }),
        distanceFromMadhya: z.number().min(0),
        bhavaStrength20: z.number().min(0).max(20),
        nearSandhi: z.boolean().meta({ description: 'Within 1°' }),
      }),
    ),
    shifted: planetList,
    derived: z.strictObject({ ayanamsa: z.number(), mc: longitudeDegrees, ascendant: longitudeDegrees }),
  }),
  run: ({ chart, ephemeris, note }) => {
    const angles = anglesOf(ephemeris, chart);
    const bhavas = requireSripatiBhavas(angles);
    const longitudes = longitudesOf(chart);
    const places = byPlanet((planet) => bhavaPlace(bhavas, longitudes[planet]));
    const shifted = PLANETS.filter((planet) => places[planet].bhava !== wholeSignHouse(chart, planet));
    note(noKpVerdict());
    note(say.sripatiCusp());
    if (chart.houses === null) note(say.placidusNotCompared());
    return {
      about: say.aboutSripati(),
      bhavas: bhavas.map(({ house, start, madhya, end }) => {
        const { signIndex, signLord } = divide(madhya);
        return {
          house,
          start: printedLongitude(start),
          madhya: printedLongitude(madhya),
          end: printedLongitude(end),
          sign: nameOfSign(signIndex),
          lord: signLord,
          span: printedDegrees(arcForward(start, end)),
          occupants: PLANETS.filter((planet) => places[planet].bhava === house),
        };
      }),
      planets: byPlanet((planet) => {
        const { bhava, distanceFromMadhya, strength, nearSandhi } = places[planet];
        return {
          bhava,
          wholeSignHouse: wholeSignHouse(chart, planet),
          placidusHouse: chart.planets[planet].house,
          shifted: shifted.includes(planet),
          distanceFromMadhya: printedDegrees(distanceFromMadhya),
          bhavaStrength20: printedScore(strength),
          nearSandhi,
        };
      }),
      shifted,
      derived: {
        ayanamsa: printedDegrees(chart.ayanamsaTrue),
        mc: printedLongitude(angles.midheaven),
        ascendant: printedLongitude(angles.ascendant),
      },
    };
  },
});
