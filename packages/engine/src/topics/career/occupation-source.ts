import { PLANETS, isNode } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { isHouse } from '../../zodiac/house-math.ts';
import { meridianPair } from './meridian.ts';
import type { Occupation } from './occupations.ts';
import { planetField } from './planet-fields.ts';
import { say } from './work.messages.ts';

const planetOf = (short: string | undefined): Planet | undefined =>
  PLANETS.find((planet) => short !== undefined && planet.startsWith(short));

function pairFact([one, other]: readonly (Planet | undefined)[]): string {
  if (one === undefined || other === undefined || isNode(one) || isNode(other)) return '';
  return say.pairFact({ one, other, field: meridianPair(one, other)?.field() ?? '' });
}

/**
 * The fact a row rests on, in short: for each table or rule it cites, what stands there. A pair or house without a table
 * before it continues the one before; a pair table without a pair means the row's two main planets.
 */
export function occupationFact({ no, main, cite }: Occupation): string {
  let table = '';
  const facts = cite.split(', ').map((part) => {
    const [first = '', ...rest] = part.split(' ');
    const continues = !/^[OR]\d/.test(first);
    if (!continues) table = first;
    const item = continues ? first : rest.join(' ');
    switch (table) {
      case 'O1':
        return main.map((planet) => say.planetFact({ planet, field: planetField(planet) })).join('; ');
      case 'O2':
        return pairFact(item === '' ? main : item.split('-').map(planetOf));
      case 'O3': {
        const house = Number(item);
        return isHouse(house) ? say.houseFact({ house, work: say.houseWork({ house }) }) : '';
      }
      case 'O4':
        return say.allTempers();
      default:
        // Some rows cite rules alone (R10, R11, R20.2, R20.3, KPR3p).
        return say.ruleFact({ row: no });
    }
  });
  return facts.join('. ');
}
