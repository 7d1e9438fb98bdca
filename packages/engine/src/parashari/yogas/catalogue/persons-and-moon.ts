import { someIn, noneIn, atLeast, GENTLE, STARRY } from '../vocabulary/company.ts';
import { dignified, notCombust, notDebilitated, notInSignOf } from '../vocabulary/dignities.ts';
import { onlyMalefics, someFormingPlanet } from '../vocabulary/formed.ts';
import { countedFrom, DUSTHANA, eachPlaced, inHouse, KENDRA } from '../vocabulary/places.ts';
import { areTogether, opposite, together, withOrAspectedByBenefic } from '../vocabulary/ties.ts';
import { either } from '../clause.ts';
import type { Graha, House, Planet } from '../../../zodiac/names.ts';
import type { Reading } from '../reading.ts';
import { fixedAt, form, lesser, plain, when, yoga } from '../yoga.ts';
import type { Form, Modifier, Yoga } from '../yoga.ts';
import { say as effects } from '../effects.messages.ts';
import { say } from './catalogue.messages.ts';
import { say as rules } from './rules.messages.ts';

const LIGHTS: readonly Planet[] = ['Sun', 'Moon'];
const lightsWith = (reading: Reading, planet: Planet): readonly Planet[] =>
  LIGHTS.filter((light) => areTogether(reading, planet, light));

/** One of the five great persons: a planet in its own sign or exalted, in a kendra. */
const greatPerson = (id: string, name: string, planet: Graha, effect: Yoga['effect']): Yoga =>
  yoga({
    id,
    name,
    effectClass: 'MAHAPURUSHA',
    effect,
    source: 'BPHS 75, PH 6, PVR',
    forms: [
      form('a', dignified(planet), inHouse(planet, KENDRA)),
      lesser(form('b', dignified(planet), countedFrom(planet, KENDRA, 'Moon'))),
    ],
    weakenedBy: [
      someFormingPlanet(
        rules.withSunOrMoon,
        (reading, person) => lightsWith(reading, person).length > 0,
        (reading, person, place) => say.withLights({ place, lights: lightsWith(reading, person) }),
      ),
    ],
  });

const ONLY_MALEFICS = onlyMalefics(rules.onlyMaleficsThere);

const besideTheMoon = (
  id: string,
  name: string,
  effect: Yoga['effect'],
  counts: readonly House[],
  empty: readonly House[],
): Yoga =>
  yoga({
    id,
    name,
    effectClass: 'LUNAR',
    effect,
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
  rule: rules.maleficInThoseSigns,
  clause: ({ planets }) => {
    const others = (reading: Reading): readonly Planet[] =>
      reading.malefics.filter((planet) => !planets.includes(planet));
    return {
      holds: (reading) => someIn(others(reading), ADHI, 'Moon').holds(reading),
      planets: () => [],
      says: (reading) => someIn(others(reading), ADHI, 'Moon').says(reading),
      lacks: say.noMaleficBeside,
    };
  },
};

const cleanTenth = (letter: 'a' | 'b', base: 'Ascendant' | 'Moon'): Form =>
  form(letter, someIn('benefic', [10], base), noneIn('maleficOrNode', [10], base));

/** Catalogue 1, first stretch: the five great persons and what hangs on the Moon. */
export const PERSONS_AND_MOON: readonly Yoga[] = [
  greatPerson('ruchaka', 'Ruchaka', 'Mars', effects.ruchaka),
  greatPerson('bhadra', 'Bhadra', 'Mercury', effects.bhadra),
  greatPerson('hamsa', 'Hamsa', 'Jupiter', effects.hamsa),
  greatPerson('malavya', 'Malavya', 'Venus', effects.malavya),
  greatPerson('shasha', 'Shasha', 'Saturn', effects.shasha),
  yoga({
    id: 'gajakesari',
    name: 'Gajakesari',
    effectClass: 'LUNAR',
    effect: effects.gajakesari,
    source: 'BPHS 36, PVR',
    forms: [
      form('a', ...noble, countedFrom('Jupiter', KENDRA, 'Moon')),
      form('b', ...noble, inHouse('Jupiter', KENDRA)),
      lesser(form('c', countedFrom('Jupiter', KENDRA, 'Moon'))),
    ],
    weakenedBy: [when(rules.jupiterInDusthana, inHouse('Jupiter', DUSTHANA))],
  }),
  besideTheMoon('sunapha', 'Sunapha', effects.sunapha, [2], [12]),
  besideTheMoon('anapha', 'Anapha', effects.anapha, [12], [2]),
  besideTheMoon('durudhara', 'Durudhara', effects.durudhara, [2, 12], []),
  yoga({
    id: 'adhi',
    name: 'Chandra Adhi',
    effectClass: 'LUNAR',
    effect: effects.adhi,
    source: 'BJ 13, PVR',
    forms: [form('a', ...eachPlaced(GENTLE, ADHI, 'Moon')), lesser(form('b', atLeast(2, GENTLE, ADHI, 'Moon')))],
    weakenedBy: [maleficBeside],
  }),
  yoga({
    id: 'chandra-mangala',
    name: 'Chandra Mangala',
    effectClass: 'DHANA',
    effect: effects.chandraMangala,
    source: 'PVR, PH',
    forms: [form('a', together('Moon', 'Mars')), lesser(form('b', opposite('Moon', 'Mars')))],
  }),
  yoga({
    id: 'amala',
    name: 'Amala',
    effectClass: 'CHARACTER',
    effect: effects.amala,
    source: 'BPHS 36, PH 6',
    forms: [cleanTenth('a', 'Ascendant'), cleanTenth('b', 'Moon')],
  }),
  yoga({
    id: 'vasumati',
    name: 'Vasumati',
    effectClass: 'DHANA',
    effect: effects.vasumati,
    source: 'PH, PVR',
    forms: [
      form('a', ...eachPlaced(GENTLE, GAINS)),
      form('b', ...eachPlaced(GENTLE, GAINS, 'Moon')),
      fixedAt('WEAK', form('c', either(atLeast(2, GENTLE, GAINS), atLeast(2, GENTLE, GAINS, 'Moon')))),
    ],
  }),
];
