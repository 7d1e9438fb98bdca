import type { Topic } from '@cuspal/catalog/reading';
import { say } from './next-questions.messages.ts';

/** A question in the language of the call. */
type Asking = () => string;

/** What a person can ask after an answer on a topic, in words that are understood. */
const NEXT_QUESTIONS: Readonly<Record<Topic, readonly Asking[]>> = {
  marriage: [say.kindOfPartner, say.whatDelaysMarriage],
  career: [say.workThatSuits, say.jobOrBusiness],
  health: [say.healthNow, say.vitality],
  money: [say.incomeGrows, say.moneyDrains],
  children: [say.timesForChild, say.withChildren],
  property: [say.timeToBuy, say.houseWarming],
  foreign_settlement: [say.settleAbroad, say.timeForVisa],
  legal: [say.caseEnds, say.settlementLikely],
  education: [say.subjectThatSuits, say.timeForExam],
  muhurta: [say.bestOfDates, say.purposePromised],
  horary: [say.whenByNumber, say.birthChartOfSame],
  annual: [say.goodMonths, say.workThisYear],
  spiritual: [say.deity, say.pastLives],
  remedial: [say.mantraThatSuits, say.planetNeedsSupport],
  compatibility: [say.timesForBoth, say.manglik],
  doshas: [say.sadeSatiEnds, say.yogasSay],
  transit: [say.runningPeriodBrings, say.comingYear],
  today: [say.hoursOfToday, say.tomorrow],
  family: [say.withFather, say.withSiblings],
  rectification: [say.dependOnTime, say.howExactTime],
  twins: [say.twinsDiffer, say.howExactBoth],
  sport: [say.matchBegins, say.numberSays],
  world: [say.seasonBrings, say.weatherOfDay],
};

/** The same where no topic is known. */
const OPEN_QUESTIONS: readonly Asking[] = [say.runningPeriodBrings, say.comingYear];

/** Matters that such a question asks for: whoever asked it is not told to ask it. */
const ASKS: ReadonlyMap<Asking, string> = new Map([
  [say.kindOfPartner, 'spouse_description'],
  [say.whatDelaysMarriage, 'marriage_delay'],
]);

/** Questions that lead on from one of a topic and a matter. */
export const nextQuestions = (topic: Topic | null, matter: string | undefined): readonly string[] =>
  (topic === null ? OPEN_QUESTIONS : NEXT_QUESTIONS[topic])
    .filter((ask) => matter === undefined || ASKS.get(ask) !== matter)
    .map((ask) => ask());
