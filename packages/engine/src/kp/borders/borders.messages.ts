// Written by npm run generate from borders.messages.json: change that file.
import { type PlanetName, catalogue, digitsInWords, inWords, named, numberInWords, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly cusp: (a: { readonly cusp: number }) => string;
  readonly onBorder: (a: { readonly name: string; readonly subLord: PlanetName }) => string;
  readonly nearBorder: (a: { readonly name: string; readonly minutes: string; readonly side: 'lower' | 'upper'; readonly subLord: PlanetName }) => string;
  readonly beyond: (a: { readonly changed: 'SIGN' | 'SIGN_AND_STAR' | 'STAR' | 'SUB'; readonly subLord: PlanetName; readonly starLord: PlanetName; readonly sign: string }) => string;
  readonly outOfReach: (a: { readonly beyond: string }) => string;
  readonly byBirthTime: (a: { readonly seconds: number; readonly way: 'earlier' | 'later'; readonly beyond: string }) => string;
  readonly byMotion: (a: { readonly beyond: string; readonly count: string; readonly unit: 'DAYS' | 'HOURS' | 'MINUTES' | 'SECONDS'; readonly way: 'earlier' | 'later' }) => string;
  readonly noCuspChanges: () => string;
  readonly firstCuspSafe: () => string;
  readonly originShared: () => string;
  readonly cuspsChange: (a: { readonly cusps: readonly number[] }) => string;
  readonly cuspsMayChange: (a: { readonly cusps: readonly number[] }) => string;
  readonly firstCuspChanges: () => string;
  readonly roundedTime: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  cusp: '3',
  beyond: '1',
  noCuspChanges: '1',
  firstCuspSafe: '3',
  originShared: '3',
  cuspsChange: '3',
  cuspsMayChange: '3',
  firstCuspChanges: '3',
} as const;

const translated = catalogue<Messages>('engine/kp/borders/borders', () => say, marks, {
  'bn': () => import('./translations/borders.messages.bn.ts'),
  'es': () => import('./translations/borders.messages.es.ts'),
  'hi': () => import('./translations/borders.messages.hi.ts'),
  'mr': () => import('./translations/borders.messages.mr.ts'),
  'pt': () => import('./translations/borders.messages.pt.ts'),
  'ta': () => import('./translations/borders.messages.ta.ts'),
  'te': () => import('./translations/borders.messages.te.ts'),
});

export const say: Messages = {
  cusp: (a) => translated()?.cusp?.(a) ?? `Cusp ${numberInWords(a.cusp)}`,
  onBorder: (a) => translated()?.onBorder?.(a) ?? `${a.name} stands exactly on a border and counts to the later sub, that of ${planetInWords(a.subLord)}.`,
  nearBorder: (a) => translated()?.nearBorder?.(a) ?? `${a.name} stands ${digitsInWords(a.minutes)}' ${a.side === 'lower' ? `past the start` : `before the end`} of its ${named(a.subLord)} sub.`,
  beyond: (a) => translated()?.beyond?.(a) ?? `${a.changed === 'SUB' ? `the sub lord is ${planetInWords(a.subLord)}` : a.changed === 'STAR' ? `the star lord is ${planetInWords(a.starLord)} and the sub lord ${planetInWords(a.subLord)}` : a.changed === 'SIGN' ? `the sign is ${named(a.sign)} and the sub lord ${planetInWords(a.subLord)}` : `the sign is ${named(a.sign)}, the star lord ${planetInWords(a.starLord)} and the sub lord ${planetInWords(a.subLord)}`}`,
  outOfReach: (a) => translated()?.outOfReach?.(a) ?? `Beyond it ${a.beyond}, but no birth time within 20 minutes reaches that.`,
  byBirthTime: (a) => translated()?.byBirthTime?.(a) ?? `With a birth time ${numberInWords(a.seconds)} s ${a.way === 'earlier' ? `earlier` : `later`} ${a.beyond}.`,
  byMotion: (a) => translated()?.byMotion?.(a) ?? `By its daily motion ${a.beyond} about ${digitsInWords(a.count)} ${a.unit === 'SECONDS' ? `s` : a.unit === 'MINUTES' ? `min` : a.unit === 'HOURS' ? `h` : `days`} ${a.way === 'earlier' ? `earlier` : `later`}.`,
  noCuspChanges: () => translated()?.noCuspChanges?.() ?? `A small error in the birth time would change no cusp.`,
  firstCuspSafe: () => translated()?.firstCuspSafe?.() ?? `Cusp 1 is safe from a small error in the birth time.`,
  originShared: () => translated()?.originShared?.() ?? `Cusps 1 and 9 share a star or sub lord.`,
  cuspsChange: (a) => translated()?.cuspsChange?.(a) ?? `A small error in the birth time would change ${a.cusps.length === 1 ? `cusp` : `cusps`} ${inWords(a.cusps)}, at -5 each and -15 at most.`,
  cuspsMayChange: (a) => translated()?.cuspsMayChange?.(a) ?? `A somewhat larger error would change ${a.cusps.length === 1 ? `cusp` : `cusps`} ${inWords(a.cusps)}, at -1 each and -5 at most.`,
  firstCuspChanges: () => translated()?.firstCuspChanges?.() ?? `A small error in the birth time would change cusp 1 itself.`,
  roundedTime: () => translated()?.roundedTime?.() ?? `The birth time is a full or half hour, so it was probably rounded.`,
};
