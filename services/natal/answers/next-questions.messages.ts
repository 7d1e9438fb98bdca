// Written by npm run generate from next-questions.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly kindOfPartner: () => string;
  readonly whatDelaysMarriage: () => string;
  readonly workThatSuits: () => string;
  readonly jobOrBusiness: () => string;
  readonly healthNow: () => string;
  readonly vitality: () => string;
  readonly incomeGrows: () => string;
  readonly moneyDrains: () => string;
  readonly timesForChild: () => string;
  readonly withChildren: () => string;
  readonly timeToBuy: () => string;
  readonly houseWarming: () => string;
  readonly settleAbroad: () => string;
  readonly timeForVisa: () => string;
  readonly caseEnds: () => string;
  readonly settlementLikely: () => string;
  readonly subjectThatSuits: () => string;
  readonly timeForExam: () => string;
  readonly bestOfDates: () => string;
  readonly purposePromised: () => string;
  readonly whenByNumber: () => string;
  readonly birthChartOfSame: () => string;
  readonly goodMonths: () => string;
  readonly workThisYear: () => string;
  readonly deity: () => string;
  readonly pastLives: () => string;
  readonly mantraThatSuits: () => string;
  readonly planetNeedsSupport: () => string;
  readonly timesForBoth: () => string;
  readonly manglik: () => string;
  readonly sadeSatiEnds: () => string;
  readonly yogasSay: () => string;
  readonly runningPeriodBrings: () => string;
  readonly comingYear: () => string;
  readonly hoursOfToday: () => string;
  readonly tomorrow: () => string;
  readonly withFather: () => string;
  readonly withSiblings: () => string;
  readonly dependOnTime: () => string;
  readonly howExactTime: () => string;
  readonly twinsDiffer: () => string;
  readonly howExactBoth: () => string;
  readonly matchBegins: () => string;
  readonly numberSays: () => string;
  readonly seasonBrings: () => string;
  readonly weatherOfDay: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  moneyDrains: '8',
} as const;

const translated = catalogue<Messages>('natal/answers/next-questions', () => say, marks, {
  'bn': () => import('./translations/next-questions.messages.bn.ts'),
  'es': () => import('./translations/next-questions.messages.es.ts'),
  'hi': () => import('./translations/next-questions.messages.hi.ts'),
  'mr': () => import('./translations/next-questions.messages.mr.ts'),
  'pt': () => import('./translations/next-questions.messages.pt.ts'),
  'ta': () => import('./translations/next-questions.messages.ta.ts'),
  'te': () => import('./translations/next-questions.messages.te.ts'),
});

export const say: Messages = {
  kindOfPartner: () => translated()?.kindOfPartner?.() ?? `What kind of partner does the chart describe?`,
  whatDelaysMarriage: () => translated()?.whatDelaysMarriage?.() ?? `What can delay marriage?`,
  workThatSuits: () => translated()?.workThatSuits?.() ?? `Which kind of work suits me?`,
  jobOrBusiness: () => translated()?.jobOrBusiness?.() ?? `Is a job or a business better for me?`,
  healthNow: () => translated()?.healthNow?.() ?? `How is my health at present?`,
  vitality: () => translated()?.vitality?.() ?? `How strong is my vitality?`,
  incomeGrows: () => translated()?.incomeGrows?.() ?? `When does my income grow?`,
  moneyDrains: () => translated()?.moneyDrains?.() ?? `Where does my money drain away?`,
  timesForChild: () => translated()?.timesForChild?.() ?? `When are the best times to have a child?`,
  withChildren: () => translated()?.withChildren?.() ?? `How are things between me and my children?`,
  timeToBuy: () => translated()?.timeToBuy?.() ?? `When is a good time to buy property?`,
  houseWarming: () => translated()?.houseWarming?.() ?? `Which date is good for a house warming?`,
  settleAbroad: () => translated()?.settleAbroad?.() ?? `Will I settle abroad?`,
  timeForVisa: () => translated()?.timeForVisa?.() ?? `When is a good time for a visa?`,
  caseEnds: () => translated()?.caseEnds?.() ?? `When does the court case end?`,
  settlementLikely: () => translated()?.settlementLikely?.() ?? `Is a settlement likely?`,
  subjectThatSuits: () => translated()?.subjectThatSuits?.() ?? `Which subject suits me?`,
  timeForExam: () => translated()?.timeForExam?.() ?? `When is a good time for the exam?`,
  bestOfDates: () => translated()?.bestOfDates?.() ?? `Which of my dates is the best?`,
  purposePromised: () => translated()?.purposePromised?.() ?? `Does my chart promise what the date is for?`,
  whenByNumber: () => translated()?.whenByNumber?.() ?? `When will it happen, by the same number?`,
  birthChartOfSame: () => translated()?.birthChartOfSame?.() ?? `What does my birth chart say of the same matter?`,
  goodMonths: () => translated()?.goodMonths?.() ?? `Which months of the year are good?`,
  workThisYear: () => translated()?.workThisYear?.() ?? `How is my work this year?`,
  deity: () => translated()?.deity?.() ?? `Which deity does my chart point to?`,
  pastLives: () => translated()?.pastLives?.() ?? `What did I bring from past lives?`,
  mantraThatSuits: () => translated()?.mantraThatSuits?.() ?? `Which mantra suits me?`,
  planetNeedsSupport: () => translated()?.planetNeedsSupport?.() ?? `Which planet needs support?`,
  timesForBoth: () => translated()?.timesForBoth?.() ?? `When are good times for both of us to marry?`,
  manglik: () => translated()?.manglik?.() ?? `Am I manglik?`,
  sadeSatiEnds: () => translated()?.sadeSatiEnds?.() ?? `When does Sade Sati end?`,
  yogasSay: () => translated()?.yogasSay?.() ?? `What do the yogas of my chart say?`,
  runningPeriodBrings: () => translated()?.runningPeriodBrings?.() ?? `What does the running period bring?`,
  comingYear: () => translated()?.comingYear?.() ?? `How will the coming year be?`,
  hoursOfToday: () => translated()?.hoursOfToday?.() ?? `Which hours of today are good?`,
  tomorrow: () => translated()?.tomorrow?.() ?? `How is tomorrow?`,
  withFather: () => translated()?.withFather?.() ?? `How is my relationship with my father?`,
  withSiblings: () => translated()?.withSiblings?.() ?? `How are things with my brothers and sisters?`,
  dependOnTime: () => translated()?.dependOnTime?.() ?? `Which answers depend on my birth time?`,
  howExactTime: () => translated()?.howExactTime?.() ?? `How exact must my birth time be?`,
  twinsDiffer: () => translated()?.twinsDiffer?.() ?? `In which matters do the two differ?`,
  howExactBoth: () => translated()?.howExactBoth?.() ?? `How exact must both birth times be?`,
  matchBegins: () => translated()?.matchBegins?.() ?? `When does the match begin, and where?`,
  numberSays: () => translated()?.numberSays?.() ?? `What does a number from 1 to 249 say of it?`,
  seasonBrings: () => translated()?.seasonBrings?.() ?? `What does the coming season bring?`,
  weatherOfDay: () => translated()?.weatherOfDay?.() ?? `How is the weather on a day?`,
};
