// Written by npm run generate from education.messages.json: change that file.
import { catalogue, named, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly bestCourse: (a: { readonly course: 'arts_humanities' | 'commerce_finance' | 'computing_mathematics' | 'law' | 'medicine' | 'science_engineering' | 'teaching_research'; readonly score: number }) => string;
  readonly scholarshipAndAbroad: (a: { readonly scholarship: 'HIGH' | 'LOW' | 'MEDIUM'; readonly abroad: 'CONDITIONAL' | 'NOT_PROMISED' | 'PROMISED' }) => string;
  readonly noExamDate: (a: { readonly event: string }) => string;
  readonly bestMonthsIncomplete: () => string;
  readonly abroadReadTwice: () => string;
  readonly nextVisa: () => string;
  readonly nextCareer: () => string;
  readonly level: (a: { readonly level: 'BASIC' | 'HIGHER' | 'INTERRUPTED' | 'RESEARCH' | 'WEAK'; readonly usual: 'NONE' | 'RARE' | 'RATE'; readonly rate: number }) => string;
  readonly successInExam: () => string;
  readonly noBreakPeriods: (a: { readonly reason: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  abroadReadTwice: '3',
  nextVisa: 'c',
  nextCareer: 'c',
} as const;

const translated = catalogue<Messages>('natal/education/education', () => say, marks, {
  'bn': () => import('./translations/education.messages.bn.ts'),
  'es': () => import('./translations/education.messages.es.ts'),
  'hi': () => import('./translations/education.messages.hi.ts'),
  'mr': () => import('./translations/education.messages.mr.ts'),
  'pt': () => import('./translations/education.messages.pt.ts'),
  'ta': () => import('./translations/education.messages.ta.ts'),
  'te': () => import('./translations/education.messages.te.ts'),
});

export const say: Messages = {
  bestCourse: (a) => translated()?.bestCourse?.(a) ?? `The course that fits best is ${a.course === 'science_engineering' ? `science or engineering` : a.course === 'medicine' ? `medicine` : a.course === 'commerce_finance' ? `commerce or finance` : a.course === 'law' ? `law` : a.course === 'arts_humanities' ? `the arts or humanities` : a.course === 'computing_mathematics' ? `computing or mathematics` : `teaching or research`} (${numberInWords(a.score)} of 100).`,
  scholarshipAndAbroad: (a) => translated()?.scholarshipAndAbroad?.(a) ?? `A scholarship is ${a.scholarship === 'HIGH' ? `likely` : a.scholarship === 'MEDIUM' ? `possible` : `unlikely`}, and study abroad is ${a.abroad === 'PROMISED' ? `promised` : a.abroad === 'CONDITIONAL' ? `open under conditions` : `not promised`}.`,
  noExamDate: (a) => translated()?.noExamDate?.(a) ?? `No date of an examination is given, because the chart does not promise ${named(a.event)}.`,
  bestMonthsIncomplete: () => translated()?.bestMonthsIncomplete?.() ?? `The best months are not complete, because the search used up its budget.`,
  abroadReadTwice: () => translated()?.abroadReadTwice?.() ?? `The promise of Study Abroad reads cusp 9 alone, but the verdict needs cusps 9 and 12 to agree, so the two differ here.`,
  nextVisa: () => translated()?.nextVisa?.() ?? `It says whether and when a visa for the journey is granted.`,
  nextCareer: () => translated()?.nextCareer?.() ?? `It scores the fields of work that can follow the study.`,
  level: (a) => translated()?.level?.(a) ?? `${a.level === 'RESEARCH' ? `Study up to research is indicated` : a.level === 'HIGHER' ? `Higher education is indicated` : a.level === 'BASIC' ? `School is indicated, but no clear higher education` : a.level === 'INTERRUPTED' ? `A break in study is indicated` : `Neither school nor higher education is clearly promised`}${a.usual === 'NONE' ? `` : a.usual === 'RARE' ? `, as in fewer than 1 of 100 charts` : `, as in ${numberInWords(a.rate)} of 100 charts`}.`,
  successInExam: () => translated()?.successInExam?.() ?? `success in the examination`,
  noBreakPeriods: (a) => translated()?.noBreakPeriods?.(a) ?? `No periods of a break are given. ${a.reason}`,
};
