import type { House, Planet, Sign } from '../../zodiac/names.ts';

/** What kind of work a planet stands for in a person described by it. */
export const WORK_ARCHETYPES = [
  'GOVERNMENT_ADMIN',
  'PUBLIC_CARE_LIQUIDS',
  'TECHNICAL_FORCE',
  'COMMERCE_COMMUNICATION',
  'LAW_TEACHING_FINANCE',
  'ARTS_COMFORT',
  'LABOUR_INDUSTRY_SERVICE',
  'FOREIGN_ELECTRONIC',
  'OCCULT_HEALING_SOFTWARE',
] as const;
export type WorkArchetype = (typeof WORK_ARCHETYPES)[number];

/** A person whom a planet describes: facts of tradition, in few words. */
export interface PlanetPortrait {
  readonly look: string;
  readonly temper: string;
  readonly ageFeel: string;
  readonly work: WorkArchetype;
  readonly wealthTone: string;
  readonly background: string;
  readonly source: string;
}

/** The nine planets as persons (tables of persons, T1). */
export const PLANET_PORTRAITS: Readonly<Record<Planet, PlanetPortrait>> = {
  Sun: {
    look: 'medium, broad shoulders, square face, thin hair',
    temper: 'proud, frank, generous',
    ageFeel: 'mature',
    work: 'GOVERNMENT_ADMIN',
    wealthTone: 'steady',
    background: 'official or well-known family',
    source: 'R2 planets; R20.1',
  },
  Moon: {
    look: 'soft, round, fair',
    temper: 'kind, changeable, imaginative',
    ageFeel: 'young',
    work: 'PUBLIC_CARE_LIQUIDS',
    wealthTone: 'fluctuating',
    background: "mother's side, coastal or travelling family",
    source: 'R2 planets; R20.1',
  },
  Mars: {
    look: 'strong, medium, reddish, scar possible',
    temper: 'bold, quick, quarrelsome',
    ageFeel: 'young',
    work: 'TECHNICAL_FORCE',
    wealthTone: 'earned, spent fast',
    background: 'defence, engineering, land',
    source: 'R2 planets; R20.1',
  },
  Mercury: {
    look: 'slim, youthful, quick',
    temper: 'witty, talkative, adaptable',
    ageFeel: 'younger',
    work: 'COMMERCE_COMMUNICATION',
    wealthTone: 'many small sources',
    background: 'trade, teaching, known relation',
    source: 'R2 planets; R20.1',
  },
  Jupiter: {
    look: 'tall or full, good forehead',
    temper: 'wise, lawful, generous',
    ageFeel: 'mature',
    work: 'LAW_TEACHING_FINANCE',
    wealthTone: 'ample',
    background: 'respected, religious family',
    source: 'R2 planets; R20.1',
  },
  Venus: {
    look: 'well formed, attractive',
    temper: 'pleasant, loving comfort',
    ageFeel: 'young',
    work: 'ARTS_COMFORT',
    wealthTone: 'good, likes luxury',
    background: 'well-off, artistic',
    source: 'R2 planets; R20.1',
  },
  Saturn: {
    look: 'lean, tall, dark, deep eyes',
    temper: 'slow, thrifty, dutiful',
    ageFeel: 'older',
    work: 'LABOUR_INDUSTRY_SERVICE',
    wealthTone: 'thrifty, built late',
    background: 'modest or older family',
    source: 'R2 planets; R20.1',
  },
  Rahu: {
    look: 'unusual look, smoky',
    temper: 'unconventional, ambitious',
    ageFeel: 'any, gap',
    work: 'FOREIGN_ELECTRONIC',
    wealthTone: 'sudden',
    background: 'other community or country',
    source: 'R3t; R18.5; R20.1',
  },
  Ketu: {
    look: 'thin, marked',
    temper: 'withdrawn, intuitive',
    ageFeel: 'older',
    work: 'OCCULT_HEALING_SOFTWARE',
    wealthTone: 'indifferent',
    background: 'spiritual or broken line',
    source: 'R3t; R18.5; R20.1',
  },
};

/** The twelve signs as builds and manners (tables of persons, T2). */
export const SIGN_PORTRAITS: Readonly<
  Record<Sign, { readonly build: string; readonly manner: string; readonly source: string }>
> = {
  Aries: { build: 'lean, long neck, medium height', manner: 'impulsive, pioneering', source: 'R2 signs' },
  Taurus: { build: 'stocky, full face, short', manner: 'patient, stubborn', source: 'R2 signs' },
  Gemini: { build: 'tall, long arms', manner: 'curious, changeable', source: 'R2 signs' },
  Cancer: { build: 'round, short to medium, heavy upper body', manner: 'sensitive, home-loving', source: 'R2 signs' },
  Leo: { build: 'broad chest, commanding', manner: 'proud, warm', source: 'R2 signs' },
  Virgo: { build: 'slim, neat', manner: 'critical, careful', source: 'R2 signs' },
  Libra: { build: 'well proportioned, tall', manner: 'fair-minded, sociable', source: 'R2 signs' },
  Scorpio: { build: 'compact, strong', manner: 'intense, secretive', source: 'R2 signs' },
  Sagittarius: { build: 'tall, long thighs', manner: 'open, religious', source: 'R2 signs' },
  Capricorn: { build: 'thin, prominent bones', manner: 'practical, reserved', source: 'R2 signs' },
  Aquarius: { build: 'medium to tall, strong', manner: 'independent, humane', source: 'R2 signs' },
  Pisces: { build: 'short, soft, large eyes', manner: 'dreamy, kind', source: 'R2 signs' },
};

/** How much older than the native a planet makes the partner (T3): directions R18.5, order of points ours. */
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

/** Where the partner is met, by the houses the 7th sub lord signifies, in the order in which equals stand (T4). */
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

/** Why a match fails where the 7th sub lord signifies 1, 6, 10 or 12 and also this house (T5). */
export const MATCH_OBSTACLES: readonly {
  readonly house: House;
  /** Counts only together with this one. */
  readonly togetherWith?: House;
  readonly cause: string;
  readonly source: string;
}[] = [
  { house: 2, cause: 'means or money', source: 'R3p' },
  { house: 3, cause: 'neighbours, cousins or a report received', source: 'R3p' },
  { house: 4, cause: 'mother, or a dispute about house or vehicle', source: 'R3p' },
  { house: 5, cause: 'an earlier love affair', source: 'R3p' },
  { house: 7, cause: 'a lawsuit known to the other side', source: 'R3p' },
  { house: 8, cause: 'dowry, or a death taken as an omen', source: 'R3p' },
  { house: 9, cause: "absence abroad, leave, study or the other side's relations", source: 'R3p' },
  { house: 10, togetherWith: 1, cause: "elders, superiors or the person's status", source: 'R3p' },
  { house: 11, cause: 'friends or elder brother', source: 'R3p' },
];
