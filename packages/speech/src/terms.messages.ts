// Written by npm run generate from terms.messages.json: change that file.
import { catalogue } from './language.ts';
import { inWords } from './lists.ts';
import { numberInWords } from './numbers-and-dates.ts';

type Messages = {
  readonly houses: (a: { readonly houses: readonly number[] }) => string;
  readonly cusp: (a: { readonly cusp: number }) => string;
  readonly ordinal: (a: { readonly number: number }) => string;
  readonly planet: (a: { readonly name: string; readonly said: string }) => string;
  readonly signBefore: (a: { readonly name: string; readonly said: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  houses: [['houses'],{'=0':'0','one':'3','other':'3'}],
  cusp: '3',
} as const;

const translated = catalogue<Messages>('speech/terms', () => say, marks, {
  'bn': () => import('./translations/terms.messages.bn.ts'),
  'es': () => import('./translations/terms.messages.es.ts'),
  'hi': () => import('./translations/terms.messages.hi.ts'),
  'mr': () => import('./translations/terms.messages.mr.ts'),
  'pt': () => import('./translations/terms.messages.pt.ts'),
  'ta': () => import('./translations/terms.messages.ta.ts'),
  'te': () => import('./translations/terms.messages.te.ts'),
});

export const say: Messages = {
  houses: (a) => translated()?.houses?.(a) ?? `${a.houses.length === 0 ? `no house` : a.houses.length === 1 ? `house ${inWords(a.houses)}` : `houses ${inWords(a.houses)}`}`,
  cusp: (a) => translated()?.cusp?.(a) ?? `Cusp ${numberInWords(a.cusp)}`,
  ordinal: (a) => translated()?.ordinal?.(a) ?? `${a.number === 1 ? `1st` : a.number === 2 ? `2nd` : a.number === 3 ? `3rd` : `${numberInWords(a.number)}th`}`,
  planet: (a) => translated()?.planet?.(a) ?? `${a.name === 'Sun' ? `the Sun` : a.name === 'Moon' ? `the Moon` : `${a.said}`}`,
  signBefore: (a) => translated()?.signBefore?.(a) ?? `${`${a.said}`}`,
};
