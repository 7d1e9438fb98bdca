// Written by npm run generate from sport.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly even: () => string;
  readonly favoured: (a: { readonly winner: string; readonly difference: number; readonly margin: 'CLEAR' | 'NARROW' }) => string;
  readonly entertainment: () => string;
  readonly contestant: (a: { readonly number: number }) => string;
  readonly captain: () => string;
  readonly leftOut: () => string;
  readonly outsideDasha: () => string;
  readonly outsideDashaPlain: () => string;
  readonly pointsAreOurs: () => string;
  readonly disclaimer: () => string;
  readonly nextPromise: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  entertainment: '4',
  pointsAreOurs: '01',
  disclaimer: '4c0',
  nextPromise: 'c',
} as const;

const translated = catalogue<Messages>('horary/sport/sport', () => say, marks, {
  'bn': () => import('./translations/sport.messages.bn.ts'),
  'es': () => import('./translations/sport.messages.es.ts'),
  'hi': () => import('./translations/sport.messages.hi.ts'),
  'mr': () => import('./translations/sport.messages.mr.ts'),
  'pt': () => import('./translations/sport.messages.pt.ts'),
  'ta': () => import('./translations/sport.messages.ta.ts'),
  'te': () => import('./translations/sport.messages.te.ts'),
});

export const say: Messages = {
  even: () => translated()?.even?.() ?? `The two charts are equal, so neither side is favoured.`,
  favoured: (a) => translated()?.favoured?.(a) ?? `The charts favour ${a.winner} by ${numberInWords(a.difference)} points, which is a ${a.margin === 'CLEAR' ? `clear` : `narrow`} margin.`,
  entertainment: () => translated()?.entertainment?.() ?? `This is entertainment and not a forecast.`,
  contestant: (a) => translated()?.contestant?.(a) ?? `contestant ${numberInWords(a.number)}`,
  captain: () => translated()?.captain?.() ?? `A team has no birth chart, so its captain stands for it.`,
  leftOut: () => translated()?.leftOut?.() ?? `An injury, the form of the day and the rules of the sport have no part in this.`,
  outsideDasha: () => translated()?.outsideDasha?.() ?? `The match lies outside the 120 dasha years of a contestant, so no period is named there.`,
  outsideDashaPlain: () => translated()?.outsideDashaPlain?.() ?? `The match lies outside the 120 years of the periods of a contestant, so no period is named there.`,
  pointsAreOurs: () => translated()?.pointsAreOurs?.() ?? `The points are a service extension that no book states. Only the verdict beside them, which is not scored, is that of KP.`,
  disclaimer: () => translated()?.disclaimer?.() ?? `This is entertainment by an old tradition, not a forecast. It must not be used for betting or for any decision about money. Matches are decided by those who play them.`,
  nextPromise: () => translated()?.nextPromise?.() ?? `It judges a win from one birth chart with its reasoning.`,
};
