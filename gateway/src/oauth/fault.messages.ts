// Written by npm run generate from fault.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly unknownApplication: () => string;
  readonly unknownApplicationWhy: () => string;
  readonly elsewhere: () => string;
  readonly elsewhereWhy: () => string;
  readonly over: () => string;
  readonly overWhy: () => string;
  readonly withoutYou: () => string;
  readonly withoutYouWhy: () => string;
  readonly outage: () => string;
  readonly outageWhy: () => string;
  readonly broken: () => string;
  readonly brokenWhy: () => string;
  readonly impossible: () => string;
  readonly impossibleWhy: (a: { readonly reason: string }) => string;
  readonly backTo: (a: { readonly place: string }) => string;
  readonly tooManyTries: () => string;
  readonly tooManyTriesWhy: (a: { readonly seconds: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  unknownApplication: '4',
  unknownApplicationWhy: '40',
  elsewhere: '4',
  over: '4',
  overWhy: 'c0',
  withoutYou: '4',
  outageWhy: '40',
  brokenWhy: 'c0',
  impossibleWhy: 'c',
  tooManyTriesWhy: '4',
} as const;

const translated = catalogue<Messages>('gateway/oauth/fault', () => say, marks, {
  'bn': () => import('./translations/fault.messages.bn.ts'),
  'es': () => import('./translations/fault.messages.es.ts'),
  'hi': () => import('./translations/fault.messages.hi.ts'),
  'mr': () => import('./translations/fault.messages.mr.ts'),
  'pt': () => import('./translations/fault.messages.pt.ts'),
  'ta': () => import('./translations/fault.messages.ta.ts'),
  'te': () => import('./translations/fault.messages.te.ts'),
});

export const say: Messages = {
  unknownApplication: () => translated()?.unknownApplication?.() ?? `This application is not known here`,
  unknownApplicationWhy: () => translated()?.unknownApplicationWhy?.() ?? `Its registration has ended, or what it says of itself could not be read. Remove the connection in the application and add it again.`,
  elsewhere: () => translated()?.elsewhere?.() ?? `This application asks to be sent somewhere else`,
  elsewhereWhy: () => translated()?.elsewhereWhy?.() ?? `The address it wants you to go back to is not one that it registered. Nothing was shared; connect again from the application.`,
  over: () => translated()?.over?.() ?? `This sign-in is over`,
  overWhy: () => translated()?.overWhy?.() ?? `It took too long, was finished already, or was begun in another browser. Go back to the application and connect again.`,
  withoutYou: () => translated()?.withoutYou?.() ?? `This application asked to be let in without you`,
  withoutYouWhy: () => translated()?.withoutYouWhy?.() ?? `Nobody stays signed in here, so it has to ask you. Nothing was shared; connect again from the application.`,
  outage: () => translated()?.outage?.() ?? `The server cannot do that just now`,
  outageWhy: () => translated()?.outageWhy?.() ?? `Its database does not answer or has no room left. Go back to the application and try again in a minute.`,
  broken: () => translated()?.broken?.() ?? `Something went wrong here`,
  brokenWhy: () => translated()?.brokenWhy?.() ?? `It was not your doing. Go back to the application and try again in a moment.`,
  impossible: () => translated()?.impossible?.() ?? `The application asked for something that cannot be done`,
  impossibleWhy: (a) => translated()?.impossibleWhy?.(a) ?? `It should correct its request: ${a.reason}.`,
  backTo: (a) => translated()?.backTo?.(a) ?? `Back to ${a.place}`,
  tooManyTries: () => translated()?.tooManyTries?.() ?? `Too many tries`,
  tooManyTriesWhy: (a) => translated()?.tooManyTriesWhy?.(a) ?? `There were too many requests: try again in ${a.seconds === 1 ? `a second` : `${numberInWords(a.seconds)} seconds`}.`,
};
