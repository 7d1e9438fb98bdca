// Written by npm run generate from chart.messages.json: change that file.
import { catalogue, digitsInWords, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly extremeSpan: (a: { readonly house: number; readonly degrees: string }) => string;
  readonly nearEdge: (a: { readonly point: 'ASCENDANT' | 'MOON'; readonly distance: string; readonly level: 'star' | 'sub' }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  extremeSpan: '31',
  nearEdge: '11',
} as const;

const translated = catalogue<Messages>('engine/chart/chart', () => say, marks, {
  'bn': () => import('./translations/chart.messages.bn.ts'),
  'es': () => import('./translations/chart.messages.es.ts'),
  'hi': () => import('./translations/chart.messages.hi.ts'),
  'mr': () => import('./translations/chart.messages.mr.ts'),
  'pt': () => import('./translations/chart.messages.pt.ts'),
  'ta': () => import('./translations/chart.messages.ta.ts'),
  'te': () => import('./translations/chart.messages.te.ts'),
});

export const say: Messages = {
  extremeSpan: (a) => translated()?.extremeSpan?.(a) ?? `House ${numberInWords(a.house)} spans ${digitsInWords(a.degrees)} degrees. Placidus houses are distorted this near the polar circle, so trust them little.`,
  nearEdge: (a) => translated()?.nearEdge?.(a) ?? `${a.point === 'ASCENDANT' ? `The ascendant` : `The Moon`} stands ${digitsInWords(a.distance)} from the edge of its ${a.level === 'star' ? `star` : `sub`}, so a small error of birth time changes its lord. Call get_boundary_warnings.`,
};
