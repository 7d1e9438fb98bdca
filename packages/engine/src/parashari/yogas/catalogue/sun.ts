import { separation } from '../../../base/angles.ts';
import { printedTenths } from '../../../base/printed.ts';
import type { House, Planet } from '../../../zodiac/names.ts';
import { clause, either } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { someIn, noneIn, STARRY } from '../vocabulary/company.ts';
import { countedFrom, DUSTHANA } from '../vocabulary/places.ts';
import { areTogether, aspects, opposite, together } from '../vocabulary/ties.ts';
import { onlyMalefics, someFormingPlanet, standsIn } from '../vocabulary/formed.ts';
import { plain, yoga } from '../yoga.ts';
import type { Yoga } from '../yoga.ts';
import { say as effects } from '../effects.messages.ts';
import { say } from './catalogue.messages.ts';
import { say as rules } from './rules.messages.ts';

const BOOKS = 'PVR, BJ 13';
const PAPA = onlyMalefics(rules.onlyMaleficsBesideSun);

const solar = (
  id: string,
  name: string,
  effect: Yoga['effect'],
  form: ReturnType<typeof plain>,
  weakenedBy = [PAPA],
): Yoga => yoga({ id, name, effectClass: 'SOLAR', effect, source: BOOKS, forms: [form], weakenedBy });

const beside = (...counts: readonly House[]): readonly Clause[] =>
  counts.map((count) => someIn(STARRY, [count], 'Sun'));
const bare = (count: House): Clause => noneIn(STARRY, [count], 'Sun');

/** Leaves the Sun out of those that form it: its own state moves no solar yoga. */
const withoutTheSun = (given: Clause): Clause => ({
  ...given,
  planets: (reading) => given.planets(reading).filter((planet) => planet !== 'Sun'),
});

const isFullyCombust = ({ combustions }: Reading, planet: Planet): boolean => combustions[planet] === 'FULL';

/** How far Mercury is from the Sun and how burnt. */
const mercuryByTheSun: Clause = clause({
  holds: (reading) => areTogether(reading, 'Sun', 'Mercury'),
  planets: () => ['Mercury'],
  says: ({ chart, combustions, houses }) => {
    const apart = printedTenths(separation(chart.planets.Sun.longitude, chart.planets.Mercury.longitude));
    return say.mercuryByTheSun({ house: houses.Mercury, degrees: apart, combust: combustions.Mercury });
  },
  lacks: say.mercuryNotWithSun,
});

/** Solar yogas (get_sun_yogas): the planets beside the Sun, and its companions. */
export const SUN_YOGAS: readonly Yoga[] = [
  solar('vesi', 'Vesi', effects.vesi, plain(...beside(2), bare(12))),
  solar('vosi', 'Vosi', effects.vosi, plain(...beside(12), bare(2))),
  solar('ubhayachari', 'Ubhayachari', effects.ubhayachari, plain(...beside(2, 12))),
  solar('budha-aditya', 'Budha Aditya', effects.budhaAditya, plain(mercuryByTheSun), [
    someFormingPlanet(
      rules.mercuryCombustOrInDusthana,
      (reading, planet) => isFullyCombust(reading, planet) || standsIn(DUSTHANA)(reading, planet),
      (reading, planet, place) =>
        say.combustOrInDusthana({
          place,
          how: !isFullyCombust(reading, planet) ? 'STANDS' : standsIn(DUSTHANA)(reading, planet) ? 'BOTH' : 'COMBUST',
        }),
    ),
  ]),
  solar(
    'bhaskara',
    'Bhaskara',
    effects.bhaskara,
    plain(countedFrom('Mercury', [2], 'Sun'), countedFrom('Moon', [12], 'Sun'), countedFrom('Jupiter', [5, 9], 'Moon')),
    [],
  ),
  solar(
    'sun-jupiter',
    'Sun and Jupiter',
    effects.sunJupiter,
    plain(withoutTheSun(either(together('Jupiter', 'Sun'), aspects('Jupiter', 'Sun')))),
    [],
  ),
  solar(
    'sun-saturn',
    'Sun and Saturn',
    effects.sunSaturn,
    plain(withoutTheSun(either(together('Saturn', 'Sun'), opposite('Saturn', 'Sun')))),
    [],
  ),
];
