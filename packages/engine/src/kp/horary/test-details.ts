import { capitalised, inWords } from '../../base/words.ts';
import { sortedHouses } from '../../zodiac/house-math.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { motionInWords, pairMotion, planetInWords, planetMotion } from '../../zodiac/planet-words.ts';
import type { Level } from '../kernel/levels.ts';
import type { HoraryQuestion } from './question.ts';
import type { Rotation } from '../../events/rotation.ts';
import type { HoraryFacts, HoraryTest } from './horary-tests.ts';

const oneOf = (houses: readonly number[], { fromWhom }: Rotation): string =>
  `${houses.length > 1 ? 'houses' : 'house'} ${inWords(houses, 'or')}${fromWhom}`;

/** The best level on a group, or that there is none. */
const levelOn = (at: Level | null, group: string, said: string): string =>
  at === null ? `does not signify ${group}` : `signifies ${group}, at best at ${said}`;

/** What a test found, in a sentence. */
export function testDetail(
  id: HoraryTest,
  met: boolean,
  { judges, f, d, wish, levelOf, retrograde, halves }: HoraryFacts,
  { mainCusp, favourable, against, halves: groups }: HoraryQuestion,
  rotation: Rotation,
): string {
  const { subLord, starLord, wishLord, wishStarLord } = judges;
  const cusp = (number: House): string => `cusp ${number}${rotation.fromWhom}`;
  switch (id) {
    case 'SIGNIFIES':
      return `The sub lord of ${cusp(mainCusp)} is ${planetInWords(subLord)}. It ${levelOn(f, oneOf(favourable, rotation), levelOf(subLord, favourable))}.`;
    case 'SUB_LORD_DIRECT':
      return `The sub lord ${planetMotion(subLord, !met)}.`;
    case 'STAR_LORD_DIRECT':
      return starLord === subLord
        ? `Its star lord is ${planetInWords(subLord)} itself, which ${motionInWords(subLord, !met)}.`
        : `Its star lord ${planetMotion(starLord, !met)}.`;
    case 'WISH_DIRECT':
      return `At ${cusp(11)} the sub lord ${pairMotion(wishLord, wishStarLord, retrograde)}.`;
    case 'OPPOSITION_WEAKER':
      return `${capitalised(planetInWords(subLord))} ${levelOn(d, oneOf(against, rotation), levelOf(subLord, against))}${besides(f, d, levelOf(subLord, favourable))}`;
    case 'WISH_SIGNIFIES':
      return `The sub lord of ${cusp(11)} is ${planetInWords(wishLord)}. It ${levelOn(wish, oneOf(withEleven(favourable), rotation), levelOf(wishLord, withEleven(favourable)))}.`;
    case 'CONTACT_STRONG':
      return f === null
        ? 'There is no tie to the houses that bring it.'
        : `The best tie to the houses that bring it is at ${levelOf(subLord, favourable)}, and levels 1 to 3 count as strong.`;
    case 'MOON_STRONG':
      return met
        ? 'The Moon is linked to the question by more than ownership.'
        : 'The Moon is only weakly linked to the question, as owner of its houses.';
    case 'PAIR_COMPLETE':
      return pairDetail(subLord, groups, halves, rotation);
  }
}

function besides(f: Level | null, d: Level | null, said: string): string {
  if (d === null) return '.';
  return f === null ? ', and none of those that bring it.' : `. It signifies those that bring it at ${said}.`;
}

const withEleven = (houses: readonly House[]): readonly House[] =>
  houses.includes(11) ? houses : sortedHouses([...houses, 11]);

function pairDetail(
  subLord: Planet,
  groups: HoraryQuestion['halves'],
  halves: HoraryFacts['halves'],
  rotation: Rotation,
): string {
  if (groups === undefined || halves === undefined) return 'The question has no two halves.';
  const [first, second] = groups.map((group) => oneOf(group, rotation));
  const name = capitalised(planetInWords(subLord));
  if (halves[0] && halves[1]) return `${name} signifies ${first}, and also ${second}.`;
  if (!halves[0] && !halves[1]) return `${name} signifies neither ${first} nor ${second}.`;
  return halves[0]
    ? `${name} signifies ${first}, but not ${second}.`
    : `${name} signifies ${second}, but not ${first}.`;
}
