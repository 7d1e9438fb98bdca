// Written by npm run generate from election.messages.json: change that file.
import { type PlanetName, catalogue, housesNamed, inWords, named, numberInWords, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly birthOffsetUsed: (a: { readonly offset: string }) => string;
  readonly cuspRule: (a: { readonly cusp: number; readonly houses: readonly number[] }) => string;
  readonly generalRule: () => string;
  readonly cuspSubLord: (a: { readonly cusp: number; readonly lord: PlanetName; readonly found: readonly number[]; readonly asked: readonly number[] }) => string;
  readonly moonLord: (a: { readonly level: 'AD' | 'MD' | 'PD' | 'SD'; readonly lord: PlanetName; readonly found: readonly number[]; readonly asked: readonly number[] }) => string;
  readonly cuspAgainst: (a: { readonly cusp: number; readonly lord: PlanetName; readonly found: readonly number[] }) => string;
  readonly unwelcome: (a: { readonly name: string; readonly label: string; readonly nearest: readonly string[] }) => string;
  readonly noClockTime: (a: { readonly field: string; readonly text: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  birthOffsetUsed: '01',
  cuspRule: '3',
  generalRule: '3',
  cuspSubLord: '3',
  moonLord: '3',
  cuspAgainst: '3',
} as const;

const translated = catalogue<Messages>('engine/election/election', () => say, marks, {
  'bn': () => import('./translations/election.messages.bn.ts'),
  'es': () => import('./translations/election.messages.es.ts'),
  'hi': () => import('./translations/election.messages.hi.ts'),
  'mr': () => import('./translations/election.messages.mr.ts'),
  'pt': () => import('./translations/election.messages.pt.ts'),
  'ta': () => import('./translations/election.messages.ta.ts'),
  'te': () => import('./translations/election.messages.te.ts'),
});

export const say: Messages = {
  birthOffsetUsed: (a) => translated()?.birthOffsetUsed?.(a) ?? `No clock of the event place was sent, so the offset of birth, ${a.offset}, is used. The offset there may differ today, so send event_time_zone.`,
  cuspRule: (a) => translated()?.cuspRule?.(a) ?? `The sub lord of cusp ${numberInWords(a.cusp)} of the moment should signify ${housesNamed(a.houses)}.`,
  generalRule: () => translated()?.generalRule?.() ?? `The sub lord of cusp 11 of the moment should signify 1 or 11.`,
  cuspSubLord: (a) => translated()?.cuspSubLord?.(a) ?? `The sub lord of cusp ${numberInWords(a.cusp)} is ${planetInWords(a.lord)}, which signifies ${a.found.length === 0 ? `none of ${housesNamed(a.asked)}` : `${housesNamed(a.found)}`}.`,
  moonLord: (a) => translated()?.moonLord?.(a) ?? `The ${a.level === 'MD' ? `star lord` : a.level === 'AD' ? `sub lord` : a.level === 'PD' ? `sub-sub lord` : `fourth lord`} of the Moon is ${planetInWords(a.lord)}, which signifies ${a.found.length === 0 ? `none of ${housesNamed(a.asked)}` : `${housesNamed(a.found)}`}.`,
  cuspAgainst: (a) => translated()?.cuspAgainst?.(a) ?? `The sub lord of cusp ${numberInWords(a.cusp)} is ${planetInWords(a.lord)}, which signifies ${a.found.length === 0 ? `no house against the event` : `${housesNamed(a.found)} against the event`}.`,
  unwelcome: (a) => translated()?.unwelcome?.(a) ?? `"${a.name}" means ${named(a.label)}, which is unwelcome and so is not elected. The nearest events that can be elected are ${inWords(a.nearest)}.`,
  noClockTime: (a) => translated()?.noClockTime?.(a) ?? `${a.field} "${a.text}" is not a clock time from 00:00 to 23:59. Write HH:MM, such as 09:30.`,
};
