import { PLANETS, isNode } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { isHouse } from '../../zodiac/house-math.ts';
import { meridianPair } from './meridian.ts';
import type { Occupation } from './occupations.ts';
import { PLANET_FIELDS } from './planet-fields.ts';
import { ELEMENT_TEMPER, HOUSE_WORK, MODALITY_TEMPER } from './work-tables.ts';

/** Facts of the rules that some rows cite, by row number (R10, R11, R20.2, R20.3, KPR3p). */
const RULE_FACTS: Readonly<Partial<Record<number, string>>> = {
  1: 'information work: houses 3 and 10, Mercury, Rahu',
  6: 'government: house 10 with 6, Sun, Mars',
  11: 'politics: tenth cusp on 1, 6, 9, 10, 11 with Sun, Mars, Jupiter, Saturn',
  13: 'army: houses 3, 6, 8, Mars',
  16: 'Sun, Mars and Mercury: military engineer',
  17: 'Sun and Jupiter: physician',
  18: 'Sun and Mars: surgeon',
  26: 'law: houses 6 and 9',
  30: 'teaching: houses 4 and 9, Jupiter',
  35: 'beginning as an astrologer: houses 2, 5, 7, 9, 10, 11',
  44: 'writing: third cusp on 3, 10, 11 (9 abroad), Mercury or Jupiter',
  48: 'film and art: fifth cusp on 3, 5, 7, 10, 11, Venus',
  54: 'Mars with Mercury: mechanical work',
  67: 'business: houses 7, 10 and 2',
  74: 'sport: sixth cusp on 1, 6, 10, 11',
};

const planetOf = (short: string | undefined): Planet | undefined =>
  PLANETS.find((planet) => short !== undefined && planet.startsWith(short));

const O4 = [...Object.entries(ELEMENT_TEMPER), ...Object.entries(MODALITY_TEMPER)]
  .map(([sign, { temper }]) => `${sign} ${temper}`)
  .join('; ');

function pairFact([one, other]: readonly (Planet | undefined)[]): string {
  if (one === undefined || other === undefined || isNode(one) || isNode(other)) return '';
  return `${one} with ${other}: ${meridianPair(one, other)?.field ?? ''}`;
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
        return main.map((planet) => `${planet}: ${PLANET_FIELDS[planet].field}`).join('; ');
      case 'O2':
        return pairFact(item === '' ? main : item.split('-').map(planetOf));
      case 'O3': {
        const house = Number(item);
        return isHouse(house) ? `house ${house}: ${HOUSE_WORK[house].work}` : '';
      }
      case 'O4':
        return O4;
      default:
        return RULE_FACTS[no] ?? '';
    }
  });
  return facts.join('. ');
}
