// Written by npm run generate from states.messages.json: change that file.
import { type PlanetName, catalogue, named, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly helperInKendra: (a: { readonly helper: PlanetName; readonly part: 'DEBILITATION_LORD' | 'EXALTATION_LORD' | 'EXALTED_THERE' }) => string;
  readonly lordReaches: (a: { readonly lord: PlanetName; readonly joined: boolean; readonly planet: PlanetName }) => string;
  readonly lordExchanges: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => string;
  readonly dignifiedInNavamsa: (a: { readonly planet: PlanetName; readonly exalted: boolean }) => string;
  readonly reachesHemmed: (a: { readonly nature: 'benefic' | 'malefic'; readonly planet: PlanetName; readonly how: 'ASPECTS' | 'IN' | 'WITH' }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  helperInKendra: '1',
  lordReaches: '1',
  lordExchanges: '1',
  dignifiedInNavamsa: '1',
} as const;

const translated = catalogue<Messages>('engine/parashari/states/states', () => say, marks, {
  'bn': () => import('./translations/states.messages.bn.ts'),
  'es': () => import('./translations/states.messages.es.ts'),
  'hi': () => import('./translations/states.messages.hi.ts'),
  'mr': () => import('./translations/states.messages.mr.ts'),
  'pt': () => import('./translations/states.messages.pt.ts'),
  'ta': () => import('./translations/states.messages.ta.ts'),
  'te': () => import('./translations/states.messages.te.ts'),
});

export const say: Messages = {
  helperInKendra: (a) => translated()?.helperInKendra?.(a) ?? `${planetInWords(a.helper)}, ${a.part === 'DEBILITATION_LORD' ? `lord of the debilitation sign` : a.part === 'EXALTATION_LORD' ? `lord of the exaltation sign` : `which has its exaltation in the debilitation sign`}, is in a kendra from the ascendant or the Moon`,
  lordReaches: (a) => translated()?.lordReaches?.(a) ?? `${planetInWords(a.lord)}, lord of the debilitation sign, ${a.joined ? `is with` : `aspects`} ${planetInWords(a.planet)}`,
  lordExchanges: (a) => translated()?.lordExchanges?.(a) ?? `${planetInWords(a.planet)} and ${planetInWords(a.lord)}, lord of the debilitation sign, exchange signs`,
  dignifiedInNavamsa: (a) => translated()?.dignifiedInNavamsa?.(a) ?? `${planetInWords(a.planet)} is ${a.exalted ? `exalted` : `in its own sign`} in the navamsa`,
  reachesHemmed: (a) => translated()?.reachesHemmed?.(a) ?? `The ${a.nature === 'benefic' ? `benefic` : `malefic`} ${named(a.planet)} ${a.how === 'IN' ? `is in it` : a.how === 'WITH' ? `is with it` : `aspects it`}.`,
};
