import { separation } from '../../../base/angles.ts';
import { printedTenths } from '../../../base/printed.ts';
import type { House, Planet } from '../../../zodiac/names.ts';
import { clause, either } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { Reading } from '../reading.ts';
import { someIn, noneIn, STARRY } from '../vocabulary/company.ts';
import { countedFrom, DUSTHANA } from '../vocabulary/places.ts';
import { areTogether, aspects, opposite, together } from '../vocabulary/ties.ts';
import { everyFormingPlanet, saysWhatHolds, someFormingPlanet, standsIn } from '../vocabulary/formed.ts';
import { standsFor, plain, yoga } from '../yoga.ts';
import type { Yoga } from '../yoga.ts';

const BOOKS = 'PVR, BJ 13';
const PAPA = everyFormingPlanet(
  'only malefics beside the Sun',
  ({ natures }, planet) => natures[planet] === 'malefic',
  'malefic',
);

const solar = (id: string, name: string, what: string, form: ReturnType<typeof plain>, weakenedBy = [PAPA]): Yoga =>
  yoga({ id, name, effectClass: 'SOLAR', effect: standsFor(what), source: BOOKS, forms: [form], weakenedBy });

const beside = (...counts: readonly House[]): readonly Clause[] =>
  counts.map((count) => someIn(STARRY, [count], 'Sun'));
const bare = (count: House): Clause => noneIn(STARRY, [count], 'Sun');

/** Leaves the Sun out of those that form it: its own state moves no solar yoga. */
const withoutTheSun = (given: Clause): Clause => ({
  ...given,
  planets: (reading) => given.planets(reading).filter((planet) => planet !== 'Sun'),
});

const GRADES = { NONE: 'not combust', ORDINARY: 'combust', FULL: 'fully combust' } as const;

const isFullyCombust = ({ combustions }: Reading, planet: Planet): boolean => combustions[planet] === 'FULL';

/** How far Mercury is from the Sun and how burnt. */
const mercuryByTheSun: Clause = clause({
  holds: (reading) => areTogether(reading, 'Sun', 'Mercury'),
  planets: () => ['Mercury'],
  says: ({ chart, combustions, houses }) => {
    const apart = printedTenths(separation(chart.planets.Sun.longitude, chart.planets.Mercury.longitude));
    return `Mercury is with the Sun in house ${houses.Mercury}, ${apart} degrees apart and ${GRADES[combustions.Mercury]}`;
  },
  lacks: () => 'Mercury is not with the Sun',
});

/** Solar yogas (get_sun_yogas): the planets beside the Sun, and its companions. */
export const SUN_YOGAS: readonly Yoga[] = [
  solar('vesi', 'Vesi', 'a steady, truthful person', plain(...beside(2), bare(12))),
  solar('vosi', 'Vosi', 'a skilled, known person', plain(...beside(12), bare(2))),
  solar('ubhayachari', 'Ubhayachari', 'ease, standing', plain(...beside(2, 12))),
  solar('budha-aditya', 'Budha Aditya', 'intelligence, skill', plain(mercuryByTheSun), [
    someFormingPlanet(
      'Mercury fully combust or in 6, 8 or 12',
      (reading, planet) => isFullyCombust(reading, planet) || standsIn(DUSTHANA)(reading, planet),
      saysWhatHolds([isFullyCombust, 'is fully combust'], [standsIn(DUSTHANA), 'is in a dusthana']),
    ),
  ]),
  solar(
    'bhaskara',
    'Bhaskara',
    'learning, valour',
    plain(countedFrom('Mercury', [2], 'Sun'), countedFrom('Moon', [12], 'Sun'), countedFrom('Jupiter', [5, 9], 'Moon')),
    [],
  ),
  solar(
    'sun-jupiter',
    'Sun and Jupiter',
    'dignity, counsel',
    plain(withoutTheSun(either(together('Jupiter', 'Sun'), aspects('Jupiter', 'Sun')))),
    [],
  ),
  solar(
    'sun-saturn',
    'Sun and Saturn',
    'slow recognition, effort',
    plain(withoutTheSun(either(together('Saturn', 'Sun'), opposite('Saturn', 'Sun')))),
    [],
  ),
];
