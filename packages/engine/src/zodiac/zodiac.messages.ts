// Written by npm run generate from zodiac.messages.json: change that file.
import { type PlanetName, catalogue, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly motionInOwnStar: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => string;
  readonly motionOfPair: (a: { readonly planet: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE'; readonly starLord: PlanetName; readonly starMotion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  motionInOwnStar: [['motion'],{'NODE':'1','RETROGRADE':'1','DIRECT':'0'}],
  motionOfPair: '1',
} as const;

const translated = catalogue<Messages>('engine/zodiac/zodiac', () => say, marks, {
  'bn': () => import('./translations/zodiac.messages.bn.ts'),
  'es': () => import('./translations/zodiac.messages.es.ts'),
  'hi': () => import('./translations/zodiac.messages.hi.ts'),
  'mr': () => import('./translations/zodiac.messages.mr.ts'),
  'pt': () => import('./translations/zodiac.messages.pt.ts'),
  'ta': () => import('./translations/zodiac.messages.ta.ts'),
  'te': () => import('./translations/zodiac.messages.te.ts'),
});

export const say: Messages = {
  motionInOwnStar: (a) => translated()?.motionInOwnStar?.(a) ?? `${planetInWords(a.planet)} ${a.motion === 'NODE' ? `does not count as retrograde` : a.motion === 'RETROGRADE' ? `is retrograde` : `is direct`} in its own star`,
  motionOfPair: (a) => translated()?.motionOfPair?.(a) ?? `${planetInWords(a.planet)} ${a.motion === 'NODE' ? `does not count as retrograde` : a.motion === 'RETROGRADE' ? `is retrograde` : `is direct`}, and its star lord ${planetInWords(a.starLord)} ${a.starMotion === 'NODE' ? `does not count as retrograde` : a.starMotion === 'RETROGRADE' ? `is retrograde` : `is direct`}`,
};
