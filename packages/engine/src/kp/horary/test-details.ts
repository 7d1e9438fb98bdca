import { sortedHouses } from '../../zodiac/house-math.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { motionOf, pairMotion } from '../../zodiac/planet-words.ts';
import { cuspFrom, oneOfHousesFrom } from './counted-from.ts';
import { say } from './horary.messages.ts';
import type { HoraryQuestion } from './question.ts';
import type { Rotation } from '../../events/rotation.ts';
import type { HoraryFacts, HoraryTest } from './horary-tests.ts';

/** What a test found, in a sentence. */
export function testDetail(
  id: HoraryTest,
  met: boolean,
  { judges, f, d, wish, levelOf, retrograde, halves }: HoraryFacts,
  { mainCusp, favourable, against, halves: groups }: HoraryQuestion,
  rotation: Rotation,
): string {
  const { subLord, starLord, wishLord, wishStarLord } = judges;
  const signifies = (cusp: House, lord: Planet, signified: boolean, houses: readonly House[]): string =>
    say.subLordSignifies({
      signified,
      cusp: cuspFrom(rotation, cusp),
      lord,
      houses: oneOfHousesFrom(rotation, houses),
      level: levelOf(lord, houses),
    });
  switch (id) {
    case 'SIGNIFIES':
      return signifies(mainCusp, subLord, f !== null, favourable);
    case 'SUB_LORD_DIRECT':
      return say.subLordMotion({ lord: subLord, motion: motionOf(subLord, !met) });
    case 'STAR_LORD_DIRECT': {
      const lordMotion = { lord: starLord, motion: motionOf(starLord, !met) };
      return starLord === subLord ? say.ownStarLordMotion(lordMotion) : say.starLordMotion(lordMotion);
    }
    case 'WISH_DIRECT':
      return say.wishMotion({
        cusp: cuspFrom(rotation, 11),
        motion: pairMotion(wishLord, wishStarLord, retrograde),
      });
    case 'OPPOSITION_WEAKER':
      return say.opposition({
        signified: d === null ? 'NONE' : f === null ? 'AGAINST' : 'BOTH',
        lord: subLord,
        houses: oneOfHousesFrom(rotation, against),
        level: levelOf(subLord, against),
        favourable: levelOf(subLord, favourable),
      });
    case 'WISH_SIGNIFIES':
      return signifies(11, wishLord, wish !== null, withEleven(favourable));
    case 'CONTACT_STRONG':
      return f === null ? say.noTie() : say.bestTie({ level: levelOf(subLord, favourable) });
    case 'MOON_STRONG':
      return say.moonLinked({ strong: met });
    case 'PAIR_COMPLETE':
      return pairDetail(subLord, groups, halves, rotation);
  }
}

const withEleven = (houses: readonly House[]): readonly House[] =>
  houses.includes(11) ? houses : sortedHouses([...houses, 11]);

function pairDetail(
  lord: Planet,
  groups: HoraryQuestion['halves'],
  halves: HoraryFacts['halves'],
  rotation: Rotation,
): string {
  if (groups === undefined || halves === undefined) return say.noHalves();
  const [first, second] = [oneOfHousesFrom(rotation, groups[0]), oneOfHousesFrom(rotation, groups[1])];
  const signified = halves[0] ? (halves[1] ? 'BOTH' : 'FIRST') : halves[1] ? 'SECOND' : 'NEITHER';
  return say.halves({ signified, lord, first, second });
}
