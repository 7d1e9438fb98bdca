// Written by npm run generate from property.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly readForDay: (a: { readonly day: string }) => string;
  readonly runningNotListed: () => string;
  readonly propertyDisclaimer: (a: { readonly disclaimer: string }) => string;
  readonly nextSigning: () => string;
  readonly karakaSilent: (a: { readonly planet: PlanetName }) => string;
  readonly karakaSupports: (a: { readonly planet: PlanetName; readonly level: string }) => string;
  readonly runningEnds: (a: { readonly until: string }) => string;
  readonly runningEndsPlain: (a: { readonly until: string }) => string;
  readonly lordsStand: (a: { readonly md: PlanetName; readonly mdStands: string; readonly ad: PlanetName; readonly adStands: string; readonly pd: PlanetName; readonly pdStands: string }) => string;
  readonly periodState: (a: { readonly state: 'CLOSED' | 'OPEN' | 'PENDING' }) => string;
  readonly selling: () => string;
  readonly owning: () => string;
  readonly tends: (a: { readonly decision: 'BUY_LATER' | 'BUY_NOW' | 'HOLD' | 'RENT' | 'SELL_LATER' | 'SELL_NOW' | 'WAIT' }) => string;
  readonly itself: (a: { readonly clause: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  readForDay: '4',
  nextSigning: 'c',
  karakaSilent: '3',
  karakaSupports: '3',
  lordsStand: '11',
  periodState: '4',
} as const;

const translated = catalogue<Messages>('natal/property/property', () => say, marks, {
  'bn': () => import('./translations/property.messages.bn.ts'),
  'es': () => import('./translations/property.messages.es.ts'),
  'hi': () => import('./translations/property.messages.hi.ts'),
  'mr': () => import('./translations/property.messages.mr.ts'),
  'pt': () => import('./translations/property.messages.pt.ts'),
  'ta': () => import('./translations/property.messages.ta.ts'),
  'te': () => import('./translations/property.messages.te.ts'),
});

export const say: Messages = {
  readForDay: (a) => translated()?.readForDay?.(a) ?? `This is for ${dayInWords(a.day)}, so the running period is the one of that day.`,
  runningNotListed: () => translated()?.runningNotListed?.() ?? `The running period is not among those listed, because better ones fill the list.`,
  propertyDisclaimer: (a) => translated()?.propertyDisclaimer?.(a) ?? `${a.disclaimer} It gives no valuation and no legal advice. The decision names a tendency of the running period and commits nobody.`,
  nextSigning: () => translated()?.nextSigning?.() ?? `It finds the moment of signing, which this tool does not.`,
  karakaSilent: (a) => translated()?.karakaSilent?.(a) ?? `The karaka ${planetInWords(a.planet)} signifies none of houses 4, 11 and 12, so it gives no support, but it moves no verdict.`,
  karakaSupports: (a) => translated()?.karakaSupports?.(a) ?? `The karaka ${planetInWords(a.planet)} signifies 4, 11 or 12 at ${a.level}, so it supports, but it moves no verdict.`,
  runningEnds: (a) => translated()?.runningEnds?.(a) ?? `The running pratyantardasha ends on ${dayInWords(a.until)}.`,
  runningEndsPlain: (a) => translated()?.runningEndsPlain?.(a) ?? `The running sub-period ends on ${dayInWords(a.until)}.`,
  lordsStand: (a) => translated()?.lordsStand?.(a) ?? `The mahadasha lord ${planetInWords(a.md)} ${a.mdStands}. The antardasha lord ${planetInWords(a.ad)} ${a.adStands}, and the pratyantardasha lord ${planetInWords(a.pd)} ${a.pdStands}.`,
  periodState: (a) => translated()?.periodState?.(a) ?? `${a.state === 'OPEN' ? `So the running period is open.` : a.state === 'PENDING' ? `So the running period brings it only in part.` : `So the running period is closed to it.`}`,
  selling: () => translated()?.selling?.() ?? `selling`,
  owning: () => translated()?.owning?.() ?? `owning`,
  tends: (a) => translated()?.tends?.(a) ?? `${a.decision === 'BUY_NOW' ? `The chart tends towards buying in the running period.` : a.decision === 'BUY_LATER' ? `The chart tends towards buying later.` : a.decision === 'RENT' ? `The chart tends towards renting.` : a.decision === 'WAIT' ? `The chart tends towards waiting.` : a.decision === 'SELL_NOW' ? `The chart tends towards selling in the running period.` : a.decision === 'SELL_LATER' ? `The chart tends towards selling later.` : `The chart tends towards keeping what is owned.`}`,
  itself: (a) => translated()?.itself?.(a) ?? `${a.clause}.`,
};
