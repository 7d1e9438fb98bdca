// Written by npm run generate from rectification.messages.json: change that file.
import { type PlanetName, catalogue, digitsInWords, instantInWords, numberInWords, planetFirst, planetInWords, planetsFirst, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly timeSetAside: () => string;
  readonly windowBegins: (a: { readonly at: string }) => string;
  readonly rangeBegins: (a: { readonly at: string }) => string;
  readonly stepTooWide: () => string;
  readonly readingSkies: () => string;
  readonly lookingAtSeconds: () => string;
  readonly lookingAtSubs: () => string;
  readonly noEvent: () => string;
  readonly tooFewEvents: (a: { readonly events: number; readonly asked: number }) => string;
  readonly movedDatesFit: (a: { readonly asGood: number; readonly trials: number }) => string;
  readonly alikeFarApart: (a: { readonly minutes: string; readonly asked: number }) => string;
  readonly lowScore: (a: { readonly score: number; readonly asked: number }) => string;
  readonly singleEvent: () => string;
  readonly unstable: (a: { readonly held: number; readonly events: number }) => string;
  readonly subLastsMinutes: () => string;
  readonly lagnaLords: (a: { readonly lords: readonly PlanetName[] }) => string;
  readonly subSubLord: (a: { readonly lord: PlanetName; readonly risingLord: PlanetName }) => string;
  readonly moonLords: (a: { readonly lords: readonly PlanetName[] }) => string;
  readonly birthDay: (a: { readonly lord: PlanetName }) => string;
  readonly rulingOfWork: (a: { readonly held: readonly PlanetName[]; readonly several: boolean }) => string;
  readonly lagnaAndMoon: (a: { readonly sub: PlanetName; readonly star: PlanetName }) => string;
  readonly onePlanet: () => string;
  readonly noTie: () => string;
  readonly inDivision: (a: { readonly one: PlanetName; readonly division: 'SIGN' | 'STAR' | 'SUB' | 'SUB_SUB'; readonly other: PlanetName }) => string;
  readonly inOneSign: () => string;
  readonly aspectsSign: (a: { readonly one: PlanetName; readonly other: PlanetName }) => string;
  readonly throughNode: (a: { readonly one: PlanetName; readonly node: PlanetName; readonly other: PlanetName }) => string;
  readonly sexBySigns: (a: { readonly odd: number }) => string;
  readonly noTimeBetween: () => string;
  readonly dayLeftOut: (a: { readonly date: string; readonly zone: string }) => string;
  readonly halfWindow: (a: { readonly sent: string; readonly missing: string }) => string;
  readonly sameTimes: (a: { readonly time: string }) => string;
  readonly noClockTime: (a: { readonly field: string; readonly text: string }) => string;
  readonly tooManyCandidates: (a: { readonly step: number; readonly count: number; readonly most: number; readonly least: number }) => string;
  readonly neitherHousesNorEvent: (a: { readonly field: string }) => string;
  readonly datedOutside: (a: { readonly field: string; readonly at: string; readonly early: boolean; readonly limit: string }) => string;
  readonly notTwins: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  timeSetAside: '1',
  lagnaLords: '1',
  subSubLord: '11',
  moonLords: '1',
  rulingOfWork: [['held','several'],{'=0 true':'1','=0 false':'d','one true':'1','one false':'1','other true':'1','other false':'1'}],
  lagnaAndMoon: '1',
  onePlanet: 'c',
  inDivision: [['division'],{'SIGN':'0','STAR':'0','SUB':'0','SUB_SUB':'1'}],
  inOneSign: 'c',
  sexBySigns: '14',
  noTimeBetween: '10',
  dayLeftOut: '10',
  sameTimes: '10',
  tooManyCandidates: '01',
  neitherHousesNorEvent: '11',
  datedOutside: [['early'],{'true':'01','false':'11'}],
  notTwins: '01',
} as const;

const translated = catalogue<Messages>('engine/rectification/rectification', () => say, marks, {
  'bn': () => import('./translations/rectification.messages.bn.ts'),
  'es': () => import('./translations/rectification.messages.es.ts'),
  'hi': () => import('./translations/rectification.messages.hi.ts'),
  'mr': () => import('./translations/rectification.messages.mr.ts'),
  'pt': () => import('./translations/rectification.messages.pt.ts'),
  'ta': () => import('./translations/rectification.messages.ta.ts'),
  'te': () => import('./translations/rectification.messages.te.ts'),
});

export const say: Messages = {
  timeSetAside: () => translated()?.timeSetAside?.() ?? `The clock time in birth_datetime was set aside, because the time counts as unknown.`,
  windowBegins: (a) => translated()?.windowBegins?.(a) ?? `The window begins at ${instantInWords(a.at)}, where the known sky begins.`,
  rangeBegins: (a) => translated()?.rangeBegins?.(a) ?? `The range begins at ${instantInWords(a.at)}, where the known sky begins.`,
  stepTooWide: () => translated()?.stepTooWide?.() ?? `The step is wider than the range, so the stated time is the only candidate printed.`,
  readingSkies: () => translated()?.readingSkies?.() ?? `Reading the skies of the events`,
  lookingAtSeconds: () => translated()?.lookingAtSeconds?.() ?? `Looking at every second of the range`,
  lookingAtSubs: () => translated()?.lookingAtSubs?.() ?? `Looking at the rising subs`,
  noEvent: () => translated()?.noEvent?.() ?? `No dated event was given.`,
  tooFewEvents: (a) => translated()?.tooFewEvents?.(a) ?? `Only ${a.events === 1 ? `${numberInWords(a.events)} event was` : `${numberInWords(a.events)} events were`} given, and ${numberInWords(a.asked)} are asked for.`,
  movedDatesFit: (a) => translated()?.movedDatesFit?.(a) ?? `In ${numberInWords(a.asGood)} of ${numberInWords(a.trials)} trials the same events with moved dates fit as well as the real dates.`,
  alikeFarApart: (a) => translated()?.alikeFarApart?.(a) ?? `Times ${digitsInWords(a.minutes)} minutes apart fit about as well, and at most ${numberInWords(a.asked)} are allowed.`,
  lowScore: (a) => translated()?.lowScore?.(a) ?? `The best time scores ${numberInWords(a.score)} of 100, and ${numberInWords(a.asked)} are asked for.`,
  singleEvent: () => translated()?.singleEvent?.() ?? `A single event cannot be tested by leaving it out.`,
  unstable: (a) => translated()?.unstable?.(a) ?? `Leaving one event out keeps the result in ${numberInWords(a.held)} of ${numberInWords(a.events)} trials only.`,
  subLastsMinutes: () => translated()?.subLastsMinutes?.() ?? `A rising sub lasts minutes and is judged at one second, so more cannot be claimed.`,
  lagnaLords: (a) => translated()?.lagnaLords?.(a) ?? `The sign, star and sub lords of the Lagna are ${planetsInWords(a.lords)}.`,
  subSubLord: (a) => translated()?.subSubLord?.(a) ?? `The sub-sub lord of the Lagna is ${planetInWords(a.lord)}. The lord of the sign rising at the moment of work is ${planetInWords(a.risingLord)}.`,
  moonLords: (a) => translated()?.moonLords?.(a) ?? `The sign lord and the star lord of the Moon are ${planetsInWords(a.lords)}.`,
  birthDay: (a) => translated()?.birthDay?.(a) ?? `The day of birth, from sunrise, belongs to ${planetInWords(a.lord)}.`,
  rulingOfWork: (a) => translated()?.rulingOfWork?.(a) ?? `${a.held.length === 0 ? `${a.several ? `None of them is a ruling planet of the moment of work.` : `It is no ruling planet of the moment of work.`}` : a.held.length === 1 ? `${planetsFirst(a.held)} is a ruling planet of the moment of work.` : `${planetsFirst(a.held)} are ruling planets of the moment of work.`}`,
  lagnaAndMoon: (a) => translated()?.lagnaAndMoon?.(a) ?? `The sub lord of the Lagna is ${planetInWords(a.sub)} and the star lord of the Moon is ${planetInWords(a.star)}.`,
  onePlanet: () => translated()?.onePlanet?.() ?? `They are one planet.`,
  noTie: () => translated()?.noTie?.() ?? `Nothing ties the two.`,
  inDivision: (a) => translated()?.inDivision?.(a) ?? `${planetFirst(a.one)} is in the ${a.division === 'SIGN' ? `sign` : a.division === 'STAR' ? `star` : a.division === 'SUB' ? `sub` : `sub-sub`} of ${planetInWords(a.other)}.`,
  inOneSign: () => translated()?.inOneSign?.() ?? `They are in one sign.`,
  aspectsSign: (a) => translated()?.aspectsSign?.(a) ?? `${planetFirst(a.one)} aspects the sign of ${planetInWords(a.other)}.`,
  throughNode: (a) => translated()?.throughNode?.(a) ?? `${planetFirst(a.one)} is in a division of ${planetInWords(a.node)}, which acts for ${planetInWords(a.other)}.`,
  sexBySigns: (a) => translated()?.sexBySigns?.(a) ?? `The signs of the Lagna's sub-sub lord and of the Moon ${a.odd === 0 ? `are both even` : a.odd === 1 ? `do not agree` : `are both odd`}. This old rule is unreliable.`,
  noTimeBetween: () => translated()?.noTimeBetween?.() ?? `No time lies between time_from and time_to on that day. Send a wider window.`,
  dayLeftOut: (a) => translated()?.dayLeftOut?.(a) ?? `birth_datetime "${digitsInWords(a.date)}" is a day that the clocks of ${a.zone} left out. Ask for the date again.`,
  halfWindow: (a) => translated()?.halfWindow?.(a) ?? `${a.sent} was sent without ${a.missing}. Send both as HH:MM, or neither for the whole day.`,
  sameTimes: (a) => translated()?.sameTimes?.(a) ?? `time_from and time_to are both ${a.time}. Send two different times, or neither for the whole day.`,
  noClockTime: (a) => translated()?.noClockTime?.(a) ?? `${a.field} "${a.text}" is no clock time. Write HH:MM, such as 06:30.`,
  tooManyCandidates: (a) => translated()?.tooManyCandidates?.(a) ?? `A step of ${numberInWords(a.step)} minutes makes ${numberInWords(a.count)} candidates over this range, but at most ${numberInWords(a.most)} are printed. Send step_minutes of ${numberInWords(a.least)} or more.`,
  neitherHousesNorEvent: (a) => translated()?.neitherHousesNorEvent?.(a) ?? `${a.field} has neither houses nor event. Send the houses of the event, such as [2, 7, 11], or its name, such as Marriage.`,
  datedOutside: (a) => translated()?.datedOutside?.(a) ?? `${a.field} is dated ${instantInWords(a.at)}, ${a.early ? `before the birth, ${instantInWords(a.limit)}` : `after as_of_date, ${instantInWords(a.limit)}`}. Send a date between birth and as_of_date.`,
  notTwins: () => translated()?.notTwins?.() ?? `The two births are more than 24 hours apart, so they are not twins. Send a second_birth_datetime within a day of birth_datetime.`,
};
