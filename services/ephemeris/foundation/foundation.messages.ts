// Written by npm run generate from foundation.messages.json: change that file.
import { catalogue, named, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly apartFromKp: () => string;
  readonly nodesCastSeventh: () => string;
  readonly noSripatiHouses: () => string;
  readonly bhavaBalaInPolarCircle: () => string;
  readonly scoreAndBhavaBala: (a: { readonly strongest: number; readonly weakest: number; readonly first: number; readonly last: number }) => string;
  readonly aspectsAndScores: () => string;
  readonly meanNodesBackward: () => string;
  readonly chartWithoutHouses: () => string;
  readonly chartInShort: () => string;
  readonly parashariForReference: () => string;
  readonly birthChart: (a: { readonly short: boolean }) => string;
  readonly planetsAndDasha: () => string;
  readonly noDashaRuns: () => string;
  readonly noDashaRunsPlain: () => string;
  readonly sunriseStandsIn: () => string;
  readonly allCuspsElsewhere: () => string;
  readonly cusps: (a: { readonly ofEvent: boolean }) => string;
  readonly attributesDescribe: () => string;
  readonly starOfMoon: (a: { readonly star: string }) => string;
  readonly moonOnBorder: (a: { readonly star: string }) => string;
  readonly needBirthTime: () => string;
  readonly howWithoutTime: (a: { readonly polar: boolean }) => string;
  readonly eventUnused: () => string;
  readonly planetsOverDay: () => string;
  readonly parashariItems: () => string;
  readonly noHouseAtLatitude: () => string;
  readonly allPlanetsElsewhere: () => string;
  readonly planetsOfEvent: () => string;
  readonly ninePlanets: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  apartFromKp: '11',
  noSripatiHouses: '1',
  bhavaBalaInPolarCircle: '1',
  scoreAndBhavaBala: '33',
  aspectsAndScores: '5',
  meanNodesBackward: '1',
  chartWithoutHouses: '1',
  chartInShort: '41',
  parashariForReference: '10',
  birthChart: '5',
  planetsAndDasha: '5',
  allCuspsElsewhere: '1',
  cusps: '5',
  attributesDescribe: '01',
  starOfMoon: '5',
  needBirthTime: '1',
  howWithoutTime: '1',
  eventUnused: '1',
  planetsOverDay: '5',
  parashariItems: '1',
  noHouseAtLatitude: '1',
  allPlanetsElsewhere: '1',
  planetsOfEvent: '5',
  ninePlanets: '5',
} as const;

const translated = catalogue<Messages>('ephemeris/foundation/foundation', () => say, marks, {
  'bn': () => import('./translations/foundation.messages.bn.ts'),
  'es': () => import('./translations/foundation.messages.es.ts'),
  'hi': () => import('./translations/foundation.messages.hi.ts'),
  'mr': () => import('./translations/foundation.messages.mr.ts'),
  'pt': () => import('./translations/foundation.messages.pt.ts'),
  'ta': () => import('./translations/foundation.messages.ta.ts'),
  'te': () => import('./translations/foundation.messages.te.ts'),
});

export const say: Messages = {
  apartFromKp: () => translated()?.apartFromKp?.() ?? `Sign aspects and whole-sign houses stand apart from the KP star and sub chain. No KP verdict rests on them.`,
  nodesCastSeventh: () => translated()?.nodesCastSeventh?.() ?? `Rahu and Ketu cast the seventh aspect only, but some schools add the fifth and ninth.`,
  noSripatiHouses: () => translated()?.noSripatiHouses?.() ?? `Sripati houses do not exist at this moment and latitude, so there is no bhava bala.`,
  bhavaBalaInPolarCircle: () => translated()?.bhavaBalaInPolarCircle?.() ?? `Inside the polar circle bhava bala rests on ascendant and midheaven, which still exist here.`,
  scoreAndBhavaBala: (a) => translated()?.scoreAndBhavaBala?.(a) ?? `Houses ${numberInWords(a.strongest)} and ${numberInWords(a.weakest)} are strongest and weakest by our own score. Bhava bala measures something else and names houses ${numberInWords(a.first)} and ${numberInWords(a.last)}.`,
  aspectsAndScores: () => translated()?.aspectsAndScores?.() ?? `This shows the Parashari aspects by sign on nine planets and twelve houses, with our own score of each house.`,
  meanNodesBackward: () => translated()?.meanNodesBackward?.() ?? `The mean nodes always move backwards, so they never count as retrograde or combust.`,
  chartWithoutHouses: () => translated()?.chartWithoutHouses?.() ?? `Placidus cusps do not exist at this latitude, so houses and what planets signify are left out.`,
  chartInShort: () => translated()?.chartInShort?.() ?? `This is the chart in short. The full rows are in get_house_cusps and get_planets, all periods in get_dasha_periods and what planets signify in get_significators.`,
  parashariForReference: () => translated()?.parashariForReference?.() ?? `The block parashari is for reference and decides no KP verdict. Node dignity differs by school.`,
  birthChart: (a) => translated()?.birthChart?.(a) ?? `This is the KP birth chart${a.short ? ` in short` : ``}, with twelve cusps, nine planets and the dasha that runs.`,
  planetsAndDasha: () => translated()?.planetsAndDasha?.() ?? `This is the KP birth chart of nine planets without houses, with the dasha that runs.`,
  noDashaRuns: () => translated()?.noDashaRuns?.() ?? `The present moment lies outside the 120 dasha years of this birth, so no dasha is running.`,
  noDashaRunsPlain: () => translated()?.noDashaRunsPlain?.() ?? `The present moment lies outside the 120 years of the periods of this birth, so no period is running.`,
  sunriseStandsIn: () => translated()?.sunriseStandsIn?.() ?? `The Sun did not rise and set on this day, so 06:00 and 18:00 local mean time stand in.`,
  allCuspsElsewhere: () => translated()?.allCuspsElsewhere?.() ?? `The lords and occupants of all twelve cusps are in get_full_chart.`,
  cusps: (a) => translated()?.cusps?.(a) ?? `This shows ${a.ofEvent ? `the KP cusps that count for or against the event` : `the twelve KP cusps (Placidus)`}, with sign, star and sub lords, owners and occupants.`,
  attributesDescribe: () => translated()?.attributesDescribe?.() ?? `Star attributes only describe. In KP only the lords enter a judgment.`,
  starOfMoon: (a) => translated()?.starOfMoon?.(a) ?? `This shows the star of the Moon at birth, ${named(a.star)}, with its lords and what tradition says of it.`,
  moonOnBorder: (a) => translated()?.moonOnBorder?.(a) ?? `The Moon is exactly on the border of ${named(a.star)}, and a border belongs to the star it opens.`,
  needBirthTime: () => translated()?.needBirthTime?.() ?? `Houses, cusps and their sub lords need a birth time, so none is given and no KP verdict can be read.`,
  howWithoutTime: (a) => translated()?.howWithoutTime?.(a) ?? `${a.polar ? `find_birth_time needs cusps, which do not exist at this latitude, but get_horary_chart_v2 answers by a number.` : `find_birth_time seeks the time from dated events, and get_horary_chart_v2 answers a question by a number.`}`,
  eventUnused: () => translated()?.eventUnused?.() ?? `The event was not used, because it is read from cusps.`,
  planetsOverDay: () => translated()?.planetsOverDay?.() ?? `This shows how nine planets move over the day of birth in the KP zodiac, because the time of birth is unknown.`,
  parashariItems: () => translated()?.parashariItems?.() ?? `Dignity, combustion and vargottama are Parashari items and never part of a KP verdict.`,
  noHouseAtLatitude: () => translated()?.noHouseAtLatitude?.() ?? `Placidus houses do not exist at this latitude, so no house is given.`,
  allPlanetsElsewhere: () => translated()?.allPlanetsElsewhere?.() ?? `The lords of all nine planets are in get_full_chart.`,
  planetsOfEvent: () => translated()?.planetsOfEvent?.() ?? `This shows the planets at birth that matter for the event, with sign, star and sub lords by KP.`,
  ninePlanets: () => translated()?.ninePlanets?.() ?? `This shows the nine planets at birth to the arc second, with sign, star and sub lords by KP.`,
};
