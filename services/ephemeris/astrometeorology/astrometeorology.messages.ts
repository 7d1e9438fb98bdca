// Written by npm run generate from astrometeorology.messages.json: change that file.
import { catalogue, dayInWords, digitsInWords, inWords, instantInWords, named, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly signal: (a: { readonly signal: 'CALM' | 'COLDER' | 'DRIER' | 'WARMER' | 'WETTER' | 'WINDY' }) => string;
  readonly channel: (a: { readonly channel: 'RAIN' | 'WARMTH' | 'WIND' }) => string;
  readonly signals: (a: { readonly strong: readonly string[]; readonly normal: readonly string[] }) => string;
  readonly seasonTheme: (a: { readonly signals: string; readonly nadi: 'CLOUD_NO_RAIN' | 'DRY' | 'HEAVY' | 'LIGHT' | 'RAIN' }) => string;
  readonly weatherOn: (a: { readonly at: string; readonly signals: string }) => string;
  readonly nadisAndCusp: (a: { readonly nadi: 'CLOUD_NO_RAIN' | 'DRY' | 'HEAVY' | 'LIGHT' | 'RAIN'; readonly cusp: 'COLD' | 'DRY' | 'HOT' | 'NONE' | 'WET' | 'WINDY' }) => string;
  readonly noForecast: () => string;
  readonly symbolicTradition: () => string;
  readonly sevenNadis: () => string;
  readonly wholeSigns: () => string;
  readonly methodsDiffer: () => string;
  readonly rainSignsOfIndia: () => string;
  readonly nextLunarMonths: () => string;
  readonly phaseOpens: (a: { readonly phase: 'FIRST_QUARTER' | 'FULL' | 'LAST_QUARTER' | 'NEW' }) => string;
  readonly moonEntersNadi: (a: { readonly nadi: 'Amrita' | 'Chanda' | 'Dahana' | 'Jala' | 'Neera' | 'Saumya' | 'Vata' }) => string;
  readonly ayanamsaMovesEntry: () => string;
  readonly calendarWeekday: () => string;
  readonly outsideIsFormal: () => string;
  readonly nextEveryMonth: () => string;
  readonly sunEntersArdra: (a: { readonly weekday: string; readonly at: string; readonly night: boolean; readonly rising: string }) => string;
  readonly entryStandsFor: (a: { readonly weekday: string; readonly at: string; readonly band: 'HIGH' | 'LOW' | 'NORMAL' | 'VERY_HIGH' | 'VERY_LOW'; readonly score: number }) => string;
  readonly firstRainDays: (a: { readonly from: string; readonly month: string }) => string;
  readonly noEarlyRain: (a: { readonly month: string }) => string;
  readonly saysLittleThere: (a: { readonly year: string }) => string;
  readonly seasonPastEnd: () => string;
  readonly nextMonthsInside: () => string;
  readonly wettestAndDriest: (a: { readonly year: string; readonly wettest: 'ARIES' | 'CANCER' | 'CAPRICORN' | 'LIBRA'; readonly driest: 'ARIES' | 'CANCER' | 'CAPRICORN' | 'LIBRA' }) => string;
  readonly warmestToWindiest: (a: { readonly warmest: 'ARIES' | 'CANCER' | 'CAPRICORN' | 'LIBRA'; readonly coldest: 'ARIES' | 'CANCER' | 'CAPRICORN' | 'LIBRA'; readonly windiest: 'ARIES' | 'CANCER' | 'CAPRICORN' | 'LIBRA' }) => string;
  readonly firstNewMoonTooEarly: () => string;
  readonly nothingToCompare: () => string;
  readonly wettestWindow: (a: { readonly count: number; readonly wettest: string; readonly driest: string }) => string;
  readonly nextMoment: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  nadisAndCusp: '1',
  noForecast: '4',
  symbolicTradition: '40',
  sevenNadis: '01',
  wholeSigns: '1',
  methodsDiffer: '1c',
  nextLunarMonths: 'c',
  ayanamsaMovesEntry: '5',
  calendarWeekday: '04',
  nextEveryMonth: 'c',
  nextMonthsInside: 'c',
  firstNewMoonTooEarly: '04',
  nextMoment: 'c',
} as const;

const translated = catalogue<Messages>('ephemeris/astrometeorology/astrometeorology', () => say, marks, {
  'bn': () => import('./translations/astrometeorology.messages.bn.ts'),
  'es': () => import('./translations/astrometeorology.messages.es.ts'),
  'hi': () => import('./translations/astrometeorology.messages.hi.ts'),
  'mr': () => import('./translations/astrometeorology.messages.mr.ts'),
  'pt': () => import('./translations/astrometeorology.messages.pt.ts'),
  'ta': () => import('./translations/astrometeorology.messages.ta.ts'),
  'te': () => import('./translations/astrometeorology.messages.te.ts'),
});

export const say: Messages = {
  signal: (a) => translated()?.signal?.(a) ?? `${a.signal === 'COLDER' ? `colder` : a.signal === 'WARMER' ? `warmer` : a.signal === 'DRIER' ? `drier` : a.signal === 'WETTER' ? `wetter` : a.signal === 'CALM' ? `calm` : `windy`}`,
  channel: (a) => translated()?.channel?.(a) ?? `${a.channel === 'WARMTH' ? `warmth` : a.channel === 'RAIN' ? `rain` : `wind`}`,
  signals: (a) => translated()?.signals?.(a) ?? `${a.strong.length === 0 ? `normal in ${inWords(a.normal)}` : `${a.normal.length === 0 ? `${inWords(a.strong)}` : `${inWords(a.strong)}, and normal in ${inWords(a.normal)}`}`}`,
  seasonTheme: (a) => translated()?.seasonTheme?.(a) ?? `The season is ${a.signals}, while its nadis show ${a.nadi === 'HEAVY' ? `heavy rain` : a.nadi === 'RAIN' ? `rain` : a.nadi === 'LIGHT' ? `a little rain` : a.nadi === 'CLOUD_NO_RAIN' ? `cloud without rain` : `dry weather`}.`,
  weatherOn: (a) => translated()?.weatherOn?.(a) ?? `By tradition the weather on ${instantInWords(a.at)} is ${a.signals}.`,
  nadisAndCusp: (a) => translated()?.nadisAndCusp?.(a) ?? `The nadis show ${a.nadi === 'HEAVY' ? `heavy rain` : a.nadi === 'RAIN' ? `rain` : a.nadi === 'LIGHT' ? `a little rain` : a.nadi === 'CLOUD_NO_RAIN' ? `cloud without rain` : `dry weather`}, and ${a.cusp === 'WET' ? `the fourth cusp points to rain` : a.cusp === 'DRY' ? `the fourth cusp points to dryness` : a.cusp === 'HOT' ? `the fourth cusp points to heat` : a.cusp === 'COLD' ? `the fourth cusp points to cold` : a.cusp === 'WINDY' ? `the fourth cusp points to wind` : `no fourth cusp is read there`}.`,
  noForecast: () => translated()?.noForecast?.() ?? `This is a symbolic reading and no weather forecast.`,
  symbolicTradition: () => translated()?.symbolicTradition?.() ?? `This is a symbolic tradition, not a meteorological forecast. For safety, travel and farming use the weather service.`,
  sevenNadis: () => translated()?.sevenNadis?.() ?? `The seven nadis are those of Narapatijayacharya in 28 stars. Some texts change the lords of two, but no score.`,
  wholeSigns: () => translated()?.wholeSigns?.() ?? `Placidus houses do not exist at this latitude, so the channels are weighed in whole-sign houses.`,
  methodsDiffer: () => translated()?.methodsDiffer?.() ?? `The scores, the nadis and the fourth cusp are three separate methods. They can differ.`,
  rainSignsOfIndia: () => translated()?.rainSignsOfIndia?.() ?? `The rain signs belong to the rainy season of India. For other places and months they mean little.`,
  nextLunarMonths: () => translated()?.nextLunarMonths?.() ?? `It compares the lunar months of a span of dates at the place.`,
  phaseOpens: (a) => translated()?.phaseOpens?.(a) ?? `${a.phase === 'NEW' ? `The new Moon` : a.phase === 'FIRST_QUARTER' ? `The first quarter Moon` : a.phase === 'FULL' ? `The full Moon` : `The last quarter Moon`} opens the next governing chart.`,
  moonEntersNadi: (a) => translated()?.moonEntersNadi?.(a) ?? `The Moon enters ${named(a.nadi)}, the nadi ${a.nadi === 'Chanda' ? `of fierce wind and heat` : a.nadi === 'Vata' ? `of wind` : a.nadi === 'Dahana' ? `of heat` : a.nadi === 'Saumya' ? `of ordinary weather` : a.nadi === 'Neera' ? `of cloud and some rain` : a.nadi === 'Jala' ? `of rain` : `of most rain`}.`,
  ayanamsaMovesEntry: () => translated()?.ayanamsaMovesEntry?.() ?? `Another ayanamsa can move the entry by hours.`,
  calendarWeekday: () => translated()?.calendarWeekday?.() ?? `The Sun does not both rise and set there on that day. So the weekday is that of the calendar.`,
  outsideIsFormal: () => translated()?.outsideIsFormal?.() ?? `The place lies outside the lands of the monsoon, so the reading is formal only.`,
  nextEveryMonth: () => translated()?.nextEveryMonth?.() ?? `It reads every lunar month of a span of dates in full.`,
  sunEntersArdra: (a) => translated()?.sunEntersArdra?.(a) ?? `The Sun enters Ardra on ${named(a.weekday)}, ${instantInWords(a.at)}, ${a.night ? `at night` : `by day`}, while ${named(a.rising)} rises.`,
  entryStandsFor: (a) => translated()?.entryStandsFor?.(a) ?? `By tradition the entry of the Sun into Ardra on ${named(a.weekday)}, ${dayInWords(a.at)}, stands for ${a.band === 'VERY_LOW' ? `very little rain` : a.band === 'LOW' ? `less rain than on average` : a.band === 'NORMAL' ? `average rain` : a.band === 'HIGH' ? `more rain than on average` : `very much rain`} with ${numberInWords(a.score)} of 100 points.`,
  firstRainDays: (a) => translated()?.firstRainDays?.(a) ?? `The first rain days are marked from ${dayInWords(a.from)}, and the strongest month begins on ${dayInWords(a.month)}.`,
  noEarlyRain: (a) => translated()?.noEarlyRain?.(a) ?? `No early rain days are marked, and the strongest month begins on ${dayInWords(a.month)}.`,
  saysLittleThere: (a) => translated()?.saysLittleThere?.(a) ?? `The place lies outside the monsoon lands, so this says little of ${digitsInWords(a.year)} there.`,
  seasonPastEnd: () => translated()?.seasonPastEnd?.() ?? `The end of the fourth season lies past 2399, where the ephemeris ends. Only its first new Moons are known.`,
  nextMonthsInside: () => translated()?.nextMonthsInside?.() ?? `It compares the lunar months inside a season.`,
  wettestAndDriest: (a) => translated()?.wettestAndDriest?.(a) ?? `By tradition the wettest season of ${digitsInWords(a.year)} begins in ${a.wettest === 'ARIES' ? `March` : a.wettest === 'CANCER' ? `June` : a.wettest === 'LIBRA' ? `September` : `December`} and the driest in ${a.driest === 'ARIES' ? `March` : a.driest === 'CANCER' ? `June` : a.driest === 'LIBRA' ? `September` : `December`}.`,
  warmestToWindiest: (a) => translated()?.warmestToWindiest?.(a) ?? `The warmest begins in ${a.warmest === 'ARIES' ? `March` : a.warmest === 'CANCER' ? `June` : a.warmest === 'LIBRA' ? `September` : `December`}, the coldest in ${a.coldest === 'ARIES' ? `March` : a.coldest === 'CANCER' ? `June` : a.coldest === 'LIBRA' ? `September` : `December`} and the windiest in ${a.windiest === 'ARIES' ? `March` : a.windiest === 'CANCER' ? `June` : a.windiest === 'LIBRA' ? `September` : `December`}.`,
  firstNewMoonTooEarly: () => translated()?.firstNewMoonTooEarly?.() ?? `The first new Moon lies before 1800, where the ephemeris begins. So the first window reads the start of the range.`,
  nothingToCompare: () => translated()?.nothingToCompare?.() ?? `The range lies within one lunar month, so there is nothing to compare.`,
  wettestWindow: (a) => translated()?.wettestWindow?.(a) ?? `By tradition the wettest of ${numberInWords(a.count)} lunar windows begins on ${dayInWords(a.wettest)} and the driest on ${dayInWords(a.driest)}.`,
  nextMoment: () => translated()?.nextMoment?.() ?? `It reads one moment inside a window.`,
};
