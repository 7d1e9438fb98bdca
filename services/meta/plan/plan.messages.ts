// Written by npm run generate from plan.messages.json: change that file.
import { catalogue, dayInWords, inWords, numberInWords, shortDayInWords } from '@cuspal/speech';

type Messages = {
  readonly declined: (a: { readonly kind: 'crime' | 'death' | 'emergency' | 'off_topic' }) => string;
  readonly unclear: (a: { readonly topics: readonly string[] }) => string;
  readonly twoMatters: (a: { readonly first: string; readonly second: string }) => string;
  readonly ofAnother: (a: { readonly person: string }) => string;
  readonly numberDecides: (a: { readonly number: number }) => string;
  readonly pastFirst: (a: { readonly periods: string }) => string;
  readonly toFindOut: (a: { readonly what: 'BIRTH_OF_TWIN' | 'CONTEST' | 'DATED_EVENTS' | 'DAYS' | 'EVENTS_TO_ELECT' | 'EVENT_OF_LIFE' | 'EVENT_OF_QUESTION' | 'EVENT_TO_ELECT' | 'FIRST_AND_LAST_DAY' | 'ITSELF' | 'MAHADASHA' | 'MONTH' | 'NUMBER' | 'OTHER_BIRTH' | 'PLACE' | 'SESSIONS' }) => string;
  readonly eventLeftOut: (a: { readonly then: 'MOST_ACTIVE' | 'WHOLE_CHART' }) => string;
  readonly asPut: () => string;
  readonly span: (a: { readonly when: 'DAY' | 'YEAR' | 'YEARS'; readonly to: string; readonly from: string }) => string;
  readonly minimumMet: (a: { readonly calls: number; readonly count: number; readonly floor: number }) => string;
  readonly minimumNotMet: (a: { readonly calls: number; readonly count: number; readonly floor: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  declined: [['kind'],{'emergency':'40','death':'00','crime':'10','off_topic':'41'}],
  ofAnother: '4',
  toFindOut: [['what'],{'OTHER_BIRTH':'0','DATED_EVENTS':'0','BIRTH_OF_TWIN':'0','PLACE':'0','NUMBER':'0','SESSIONS':'0','DAYS':'0','EVENTS_TO_ELECT':'1','MAHADASHA':'1','FIRST_AND_LAST_DAY':'0','MONTH':'0','CONTEST':'0','EVENT_OF_LIFE':'1','EVENT_TO_ELECT':'1','EVENT_OF_QUESTION':'0','ITSELF':'0'}],
  minimumMet: 'c',
  minimumNotMet: 'c0',
} as const;

const translated = catalogue<Messages>('meta/plan/plan', () => say, marks, {
  'bn': () => import('./translations/plan.messages.bn.ts'),
  'es': () => import('./translations/plan.messages.es.ts'),
  'hi': () => import('./translations/plan.messages.hi.ts'),
  'mr': () => import('./translations/plan.messages.mr.ts'),
  'pt': () => import('./translations/plan.messages.pt.ts'),
  'ta': () => import('./translations/plan.messages.ta.ts'),
  'te': () => import('./translations/plan.messages.te.ts'),
});

export const say: Messages = {
  declined: (a) => translated()?.declined?.(a) ?? `${a.kind === 'emergency' ? `This may be an emergency, and no reading helps now. Call the emergency number or a doctor at once.` : a.kind === 'death' ? `No date and no age of death is given here. A reading of vitality is offered, and a doctor can say more.` : a.kind === 'crime' ? `Cuspal does not help to harm or to deceive anyone. If somebody is in danger, call the police.` : `This is not a question for astrology. Cuspal reads birth charts, dates events, matches couples, chooses days and answers questions by number.`}`,
  unclear: (a) => translated()?.unclear?.(a) ?? `I could not tell what you ask about. The nearest topics are ${inWords(a.topics)}. Call again with topic to name one.`,
  twoMatters: (a) => translated()?.twoMatters?.(a) ?? `Two matters are asked: ${a.first} first, then ${a.second}. For the second call again with topic ${a.second}.`,
  ofAnother: (a) => translated()?.ofAnother?.(a) ?? `${a.person === 'son' ? `This is about a son, so use the birth of the son.` : a.person === 'daughter' ? `This is about a daughter, so use the birth of the daughter.` : a.person === 'child' ? `This is about a child, so use the birth of the child.` : a.person === 'mother' ? `This is about the mother, so use the birth of the mother.` : a.person === 'father' ? `This is about the father, so use the birth of the father.` : a.person === 'spouse' ? `This is about the spouse, so use the birth of the spouse.` : a.person === 'sibling' ? `This is about a brother or sister, so use the birth of the brother or sister.` : `This is about another person, so use the birth of that person.`}`,
  numberDecides: (a) => translated()?.numberDecides?.(a) ?? `Number ${numberInWords(a.number)} decides, by the horary tools. The natal tools of the list read the birth and belong to a whole reading, so give none of their promises as the answer.`,
  pastFirst: (a) => translated()?.pastFirst?.(a) ?? `The question is about the past, so ${a.periods} comes before any window to come.`,
  toFindOut: (a) => translated()?.toFindOut?.(a) ?? `${a.what === 'OTHER_BIRTH' ? `ask for the other birth, else skip the call` : a.what === 'DATED_EVENTS' ? `ask for dated events of the life, else skip the call` : a.what === 'BIRTH_OF_TWIN' ? `ask for the birth time of the twin, else skip the call` : a.what === 'PLACE' ? `send the place that is thought of, else skip the call` : a.what === 'NUMBER' ? `ask for a number from 1 to 249, else skip the call` : a.what === 'SESSIONS' ? `ask when and where the question was put each time, else skip the call` : a.what === 'DAYS' ? `ask for two to ten dates, else skip the call` : a.what === 'EVENTS_TO_ELECT' ? `name one to five events that get_election_catalog lists, else skip the call` : a.what === 'MAHADASHA' ? `send the planet whose mahadasha is meant, else the running one` : a.what === 'FIRST_AND_LAST_DAY' ? `send the first and the last day, else skip the call` : a.what === 'MONTH' ? `send the month that is meant, else the present one` : a.what === 'CONTEST' ? `ask for the births of both sides, and for start and place of the match, else skip the call` : a.what === 'EVENT_OF_LIFE' ? `the one nearest the question, else one that get_smart_current_dasha lists as active` : a.what === 'EVENT_TO_ELECT' ? `choose the nearest that get_election_catalog lists, else skip the call` : a.what === 'EVENT_OF_QUESTION' ? `name what is asked about, such as Marriage, else skip the call` : `ask for it, else skip the call`}`,
  eventLeftOut: (a) => translated()?.eventLeftOut?.(a) ?? `${a.then === 'MOST_ACTIVE' ? `leave out, and it reads the matter that is most active now` : `leave out, and it audits the whole chart`}`,
  asPut: () => translated()?.asPut?.() ?? `as the person put it`,
  span: (a) => translated()?.span?.(a) ?? `${a.when === 'DAY' ? `${dayInWords(a.to)}` : a.when === 'YEAR' ? `${shortDayInWords(a.from)} to ${dayInWords(a.to)}` : `${dayInWords(a.from)} to ${dayInWords(a.to)}`}`,
  minimumMet: (a) => translated()?.minimumMet?.(a) ?? `${a.calls === 1 ? `It counts` : `They count`} as ${a.count === 1 ? `one call` : `${numberInWords(a.count)} calls`}, so the minimum of ${numberInWords(a.floor)} is met.`,
  minimumNotMet: (a) => translated()?.minimumNotMet?.(a) ?? `${a.calls === 1 ? `It counts` : `They count`} as ${a.count === 1 ? `one call` : `${numberInWords(a.count)} calls`} and ${a.calls === 1 ? `answers` : `answer`} the question put. The minimum of ${numberInWords(a.floor)} stands for a reading.`,
};
