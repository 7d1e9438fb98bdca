import { someIn, noneIn, atLeast, GENTLE, STARRY } from '../vocabulary/company.ts';
import { dignified, notCombust, notDebilitated, notInSignOf } from '../vocabulary/dignities.ts';
import { everyFormingPlanet, someFormingPlanet } from '../vocabulary/formed.ts';
import { countedFrom, DUSTHANA, eachPlaced, inHouse, KENDRA } from '../vocabulary/places.ts';
import { areTogether, opposite, together, withOrAspectedByBenefic } from '../vocabulary/ties.ts';
import { either } from '../clause.ts';
import type { Graha, House, Planet } from '../../../zodiac/names.ts';
import type { Reading } from '../reading.ts';
import { planetsInWords } from '../../../zodiac/planet-words.ts';
import { fixedAt, form, standsFor, lesser, plain, when, yoga } from '../yoga.ts';
import type { Form, Modifier, Yoga } from '../yoga.ts';

const LIGHTS: readonly Planet[] = ['Sun', 'Moon'];
const lightsWith = (reading: Reading, planet: Planet): readonly Planet[] =>
  LIGHTS.filter((light) => areTogether(reading, planet, light));

/** One of the five great persons: a planet in its own sign or exalted, in a kendra. */
const greatPerson = (id: string, name: string, planet: Graha, what: string): Yoga =>
  yoga({
    id,
    name,
    effectClass: 'MAHAPURUSHA',
    effect: standsFor(what),
    source: 'BPHS 75, PH 6, PVR',
    forms: [
      form('a', dignified(planet), inHouse(planet, KENDRA)),
      lesser(form('b', dignified(planet), countedFrom(planet, KENDRA, 'Moon'))),
    ],
    weakenedBy: [
      someFormingPlanet(
        'with Sun or Moon',
        (reading, person) => lightsWith(reading, person).length > 0,
        (reading, person) => `is with ${planetsInWords(lightsWith(reading, person))}`,
      ),
    ],
  });

const isMalefic = ({ natures }: Reading, planet: Planet): boolean => natures[planet] === 'malefic';
const ONLY_MALEFICS = everyFormingPlanet('only malefics there', isMalefic, 'malefic');

const besideTheMoon = (
  id: string,
  name: string,
  what: string,
  counts: readonly House[],
  empty: readonly House[],
): Yoga =>
  yoga({
    id,
    name,
    effectClass: 'LUNAR',
    effect: standsFor(what),
    source: 'BJ 13',
    forms: [
      plain(
        ...counts.map((count) => someIn(STARRY, [count], 'Moon')),
        ...empty.map((count) => noneIn(STARRY, [count], 'Moon')),
      ),
    ],
    weakenedBy: [ONLY_MALEFICS],
  });

const noble = [
  withOrAspectedByBenefic('Jupiter'),
  notDebilitated('Jupiter'),
  notCombust('Jupiter'),
  notInSignOf('Jupiter', 'Mercury', 'Venus'),
];

const ADHI: readonly House[] = [6, 7, 8];
const GAINS: readonly House[] = [3, 6, 10, 11];

/** A malefic that does not itself form the yoga. */
const maleficBeside: Modifier = {
  rule: 'a malefic in one of those signs',
  clause: ({ planets }) => {
    const others = (reading: Reading): readonly Planet[] =>
      reading.malefics.filter((planet) => !planets.includes(planet));
    return {
      holds: (reading) => someIn(others(reading), ADHI, 'Moon').holds(reading),
      planets: () => [],
      says: (reading) => someIn(others(reading), ADHI, 'Moon').says(reading),
      lacks: () => 'No malefic is in one of those signs.',
    };
  },
};

const cleanTenth = (letter: 'a' | 'b', base: 'Ascendant' | 'Moon'): Form =>
  form(letter, someIn('benefic', [10], base), noneIn('malefic or node', [10], base));

/** Catalogue 1, first stretch: the five great persons and what hangs on the Moon. */
export const PERSONS_AND_MOON: readonly Yoga[] = [
  greatPerson('ruchaka', 'Ruchaka', 'Mars', 'courage and command'),
  greatPerson('bhadra', 'Bhadra', 'Mercury', 'learning and speech'),
  greatPerson('hamsa', 'Hamsa', 'Jupiter', 'virtue and respect'),
  greatPerson('malavya', 'Malavya', 'Venus', 'comforts and arts'),
  greatPerson('shasha', 'Shasha', 'Saturn', 'authority over people and land'),
  yoga({
    id: 'gajakesari',
    name: 'Gajakesari',
    effectClass: 'LUNAR',
    effect: standsFor('good name, intelligence, lasting merit'),
    source: 'BPHS 36, PVR',
    forms: [
      form('a', ...noble, countedFrom('Jupiter', KENDRA, 'Moon')),
      form('b', ...noble, inHouse('Jupiter', KENDRA)),
      lesser(form('c', countedFrom('Jupiter', KENDRA, 'Moon'))),
    ],
    weakenedBy: [when('Jupiter in 6, 8 or 12', inHouse('Jupiter', DUSTHANA))],
  }),
  besideTheMoon('sunapha', 'Sunapha', 'own earning, good repute', [2], [12]),
  besideTheMoon('anapha', 'Anapha', 'health, character, ease', [12], [2]),
  besideTheMoon('durudhara', 'Durudhara', 'means, vehicles, generosity', [2, 12], []),
  yoga({
    id: 'adhi',
    name: 'Chandra Adhi',
    effectClass: 'LUNAR',
    effect: standsFor('leadership, trust of others'),
    source: 'BJ 13, PVR',
    forms: [form('a', ...eachPlaced(GENTLE, ADHI, 'Moon')), lesser(form('b', atLeast(2, GENTLE, ADHI, 'Moon')))],
    weakenedBy: [maleficBeside],
  }),
  yoga({
    id: 'chandra-mangala',
    name: 'Chandra Mangala',
    effectClass: 'DHANA',
    effect: standsFor('drive for money, worldly skill'),
    source: 'PVR, PH',
    forms: [form('a', together('Moon', 'Mars')), lesser(form('b', opposite('Moon', 'Mars')))],
  }),
  yoga({
    id: 'amala',
    name: 'Amala',
    effectClass: 'CHARACTER',
    effect: standsFor('clean name, helpful work'),
    source: 'BPHS 36, PH 6',
    forms: [cleanTenth('a', 'Ascendant'), cleanTenth('b', 'Moon')],
  }),
  yoga({
    id: 'vasumati',
    name: 'Vasumati',
    effectClass: 'DHANA',
    effect: standsFor('growing wealth'),
    source: 'PH, PVR',
    forms: [
      form('a', ...eachPlaced(GENTLE, GAINS)),
      form('b', ...eachPlaced(GENTLE, GAINS, 'Moon')),
      fixedAt('WEAK', form('c', either(atLeast(2, GENTLE, GAINS), atLeast(2, GENTLE, GAINS, 'Moon')))),
    ],
  }),
];
