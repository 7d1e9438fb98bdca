// Written by npm run generate from ruling.messages.json: change that file.
import { type PlanetName, catalogue, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly starLordRetrograde: (a: { readonly starLord: PlanetName }) => string;
  readonly subLordRetrograde: (a: { readonly subLord: PlanetName }) => string;
  readonly retrogradeItself: () => string;
  readonly lordsDirect: () => string;
  readonly subSlotsOnly: () => string;
  readonly rejected: (a: { readonly reason: string }) => string;
  readonly tie: (a: { readonly tie: 'CONJUNCTION' | 'MUTUAL_SIGN' | 'MUTUAL_STAR' | 'MUTUAL_SUB' | 'SIGN_ASPECT' }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  starLordRetrograde: 'd',
  subLordRetrograde: 'd',
  retrogradeItself: 'd',
  lordsDirect: '5',
  subSlotsOnly: 'd',
  rejected: 'd0',
} as const;

const translated = catalogue<Messages>('engine/kp/ruling/ruling', () => say, marks, {
  'bn': () => import('./translations/ruling.messages.bn.ts'),
  'es': () => import('./translations/ruling.messages.es.ts'),
  'hi': () => import('./translations/ruling.messages.hi.ts'),
  'mr': () => import('./translations/ruling.messages.mr.ts'),
  'pt': () => import('./translations/ruling.messages.pt.ts'),
  'ta': () => import('./translations/ruling.messages.ta.ts'),
  'te': () => import('./translations/ruling.messages.te.ts'),
});

export const say: Messages = {
  starLordRetrograde: (a) => translated()?.starLordRetrograde?.(a) ?? `It is in the star of ${planetInWords(a.starLord)}, which is retrograde.`,
  subLordRetrograde: (a) => translated()?.subLordRetrograde?.(a) ?? `It is in the sub of ${planetInWords(a.subLord)}, which is retrograde.`,
  retrogradeItself: () => translated()?.retrogradeItself?.() ?? `It is retrograde itself, so it acts after it turns direct.`,
  lordsDirect: () => translated()?.lordsDirect?.() ?? `Its star lord and sub lord are direct.`,
  subSlotsOnly: () => translated()?.subSlotsOnly?.() ?? `It holds only sub slots, which do not count as ruling planets.`,
  rejected: (a) => translated()?.rejected?.(a) ?? `It is a ruling planet but rejected. ${a.reason}`,
  tie: (a) => translated()?.tie?.(a) ?? `${a.tie === 'CONJUNCTION' ? `conjunction` : a.tie === 'SIGN_ASPECT' ? `sign aspect` : a.tie === 'MUTUAL_SIGN' ? `mutual sign` : a.tie === 'MUTUAL_STAR' ? `mutual star` : `mutual sub`}`,
};
