import { printedDegrees } from '@cuspal/engine/base/printed';
import { counted, housesNamed, inWords } from '@cuspal/engine/base/words';
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
import { z } from 'zod';
import { NO_KP_VERDICT } from './rows.ts';

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
    note(NO_KP_VERDICT);
    note('A war is never decided by longitude.');
    note('The names of the kinds are old, but the limits of 1 and 30 minutes of arc are later usage.');
    if (wars.some(({ loser }) => loser === 'Venus')) {
      note('Venus loses by the rule of latitude here, though some texts let Venus win every war.');
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
      next: wars.length === 0 ? [] : [{ tool: 'get_shadbala', reason: 'It counts what the war adds and takes.' }],
    };
  },
});

function answer(wars: readonly WarDetails[]): string {
  const [closest, ...others] = wars;
  if (closest === undefined) return 'No two planets are at war at this birth.';
  const { planets, winner, loser, decidedBy, loserHouses, sign } = closest;
  return answerOf(
    `${inWords(planets)} are at war in ${nameOfSign(sign)}, and ${winner} wins as the ${decidedBy === 'LATITUDE' ? 'more northern' : 'brighter'} one.`,
    `${loser} loses, which weakens ${housesNamed([...new Set([...loserHouses.owns, loserHouses.occupies])])}.`,
    others.length > 0 &&
      `There ${others.length > 1 ? 'are' : 'is'} ${counted(others.length, 'other war')} in this chart.`,
  );
}

/** A printed distance stays below the one degree of a war, as the distance itself does. */
const printedBelow = (degrees: number): number => Math.min(printedDegrees(degrees), 0.999999);
