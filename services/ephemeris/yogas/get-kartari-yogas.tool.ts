import { chartNatures, natureUsed } from '@cuspal/engine/parashari/base/natures';
import { houseKartaris, KARTARI_TYPES, planetKartaris } from '@cuspal/engine/parashari/states/kartari';
import type { HouseKartari, PlanetKartari } from '@cuspal/engine/parashari/states/kartari';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  houseList,
  houseNumber,
  listOf,
  nextShape,
  planetList,
  planetName,
  signName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { natureUsedShape } from '../strength/rows.ts';
import { yogaNotes } from './reading.ts';
import { say } from './yogas.messages.ts';

const type = z.enum(KARTARI_TYPES);
const hemming = {
  type,
  before: planetList.meta({ description: 'Those that count in the 12th sign from it' }),
  after: planetList.meta({ description: 'Those that count in the 2nd sign from it' }),
  cancellations: listOf(z.string()),
  net: z.enum(['ACTIVE', 'REDUCED']).nullable(),
};

export default defineTool({
  name: 'get_kartari_yogas',
  title: 'Hemming yogas',
  purpose: 'Which houses and planets are between malefics or benefics',
  family: 'yogas',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Which houses and planets are hemmed between malefics (papa kartari) or benefics (shubha kartari), in the Parashari system. Call it when someone asks about kartari.',
  provenance: { rules: ['R3.6', 'R6.5', 'R7.3', 'R23.7'], sources: ['PH', 'PVR'] },
  input: birthInput.extend({
    include_nodes: z.boolean().default(true).meta({ description: 'Rahu and Ketu count as malefics' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    houses: listOf(z.strictObject({ house: houseNumber, sign: signName, ...hemming })).meta({
      description: 'Twelve, in order',
    }),
    planets: listOf(
      z.strictObject({
        planet: planetName,
        house: houseNumber,
        ...hemming,
        close: z.boolean().meta({ description: 'The nearest bodies within 30 degrees are of one nature' }),
        tight: z.boolean().meta({ description: 'Papa, and both come nearer' }),
      }),
    ).meta({ description: 'Nine, in order' }),
    lagnaType: type,
    moonType: type,
    summary: z.strictObject({
      papaHouses: houseList,
      shubhaHouses: houseList,
      papaPlanets: planetList,
      shubhaPlanets: planetList,
    }),
    natureUsed: natureUsedShape,
    notes: listOf(z.string()),
    next: nextShape,
  }),
  run: ({ input, chart }) => {
    const options = { nodes: input.include_nodes };
    const houses = houseKartaris(chart, options);
    const planets = planetKartaris(chart, options);
    const typeOf = <Row extends HouseKartari | PlanetKartari>(row: Row | undefined) => row?.type ?? 'NONE';
    const summary = {
      papaHouses: houses.filter((row) => row.type === 'PAPA').map(({ house }) => house),
      shubhaHouses: houses.filter((row) => row.type === 'SHUBHA').map(({ house }) => house),
      papaPlanets: planets.filter((row) => row.type === 'PAPA').map(({ planet }) => planet),
      shubhaPlanets: planets.filter((row) => row.type === 'SHUBHA').map(({ planet }) => planet),
    };
    return {
      answer: answer(summary),
      houses: houses.map(({ sign, ...row }) => ({ ...row, sign: nameOfSign(sign) })),
      planets,
      lagnaType: typeOf(houses[0]),
      moonType: typeOf(planets.find(({ planet }) => planet === 'Moon')),
      summary,
      natureUsed: natureUsed(chartNatures(chart)),
      notes: [...yogaNotes(), ...(input.include_nodes ? [] : [say.nodesDoNotHem()])],
      next: [{ tool: 'get_negative_yogas', reason: say.nextHemmedAscendant() }],
    };
  },
});

type Summary = {
  readonly papaHouses: readonly number[];
  readonly shubhaHouses: readonly number[];
  readonly papaPlanets: readonly PlanetKartari['planet'][];
  readonly shubhaPlanets: readonly PlanetKartari['planet'][];
};

function answer({ papaHouses, shubhaHouses, papaPlanets, shubhaPlanets }: Summary): string {
  if (papaHouses.length + shubhaHouses.length === 0) return answerOf(say.noneHemmed());
  return answerOf(
    say.housesHemmed({ papa: papaHouses, shubha: shubhaHouses }),
    papaPlanets.length > 0 && say.planetsHemmed({ planets: papaPlanets, nature: 'malefic' }),
    shubhaPlanets.length > 0 && say.planetsHemmed({ planets: shubhaPlanets, nature: 'benefic' }),
  );
}
