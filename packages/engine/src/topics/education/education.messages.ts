// Written by npm run generate from education.messages.json: change that file.
import { type PlanetName, catalogue, planetFirst, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly breakOutranks: (a: { readonly csl: PlanetName; readonly breakLevel: string; readonly schoolLevel: string }) => string;
  readonly research: (a: { readonly csl: PlanetName }) => string;
  readonly higher: (a: { readonly csl: PlanetName; readonly research: 'no' | 'split' | 'yes' }) => string;
  readonly school: (a: { readonly csl: PlanetName }) => string;
  readonly schoolSide: (a: { readonly csl: PlanetName; readonly side: 'no' | 'split' | 'yes' }) => string;
  readonly higherSide: (a: { readonly csl: PlanetName; readonly side: 'no' | 'split' | 'yes' }) => string;
  readonly breakToo: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  breakOutranks: '34',
  research: '3',
  higher: [['research'],{'yes':'3c','split':'30','no':'30'}],
  school: '3',
  schoolSide: '3',
  higherSide: '3',
} as const;

const translated = catalogue<Messages>('engine/topics/education/education', () => say, marks, {
  'bn': () => import('./translations/education.messages.bn.ts'),
  'es': () => import('./translations/education.messages.es.ts'),
  'hi': () => import('./translations/education.messages.hi.ts'),
  'mr': () => import('./translations/education.messages.mr.ts'),
  'pt': () => import('./translations/education.messages.pt.ts'),
  'ta': () => import('./translations/education.messages.ta.ts'),
  'te': () => import('./translations/education.messages.te.ts'),
});

export const say: Messages = {
  breakOutranks: (a) => translated()?.breakOutranks?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp 4, signifies the houses of a break ${a.breakLevel === 'none' ? `at no level` : `at ${a.breakLevel} at best`} and those of school ${a.schoolLevel === 'none' ? `at no level` : `at ${a.schoolLevel} at best`}. So a break in study is indicated.`,
  research: (a) => translated()?.research?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp 9, promises research, and it promises higher education clearly.`,
  higher: (a) => translated()?.higher?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp 9, promises higher education. ${a.research === 'yes' ? `It promises research too, but that counts only with a clear promise of higher education.` : a.research === 'split' ? `Research is spoken for and against alike.` : `Research is not promised.`}`,
  school: (a) => translated()?.school?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp 4, promises school.`,
  schoolSide: (a) => translated()?.schoolSide?.(a) ?? `By ${planetInWords(a.csl)}, sub lord of cusp 4, school is ${a.side === 'yes' ? `promised` : a.side === 'split' ? `spoken for and against alike` : `not promised`}.`,
  higherSide: (a) => translated()?.higherSide?.(a) ?? `By ${planetInWords(a.csl)}, sub lord of cusp 9, higher education is ${a.side === 'yes' ? `promised` : a.side === 'split' ? `spoken for and against alike` : `not promised`}.`,
  breakToo: () => translated()?.breakToo?.() ?? `A break is indicated too, but not strongly enough to decide.`,
};
