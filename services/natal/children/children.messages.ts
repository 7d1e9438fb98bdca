// Written by npm run generate from children.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly noDateDoctorDecides: () => string;
  readonly noDateAdoptionPromised: () => string;
  readonly partnerDoesNotPromise: () => string;
  readonly noSharedPeriod: () => string;
  readonly bestSharedPeriod: (a: { readonly runs: string }) => string;
  readonly lensesForBoth: () => string;
  readonly lensesByGender: (a: { readonly first: boolean }) => string;
  readonly signsReadOtherwise: () => string;
  readonly secondNeedsFirst: () => string;
  readonly ageNote: (a: { readonly age: number }) => string;
  readonly nextBoundary: () => string;
  readonly nextRunningPeriod: () => string;
  readonly concernsPartner: (a: { readonly sentence: string }) => string;
  readonly delayIndicated: (a: { readonly cause: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  noDateDoctorDecides: '4',
  noDateAdoptionPromised: '4',
  signsReadOtherwise: '1',
  secondNeedsFirst: '3',
  nextBoundary: 'f',
  nextRunningPeriod: 'c',
  concernsPartner: '40',
} as const;

const translated = catalogue<Messages>('natal/children/children', () => say, marks, {
  'bn': () => import('./translations/children.messages.bn.ts'),
  'es': () => import('./translations/children.messages.es.ts'),
  'hi': () => import('./translations/children.messages.hi.ts'),
  'mr': () => import('./translations/children.messages.mr.ts'),
  'pt': () => import('./translations/children.messages.pt.ts'),
  'ta': () => import('./translations/children.messages.ta.ts'),
  'te': () => import('./translations/children.messages.te.ts'),
});

export const say: Messages = {
  noDateDoctorDecides: () => translated()?.noDateDoctorDecides?.() ?? `So no date is given, and a doctor decides every question of fertility.`,
  noDateAdoptionPromised: () => translated()?.noDateAdoptionPromised?.() ?? `So no date is given, but the chart promises the adoption of a child.`,
  partnerDoesNotPromise: () => translated()?.partnerDoesNotPromise?.() ?? `The chart of the partner does not promise it, so no shared period is given.`,
  noSharedPeriod: () => translated()?.noSharedPeriod?.() ?? `The two share no period in these years.`,
  bestSharedPeriod: (a) => translated()?.bestSharedPeriod?.(a) ?? `The best period shared with the partner ${a.runs}.`,
  lensesForBoth: () => translated()?.lensesForBoth?.() ?? `Beeja is read for the man and Kshetra for the woman. No gender was given, so both are given for both.`,
  lensesByGender: (a) => translated()?.lensesByGender?.(a) ?? `By the gender of the partner, Beeja is given for the ${a.first ? `first person` : `partner`} and Kshetra for the other.`,
  signsReadOtherwise: () => translated()?.signsReadOtherwise?.() ?? `The signs read otherwise than the 5th sub lord, but they are only reported, and the sub lord decides.`,
  secondNeedsFirst: () => translated()?.secondNeedsFirst?.() ?? `A second child is promised from cusp 7, but it needs a first, which cusp 5 does not promise.`,
  ageNote: (a) => translated()?.ageNote?.(a) ?? `The person is ${numberInWords(a.age)} at this date. Windows are given as computed and say nothing of anyone's ability to have children.`,
  nextBoundary: () => translated()?.nextBoundary?.() ?? `It shows whether cusp 5 depends on an exact birth time.`,
  nextRunningPeriod: () => translated()?.nextRunningPeriod?.() ?? `It judges the period that runs now.`,
  concernsPartner: (a) => translated()?.concernsPartner?.(a) ?? `This concerns the partner. ${a.sentence}`,
  delayIndicated: (a) => translated()?.delayIndicated?.(a) ?? `A delay is indicated, because ${a.cause}`,
};
