import { printedLongitude } from '@cuspal/engine/base/printed';
import { houseOfPlanet } from '@cuspal/engine/chart/placement';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  birthInput,
  defineTool,
  grahaName,
  houseNumber,
  longitudeDegrees,
  planetInput,
  planetName,
  signName,
} from '@cuspal/tool-kit';
import { z } from 'zod';

export default defineTool({
  name: 'get_template_name',
  title: 'Place of one planet',
  purpose: 'Where one planet stands: its degree with its lords, and its house',
  family: 'foundation',
  phase: 'chart_foundation',
  system: 'kp',
  needs: ['get_full_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'Where one planet stands in the KP chart: sidereal degree, sign, lords and Placidus house. Call it where a single planet is asked about.',
  provenance: { rules: ['R3.1', 'R4'], sources: ['KPR2'] },
  input: birthInput.extend({ planet: planetInput.meta({ description: 'The planet asked about' }) }),
  output: z.strictObject({
    planet: planetName,
    longitude: longitudeDegrees.meta({ description: 'Sidereal' }),
    sign: signName,
    signLord: grahaName,
    starLord: planetName,
    subLord: planetName,
    house: houseNumber,
  }),
  run: ({ chart, input: { planet } }) => {
    const { longitude, signIndex, signLord, starLord, subLord } = chart.planets[planet];
    return {
      planet,
      longitude: printedLongitude(longitude),
      sign: nameOfSign(signIndex),
      signLord,
      starLord,
      subLord,
      house: houseOfPlanet(chart, planet),
    };
  },
});
