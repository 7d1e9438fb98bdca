// Written by npm run generate from report.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, durationInWords, instantInWords, named, numberInWords, planetInWords, timeInWords } from '@cuspal/speech';

type Messages = {
  readonly titleHoroscope: () => string;
  readonly titleMarriage: () => string;
  readonly titleCareer: () => string;
  readonly titleYear: () => string;
  readonly titleMatch: () => string;
  readonly titleHorary: () => string;
  readonly titleElection: () => string;
  readonly titleBirthTime: () => string;
  readonly titleFor: (a: { readonly title: string; readonly name: string }) => string;
  readonly titleForTwo: (a: { readonly title: string; readonly name: string; readonly other: string }) => string;
  readonly contents: () => string;
  readonly page: () => string;
  readonly birth: () => string;
  readonly birthOf: (a: { readonly name: string }) => string;
  readonly secondPerson: () => string;
  readonly place: () => string;
  readonly position: () => string;
  readonly timeUnknown: (a: { readonly date: string }) => string;
  readonly utcOffset: (a: { readonly at: string; readonly sign: string; readonly hours: string }) => string;
  readonly at: (a: { readonly at: string }) => string;
  readonly asked: () => string;
  readonly number: () => string;
  readonly toTell: () => string;
  readonly toTellLead: () => string;
  readonly questionOfEvent: (a: { readonly event: string }) => string;
  readonly questionFallback: () => string;
  readonly baseRate: () => string;
  readonly baseRateOf: (a: { readonly rate: number }) => string;
  readonly firstTime: () => string;
  readonly bestTime: () => string;
  readonly surety: () => string;
  readonly period: (a: { readonly from: string; readonly to: string }) => string;
  readonly speaksFor: () => string;
  readonly speaksAgainst: () => string;
  readonly cautions: () => string;
  readonly otherSystems: () => string;
  readonly chartTitle: () => string;
  readonly chartTitleOf: (a: { readonly name: string }) => string;
  readonly chartLead: () => string;
  readonly navamsaTitle: () => string;
  readonly navamsaLead: () => string;
  readonly planets: () => string;
  readonly planet: () => string;
  readonly sign: () => string;
  readonly degrees: () => string;
  readonly star: () => string;
  readonly starLord: () => string;
  readonly subLord: () => string;
  readonly subSubLord: () => string;
  readonly signLord: () => string;
  readonly house: () => string;
  readonly cusps: () => string;
  readonly cusp: () => string;
  readonly occupants: () => string;
  readonly retrograde: (a: { readonly planet: string }) => string;
  readonly starPada: (a: { readonly star: string; readonly pada: number }) => string;
  readonly panchanga: () => string;
  readonly weekday: () => string;
  readonly tithi: () => string;
  readonly nakshatra: () => string;
  readonly yoga: () => string;
  readonly karana: () => string;
  readonly sunrise: () => string;
  readonly sunset: () => string;
  readonly none: () => string;
  readonly significators: () => string;
  readonly significatorsLead: () => string;
  readonly significations: () => string;
  readonly significationsLead: () => string;
  readonly level: (a: { readonly number: number }) => string;
  readonly nadi: () => string;
  readonly nadiLead: () => string;
  readonly nadiCell: (a: { readonly planet: PlanetName; readonly houses: string }) => string;
  readonly ownHouses: () => string;
  readonly dashaTitle: () => string;
  readonly dashaBalance: (a: { readonly lord: PlanetName; readonly years: number; readonly months: number; readonly days: number }) => string;
  readonly dashaRunning: (a: { readonly md: PlanetName; readonly ad: PlanetName; readonly pd: PlanetName }) => string;
  readonly mahadashas: () => string;
  readonly antardashas: () => string;
  readonly pratyantardashasOf: (a: { readonly lord: PlanetName }) => string;
  readonly lord: () => string;
  readonly lords: () => string;
  readonly from: () => string;
  readonly to: () => string;
  readonly promises: () => string;
  readonly promisesLead: () => string;
  readonly matter: () => string;
  readonly verdict: () => string;
  readonly baseRateShort: () => string;
  readonly timeMayChange: () => string;
  readonly band: (a: { readonly band: string; readonly word: string }) => string;
  readonly holdsFor: (a: { readonly before: number; readonly after: number }) => string;
  readonly windows: () => string;
  readonly windowsLead: () => string;
  readonly windowClass: () => string;
  readonly birthTimeTitle: () => string;
  readonly birthTimeOk: () => string;
  readonly birthTimeRows: () => string;
  readonly changes: (a: { readonly shift: number; readonly side: 'earlier' | 'later' }) => string;
  readonly cuspNumber: (a: { readonly number: number }) => string;
  readonly becomes: () => string;
  readonly atBirthTime: () => string;
  readonly with: () => string;
  readonly rectified: () => string;
  readonly rectifiedSpan: (a: { readonly from: string; readonly to: string }) => string;
  readonly confidence: (a: { readonly word: string }) => string;
  readonly auditTitle: () => string;
  readonly coming: () => string;
  readonly months: () => string;
  readonly month: () => string;
  readonly tone: () => string;
  readonly themes: () => string;
  readonly openings: () => string;
  readonly yearChart: () => string;
  readonly kpMatch: () => string;
  readonly kpMatchTotal: (a: { readonly total: number; readonly most: number }) => string;
  readonly kootas: () => string;
  readonly factor: () => string;
  readonly points: () => string;
  readonly marriageTimes: () => string;
  readonly horaryChart: () => string;
  readonly electionTitle: () => string;
  readonly moment: () => string;
  readonly lasts: () => string;
  readonly layers: () => string;
  readonly whyMoment: () => string;
  readonly planetsOfDay: () => string;
  readonly planetsOfDayLead: () => string;
  readonly since: () => string;
  readonly dashaOfDay: (a: { readonly at: string; readonly lord: PlanetName; readonly years: number; readonly months: number }) => string;
  readonly missingTitle: () => string;
  readonly missingPart: (a: { readonly part: string; readonly reason: string }) => string;
  readonly lackTime: () => string;
  readonly lackPerson2: () => string;
  readonly lackNumber: () => string;
  readonly lackEvent: () => string;
  readonly lackKnownEvents: () => string;
  readonly lackHouses: () => string;
  readonly lackAdult: () => string;
  readonly partAnswer: () => string;
  readonly partMarriage: () => string;
  readonly partCareer: () => string;
  readonly partYear: () => string;
  readonly partMatch: () => string;
  readonly partHorary: () => string;
  readonly partElection: () => string;
  readonly partRectification: () => string;
  readonly howTitle: () => string;
  readonly howLead: (a: { readonly release: string; readonly at: string }) => string;
  readonly rules: () => string;
  readonly sources: () => string;
  readonly sourceOf: (a: { readonly author: string; readonly work: string }) => string;
  readonly notes: () => string;
  readonly code: () => string;
  readonly codeHow: () => string;
  readonly linkTitle: (a: { readonly title: string }) => string;
  readonly linkSays: (a: { readonly units: number; readonly until: string }) => string;
  readonly noLink: (a: { readonly kind: string }) => string;
  readonly pleaseRead: () => string;
  readonly tendency: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  toTellLead: 'c0',
  chartLead: '1',
  navamsaTitle: '1',
  navamsaLead: '01',
  starLord: '1',
  subLord: '1',
  subSubLord: '1',
  signLord: '1',
  cusps: '1',
  cusp: '1',
  retrograde: '1',
  tithi: '1',
  significators: '1',
  significatorsLead: '10',
  significations: '1',
  significationsLead: '1',
  level: '3',
  nadiLead: '11',
  dashaTitle: '1',
  dashaRunning: '1',
  mahadashas: '1',
  antardashas: '1',
  pratyantardashasOf: '1',
  lord: '1',
  lords: '1',
  promisesLead: '18',
  windowsLead: '11',
  birthTimeOk: '1',
  cuspNumber: '3',
  kpMatch: '1',
  lackTime: '10',
  lackKnownEvents: '01',
  lackHouses: '50',
  lackAdult: 'c',
  howLead: '10',
  tendency: '4c',
} as const;

const translated = catalogue<Messages>('report/report', () => say, marks, {
  'bn': () => import('./translations/report.messages.bn.ts'),
  'es': () => import('./translations/report.messages.es.ts'),
  'hi': () => import('./translations/report.messages.hi.ts'),
  'mr': () => import('./translations/report.messages.mr.ts'),
  'pt': () => import('./translations/report.messages.pt.ts'),
  'ta': () => import('./translations/report.messages.ta.ts'),
  'te': () => import('./translations/report.messages.te.ts'),
});

export const say: Messages = {
  titleHoroscope: () => translated()?.titleHoroscope?.() ?? `Horoscope`,
  titleMarriage: () => translated()?.titleMarriage?.() ?? `Report on marriage`,
  titleCareer: () => translated()?.titleCareer?.() ?? `Report on work and career`,
  titleYear: () => translated()?.titleYear?.() ?? `Report on the year`,
  titleMatch: () => translated()?.titleMatch?.() ?? `Report on a match`,
  titleHorary: () => translated()?.titleHorary?.() ?? `Report on a question by number`,
  titleElection: () => translated()?.titleElection?.() ?? `Report on a chosen time`,
  titleBirthTime: () => translated()?.titleBirthTime?.() ?? `Report on the birth time`,
  titleFor: (a) => translated()?.titleFor?.(a) ?? `${a.title} for ${a.name}`,
  titleForTwo: (a) => translated()?.titleForTwo?.(a) ?? `${a.title} for ${a.name} and ${a.other}`,
  contents: () => translated()?.contents?.() ?? `Contents`,
  page: () => translated()?.page?.() ?? `Page`,
  birth: () => translated()?.birth?.() ?? `Birth`,
  birthOf: (a) => translated()?.birthOf?.(a) ?? `Birth of ${a.name}`,
  secondPerson: () => translated()?.secondPerson?.() ?? `the second person`,
  place: () => translated()?.place?.() ?? `Place`,
  position: () => translated()?.position?.() ?? `Position`,
  timeUnknown: (a) => translated()?.timeUnknown?.(a) ?? `${dayInWords(a.date)}, at an unknown time`,
  utcOffset: (a) => translated()?.utcOffset?.(a) ?? `${a.at} (UTC${a.sign}${a.hours})`,
  at: (a) => translated()?.at?.(a) ?? `${instantInWords(a.at)}`,
  asked: () => translated()?.asked?.() ?? `Asked`,
  number: () => translated()?.number?.() ?? `Number`,
  toTell: () => translated()?.toTell?.() ?? `What can be told`,
  toTellLead: () => translated()?.toTellLead?.() ?? `These are the answers in plain words. How they were found is told after them.`,
  questionOfEvent: (a) => translated()?.questionOfEvent?.(a) ?? `${named(a.event)}`,
  questionFallback: () => translated()?.questionFallback?.() ?? `Your question`,
  baseRate: () => translated()?.baseRate?.() ?? `In other charts`,
  baseRateOf: (a) => translated()?.baseRateOf?.(a) ?? `${numberInWords(a.rate)} of 100 random charts say the same`,
  firstTime: () => translated()?.firstTime?.() ?? `First good period`,
  bestTime: () => translated()?.bestTime?.() ?? `Strongest period`,
  surety: () => translated()?.surety?.() ?? `Birth time`,
  period: (a) => translated()?.period?.(a) ?? `${dayInWords(a.from)} to ${dayInWords(a.to)}`,
  speaksFor: () => translated()?.speaksFor?.() ?? `What speaks for it`,
  speaksAgainst: () => translated()?.speaksAgainst?.() ?? `What speaks against it`,
  cautions: () => translated()?.cautions?.() ?? `What to bear in mind`,
  otherSystems: () => translated()?.otherSystems?.() ?? `What other systems say`,
  chartTitle: () => translated()?.chartTitle?.() ?? `The birth chart`,
  chartTitleOf: (a) => translated()?.chartTitleOf?.(a) ?? `The birth chart of ${a.name}`,
  chartLead: () => translated()?.chartLead?.() ?? `The planets and the twelve cusps (Placidus) in the sidereal zodiac, as Krishnamurti reads them.`,
  navamsaTitle: () => translated()?.navamsaTitle?.() ?? `The navamsa`,
  navamsaLead: () => translated()?.navamsaLead?.() ?? `The ninth part of each sign. KP takes no verdict from it, and many readers like to see it.`,
  planets: () => translated()?.planets?.() ?? `Planets`,
  planet: () => translated()?.planet?.() ?? `Planet`,
  sign: () => translated()?.sign?.() ?? `Sign`,
  degrees: () => translated()?.degrees?.() ?? `Degrees`,
  star: () => translated()?.star?.() ?? `Star`,
  starLord: () => translated()?.starLord?.() ?? `Star lord`,
  subLord: () => translated()?.subLord?.() ?? `Sub lord`,
  subSubLord: () => translated()?.subSubLord?.() ?? `Sub-sub lord`,
  signLord: () => translated()?.signLord?.() ?? `Sign lord`,
  house: () => translated()?.house?.() ?? `House`,
  cusps: () => translated()?.cusps?.() ?? `Cusps of the houses`,
  cusp: () => translated()?.cusp?.() ?? `Cusp`,
  occupants: () => translated()?.occupants?.() ?? `Planets in it`,
  retrograde: (a) => translated()?.retrograde?.(a) ?? `${a.planet} (retrograde)`,
  starPada: (a) => translated()?.starPada?.(a) ?? `${named(a.star)} ${numberInWords(a.pada)}`,
  panchanga: () => translated()?.panchanga?.() ?? `The almanac of the birth`,
  weekday: () => translated()?.weekday?.() ?? `Weekday`,
  tithi: () => translated()?.tithi?.() ?? `Tithi`,
  nakshatra: () => translated()?.nakshatra?.() ?? `Star of the Moon`,
  yoga: () => translated()?.yoga?.() ?? `Yoga`,
  karana: () => translated()?.karana?.() ?? `Karana`,
  sunrise: () => translated()?.sunrise?.() ?? `Sunrise`,
  sunset: () => translated()?.sunset?.() ?? `Sunset`,
  none: () => translated()?.none?.() ?? `–`,
  significators: () => translated()?.significators?.() ?? `Significators, fourfold`,
  significatorsLead: () => translated()?.significatorsLead?.() ?? `For each house: A are planets in the star of an occupant, B the occupants, C planets in the star of the owner, D the owner. A is the strongest.`,
  significations: () => translated()?.significations?.() ?? `What each planet signifies`,
  significationsLead: () => translated()?.significationsLead?.() ?? `For each planet the houses on four levels: by its star lord’s place, by its own place, by what its star lord owns, and by what it owns.`,
  level: (a) => translated()?.level?.(a) ?? `Level ${numberInWords(a.number)}`,
  nadi: () => translated()?.nadi?.() ?? `Nadi table`,
  nadiLead: () => translated()?.nadiLead?.() ?? `For each planet the houses of the planet itself, of its star lord and of its sub lord, by place and ownership. The star lord gives the matter and the sub lord decides.`,
  nadiCell: (a) => translated()?.nadiCell?.(a) ?? `${named(a.planet)}: ${a.houses}`,
  ownHouses: () => translated()?.ownHouses?.() ?? `Itself`,
  dashaTitle: () => translated()?.dashaTitle?.() ?? `Periods (Vimshottari dasha)`,
  dashaBalance: (a) => translated()?.dashaBalance?.(a) ?? `At birth ${planetInWords(a.lord)} still ruled for ${numberInWords(a.years)} ${a.years === 1 ? `year` : `years`}, ${numberInWords(a.months)} ${a.months === 1 ? `month` : `months`} and ${numberInWords(a.days)} ${a.days === 1 ? `day` : `days`}.`,
  dashaRunning: (a) => translated()?.dashaRunning?.(a) ?? `On the day of this report the mahadasha of ${planetInWords(a.md)} runs, in it the antardasha of ${planetInWords(a.ad)} and the pratyantardasha of ${planetInWords(a.pd)}.`,
  mahadashas: () => translated()?.mahadashas?.() ?? `Mahadashas`,
  antardashas: () => translated()?.antardashas?.() ?? `Antardashas, in a table for each mahadasha`,
  pratyantardashasOf: (a) => translated()?.pratyantardashasOf?.(a) ?? `Pratyantardashas in the mahadasha of ${planetInWords(a.lord)}, in a table for each antardasha`,
  lord: () => translated()?.lord?.() ?? `Lord`,
  lords: () => translated()?.lords?.() ?? `Lords`,
  from: () => translated()?.from?.() ?? `From`,
  to: () => translated()?.to?.() ?? `To`,
  promises: () => translated()?.promises?.() ?? `What the chart promises`,
  promisesLead: () => translated()?.promisesLead?.() ?? `For each matter: what the sub lord of its cusp says, how many of 100 random charts say the same, and how far the birth time may be off before that changes. Where nearly all charts say the same it tells little.`,
  matter: () => translated()?.matter?.() ?? `Matter`,
  verdict: () => translated()?.verdict?.() ?? `Promise`,
  baseRateShort: () => translated()?.baseRateShort?.() ?? `Of 100 charts`,
  timeMayChange: () => translated()?.timeMayChange?.() ?? `Holds for`,
  band: (a) => translated()?.band?.(a) ?? `${a.band === 'PROMISED' ? `promised` : a.band === 'CONDITIONAL' ? `on conditions` : a.band === 'WEAK' ? `weakly` : a.band === 'DENIED' ? `not promised` : `${a.word}`}`,
  holdsFor: (a) => translated()?.holdsFor?.(a) ?? `${durationInWords(a.before)} earlier to ${durationInWords(a.after)} later`,
  windows: () => translated()?.windows?.() ?? `Periods that offer it`,
  windowsLead: () => translated()?.windowsLead?.() ?? `Dasha periods, the best first. FULL means that all lords of the period favour it, PARTIAL some of them, WEAK few.`,
  windowClass: () => translated()?.windowClass?.() ?? `Class`,
  birthTimeTitle: () => translated()?.birthTimeTitle?.() ?? `What the birth time is worth`,
  birthTimeOk: () => translated()?.birthTimeOk?.() ?? `No cusp and no planet stands so near a border that a small error of the birth time changes this report.`,
  birthTimeRows: () => translated()?.birthTimeRows?.() ?? `What a small error would change`,
  changes: (a) => translated()?.changes?.(a) ?? `${durationInWords(a.shift)} ${a.side === 'earlier' ? `earlier` : `later`}`,
  cuspNumber: (a) => translated()?.cuspNumber?.(a) ?? `Cusp ${numberInWords(a.number)}`,
  becomes: () => translated()?.becomes?.() ?? `Becomes`,
  atBirthTime: () => translated()?.atBirthTime?.() ?? `Now`,
  with: () => translated()?.with?.() ?? `With a birth`,
  rectified: () => translated()?.rectified?.() ?? `The birth time that the events fit`,
  rectifiedSpan: (a) => translated()?.rectifiedSpan?.(a) ?? `The time lies between ${instantInWords(a.from)} and ${instantInWords(a.to)}.`,
  confidence: (a) => translated()?.confidence?.(a) ?? `How sure that is: ${a.word}.`,
  auditTitle: () => translated()?.auditTitle?.() ?? `How far verdicts can be trusted`,
  coming: () => translated()?.coming?.() ?? `What is coming`,
  months: () => translated()?.months?.() ?? `The months`,
  month: () => translated()?.month?.() ?? `Month`,
  tone: () => translated()?.tone?.() ?? `Tone`,
  themes: () => translated()?.themes?.() ?? `Themes`,
  openings: () => translated()?.openings?.() ?? `Matters that the periods open`,
  yearChart: () => translated()?.yearChart?.() ?? `The chart of the year`,
  kpMatch: () => translated()?.kpMatch?.() ?? `The match by KP`,
  kpMatchTotal: (a) => translated()?.kpMatchTotal?.(a) ?? `${numberInWords(a.total)} of ${numberInWords(a.most)} points.`,
  kootas: () => translated()?.kootas?.() ?? `The eight kootas`,
  factor: () => translated()?.factor?.() ?? `Factor`,
  points: () => translated()?.points?.() ?? `Points`,
  marriageTimes: () => translated()?.marriageTimes?.() ?? `Periods that offer marriage to both`,
  horaryChart: () => translated()?.horaryChart?.() ?? `The chart of the number`,
  electionTitle: () => translated()?.electionTitle?.() ?? `The moments that were found`,
  moment: () => translated()?.moment?.() ?? `Moment`,
  lasts: () => translated()?.lasts?.() ?? `Usable from and to`,
  layers: () => translated()?.layers?.() ?? `Tests met`,
  whyMoment: () => translated()?.whyMoment?.() ?? `Why the first one`,
  planetsOfDay: () => translated()?.planetsOfDay?.() ?? `The planets on the day of birth`,
  planetsOfDayLead: () => translated()?.planetsOfDayLead?.() ?? `The time of birth is not known, so each planet is shown with all places that it had on that day.`,
  since: () => translated()?.since?.() ?? `Since`,
  dashaOfDay: (a) => translated()?.dashaOfDay?.(a) ?? `Born at ${timeInWords(a.at)}, the first period is that of ${planetInWords(a.lord)}, for ${numberInWords(a.years)} ${a.years === 1 ? `year` : `years`} and ${numberInWords(a.months)} ${a.months === 1 ? `month` : `months`}.`,
  missingTitle: () => translated()?.missingTitle?.() ?? `What is not in this report`,
  missingPart: (a) => translated()?.missingPart?.(a) ?? `${a.part}: ${a.reason}`,
  lackTime: () => translated()?.lackTime?.() ?? `The birth time is not known, and houses change every few minutes. A time that is found from dated events would bring it.`,
  lackPerson2: () => translated()?.lackPerson2?.() ?? `No second person was sent. Send person2 with the birth of the other one.`,
  lackNumber: () => translated()?.lackNumber?.() ?? `No number was sent. Send one from 1 to 249 that the asker names.`,
  lackEvent: () => translated()?.lackEvent?.() ?? `No event was named. Send event with what the time is chosen for.`,
  lackKnownEvents: () => translated()?.lackKnownEvents?.() ?? `No dated events were sent. Send known_events, five or more help.`,
  lackHouses: () => translated()?.lackHouses?.() ?? `So near the pole there are no houses by Placidus, because not every degree of the zodiac rises each day. What needs no house is in this report.`,
  lackAdult: () => translated()?.lackAdult?.() ?? `It is read for adults.`,
  partAnswer: () => translated()?.partAnswer?.() ?? `An answer`,
  partMarriage: () => translated()?.partMarriage?.() ?? `The reading of marriage`,
  partCareer: () => translated()?.partCareer?.() ?? `The reading of the career`,
  partYear: () => translated()?.partYear?.() ?? `The reading of the year`,
  partMatch: () => translated()?.partMatch?.() ?? `The match`,
  partHorary: () => translated()?.partHorary?.() ?? `The chart of the number`,
  partElection: () => translated()?.partElection?.() ?? `The choice of a time`,
  partRectification: () => translated()?.partRectification?.() ?? `The search of the birth time`,
  howTitle: () => translated()?.howTitle?.() ?? `How this was made`,
  howLead: (a) => translated()?.howLead?.(a) ?? `Cuspal ${a.release} computed this report from the birth above for ${instantInWords(a.at)} UTC, with the Swiss Ephemeris and by the rules below. Nothing of it was written by a person or a language model.`,
  rules: () => translated()?.rules?.() ?? `Rules`,
  sources: () => translated()?.sources?.() ?? `Sources`,
  sourceOf: (a) => translated()?.sourceOf?.(a) ?? `${a.author}: ${a.work}`,
  notes: () => translated()?.notes?.() ?? `Notes`,
  code: () => translated()?.code?.() ?? `Code`,
  codeHow: () => translated()?.codeHow?.() ?? `The server that made this report can tell whether the code belongs to the input: send both to POST /v1/reports/verify.`,
  linkTitle: (a) => translated()?.linkTitle?.(a) ?? `${a.title} to print`,
  linkSays: (a) => translated()?.linkSays?.(a) ?? `A report to print. Reading it takes up to ${numberInWords(a.units)} ${a.units === 1 ? `call` : `calls`} from the allowance, and it can be read until ${instantInWords(a.until)} UTC.`,
  noLink: (a) => translated()?.noLink?.(a) ?? `No link to a report could be made for this. POST /v1/reports/${a.kind} makes one.`,
  pleaseRead: () => translated()?.pleaseRead?.() ?? `Please read`,
  tendency: () => translated()?.tendency?.() ?? `This is a traditional astrological reading. It tells of tendencies, not of facts, and judges nobody.`,
};
