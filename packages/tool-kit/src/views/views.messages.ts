// Written by npm run generate from views.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, digitsInWords, durationInWords, inWords, monthInWords, named, namesInWords, numberInWords, ordinal, planetsInWords, shortDayInWords } from '@cuspal/speech';

type Messages = {
  readonly promise: (a: { readonly said: 'ACTIVE' | 'CONTRADICTED' | 'MIXED_ACTIVE' | 'PARTIALLY_ACTIVE' | 'REFUSED' | 'WEAK_AGAINST_STRONGER'; readonly adverse: boolean; readonly matter: string; readonly usual: 'NONE' | 'RARE' | 'RATE' | 'WEAK'; readonly rate: number; readonly little: boolean }) => string;
  readonly promisePlain: (a: { readonly said: 'ACTIVE' | 'CONTRADICTED' | 'MIXED_ACTIVE' | 'PARTIALLY_ACTIVE' | 'REFUSED' | 'WEAK_AGAINST_STRONGER'; readonly adverse: boolean; readonly matter: string; readonly usual: 'NONE' | 'RARE' | 'RATE' | 'WEAK'; readonly rate: number; readonly little: boolean }) => string;
  readonly promiseOutweighed: (a: { readonly adverse: boolean; readonly matter: string; readonly usual: 'NONE' | 'RARE' | 'RATE'; readonly rate: number; readonly little: boolean }) => string;
  readonly promiseOutweighedPlain: (a: { readonly adverse: boolean; readonly matter: string; readonly usual: 'NONE' | 'RARE' | 'RATE'; readonly rate: number; readonly little: boolean }) => string;
  readonly promiseByKp: (a: { readonly frame: 'OF_CHART' | 'SHOWN'; readonly said: 'ACTIVE' | 'CONTRADICTED' | 'MIXED_ACTIVE' | 'PARTIALLY_ACTIVE' | 'REFUSED' | 'WEAK_AGAINST_STRONGER'; readonly adverse: boolean; readonly matter: string; readonly usual: 'NONE' | 'RARE' | 'RATE' | 'WEAK'; readonly rate: number; readonly little: boolean }) => string;
  readonly promiseItself: (a: { readonly event: string; readonly side: 'no' | 'split' | 'yes'; readonly usual: 'NONE' | 'RARE' | 'RATE'; readonly rate: number; readonly little: boolean }) => string;
  readonly onePeriod: (a: { readonly named: boolean; readonly brought: string; readonly dates: string }) => string;
  readonly bestPeriod: (a: { readonly named: boolean; readonly brought: string; readonly dates: string }) => string;
  readonly firstAndStrongest: (a: { readonly named: boolean; readonly brought: string; readonly dates: string; readonly strongest: string }) => string;
  readonly noDate: (a: { readonly why: 'NEVER_RELEASED' | 'PAST_SKY' }) => string;
  readonly noPeriodFound: (a: { readonly named: boolean; readonly brought: string }) => string;
  readonly period: (a: { readonly when: 'DAY' | 'YEAR' | 'YEARS'; readonly to: string; readonly from: string }) => string;
  readonly runs: (a: { readonly running: boolean; readonly to: string; readonly dates: string }) => string;
  readonly offered: (a: { readonly subject: 'GOOD' | 'POINTS' | 'POINTS_MOST' | 'STRONGEST'; readonly split: boolean; readonly matter: string; readonly when: 'DAY' | 'RUNNING' | 'YEAR' | 'YEARS'; readonly to: string; readonly from: string; readonly lords: 'FULL' | 'NONE' | 'PARTIAL'; readonly running: boolean; readonly adverse: boolean }) => string;
  readonly offeredPlain: (a: { readonly subject: 'GOOD' | 'POINTS' | 'POINTS_MOST' | 'STRONGEST'; readonly split: boolean; readonly matter: string; readonly when: 'DAY' | 'RUNNING' | 'YEAR' | 'YEARS'; readonly to: string; readonly from: string }) => string;
  readonly firstOne: (a: { readonly adverse: boolean; readonly when: 'DAY' | 'RUNNING' | 'YEAR' | 'YEARS'; readonly to: string; readonly from: string }) => string;
  readonly noStrong: (a: { readonly unreleased: boolean; readonly until: string }) => string;
  readonly weakerOne: (a: { readonly split: boolean; readonly adverse: boolean; readonly when: 'DAY' | 'RUNNING' | 'YEAR' | 'YEARS'; readonly to: string; readonly from: string }) => string;
  readonly weakerOnePlain: (a: { readonly split: boolean; readonly when: 'DAY' | 'RUNNING' | 'YEAR' | 'YEARS'; readonly to: string; readonly from: string }) => string;
  readonly noneBefore: (a: { readonly until: string }) => string;
  readonly bestChances: (a: { readonly adverse: boolean }) => string;
  readonly promiseIsWeak: (a: { readonly adverse: boolean }) => string;
  readonly shareOfLife: (a: { readonly weaker: boolean; readonly tiny: boolean; readonly percent: number; readonly adverse: boolean }) => string;
  readonly edges: (a: { readonly minutes: number; readonly weeks: number }) => string;
  readonly othersInPlace: () => string;
  readonly turnsOnce: (a: { readonly span: number; readonly way: 'earlier' | 'later'; readonly does: 'INDICATES' | 'LEAVES_OPEN' | 'NOT_INDICATES' | 'NOT_PROMISES' | 'PROMISES' }) => string;
  readonly turnsAlike: (a: { readonly span: number; readonly way: 'earlier' | 'later'; readonly otherSpan: number; readonly otherWay: 'earlier' | 'later'; readonly does: 'INDICATES' | 'LEAVES_OPEN' | 'NOT_INDICATES' | 'NOT_PROMISES' | 'PROMISES' }) => string;
  readonly turnsApart: (a: { readonly span: number; readonly way: 'earlier' | 'later'; readonly does: 'INDICATES' | 'LEAVES_OPEN' | 'NOT_INDICATES' | 'NOT_PROMISES' | 'PROMISES'; readonly otherSpan: number; readonly otherWay: 'earlier' | 'later'; readonly otherDoes: 'INDICATES' | 'LEAVES_OPEN' | 'NOT_INDICATES' | 'NOT_PROMISES' | 'PROMISES' }) => string;
  readonly holdsAt: (a: { readonly from: string }) => string;
  readonly holdsBetween: (a: { readonly from: string; readonly to: string }) => string;
  readonly severalTurn: (a: { readonly turning: number; readonly count: number }) => string;
  readonly roundedTime: (a: { readonly stated: string }) => string;
  readonly outOfAge: (a: { readonly born: 'NOT_YET' | 'THIS_YEAR' | 'YEARS_AGO'; readonly age: number; readonly dated: boolean; readonly at: string; readonly stage: 'EARLY' | 'LATE' | 'OVER' | 'PERIODS_OVER'; readonly matter: string; readonly limit: number; readonly told: 'EARLIER_YEARS' | 'FROM_AGE' | 'FROM_DAY' | 'LATER_YEARS' | 'NONE' | 'NO_PERIOD'; readonly begins: string }) => string;
  readonly everyHour: () => string;
  readonly hoursSent: (a: { readonly start: string; readonly end: string }) => string;
  readonly usualHours: (a: { readonly start: string; readonly end: string }) => string;
  readonly usualHoursPlain: (a: { readonly start: string; readonly end: string }) => string;
  readonly outsideUsualHours: (a: { readonly start: string; readonly end: string }) => string;
  readonly sunPasses: (a: { readonly star: string; readonly sign: string; readonly dates: string }) => string;
  readonly atMidMonth: (a: { readonly star: string; readonly sign: string }) => string;
  readonly itChanges: (a: { readonly changes: readonly string[] }) => string;
  readonly enters: (a: { readonly places: readonly string[]; readonly at: string }) => string;
  readonly turns: (a: { readonly way: 'direct' | 'retrograde'; readonly at: string }) => string;
  readonly standIns: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly onlyPartStrong: () => string;
  readonly starLordWeak: () => string;
  readonly periodDoesNotSupport: () => string;
  readonly relaxedByStandIn: () => string;
  readonly dashaSupportsInPart: () => string;
  readonly dashaSupportsInPartPlain: () => string;
  readonly starSupportsInPart: () => string;
  readonly bestWithoutPeriod: () => string;
  readonly onePeriodShared: (a: { readonly dates: string; readonly some: 'gain' | 'recovery'; readonly others: 'care' | 'caution' }) => string;
  readonly periodsShared: (a: { readonly count: number; readonly some: 'gain' | 'recovery'; readonly others: 'care' | 'caution' }) => string;
  readonly noKpVerdict: (a: { readonly system: 'jaimini' | 'parashari' | 'tajik' }) => string;
  readonly nodeDignityDiffers: () => string;
  readonly naturesOfTheChart: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  promiseByKp: '1',
  noDate: '1',
  noStrong: [['unreleased'],{'true':'1','false':'0'}],
  turnsOnce: '4',
  turnsAlike: '4',
  turnsApart: '4',
  holdsAt: '4',
  holdsBetween: '4',
  roundedTime: '1',
  sunPasses: 'c',
  itChanges: 'c',
  turns: [['way'],{'direct':'0','retrograde':'1'}],
  onlyPartStrong: '1',
  starLordWeak: '1',
  starSupportsInPart: '1',
  onePeriodShared: '1',
  periodsShared: '1',
  noKpVerdict: '5',
} as const;

const translated = catalogue<Messages>('tool-kit/views/views', () => say, marks, {
  'bn': () => import('./translations/views.messages.bn.ts'),
  'es': () => import('./translations/views.messages.es.ts'),
  'hi': () => import('./translations/views.messages.hi.ts'),
  'mr': () => import('./translations/views.messages.mr.ts'),
  'pt': () => import('./translations/views.messages.pt.ts'),
  'ta': () => import('./translations/views.messages.ta.ts'),
  'te': () => import('./translations/views.messages.te.ts'),
});

export const say: Messages = {
  promise: (a) => translated()?.promise?.(a) ?? `${a.said === 'ACTIVE' ? `${a.adverse ? `The chart shows a tendency to ${a.matter}` : `The chart promises ${a.matter}`}` : a.said === 'MIXED_ACTIVE' ? `${a.adverse ? `The chart shows a tendency to ${a.matter}, with opposition` : `The chart promises ${a.matter}, with opposition`}` : a.said === 'PARTIALLY_ACTIVE' ? `${a.adverse ? `The chart shows a weak tendency to ${a.matter}` : `The chart promises ${a.matter} weakly`}` : a.said === 'WEAK_AGAINST_STRONGER' ? `${a.adverse ? `The chart shows only a weak tendency to ${a.matter}, against stronger opposing houses` : `The chart promises ${a.matter} only weakly, against stronger opposing houses`}` : a.said === 'CONTRADICTED' ? `The chart speaks for ${a.matter} and against it alike` : `${a.adverse ? `The chart does not show ${a.matter}` : `The chart does not promise ${a.matter}`}`}${a.usual === 'NONE' ? `` : a.usual === 'RARE' ? `, as in fewer than 1 of 100 charts` : a.usual === 'RATE' ? `, as in ${numberInWords(a.rate)} of 100 charts` : `, as in ${numberInWords(a.rate)} of 100 charts, weakly or more`}${a.little ? `, so this says little` : ``}.`,
  promisePlain: (a) => translated()?.promisePlain?.(a) ?? `${a.said === 'ACTIVE' ? `${a.adverse ? `The chart shows a tendency to ${a.matter}` : `The chart promises ${a.matter}`}` : a.said === 'MIXED_ACTIVE' ? `${a.adverse ? `The chart shows a tendency to ${a.matter}, with opposition` : `The chart promises ${a.matter}, with opposition`}` : a.said === 'PARTIALLY_ACTIVE' ? `${a.adverse ? `The chart shows a weak tendency to ${a.matter}` : `The chart promises ${a.matter} weakly`}` : a.said === 'WEAK_AGAINST_STRONGER' ? `${a.adverse ? `The chart shows only a weak tendency to ${a.matter}, with more against it` : `The chart promises ${a.matter} only weakly, with more against it`}` : a.said === 'CONTRADICTED' ? `The chart speaks for ${a.matter} and against it alike` : `${a.adverse ? `The chart does not show ${a.matter}` : `The chart does not promise ${a.matter}`}`}${a.usual === 'NONE' ? `` : a.usual === 'RARE' ? `, as in fewer than 1 of 100 charts` : a.usual === 'RATE' ? `, as in ${numberInWords(a.rate)} of 100 charts` : `, as in ${numberInWords(a.rate)} of 100 charts, weakly or more`}${a.little ? `, so this says little` : ``}.`,
  promiseOutweighed: (a) => translated()?.promiseOutweighed?.(a) ?? `${a.adverse ? `The chart shows a tendency to ${a.matter}` : `The chart promises ${a.matter}`}${a.usual === 'NONE' ? `` : a.usual === 'RARE' ? `, as in fewer than 1 of 100 charts` : `, as in ${numberInWords(a.rate)} of 100 charts`}${a.little ? `, which says little` : ``}${a.adverse ? `, but the houses against it are stronger.` : `, but the houses against it are stronger, so expect obstacles and delay.`}`,
  promiseOutweighedPlain: (a) => translated()?.promiseOutweighedPlain?.(a) ?? `${a.adverse ? `The chart shows a tendency to ${a.matter}` : `The chart promises ${a.matter}`}${a.usual === 'NONE' ? `` : a.usual === 'RARE' ? `, as in fewer than 1 of 100 charts` : `, as in ${numberInWords(a.rate)} of 100 charts`}${a.little ? `, which says little` : ``}${a.adverse ? `, but more speaks against it than for it.` : `, but more speaks against it than for it, so expect obstacles and delay.`}`,
  promiseByKp: (a) => translated()?.promiseByKp?.(a) ?? `KP decides, and by KP ${a.frame === 'SHOWN' ? `` : `in the ayanamsa of the chart `}${a.said === 'ACTIVE' ? `${a.adverse ? `the chart shows a tendency to ${a.matter}` : `the chart promises ${a.matter}`}` : a.said === 'MIXED_ACTIVE' ? `${a.adverse ? `the chart shows a tendency to ${a.matter}, with opposition` : `the chart promises ${a.matter}, with opposition`}` : a.said === 'PARTIALLY_ACTIVE' ? `${a.adverse ? `the chart shows a weak tendency to ${a.matter}` : `the chart promises ${a.matter} weakly`}` : a.said === 'WEAK_AGAINST_STRONGER' ? `${a.adverse ? `the chart shows only a weak tendency to ${a.matter}, against stronger opposing houses` : `the chart promises ${a.matter} only weakly, against stronger opposing houses`}` : a.said === 'CONTRADICTED' ? `the chart speaks for ${a.matter} and against it alike` : `${a.adverse ? `the chart does not show ${a.matter}` : `the chart does not promise ${a.matter}`}`}${a.usual === 'NONE' ? `` : a.usual === 'RARE' ? `, as in fewer than 1 of 100 charts` : a.usual === 'RATE' ? `, as in ${numberInWords(a.rate)} of 100 charts` : `, as in ${numberInWords(a.rate)} of 100 charts, weakly or more`}${a.little ? `, so this says little` : ``}.`,
  promiseItself: (a) => translated()?.promiseItself?.(a) ?? `${named(a.event)} itself is ${a.side === 'yes' ? `promised` : a.side === 'split' ? `spoken for and against alike` : `not promised`}${a.usual === 'NONE' ? `` : a.usual === 'RARE' ? `, as in fewer than 1 of 100 charts` : `, as in ${numberInWords(a.rate)} of 100 charts`}${a.little ? `, so this says little` : ``}`,
  onePeriod: (a) => translated()?.onePeriod?.(a) ?? `The period that can bring ${a.named ? `${a.brought}` : `it`} runs ${a.dates}.`,
  bestPeriod: (a) => translated()?.bestPeriod?.(a) ?? `The best period for ${a.named ? `${a.brought}` : `it`} runs ${a.dates}.`,
  firstAndStrongest: (a) => translated()?.firstAndStrongest?.(a) ?? `The first good period for ${a.named ? `${a.brought}` : `it`} runs ${a.dates}. The strongest runs ${a.strongest}.`,
  noDate: (a) => translated()?.noDate?.(a) ?? `No date is offered, because ${a.why === 'PAST_SKY' ? `no delayed lord is released as far as the sky is read, which is to the end of 2399` : `every period ends before its delayed lord is released`}.`,
  noPeriodFound: (a) => translated()?.noPeriodFound?.(a) ?? `No suitable period for ${a.named ? `${a.brought}` : `it`} is found.`,
  period: (a) => translated()?.period?.(a) ?? `${a.when === 'DAY' ? `on ${dayInWords(a.to)}` : a.when === 'YEAR' ? `from ${shortDayInWords(a.from)} to ${dayInWords(a.to)}` : `from ${dayInWords(a.from)} to ${dayInWords(a.to)}`}`,
  runs: (a) => translated()?.runs?.(a) ?? `${a.running ? `is already running, until ${dayInWords(a.to)}` : `runs ${a.dates}`}`,
  offered: (a) => translated()?.offered?.(a) ?? `${a.subject === 'POINTS_MOST' ? `${a.split ? `If it comes at all, the period that points to it most` : `The period that points to it most`}` : a.subject === 'POINTS' ? `${a.split ? `If it comes at all, a period that points to it` : `A period that points to it`}` : a.subject === 'GOOD' ? `${a.split ? `If it comes at all, a good period` : `A good period`}` : `${a.split ? `If it comes at all, the strongest period` : `The strongest period for ${a.matter}`}`} ${a.when === 'RUNNING' ? `is already running, until ${dayInWords(a.to)}` : a.when === 'DAY' ? `is on ${dayInWords(a.to)}` : a.when === 'YEAR' ? `is from ${shortDayInWords(a.from)} to ${dayInWords(a.to)}` : `is from ${dayInWords(a.from)} to ${dayInWords(a.to)}`}${a.lords === 'NONE' ? `` : a.lords === 'FULL' ? `${a.running ? `, and all three period lords` : `, when all three period lords`}${a.adverse ? ` point to it` : ` favour it`}` : `${a.running ? `, and the two nearer period lords` : `, when the two nearer period lords`}${a.adverse ? ` point to it` : ` favour it`}`}.`,
  offeredPlain: (a) => translated()?.offeredPlain?.(a) ?? `${a.subject === 'POINTS_MOST' ? `${a.split ? `If it comes at all, the period that points to it most` : `The period that points to it most`}` : a.subject === 'POINTS' ? `${a.split ? `If it comes at all, a period that points to it` : `A period that points to it`}` : a.subject === 'GOOD' ? `${a.split ? `If it comes at all, a good period` : `A good period`}` : `${a.split ? `If it comes at all, the strongest period` : `The strongest period for ${a.matter}`}`} ${a.when === 'RUNNING' ? `is already running, until ${dayInWords(a.to)}` : a.when === 'DAY' ? `is on ${dayInWords(a.to)}` : a.when === 'YEAR' ? `is from ${shortDayInWords(a.from)} to ${dayInWords(a.to)}` : `is from ${dayInWords(a.from)} to ${dayInWords(a.to)}`}.`,
  firstOne: (a) => translated()?.firstOne?.(a) ?? `${a.adverse ? `The first one` : `The first good one`} ${a.when === 'RUNNING' ? `is already running, until ${dayInWords(a.to)}` : a.when === 'DAY' ? `is on ${dayInWords(a.to)}` : a.when === 'YEAR' ? `is from ${shortDayInWords(a.from)} to ${dayInWords(a.to)}` : `is from ${dayInWords(a.from)} to ${dayInWords(a.to)}`}.`,
  noStrong: (a) => translated()?.noStrong?.(a) ?? `${a.unreleased ? `No strong period can be used, because each ends before its delayed lord is released.` : `No strong period comes before ${monthInWords(a.until)}.`}`,
  weakerOne: (a) => translated()?.weakerOne?.(a) ?? `${a.split ? `If it comes at all, a weaker one, in which only part of the lords ${a.adverse ? `point to it` : `favour it`}` : `A weaker one, in which only part of the lords ${a.adverse ? `point to it` : `favour it`}`}, ${a.when === 'RUNNING' ? `is already running, until ${dayInWords(a.to)}` : a.when === 'DAY' ? `is on ${dayInWords(a.to)}` : a.when === 'YEAR' ? `is from ${shortDayInWords(a.from)} to ${dayInWords(a.to)}` : `is from ${dayInWords(a.from)} to ${dayInWords(a.to)}`}.`,
  weakerOnePlain: (a) => translated()?.weakerOnePlain?.(a) ?? `${a.split ? `If it comes at all, a weaker one` : `A weaker one`} ${a.when === 'RUNNING' ? `is already running, until ${dayInWords(a.to)}` : a.when === 'DAY' ? `is on ${dayInWords(a.to)}` : a.when === 'YEAR' ? `is from ${shortDayInWords(a.from)} to ${dayInWords(a.to)}` : `is from ${dayInWords(a.from)} to ${dayInWords(a.to)}`}.`,
  noneBefore: (a) => translated()?.noneBefore?.(a) ?? `No suitable period comes before ${monthInWords(a.until)}.`,
  bestChances: (a) => translated()?.bestChances?.(a) ?? `${a.adverse ? `The tendency is weak, and none of these dates is certain.` : `The promise is weak, so treat these dates as the best chances and not as certain.`}`,
  promiseIsWeak: (a) => translated()?.promiseIsWeak?.(a) ?? `${a.adverse ? `The tendency itself is weak.` : `The promise itself is weak.`}`,
  shareOfLife: (a) => translated()?.shareOfLife?.(a) ?? `${a.weaker ? `Weaker periods of this kind` : `Such periods`} fill about ${a.tiny ? `less than 1 %` : `${numberInWords(a.percent)} %`} of a lifetime, so ${a.adverse ? `this is a tendency` : `this is a likelier time`}, not a date.`,
  edges: (a) => translated()?.edges?.(a) ?? `With a birth time exact to ${a.minutes === 1 ? `${numberInWords(a.minutes)} minute` : `${numberInWords(a.minutes)} minutes`}, these dates hold give or take ${a.weeks === 1 ? `a week` : `${numberInWords(a.weeks)} weeks`}.`,
  othersInPlace: () => translated()?.othersInPlace?.() ?? `With a birth time only this exact, other periods may take their place.`,
  turnsOnce: (a) => translated()?.turnsOnce?.(a) ?? `But a birth ${durationInWords(a.span)} ${a.way === 'earlier' ? `earlier` : `later`} ${a.does === 'LEAVES_OPEN' ? `leaves it open` : a.does === 'PROMISES' ? `promises it` : a.does === 'NOT_PROMISES' ? `does not promise it` : a.does === 'INDICATES' ? `indicates it` : `does not indicate it`}, so check the birth time first.`,
  turnsAlike: (a) => translated()?.turnsAlike?.(a) ?? `But a birth ${durationInWords(a.span)} ${a.way === 'earlier' ? `earlier` : `later`} or ${durationInWords(a.otherSpan)} ${a.otherWay === 'earlier' ? `earlier` : `later`} ${a.does === 'LEAVES_OPEN' ? `leaves it open` : a.does === 'PROMISES' ? `promises it` : a.does === 'NOT_PROMISES' ? `does not promise it` : a.does === 'INDICATES' ? `indicates it` : `does not indicate it`}, so check the birth time first.`,
  turnsApart: (a) => translated()?.turnsApart?.(a) ?? `But a birth ${durationInWords(a.span)} ${a.way === 'earlier' ? `earlier` : `later`} ${a.does === 'LEAVES_OPEN' ? `leaves it open` : a.does === 'PROMISES' ? `promises it` : a.does === 'NOT_PROMISES' ? `does not promise it` : a.does === 'INDICATES' ? `indicates it` : `does not indicate it`} and ${durationInWords(a.otherSpan)} ${a.otherWay === 'earlier' ? `earlier` : `later`} ${a.otherDoes === 'LEAVES_OPEN' ? `leaves it open` : a.otherDoes === 'PROMISES' ? `promises it` : a.otherDoes === 'NOT_PROMISES' ? `does not promise it` : a.otherDoes === 'INDICATES' ? `indicates it` : `does not indicate it`}, so check the birth time first.`,
  holdsAt: (a) => translated()?.holdsAt?.(a) ?? `This holds for a birth at ${a.from} and no other time.`,
  holdsBetween: (a) => translated()?.holdsBetween?.(a) ?? `This holds for any birth time between ${digitsInWords(a.from)} and ${digitsInWords(a.to)}.`,
  severalTurn: (a) => translated()?.severalTurn?.(a) ?? `${numberInWords(a.turning)} of these ${numberInWords(a.count)} may turn with the birth time.`,
  roundedTime: (a) => translated()?.roundedTime?.(a) ?? `Times like ${digitsInWords(a.stated)} are often rounded, so say how exact it is with birth_time_uncertainty_minutes.`,
  outOfAge: (a) => translated()?.outOfAge?.(a) ?? `The person is ${a.born === 'NOT_YET' ? `not born yet` : a.born === 'THIS_YEAR' ? `under one year old` : `${numberInWords(a.age)}`}${a.dated ? ` on ${dayInWords(a.at)}` : ``}, and ${a.stage === 'EARLY' ? `${a.matter} is read from ${numberInWords(a.limit)}` : a.stage === 'LATE' ? `${a.matter} is read up to ${numberInWords(a.limit)}` : a.stage === 'PERIODS_OVER' ? `periods are judged up to the ${ordinal(a.limit)} birthday` : `matters are read up to ${numberInWords(a.limit)}`}, so ${a.told === 'LATER_YEARS' ? `this speaks of later years` : a.told === 'EARLIER_YEARS' ? `this speaks of earlier years` : a.told === 'NONE' ? `none is given` : a.told === 'NO_PERIOD' ? `no period is given` : a.told === 'FROM_AGE' ? `these are periods from ${numberInWords(a.limit)} on` : `these are periods from ${dayInWords(a.begins)} on`}.`,
  everyHour: () => translated()?.everyHour?.() ?? `Every hour of day and night was searched.`,
  hoursSent: (a) => translated()?.hoursSent?.(a) ?? `Only the hours from ${a.start} to ${a.end} were searched.`,
  usualHours: (a) => translated()?.usualHours?.(a) ?? `The search kept to the usual hours, ${digitsInWords(a.start)} to ${digitsInWords(a.end)}, which any_hour lifts.`,
  usualHoursPlain: (a) => translated()?.usualHoursPlain?.(a) ?? `The search kept to the usual hours, ${digitsInWords(a.start)} to ${digitsInWords(a.end)}.`,
  outsideUsualHours: (a) => translated()?.outsideUsualHours?.(a) ?? `Nothing lies within the usual hours, ${digitsInWords(a.start)} to ${digitsInWords(a.end)}, so this is the best outside them.`,
  sunPasses: (a) => translated()?.sunPasses?.(a) ?? `It passes ${named(a.star)} in ${named(a.sign)} ${a.dates}.`,
  atMidMonth: (a) => translated()?.atMidMonth?.(a) ?? `At mid-month it is in ${named(a.star)} in ${named(a.sign)}.`,
  itChanges: (a) => translated()?.itChanges?.(a) ?? `It ${inWords(a.changes)}.`,
  enters: (a) => translated()?.enters?.(a) ?? `enters ${namesInWords(a.places)} on ${dayInWords(a.at)}`,
  turns: (a) => translated()?.turns?.(a) ?? `turns ${a.way === 'direct' ? `direct` : `retrograde`} on ${dayInWords(a.at)}`,
  standIns: (a) => translated()?.standIns?.(a) ?? `Too few planets of the birth chart bring the event, so ${planetsInWords(a.planets)} ${a.planets.length === 1 ? `stands` : `stand`} in.`,
  onlyPartStrong: () => translated()?.onlyPartStrong?.() ?? `Only part of the running lords is strong for the event.`,
  starLordWeak: () => translated()?.starLordWeak?.() ?? `A star lord is weak for the event, while the sub lord is strong for it.`,
  periodDoesNotSupport: () => translated()?.periodDoesNotSupport?.() ?? `The running period does not support the event.`,
  relaxedByStandIn: () => translated()?.relaxedByStandIn?.() ?? `Every layer that rests on a stand-in counts as relaxed, never as met in full.`,
  dashaSupportsInPart: () => translated()?.dashaSupportsInPart?.() ?? `The running dasha then supports the moment only in part.`,
  dashaSupportsInPartPlain: () => translated()?.dashaSupportsInPartPlain?.() ?? `The running period then supports the moment only in part.`,
  starSupportsInPart: () => translated()?.starSupportsInPart?.() ?? `The star lord then supports the moment only in part.`,
  bestWithoutPeriod: () => translated()?.bestWithoutPeriod?.() ?? `The moment is the best of the time asked for, without the support of the period.`,
  onePeriodShared: (a) => translated()?.onePeriodShared?.(a) ?? `The period ${a.dates} is one of ${a.some === 'gain' ? `gain` : `recovery`} and of ${a.others === 'caution' ? `caution` : `care`}, because its lords signify the houses of both.`,
  periodsShared: (a) => translated()?.periodsShared?.(a) ?? `${numberInWords(a.count)} periods are of ${a.some === 'gain' ? `gain` : `recovery`} and of ${a.others === 'caution' ? `caution` : `care`} alike, because their lords signify the houses of both.`,
  noKpVerdict: (a) => translated()?.noKpVerdict?.(a) ?? `This belongs to the ${a.system === 'jaimini' ? `Jaimini` : a.system === 'parashari' ? `Parashari` : `Tajik`} system, and no KP verdict rests on it.`,
  nodeDignityDiffers: () => translated()?.nodeDignityDiffers?.() ?? `Node dignity differs by school. Here Rahu is exalted in Taurus and Ketu in Scorpio.`,
  naturesOfTheChart: () => translated()?.naturesOfTheChart?.() ?? `Natures go by the chart. The Moon is benefic from 84 to 276 degrees ahead of the Sun, and Mercury by its company.`,
};
