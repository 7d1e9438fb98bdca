// Written by npm run generate from rectification.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, digitsInWords, inWords, named, numberInWords, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly recordDecides: () => string;
  readonly scoreProvesNothing: () => string;
  readonly proposal: () => string;
  readonly scoreNote: () => string;
  readonly chanceNote: () => string;
  readonly errorBarNote: () => string;
  readonly randomNote: () => string;
  readonly scoresAreOurs: () => string;
  readonly trust: (a: { readonly confidence: 'HIGH' | 'LOW' | 'MODERATE' }) => string;
  readonly shift: (a: { readonly way: 'EARLIER' | 'LATER' | 'NONE'; readonly minutes: number }) => string;
  readonly eventsFit: (a: { readonly tied: boolean; readonly time: string; readonly date: string; readonly score: number }) => string;
  readonly othersAsHigh: (a: { readonly others: number }) => string;
  readonly statedScores: (a: { readonly score: number }) => string;
  readonly nextPlaces: () => string;
  readonly nextBoundary: () => string;
  readonly verdict: (a: { readonly verdict: 'CONFIRMED' | 'INCONCLUSIVE' | 'SHIFTED' }) => string;
  readonly togetherFit: (a: { readonly skies: boolean; readonly tied: boolean; readonly time: string; readonly date: string; readonly score: number }) => string;
  readonly statedHas: (a: { readonly score: number }) => string;
  readonly takenAsAbroad: (a: { readonly index: number }) => string;
  readonly eventBesideHouses: (a: { readonly index: number }) => string;
  readonly placesAreOurs: () => string;
  readonly nextSecondBySecond: (a: { readonly time: string }) => string;
  readonly weights: () => string;
  readonly rankedByRulers: () => string;
  readonly sexUnreliable: () => string;
  readonly intervalsAlike: (a: { readonly count: number }) => string;
  readonly oneInterval: (a: { readonly from: string; readonly to: string; readonly score: number }) => string;
  readonly bestInterval: (a: { readonly from: string; readonly to: string; readonly score: number }) => string;
  readonly noEventGiven: () => string;
  readonly trustOfDay: (a: { readonly moderate: boolean }) => string;
  readonly ascendantThen: (a: { readonly sign: string; readonly starLord: PlanetName; readonly subLord: PlanetName }) => string;
  readonly cuspDiffers: (a: { readonly difference: 'SIGN' | 'STAR' | 'SUB'; readonly house: number; readonly sign: string; readonly otherSign: string; readonly lord: PlanetName; readonly otherLord: PlanetName }) => string;
  readonly noVerdictDiffers: () => string;
  readonly moreEvents: (a: { readonly count: number }) => string;
  readonly verdictsDiffer: (a: { readonly events: readonly string[] }) => string;
  readonly dashasApart: () => string;
  readonly dashasTogether: () => string;
  readonly dashasShifted: (a: { readonly days: string; readonly earlier: boolean }) => string;
  readonly gap: (a: { readonly length: 'BOTH' | 'MINUTES' | 'SECONDS'; readonly seconds: number; readonly minutes: number }) => string;
  readonly concernsSecond: () => string;
  readonly oneChart: () => string;
  readonly nextDifferentiation: () => string;
  readonly chartsDiffer: (a: { readonly together: boolean; readonly gap: string; readonly band: 'DISTINCT' | 'IDENTICAL' | 'MARKED' | 'MODERATE' | 'SLIGHT'; readonly score: number }) => string;
  readonly keyCusps: (a: { readonly cusps: readonly number[] }) => string;
  readonly nextDivergence: () => string;
  readonly sameChart: () => string;
  readonly thirdCuspPractice: () => string;
  readonly birthsDiffer: (a: { readonly together: boolean; readonly gap: string; readonly cusps: number }) => string;
  readonly eventCompared: (a: { readonly differ: boolean; readonly event: string }) => string;
  readonly eventsCompared: (a: { readonly differing: number; readonly count: number }) => string;
  readonly noLocation: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  scoresAreOurs: '05',
  shift: '4',
  nextPlaces: 'c',
  nextBoundary: 'd',
  verdict: [['verdict'],{'CONFIRMED':'0','SHIFTED':'4','INCONCLUSIVE':'0'}],
  takenAsAbroad: '1',
  eventBesideHouses: '1',
  nextSecondBySecond: 'c',
  weights: '10',
  rankedByRulers: '1',
  ascendantThen: '1',
  cuspDiffers: '3',
  dashasApart: '5',
  dashasTogether: '5',
  dashasShifted: '1',
  concernsSecond: '4',
  oneChart: '41',
  nextDifferentiation: 'd',
  keyCusps: '3',
  nextDivergence: 'd',
  sameChart: '5',
  thirdCuspPractice: '1',
  birthsDiffer: '1',
  eventsCompared: 'c',
  noLocation: '01',
} as const;

const translated = catalogue<Messages>('election/rectification/rectification', () => say, marks, {
  'bn': () => import('./translations/rectification.messages.bn.ts'),
  'es': () => import('./translations/rectification.messages.es.ts'),
  'hi': () => import('./translations/rectification.messages.hi.ts'),
  'mr': () => import('./translations/rectification.messages.mr.ts'),
  'pt': () => import('./translations/rectification.messages.pt.ts'),
  'ta': () => import('./translations/rectification.messages.ta.ts'),
  'te': () => import('./translations/rectification.messages.te.ts'),
});

export const say: Messages = {
  recordDecides: () => translated()?.recordDecides?.() ?? `A birth record or a hospital note counts for more than this.`,
  scoreProvesNothing: () => translated()?.scoreProvesNothing?.() ?? `A high score alone proves nothing.`,
  proposal: () => translated()?.proposal?.() ?? `A rectified time is a proposal. A birth record or a hospital note outranks it.`,
  scoreNote: () => translated()?.scoreNote?.() ?? `A high score alone proves nothing, because some time of the range nearly always fits well.`,
  chanceNote: () => translated()?.chanceNote?.() ?? `The chance test moves all events together by 61 to 1,220 days and looks for a time that fits as well.`,
  errorBarNote: () => translated()?.errorBarNote?.() ?? `In our trials the error bar held the true time in 94 of 100 charts with ten fitting events, and in 86 with five.`,
  randomNote: () => translated()?.randomNote?.() ?? `With dates drawn at random it held the true time in about a quarter of them.`,
  scoresAreOurs: () => translated()?.scoresAreOurs?.() ?? `The scores are our own. Both halves of the score of an event are KP verdicts, the class of the period and the promise.`,
  trust: (a) => translated()?.trust?.(a) ?? `${a.confidence === 'HIGH' ? `Confidence is high, because every test was passed.` : a.confidence === 'MODERATE' ? `Confidence is moderate, so test the time on further events.` : `Confidence is low, so keep the stated time.`}`,
  shift: (a) => translated()?.shift?.(a) ?? `${a.way === 'NONE' ? `That is the stated time itself.` : a.way === 'EARLIER' ? `That is ${a.minutes === 1 ? `${numberInWords(a.minutes)} minute` : `${numberInWords(a.minutes)} minutes`} earlier than the stated time.` : `That is ${a.minutes === 1 ? `${numberInWords(a.minutes)} minute` : `${numberInWords(a.minutes)} minutes`} later than the stated time.`}`,
  eventsFit: (a) => translated()?.eventsFit?.(a) ?? `${a.tied ? `The events fit no time better than ${digitsInWords(a.time)} on ${dayInWords(a.date)}` : `The events fit ${digitsInWords(a.time)} on ${dayInWords(a.date)} best`}, with a score of ${numberInWords(a.score)} of 100.`,
  othersAsHigh: (a) => translated()?.othersAsHigh?.(a) ?? `${a.others === 1 ? `${numberInWords(a.others)} other time of the range scores` : `${numberInWords(a.others)} other times of the range score`} as high.`,
  statedScores: (a) => translated()?.statedScores?.(a) ?? `The stated time scores ${numberInWords(a.score)}.`,
  nextPlaces: () => translated()?.nextPlaces?.() ?? `It tests the times once more by the places where the events happened.`,
  nextBoundary: () => translated()?.nextBoundary?.() ?? `It shows which cusps a small error of the time would change.`,
  verdict: (a) => translated()?.verdict?.(a) ?? `${a.verdict === 'CONFIRMED' ? `The stated time is confirmed, because no other time of the range fits better by more than one point.` : a.verdict === 'SHIFTED' ? `Another time fits clearly better than the stated one.` : `The test does not decide between the stated time and others.`}`,
  togetherFit: (a) => translated()?.togetherFit?.(a) ?? `${a.skies ? `Dates, places and skies` : `Dates and places`} together fit ${a.tied ? `no time better than ${digitsInWords(a.time)} on ${dayInWords(a.date)}` : `${digitsInWords(a.time)} on ${dayInWords(a.date)} best`}, with ${numberInWords(a.score)} of 100.`,
  statedHas: (a) => translated()?.statedHas?.(a) ?? `The stated time has ${numberInWords(a.score)}.`,
  takenAsAbroad: (a) => translated()?.takenAsAbroad?.(a) ?? `The event known_events[${numberInWords(a.index)}] is taken as abroad, because it happened more than 2,500 km from the birth place.`,
  eventBesideHouses: (a) => translated()?.eventBesideHouses?.(a) ?? `The houses of known_events[${numberInWords(a.index)}] decide, so its event was not used.`,
  placesAreOurs: () => translated()?.placesAreOurs?.() ?? `Places and skies of events are weighed by our own rule, beside the score of the dates.`,
  nextSecondBySecond: (a) => translated()?.nextSecondBySecond?.(a) ?? `It searches around ${digitsInWords(a.time)} second by second.`,
  weights: () => translated()?.weights?.() ?? `Events weigh 70 of 100, ruling planets 20, stature 7 and gender 3. The weight of what was not sent goes to the rest.`,
  rankedByRulers: () => translated()?.rankedByRulers?.() ?? `Without dated events this is a ranking by ruling planets, which cannot be trusted alone.`,
  sexUnreliable: () => translated()?.sexUnreliable?.() ?? `The rule of sex by signs is unreliable, so it weighs little.`,
  intervalsAlike: (a) => translated()?.intervalsAlike?.(a) ?? `${numberInWords(a.count)} intervals of the day fit equally well, so no test tells them apart.`,
  oneInterval: (a) => translated()?.oneInterval?.(a) ?? `One of them is between ${digitsInWords(a.from)} and ${digitsInWords(a.to)}, with ${numberInWords(a.score)} of 100.`,
  bestInterval: (a) => translated()?.bestInterval?.(a) ?? `A birth between ${a.from} and ${a.to} fits best, with ${numberInWords(a.score)} of 100.`,
  noEventGiven: () => translated()?.noEventGiven?.() ?? `No dated event was given, so this ranking cannot be trusted alone.`,
  trustOfDay: (a) => translated()?.trustOfDay?.(a) ?? `${a.moderate ? `Confidence is moderate, so test the time on further events.` : `Confidence is low, so take no time from it.`}`,
  ascendantThen: (a) => translated()?.ascendantThen?.(a) ?? `The Ascendant is then in ${named(a.sign)}, in the star of ${planetInWords(a.starLord)} and the sub of ${planetInWords(a.subLord)}.`,
  cuspDiffers: (a) => translated()?.cuspDiffers?.(a) ?? `${a.difference === 'SIGN' ? `On cusp ${numberInWords(a.house)} the first has the sign ${named(a.sign)}, the second ${named(a.otherSign)}.` : a.difference === 'STAR' ? `On cusp ${numberInWords(a.house)} the first has the star lord ${planetInWords(a.lord)}, the second ${planetInWords(a.otherLord)}.` : `On cusp ${numberInWords(a.house)} the first has the sub lord ${planetInWords(a.lord)}, the second ${planetInWords(a.otherLord)}.`}`,
  noVerdictDiffers: () => translated()?.noVerdictDiffers?.() ?? `No event compared is promised to one and not to the other.`,
  moreEvents: (a) => translated()?.moreEvents?.(a) ?? `${numberInWords(a.count)} more`,
  verdictsDiffer: (a) => translated()?.verdictsDiffer?.(a) ?? `The verdict differs for ${inWords(a.events)}.`,
  dashasApart: () => translated()?.dashasApart?.() ?? `Their dashas begin with different lords.`,
  dashasTogether: () => translated()?.dashasTogether?.() ?? `Their dashas run together.`,
  dashasShifted: (a) => translated()?.dashasShifted?.(a) ?? `The dashas of the second run ${digitsInWords(a.days)} days ${a.earlier ? `earlier` : `later`} than those of the first.`,
  gap: (a) => translated()?.gap?.(a) ?? `${a.length === 'SECONDS' ? `${a.seconds === 1 ? `${numberInWords(a.seconds)} second` : `${numberInWords(a.seconds)} seconds`}` : a.length === 'MINUTES' ? `${a.minutes === 1 ? `${numberInWords(a.minutes)} minute` : `${numberInWords(a.minutes)} minutes`}` : `${a.minutes === 1 ? `${numberInWords(a.minutes)} minute` : `${numberInWords(a.minutes)} minutes`} and ${a.seconds === 1 ? `${numberInWords(a.seconds)} second` : `${numberInWords(a.seconds)} seconds`}`}`,
  concernsSecond: () => translated()?.concernsSecond?.() ?? `This concerns the second birth.`,
  oneChart: () => translated()?.oneChart?.() ?? `Both births have one chart. The second-born may be read from the third cusp, see get_twin_differentiation.`,
  nextDifferentiation: () => translated()?.nextDifferentiation?.() ?? `It shows which cusps and which events differ.`,
  chartsDiffer: (a) => translated()?.chartsDiffer?.(a) ?? `The two charts, ${a.together ? `at one instant` : `${a.gap} apart`}, differ ${a.band === 'IDENTICAL' ? `not at all` : a.band === 'SLIGHT' ? `slightly` : a.band === 'MODERATE' ? `moderately` : a.band === 'MARKED' ? `markedly` : `distinctly`}, by ${numberInWords(a.score)} of 100.`,
  keyCusps: (a) => translated()?.keyCusps?.(a) ?? `${a.cusps.length === 0 ? `The key cusps 1, 6, 7 and 10 have the same sub lords in both charts.` : a.cusps.length === 1 ? `Of the key cusps 1, 6, 7 and 10, cusp ${inWords(a.cusps)} has another sub lord.` : `Of the key cusps 1, 6, 7 and 10, cusps ${inWords(a.cusps)} have other sub lords.`}`,
  nextDivergence: () => translated()?.nextDivergence?.() ?? `It sums the differences of the cusps up in one number.`,
  sameChart: () => translated()?.sameChart?.() ?? `Both births have the same chart, so only the reading from the third cusp tells them apart.`,
  thirdCuspPractice: () => translated()?.thirdCuspPractice?.() ?? `The second-born read from the third cusp of the elder is a general practice, not a rule of Krishnamurti.`,
  birthsDiffer: (a) => translated()?.birthsDiffer?.(a) ?? `The two births, ${a.together ? `at one instant` : `${a.gap} apart`}, have ${a.cusps === 0 ? `the same sub lord on every cusp` : `other lords on ${numberInWords(a.cusps)} of 12 cusps`}.`,
  eventCompared: (a) => translated()?.eventCompared?.(a) ?? `The two charts ${a.differ ? `differ` : `agree`} on whether ${named(a.event)} is promised.`,
  eventsCompared: (a) => translated()?.eventsCompared?.(a) ?? `They ${a.differing === 0 ? `agree on all ${numberInWords(a.count)}` : `differ on ${numberInWords(a.differing)} of the ${numberInWords(a.count)}`} events compared.`,
  noLocation: () => translated()?.noLocation?.() ?? `No event has a location, and this test needs one. Add location with latitude and longitude to an event, or call rectify_birth_time, which needs dates only.`,
};
