import { printedDegrees } from '@cuspal/engine/base/printed';
import { WAR_DECIDERS } from '@cuspal/engine/parashari/states/war';
import { closestMoment } from '@cuspal/engine/parashari/states/war-closest';
import { nearMisses, WAR_KINDS, warDetails, winnerOverall } from '@cuspal/engine/parashari/states/war-details';
import type { WarDetails } from '@cuspal/engine/parashari/states/war-details';
import { WARRIORS } from '@cuspal/engine/parashari/states/warriors';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  houseList,
  houseNumber,
  instantText,
  listOf,
  nextShape,
  signName,
} from '@cuspal/tool-kit';
import { instantOrNull } from '@cuspal/tool-kit/views/spans';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { say } from './strength.messages.ts';

const warrior = z.enum(WARRIORS);
const pair = z.tuple([warrior, warrior]).readonly();

const warRow = z.strictObject({
  planets: pair,
  sign: signName,
  separationLongitude: z.number().min(0).lt(1),
  separationLatitude: z.number().min(0),
  separationTrue: z.number().min(0),
  winner: warrior,
  loser: warrior,
  decidedBy: z.enum(WAR_DECIDERS),
  kind: z.enum(WAR_KINDS),
  loserHouses: z.strictObject({ owns: houseList, occupies: houseNumber }).meta({ description: 'Weakened' }),
  loserCombust: z.boolean(),
  closestAt: instantText.nullable().meta({ description: 'In longitude; null: beyond 10 days' }),
  applying: z.boolean(),
});

export default defineTool({
  name: 'get_graha_yuddha',
  title: 'Planetary war',
  purpose: 'Wars between the five star planets and who wins',
  family: 'strength',
  phase: 'advanced',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Which planets were at war at birth (graha yuddha) and which won, by the Parashari rule. Call it when two of them stand close together.',
  provenance: { rules: ['R7.3', 'R23.4'], sources: ['SS', 'BPHS'] },
  input: birthInput,
  output: z.strictObject({
    answer: answerShape,
    wars: listOf(warRow).meta({ description: 'Closest first' }),
    atWar: listOf(warrior),
    winnerOverall: warrior.nullable().meta({ description: 'Of three or more tied together' }),
    nearMisses: listOf(z.strictObject({ planets: pair, separationLongitude: z.number().min(0).lt(1) })),
    clear: z.boolean().meta({ description: 'No war' }),
    next: nextShape,
  }),
  run: ({ chart, ephemeris, note }) => {
    const wars = warDetails(chart);
    note(noKpVerdict());
    note(say.neverByLongitude());
    note(say.kindsOfWar());
    if (wars.some(({ loser }) => loser === 'Venus')) {
      note(say.venusLoses());
    }
    return {
      answer: answer(wars),
      wars: wars.map((war) => ({
        ...war,
        sign: nameOfSign(war.sign),
        separationLongitude: printedBelow(war.separationLongitude),
        separationLatitude: printedDegrees(war.separationLatitude),
        separationTrue: printedDegrees(war.separationTrue),
        closestAt: instantOrNull(closestMoment(ephemeris, chart, war.planets), chart.moment),
      })),
      atWar: WARRIORS.filter((planet) => wars.some(({ planets }) => planets.includes(planet))),
      winnerOverall: winnerOverall(chart),
      nearMisses: nearMisses(chart).map(({ planets, separationLongitude }) => ({
        planets,
        separationLongitude: printedBelow(separationLongitude),
      })),
      clear: wars.length === 0,
      next: wars.length === 0 ? [] : [{ tool: 'get_shadbala', reason: say.nextWarInShadbala() }],
    };
  },
});

function answer(wars: readonly WarDetails[]): string {
  const [closest, ...others] = wars;
  if (closest === undefined) return say.noWar();
  const { planets, winner, loser, decidedBy, loserHouses, sign } = closest;
  return answerOf(
    say.atWar({ planets, sign: nameOfSign(sign), winner, decidedBy }),
    say.loserWeakens({ loser, houses: [...new Set([...loserHouses.owns, loserHouses.occupies])] }),
    others.length > 0 && say.otherWars({ others: others.length }),
  );
}

/** A printed distance stays below the one degree of a war, as the distance itself does. */
const printedBelow = (degrees: number): number => Math.min(printedDegrees(degrees), 0.999999);
