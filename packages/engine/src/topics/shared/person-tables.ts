import type { Graha, House, Node, Planet } from '../../zodiac/names.ts';
import { say } from './persons.messages.ts';

/** What kind of work a planet stands for in a person described by it. */
export const GRAHA_ARCHETYPES = [
  'GOVERNMENT_ADMIN',
  'PUBLIC_CARE_LIQUIDS',
  'TECHNICAL_FORCE',
  'COMMERCE_COMMUNICATION',
  'LAW_TEACHING_FINANCE',
  'ARTS_COMFORT',
  'LABOUR_INDUSTRY_SERVICE',
] as const;
export type GrahaArchetype = (typeof GRAHA_ARCHETYPES)[number];
/** Work of the nodes, which describe nobody themselves: their agents do (R6.2). */
type NodeArchetype = 'FOREIGN_ELECTRONIC' | 'OCCULT_HEALING_SOFTWARE';

/**
 * A person whom a planet describes: facts of tradition. How each is said stands in `persons.messages.json`; said of
 * living people, so what would hurt is put mildly.
 */
export interface PlanetPortrait<Work = GrahaArchetype | NodeArchetype> {
  readonly ageFeel: string;
  readonly work: Work;
  readonly wealthTone: string;
  readonly source: string;
}

/** The nine planets as persons (tables of persons). */
export const PLANET_PORTRAITS: Readonly<Record<Graha, PlanetPortrait<GrahaArchetype>> & Record<Node, PlanetPortrait>> =
  {
    Sun: {
      ageFeel: 'mature',
      work: 'GOVERNMENT_ADMIN',
      wealthTone: 'steady',
      source: 'KPR2 planets; R20.1',
    },
    Moon: {
      ageFeel: 'young',
      work: 'PUBLIC_CARE_LIQUIDS',
      wealthTone: 'fluctuating',
      source: 'KPR2 planets; R20.1',
    },
    Mars: {
      ageFeel: 'young',
      work: 'TECHNICAL_FORCE',
      wealthTone: 'earned, spent fast',
      source: 'KPR2 planets; R20.1',
    },
    Mercury: {
      ageFeel: 'younger',
      work: 'COMMERCE_COMMUNICATION',
      wealthTone: 'many small sources',
      source: 'KPR2 planets; R20.1',
    },
    Jupiter: {
      ageFeel: 'mature',
      work: 'LAW_TEACHING_FINANCE',
      wealthTone: 'ample',
      source: 'KPR2 planets; R20.1',
    },
    Venus: {
      ageFeel: 'young',
      work: 'ARTS_COMFORT',
      wealthTone: 'good, likes luxury',
      source: 'KPR2 planets; R20.1',
    },
    Saturn: {
      ageFeel: 'older',
      work: 'LABOUR_INDUSTRY_SERVICE',
      wealthTone: 'thrifty, built late',
      source: 'KPR2 planets; R20.1',
    },
    Rahu: {
      ageFeel: 'any, gap',
      work: 'FOREIGN_ELECTRONIC',
      wealthTone: 'sudden',
      source: 'KPR3t; R18.5; R20.1',
    },
    Ketu: {
      ageFeel: 'older',
      work: 'OCCULT_HEALING_SOFTWARE',
      wealthTone: 'indifferent',
      source: 'KPR3t; R18.5; R20.1',
    },
  };

/** The look that tradition gives to a person whom a planet describes, as it stands in a sentence. */
export const lookOf = (planet: Planet): string => say.look({ planet });

/** The nature, likewise. */
export const temperOf = (planet: Planet): string => say.temper({ planet });

/** The family or work that the person comes from, likewise. */
export const backgroundOf = (planet: Planet): string => say.background({ planet });

/** How much older than the native a planet makes the partner: directions R18.5, order of points ours. */
export const AGE_POINTS: Readonly<Record<Planet, { readonly points: number; readonly source: string }>> = {
  Sun: { points: 1, source: 'R18.5' },
  Moon: { points: -1, source: 'R18.5' },
  Mars: { points: 0, source: 'R18.5' },
  Mercury: { points: -1, source: 'R18.5' },
  Jupiter: { points: 1, source: 'R18.5' },
  Venus: { points: 0, source: 'R18.5' },
  Saturn: { points: 2, source: 'R18.5' },
  Rahu: { points: 0, source: 'R18.5' },
  Ketu: { points: 2, source: 'R18.5' },
};

export const ORIGINS = [
  'NEAR_HOME',
  'WORKPLACE',
  'NEIGHBOUR_OR_COMMUNICATION',
  'ROMANCE_OR_STUDY',
  'SERVICE_OR_LOWER_STATUS',
  'DISTANT_OR_OTHER_CULTURE',
  'FOREIGN',
  'THROUGH_FRIENDS',
  'FAMILY_CIRCLE',
  'STRANGER_ARRANGED',
  'LEGACY_OR_SECRET',
  'KNOWN_PERSON',
  'OTHER_COMMUNITY',
] as const;
export type Origin = (typeof ORIGINS)[number];

/** Places where the partner is met, by the houses the 7th sub lord signifies, in the order in which equals stand. */
export const ORIGIN_OF_HOUSE: readonly { readonly house: House; readonly origin: Origin; readonly source: string }[] = [
  { house: 4, origin: 'NEAR_HOME', source: 'R10' },
  { house: 10, origin: 'WORKPLACE', source: 'R10' },
  { house: 3, origin: 'NEIGHBOUR_OR_COMMUNICATION', source: 'R10' },
  { house: 5, origin: 'ROMANCE_OR_STUDY', source: 'R10' },
  { house: 6, origin: 'SERVICE_OR_LOWER_STATUS', source: 'R10' },
  { house: 9, origin: 'DISTANT_OR_OTHER_CULTURE', source: 'R10' },
  { house: 12, origin: 'FOREIGN', source: 'R10' },
  { house: 11, origin: 'THROUGH_FRIENDS', source: 'R10' },
  { house: 2, origin: 'FAMILY_CIRCLE', source: 'R10' },
  { house: 7, origin: 'STRANGER_ARRANGED', source: 'R10' },
  { house: 8, origin: 'LEGACY_OR_SECRET', source: 'R10' },
  { house: 1, origin: 'KNOWN_PERSON', source: 'R10' },
];

/** What stands in the way of a match where the 7th sub lord signifies 1, 6, 10 or 12 and also this house. */
export const MATCH_OBSTACLES: readonly {
  readonly house: House;
  /** Counts only together with this one. */
  readonly togetherWith?: House;
  readonly source: string;
}[] = [
  { house: 2, source: 'KPR3p' },
  { house: 3, source: 'KPR3p' },
  { house: 4, source: 'KPR3p' },
  { house: 5, source: 'KPR3p' },
  { house: 7, source: 'KPR3p' },
  { house: 8, source: 'KPR3p' },
  { house: 9, source: 'KPR3p' },
  { house: 10, togetherWith: 1, source: 'KPR3p' },
  { house: 11, source: 'KPR3p' },
];

/** What stands in the way, in a sentence. */
export const obstacleCause = (house: House): string => say.obstacle({ house });
