import type { Graha, House, Node, Planet, Sign } from '../../zodiac/names.ts';

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
 * A person whom a planet describes: facts of tradition, each as it stands in a sentence. Said of living people, so what
 * would hurt is put mildly.
 */
export interface PlanetPortrait<Work = GrahaArchetype | NodeArchetype> {
  readonly look: string;
  readonly temper: string;
  readonly ageFeel: string;
  readonly work: Work;
  readonly wealthTone: string;
  readonly background: string;
  readonly source: string;
}

/** The nine planets as persons (tables of persons). */
export const PLANET_PORTRAITS: Readonly<Record<Graha, PlanetPortrait<GrahaArchetype>> & Record<Node, PlanetPortrait>> =
  {
    Sun: {
      look: 'of medium height, with broad shoulders, a square face and fine hair',
      temper: 'proud, frank and generous',
      ageFeel: 'mature',
      work: 'GOVERNMENT_ADMIN',
      wealthTone: 'steady',
      background: 'an official or well-known family',
      source: 'KPR2 planets; R20.1',
    },
    Moon: {
      look: 'soft, round and fair',
      temper: 'kind, changeable and imaginative',
      ageFeel: 'young',
      work: 'PUBLIC_CARE_LIQUIDS',
      wealthTone: 'fluctuating',
      background: "the mother's side, or a coastal or travelling family",
      source: 'KPR2 planets; R20.1',
    },
    Mars: {
      look: 'strong, reddish and of medium height',
      temper: 'bold, quick and ready to argue',
      ageFeel: 'young',
      work: 'TECHNICAL_FORCE',
      wealthTone: 'earned, spent fast',
      background: 'defence, engineering or land',
      source: 'KPR2 planets; R20.1',
    },
    Mercury: {
      look: 'slim, youthful and quick',
      temper: 'witty, talkative and adaptable',
      ageFeel: 'younger',
      work: 'COMMERCE_COMMUNICATION',
      wealthTone: 'many small sources',
      background: 'trade, teaching or a known relation',
      source: 'KPR2 planets; R20.1',
    },
    Jupiter: {
      look: 'tall or full, with a good forehead',
      temper: 'wise, law-abiding and generous',
      ageFeel: 'mature',
      work: 'LAW_TEACHING_FINANCE',
      wealthTone: 'ample',
      background: 'a respected, religious family',
      source: 'KPR2 planets; R20.1',
    },
    Venus: {
      look: 'well formed and attractive',
      temper: 'pleasant and fond of comfort',
      ageFeel: 'young',
      work: 'ARTS_COMFORT',
      wealthTone: 'good, likes luxury',
      background: 'a well-off or artistic family',
      source: 'KPR2 planets; R20.1',
    },
    Saturn: {
      look: 'lean, tall and dark, with deep eyes',
      temper: 'unhurried, thrifty and dutiful',
      ageFeel: 'older',
      work: 'LABOUR_INDUSTRY_SERVICE',
      wealthTone: 'thrifty, built late',
      background: 'a modest or older family',
      source: 'KPR2 planets; R20.1',
    },
    Rahu: {
      look: 'unusual and smoky',
      temper: 'unconventional and ambitious',
      ageFeel: 'any, gap',
      work: 'FOREIGN_ELECTRONIC',
      wealthTone: 'sudden',
      background: 'another community or country',
      source: 'KPR3t; R18.5; R20.1',
    },
    Ketu: {
      look: 'thin, with a mark',
      temper: 'reserved and intuitive',
      ageFeel: 'older',
      work: 'OCCULT_HEALING_SOFTWARE',
      wealthTone: 'indifferent',
      background: 'a spiritual or interrupted family line',
      source: 'KPR3t; R18.5; R20.1',
    },
  };

/** The twelve signs as builds and manners (tables of persons). */
export const SIGN_PORTRAITS: Readonly<
  Record<Sign, { readonly build: string; readonly manner: string; readonly source: string }>
> = {
  Aries: {
    build: 'lean and of medium height, with a long neck',
    manner: 'impulsive and pioneering',
    source: 'KPR2 signs',
  },
  Taurus: { build: 'sturdy and short, with a full face', manner: 'patient and firm', source: 'KPR2 signs' },
  Gemini: { build: 'tall, with long arms', manner: 'curious and changeable', source: 'KPR2 signs' },
  Cancer: {
    build: 'round and short to medium, with a full upper body',
    manner: 'sensitive and home-loving',
    source: 'KPR2 signs',
  },
  Leo: { build: 'commanding, with a broad chest', manner: 'proud and warm', source: 'KPR2 signs' },
  Virgo: { build: 'slim and neat', manner: 'careful and exacting', source: 'KPR2 signs' },
  Libra: { build: 'tall and well proportioned', manner: 'fair-minded and sociable', source: 'KPR2 signs' },
  Scorpio: { build: 'compact and strong', manner: 'intense and private', source: 'KPR2 signs' },
  Sagittarius: { build: 'tall, with long thighs', manner: 'open and religious', source: 'KPR2 signs' },
  Capricorn: { build: 'thin, with prominent bones', manner: 'practical and reserved', source: 'KPR2 signs' },
  Aquarius: { build: 'strong and medium to tall', manner: 'independent and humane', source: 'KPR2 signs' },
  Pisces: { build: 'short and soft, with large eyes', manner: 'dreamy and kind', source: 'KPR2 signs' },
};

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
  readonly cause: string;
  readonly source: string;
}[] = [
  { house: 2, cause: 'means or money', source: 'KPR3p' },
  { house: 3, cause: 'neighbours, cousins or a report received', source: 'KPR3p' },
  { house: 4, cause: 'the mother, or a dispute about a house or vehicle,', source: 'KPR3p' },
  { house: 5, cause: 'an earlier love affair', source: 'KPR3p' },
  { house: 7, cause: 'a lawsuit known to the other side', source: 'KPR3p' },
  { house: 8, cause: 'dowry, or a loss taken as an omen,', source: 'KPR3p' },
  { house: 9, cause: "absence abroad, leave, study or the other side's relations", source: 'KPR3p' },
  { house: 10, togetherWith: 1, cause: "elders, superiors or the person's status", source: 'KPR3p' },
  { house: 11, cause: 'friends or an elder brother', source: 'KPR3p' },
];
