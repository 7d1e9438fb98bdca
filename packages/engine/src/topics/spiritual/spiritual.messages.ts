// Written by npm run generate from spiritual.messages.json: change that file.
import { type PlanetName, capitalised, catalogue, numberInWords, planetFirst, planetInWords, planetNames, planetsFirst, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly theme: (a: { readonly house: number }) => string;
  readonly contact: (a: { readonly contact: 'CONJUNCTION' | 'DEGREE_ANGLE' | 'NONE' | 'SELF' | 'SIGN_ASPECT'; readonly member: 'AD_LORD' | 'LAGNA' | 'MD_LORD' | 'MOON'; readonly helper: PlanetName; readonly what: string }) => string;
  readonly watched: (a: { readonly member: 'AD_LORD' | 'LAGNA' | 'MD_LORD' | 'MOON'; readonly planet: PlanetName }) => string;
  readonly working: (a: { readonly contact: string }) => string;
  readonly light: (a: { readonly contact: string }) => string;
  readonly amendable: (a: { readonly contact: string }) => string;
  readonly fixed: () => string;
  readonly together: (a: { readonly planet: PlanetName; readonly others: readonly PlanetName[]; readonly line: 'FATHER' | 'MOTHER' | 'NONE' }) => string;
  readonly apart: (a: { readonly planet: PlanetName; readonly others: readonly PlanetName[] }) => string;
  readonly ketuPlaced: (a: { readonly house: number }) => string;
  readonly retrograde: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly ninthLordPlaced: (a: { readonly lord: PlanetName; readonly house: number }) => string;
  readonly lastDegree: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly atmakaraka: (a: { readonly planet: PlanetName; readonly same: boolean }) => string;
  readonly inFifth: (a: { readonly planet: PlanetName; readonly nature: 'benefic' | 'malefic' }) => string;
  readonly aspectsFifth: (a: { readonly planet: PlanetName; readonly nature: 'benefic' | 'malefic'; readonly ordinal: number }) => string;
  readonly fifthLord: (a: { readonly lord: PlanetName; readonly house: number; readonly condition: 'medium' | 'strong' | 'weak' }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  contact: [['contact'],{'SELF':'1','CONJUNCTION':'0','SIGN_ASPECT':'0','DEGREE_ANGLE':'0','NONE':'0'}],
  watched: [['member'],{'LAGNA':'1','MOON':'0','MD_LORD':'1','AD_LORD':'1'}],
  fixed: '1',
  ketuPlaced: '3',
  retrograde: [['planets'],{'=0':'0','one':'1','other':'1'}],
  ninthLordPlaced: '3',
  atmakaraka: '1',
  inFifth: '3',
  aspectsFifth: '3',
  fifthLord: '3',
} as const;

const translated = catalogue<Messages>('engine/topics/spiritual/spiritual', () => say, marks, {
  'bn': () => import('./translations/spiritual.messages.bn.ts'),
  'es': () => import('./translations/spiritual.messages.es.ts'),
  'hi': () => import('./translations/spiritual.messages.hi.ts'),
  'mr': () => import('./translations/spiritual.messages.mr.ts'),
  'pt': () => import('./translations/spiritual.messages.pt.ts'),
  'ta': () => import('./translations/spiritual.messages.ta.ts'),
  'te': () => import('./translations/spiritual.messages.te.ts'),
});

export const say: Messages = {
  theme: (a) => translated()?.theme?.(a) ?? `${a.house === 1 ? `body and purpose` : a.house === 2 ? `speech, family, stores` : a.house === 3 ? `courage, siblings` : a.house === 4 ? `mother, home, land` : a.house === 5 ? `learning, children, merit` : a.house === 6 ? `debts, service, disease` : a.house === 7 ? `partner, contracts` : a.house === 8 ? `hidden matters, endings` : a.house === 9 ? `father, teacher, dharma` : a.house === 10 ? `deeds, authority` : a.house === 11 ? `gains, wishes` : `losses, foreign, release`}`,
  contact: (a) => translated()?.contact?.(a) ?? `${a.contact === 'SELF' ? `${a.member === 'MOON' ? `the Moon is itself the lord of 9` : a.member === 'LAGNA' ? `${planetInWords(a.helper)} is itself the Lagna` : a.member === 'MD_LORD' ? `${planetInWords(a.helper)} is itself the mahadasha lord` : `${planetInWords(a.helper)} is itself the antardasha lord`}` : a.contact === 'CONJUNCTION' ? `${planetInWords(a.helper)} shares the sign of ${a.what}` : a.contact === 'SIGN_ASPECT' ? `${planetInWords(a.helper)} aspects ${a.what} by sign` : a.contact === 'DEGREE_ANGLE' ? `${planetInWords(a.helper)} stands at a good angle to ${a.what}` : `${planetInWords(a.helper)} has no good contact with ${a.what}`}`,
  watched: (a) => translated()?.watched?.(a) ?? `${a.member === 'LAGNA' ? `the Lagna` : a.member === 'MOON' ? `the Moon` : a.member === 'MD_LORD' ? `the mahadasha lord ${planetInWords(a.planet)}` : `the antardasha lord ${planetInWords(a.planet)}`}`,
  working: (a) => translated()?.working?.(a) ?? `${capitalised(a.contact)}.`,
  light: (a) => translated()?.light?.(a) ?? `The karma counts as light, because ${a.contact}.`,
  amendable: (a) => translated()?.amendable?.(a) ?? `The karma counts as mixed and amendable, because ${a.contact}.`,
  fixed: () => translated()?.fixed?.() ?? `The karma counts as fixed, because neither Jupiter nor the lord of 9 has a good contact.`,
  together: (a) => translated()?.together?.(a) ?? `${planetFirst(a.planet)} shares its sign with ${planetsInWords(a.others)}${a.line === 'NONE' ? `` : a.line === 'FATHER' ? `, which points to the line of the father` : `, which points to the line of the mother`}.`,
  apart: (a) => translated()?.apart?.(a) ?? `${planetFirst(a.planet)} does not share its sign with ${planetsInWords(a.others, 'or')}.`,
  ketuPlaced: (a) => translated()?.ketuPlaced?.(a) ?? `Ketu stands in house ${numberInWords(a.house)}.`,
  retrograde: (a) => translated()?.retrograde?.(a) ?? `${a.planets.length === 0 ? `Saturn and Jupiter move forward.` : a.planets.length === 1 ? `${planetNames(a.planets)} was retrograde at birth.` : `${planetNames(a.planets)} were retrograde at birth.`}`,
  ninthLordPlaced: (a) => translated()?.ninthLordPlaced?.(a) ?? `${planetFirst(a.lord)}, lord of 9, stands in house ${numberInWords(a.house)}.`,
  lastDegree: (a) => translated()?.lastDegree?.(a) ?? `${a.planets.length === 0 ? `No planet stands in the last degree of a sign.` : a.planets.length === 1 ? `${planetsFirst(a.planets)} stands in the last degree of a sign.` : `${planetsFirst(a.planets)} stand in the last degree of a sign.`}`,
  atmakaraka: (a) => translated()?.atmakaraka?.(a) ?? `The atmakaraka ${planetInWords(a.planet)} stands in ${a.same ? `one sign` : `different signs`} in D1 and D9.`,
  inFifth: (a) => translated()?.inFifth?.(a) ?? `${planetFirst(a.planet)}, a ${a.nature === 'benefic' ? `benefic` : `malefic`}, stands in house 5.`,
  aspectsFifth: (a) => translated()?.aspectsFifth?.(a) ?? `${planetFirst(a.planet)}, a ${a.nature === 'benefic' ? `benefic` : `malefic`}, aspects house 5 (aspect ${numberInWords(a.ordinal)}).`,
  fifthLord: (a) => translated()?.fifthLord?.(a) ?? `${planetFirst(a.lord)}, lord of house 5, stands in house ${numberInWords(a.house)} and is ${a.condition === 'strong' ? `strong` : a.condition === 'medium' ? `of medium strength` : `weak`}.`,
};
