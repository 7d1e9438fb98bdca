// Written by npm run generate from foreign.messages.json: change that file.
import { catalogue, dayInWords, housesNamed, inWords, named, namesInWords, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly noJobDate: () => string;
  readonly onlyBestTimesOfJob: () => string;
  readonly nextWorkVisa: () => string;
  readonly nextLeavingWithoutWork: () => string;
  readonly nextCareer: () => string;
  readonly noDateUnpromised: (a: { readonly event: string }) => string;
  readonly stageCountedFrom: () => string;
  readonly periodsBeforeTheirTurn: (a: { readonly tooEarly: number; readonly stage: number; readonly listed: number }) => string;
  readonly laterStagesOnlyIfGone: (a: { readonly event: string }) => string;
  readonly noPeriodInTurn: (a: { readonly event: string }) => string;
  readonly onlyWeakerInTurn: (a: { readonly event: string }) => string;
  readonly comparisonNote: () => string;
  readonly nextBirthPromises: () => string;
  readonly filingPastSky: () => string;
  readonly visaReadFromOwnHouses: (a: { readonly event: string; readonly houses: readonly number[] }) => string;
  readonly filingWithoutMercury: () => string;
  readonly authorityHouses: () => string;
  readonly mercuryRetrograde: () => string;
  readonly mercuryDirect: () => string;
  readonly noFieldChanges: () => string;
  readonly placeChanges: (a: { readonly place: string; readonly subLords: number; readonly promises: number }) => string;
  readonly comparisonOnly: () => string;
  readonly toldByNameOnly: (a: { readonly unnamed: number }) => string;
  readonly stepsSayLess: (a: { readonly said: string }) => string;
  readonly stepsSayMore: (a: { readonly said: string }) => string;
  readonly steps: (a: { readonly said: string }) => string;
  readonly laterDatesOnlyIfGone: () => string;
  readonly noStepHasPeriod: () => string;
  readonly stepsBegin: (a: { readonly starts: readonly string[] }) => string;
  readonly nextVisa: () => string;
  readonly nextJobWithoutSettling: () => string;
  readonly visaGrant: (a: { readonly visa: string }) => string;
  readonly visaGrantWithQuery: (a: { readonly visa: string }) => string;
  readonly visaUncertain: (a: { readonly visa: string }) => string;
  readonly visaRefusal: (a: { readonly visa: string }) => string;
  readonly papersAlone: () => string;
  readonly papersAreObstacle: () => string;
  readonly nextJobOfVisa: () => string;
  readonly nextLastingHome: () => string;
  readonly nextStudiesOfVisa: () => string;
  readonly nextTravelMatters: () => string;
  readonly jobVerdict: (a: { readonly verdict: 'LIKELY' | 'POSSIBLE' | 'TRAVEL_WITHOUT_JOB' | 'UNLIKELY' | 'WORK_AT_HOME' }) => string;
  readonly stagesApart: (a: { readonly events: readonly string[]; readonly cusp: number }) => string;
  readonly stagesTimedApart: () => string;
  readonly fieldsChange: (a: { readonly change: 'BOTH' | 'GAINS' | 'LOSES'; readonly gaining: readonly string[]; readonly losing: readonly string[] }) => string;
  readonly fieldOfLife: (a: { readonly field: string }) => string;
  readonly otherPlace: () => string;
  readonly overall: (a: { readonly overall: 'LONG_STAY' | 'LONG_STAY_ONLY' | 'SETTLES' | 'SETTLES_WITH_PULL' | 'STAYS_HOME' | 'VISITS_ONLY' }) => string;
  readonly stageFrom: (a: { readonly from: string; readonly stage: '1' | '2' | '3' }) => string;
  readonly stageUntil: (a: { readonly until: string; readonly stage: '1' | '2' | '3' }) => string;
  readonly stepsRunning: (a: { readonly running: readonly string[] }) => string;
  readonly nextSteps: (a: { readonly starts: readonly string[] }) => string;
  readonly stagesWeighed: (a: { readonly leaving: 'DENIED' | 'PARTIAL' | 'PROMISED'; readonly living: 'DENIED' | 'PARTIAL' | 'PROMISED'; readonly settling: 'DENIED' | 'PARTIAL' | 'PROMISED' }) => string;
  readonly visaNamed: (a: { readonly type: 'any' | 'residence' | 'spouse' | 'student' | 'tourist' | 'work' }) => string;
  readonly fileFirst: (a: { readonly weaker: boolean; readonly runs: string }) => string;
  readonly decision: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  noJobDate: '3',
  onlyBestTimesOfJob: '3',
  nextWorkVisa: 'c',
  nextLeavingWithoutWork: 'c',
  nextCareer: 'c',
  stageCountedFrom: '1',
  nextBirthPromises: 'c',
  visaReadFromOwnHouses: '13',
  authorityHouses: '1',
  mercuryRetrograde: '1',
  placeChanges: '1',
  comparisonOnly: '4',
  stepsSayLess: '14',
  stepsSayMore: '14',
  nextVisa: 'c',
  nextJobWithoutSettling: 'c',
  papersAlone: '4',
  nextJobOfVisa: 'c',
  nextLastingHome: 'c',
  nextStudiesOfVisa: 'c',
  stagesApart: '17',
  stagesTimedApart: '1',
  fieldsChange: 'c',
} as const;

const translated = catalogue<Messages>('natal/foreign/foreign', () => say, marks, {
  'bn': () => import('./translations/foreign.messages.bn.ts'),
  'es': () => import('./translations/foreign.messages.es.ts'),
  'hi': () => import('./translations/foreign.messages.hi.ts'),
  'mr': () => import('./translations/foreign.messages.mr.ts'),
  'pt': () => import('./translations/foreign.messages.pt.ts'),
  'ta': () => import('./translations/foreign.messages.ta.ts'),
  'te': () => import('./translations/foreign.messages.te.ts'),
});

export const say: Messages = {
  noJobDate: () => translated()?.noJobDate?.() ?? `No date is given, because Foreign Job itself (cusp 10) is not promised.`,
  onlyBestTimesOfJob: () => translated()?.onlyBestTimesOfJob?.() ?? `The periods below are only the best times of Foreign Job, which cusp 10 alone promises.`,
  nextWorkVisa: () => translated()?.nextWorkVisa?.() ?? `It judges the work visa, the papers and when to file.`,
  nextLeavingWithoutWork: () => translated()?.nextLeavingWithoutWork?.() ?? `It judges leaving, living and settling abroad without work.`,
  nextCareer: () => translated()?.nextCareer?.() ?? `It shows what work the chart supports.`,
  noDateUnpromised: (a) => translated()?.noDateUnpromised?.(a) ?? `${named(a.event)} is not promised, so no date is given for it.`,
  stageCountedFrom: () => translated()?.stageCountedFrom?.() ?? `A stage after one without a period is counted from the last stage that has one, or else from as_of_date.`,
  periodsBeforeTheirTurn: (a) => translated()?.periodsBeforeTheirTurn?.(a) ?? `${numberInWords(a.tooEarly)} periods of stage ${numberInWords(a.stage)} begin before its turn, and the best ${numberInWords(a.listed)} are listed.`,
  laterStagesOnlyIfGone: (a) => translated()?.laterStagesOnlyIfGone?.(a) ?? `${named(a.event)} is not promised, so dates of a later stage hold only for a person who goes all the same.`,
  noPeriodInTurn: (a) => translated()?.noPeriodInTurn?.(a) ?? `No period of these years gives ${named(a.event)} in its turn.`,
  onlyWeakerInTurn: (a) => translated()?.onlyWeakerInTurn?.(a) ?? `No strong period of these years gives ${named(a.event)} in its turn, so the first weaker one stands for it.`,
  comparisonNote: () => translated()?.comparisonNote?.() ?? `Krishnamurti judges the chart of the birth place. A relocated chart is a comparison only, so it moves no promise, no date and no verdict of any other tool.`,
  nextBirthPromises: () => translated()?.nextBirthPromises?.() ?? `It gives the promises of the birth chart, which decide.`,
  filingPastSky: () => translated()?.filingPastSky?.() ?? `Filing periods after 2399 are left out, because the ephemeris ends there.`,
  visaReadFromOwnHouses: (a) => translated()?.visaReadFromOwnHouses?.(a) ?? `A visa of this kind is read from houses of its own. The promise of ${named(a.event)}, from ${housesNamed(a.houses)}, says otherwise.`,
  filingWithoutMercury: () => translated()?.filingWithoutMercury?.() ?? `Periods to file are the periods of a decision without the days on which Mercury moves backward.`,
  authorityHouses: () => translated()?.authorityHouses?.() ?? `The authority is weighed on the houses of the papers, because no book gives it houses of its own.`,
  mercuryRetrograde: () => translated()?.mercuryRetrograde?.() ?? `Mercury is retrograde on this date, so check every paper twice and rather file after it turns direct.`,
  mercuryDirect: () => translated()?.mercuryDirect?.() ?? `Mercury is direct on this date.`,
  noFieldChanges: () => translated()?.noFieldChanges?.() ?? `No field of life gains or loses by it.`,
  placeChanges: (a) => translated()?.placeChanges?.(a) ?? `The chart for ${a.place} changes ${numberInWords(a.subLords)} of 12 cuspal sub lords and ${numberInWords(a.promises)} of 78 promises.`,
  comparisonOnly: () => translated()?.comparisonOnly?.() ?? `This is a comparison only, because the birth chart decides.`,
  toldByNameOnly: (a) => translated()?.toldByNameOnly?.(a) ?? `${a.unnamed === 1 ? `${numberInWords(a.unnamed)} of the changed promises is told only when asked about by name, but counts in the sums by topic.` : `${numberInWords(a.unnamed)} of the changed promises are told only when asked about by name, but count in the sums by topic.`}`,
  stepsSayLess: (a) => translated()?.stepsSayLess?.(a) ?? `Step by step, by several cusps, it ${a.said}. So expect obstacles on the way.`,
  stepsSayMore: (a) => translated()?.stepsSayMore?.(a) ?? `Step by step, by several cusps, it ${a.said}. But the promise decides, so do not count on it.`,
  steps: (a) => translated()?.steps?.(a) ?? `Step by step it ${a.said}.`,
  laterDatesOnlyIfGone: () => translated()?.laterDatesOnlyIfGone?.() ?? `Dates of a later stage hold only for a person who goes all the same.`,
  noStepHasPeriod: () => translated()?.noStepHasPeriod?.() ?? `No step has a period in its turn in these years.`,
  stepsBegin: (a) => translated()?.stepsBegin?.(a) ?? `Step by step the first ${a.starts.length === 1 ? `period begins` : `periods begin`} ${inWords(a.starts)}.`,
  nextVisa: () => translated()?.nextVisa?.() ?? `It judges the visa, the papers and when to file.`,
  nextJobWithoutSettling: () => translated()?.nextJobWithoutSettling?.() ?? `It judges a job abroad, which can come without settling.`,
  visaGrant: (a) => translated()?.visaGrant?.(a) ?? `The chart leans towards a grant of ${a.visa}.`,
  visaGrantWithQuery: (a) => translated()?.visaGrantWithQuery?.(a) ?? `The chart leans towards a grant of ${a.visa}, but with queries or extra papers.`,
  visaUncertain: (a) => translated()?.visaUncertain?.(a) ?? `The chart speaks for ${a.visa} and against it alike.`,
  visaRefusal: (a) => translated()?.visaRefusal?.(a) ?? `The chart does not promise ${a.visa}, so a risk of refusal is indicated.`,
  papersAlone: () => translated()?.papersAlone?.() ?? `This concerns the papers alone, because the chart does not promise Foreign Settlement.`,
  papersAreObstacle: () => translated()?.papersAreObstacle?.() ?? `The chart promises Foreign Settlement all the same, so the papers are the obstacle.`,
  nextJobOfVisa: () => translated()?.nextJobOfVisa?.() ?? `It judges the job abroad that the visa is for.`,
  nextLastingHome: () => translated()?.nextLastingHome?.() ?? `It judges a lasting home abroad.`,
  nextStudiesOfVisa: () => translated()?.nextStudiesOfVisa?.() ?? `It judges the studies that the visa is for.`,
  nextTravelMatters: () => translated()?.nextTravelMatters?.() ?? `With topic "foreign" it judges all matters of foreign travel.`,
  jobVerdict: (a) => translated()?.jobVerdict?.(a) ?? `${a.verdict === 'LIKELY' ? `A job abroad is likely.` : a.verdict === 'POSSIBLE' ? `A job abroad is possible.` : a.verdict === 'WORK_AT_HOME' ? `The chart shows work, but not abroad.` : a.verdict === 'TRAVEL_WITHOUT_JOB' ? `The chart shows a life abroad, but not a job there.` : `A job abroad is unlikely.`}`,
  stagesApart: (a) => translated()?.stagesApart?.(a) ?? `The stages weigh several cusps together. So they say otherwise than the promise of ${namesInWords(a.events)}, which cusp ${numberInWords(a.cusp)} alone decides.`,
  stagesTimedApart: () => translated()?.stagesTimedApart?.() ?? `Each stage is timed on its own houses and after the stage before it, so its periods can differ from those of one event.`,
  fieldsChange: (a) => translated()?.fieldsChange?.(a) ?? `${a.change === 'BOTH' ? `It gains most in ${inWords(a.gaining)} and loses most in ${inWords(a.losing)}.` : a.change === 'GAINS' ? `It gains most in ${inWords(a.gaining)}.` : `It loses most in ${inWords(a.losing)}.`}`,
  fieldOfLife: (a) => translated()?.fieldOfLife?.(a) ?? `${a.field === 'foreign' ? `foreign matters` : a.field === 'legal' ? `legal matters` : a.field === 'spiritual' ? `spiritual life` : a.field === 'marriage' ? `marriage` : a.field === 'children' ? `children` : a.field === 'career' ? `career` : a.field === 'money' ? `money` : a.field === 'property' ? `property` : a.field === 'education' ? `education` : a.field === 'health' ? `health` : `other matters`}`,
  otherPlace: () => translated()?.otherPlace?.() ?? `the other place`,
  overall: (a) => translated()?.overall?.(a) ?? `${a.overall === 'SETTLES' ? `shows a lasting home abroad` : a.overall === 'SETTLES_WITH_PULL' ? `shows a lasting home abroad, but with a pull to return` : a.overall === 'LONG_STAY_ONLY' ? `shows a long stay abroad, but no lasting home there` : a.overall === 'LONG_STAY' ? `shows a long stay abroad, but a lasting home there only in part` : a.overall === 'VISITS_ONLY' ? `shows visits abroad, but not a life there` : `does not show leaving home`}`,
  stageFrom: (a) => translated()?.stageFrom?.(a) ?? `on ${dayInWords(a.from)} for ${a.stage === '1' ? `leaving` : a.stage === '2' ? `living abroad` : `settling`}`,
  stageUntil: (a) => translated()?.stageUntil?.(a) ?? `until ${dayInWords(a.until)} for ${a.stage === '1' ? `leaving` : a.stage === '2' ? `living abroad` : `settling`}`,
  stepsRunning: (a) => translated()?.stepsRunning?.(a) ?? `Step by step the first ${a.running.length === 1 ? `period is` : `periods are`} already running, ${inWords(a.running)}.`,
  nextSteps: (a) => translated()?.nextSteps?.(a) ?? `The next ${a.starts.length === 1 ? `begins` : `begin`} ${inWords(a.starts)}.`,
  stagesWeighed: (a) => translated()?.stagesWeighed?.(a) ?? `Leaving is ${a.leaving === 'PROMISED' ? `promised` : a.leaving === 'PARTIAL' ? `promised in part` : `not promised`}, living abroad is ${a.living === 'PROMISED' ? `promised` : a.living === 'PARTIAL' ? `promised in part` : `not promised`} and settling there is ${a.settling === 'PROMISED' ? `promised` : a.settling === 'PARTIAL' ? `promised in part` : `not promised`}.`,
  visaNamed: (a) => translated()?.visaNamed?.(a) ?? `${a.type === 'tourist' ? `a tourist visa` : a.type === 'student' ? `a student visa` : a.type === 'work' ? `a work visa` : a.type === 'spouse' ? `a spouse's visa` : a.type === 'residence' ? `a residence visa` : `a visa`}`,
  fileFirst: (a) => translated()?.fileFirst?.(a) ?? `${a.weaker ? `The first weaker period to file, with Mercury moving forward, ${a.runs}.` : `The first period to file, with Mercury moving forward, ${a.runs}.`}`,
  decision: () => translated()?.decision?.() ?? `a decision`,
};
