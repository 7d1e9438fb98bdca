import type { Element } from '../../zodiac/sign-attributes.ts';
import type { Modality } from '../../zodiac/sign-attributes.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';

export const LOST_QUESTIONS = ['theft', 'lost', 'missing_person'] as const;
export type LostQuestion = (typeof LOST_QUESTIONS)[number];

export const DIRECTIONS = ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A planet's own direction (R18.1); the rule has none for Ketu, which points as its sign does. */
export const PLANET_DIRECTIONS: Readonly<Record<Exclude<Planet, 'Ketu'>, Direction>> = {
  Sun: 'E',
  Venus: 'SE',
  Mars: 'S',
  Rahu: 'SW',
  Saturn: 'W',
  Moon: 'NW',
  Mercury: 'N',
  Jupiter: 'NE',
};

export const AGES = ['infant', 'boy', 'teen', 'youth', 'middle', 'old', 'very old'] as const;
type Age = (typeof AGES)[number];

/** Age by planet (R18.5); a node is read through its first agent. */
export const AGE_OF_PLANET: Readonly<Record<Graha, Age>> = {
  Moon: 'infant',
  Mars: 'boy',
  Mercury: 'teen',
  Venus: 'youth',
  Jupiter: 'middle',
  Sun: 'old',
  Saturn: 'very old',
};

export const SEXES = ['male', 'female'] as const;
export type Sex = (typeof SEXES)[number];

/** Sex by planet (R18.5); null of the neuter ones, whose sign decides. */
export const SEX_OF_PLANET: Readonly<Record<Planet, Sex | null>> = {
  Sun: 'male',
  Moon: 'female',
  Mars: 'male',
  Mercury: null,
  Jupiter: 'male',
  Venus: 'female',
  Saturn: null,
  Rahu: 'male',
  Ketu: null,
};

export const SHAPES = ['lean', 'broad', 'tall-slim', 'full'] as const;
type Shape = (typeof SHAPES)[number];

/** Shape by the element of that sign. */
export const SHAPE_OF_ELEMENT: Readonly<Record<Element, Shape>> = {
  fire: 'lean',
  earth: 'broad',
  air: 'tall-slim',
  water: 'full',
};

export const THIEF_RELATIONS = ['known relative', 'stranger', 'neighbour'] as const;
type ThiefRelation = (typeof THIEF_RELATIONS)[number];

/** What the thief is to the person, by the rising sign (R18.3). */
export const RELATION_OF_MODALITY: Readonly<Record<Modality, ThiefRelation>> = {
  fixed: 'known relative',
  movable: 'stranger',
  dual: 'neighbour',
};
