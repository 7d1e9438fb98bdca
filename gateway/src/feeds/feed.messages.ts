// Written by npm run generate from feed.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, inWords, instantInWords, named, numberInWords, planetFirst, planetInWords, timeInWords } from '@cuspal/speech';

type Messages = {
  readonly calendarOfBirth: () => string;
  readonly aboutCalendar: (a: { readonly from: string; readonly to: string }) => string;
  readonly cut: (a: { readonly shown: number; readonly found: number }) => string;
  readonly windowTitle: (a: { readonly event: string; readonly class: 'FULL' | 'PARTIAL' | 'WEAK' }) => string;
  readonly mahadashaTitle: (a: { readonly planet: PlanetName }) => string;
  readonly antardashaTitle: (a: { readonly ad: PlanetName; readonly md: PlanetName }) => string;
  readonly pratyantardashaTitle: (a: { readonly pd: PlanetName; readonly md: PlanetName; readonly ad: PlanetName }) => string;
  readonly mahadashaLasts: (a: { readonly planet: PlanetName; readonly until: string }) => string;
  readonly antardashaLasts: (a: { readonly planet: PlanetName; readonly until: string }) => string;
  readonly pratyantardashaLasts: (a: { readonly planet: PlanetName; readonly until: string }) => string;
  readonly tone: (a: { readonly tone: 'ADVERSE' | 'MIXED' | 'SUPPORTIVE' }) => string;
  readonly opensFor: (a: { readonly events: readonly string[] }) => string;
  readonly stationTitle: (a: { readonly planet: PlanetName; readonly direction: 'direct' | 'retrograde' }) => string;
  readonly slow: (a: { readonly from: string; readonly to: string }) => string;
  readonly touches: (a: { readonly points: readonly string[] }) => string;
  readonly touchesNothing: () => string;
  readonly returnTitle: (a: { readonly planet: PlanetName }) => string;
  readonly returnOfMore: (a: { readonly planet: PlanetName; readonly pass: number; readonly passes: number }) => string;
  readonly yearTitle: (a: { readonly year: number }) => string;
  readonly reviewTitle: (a: { readonly kind: 'CHECK' | 'CLEAR' }) => string;
  readonly reviewWhat: (a: { readonly kind: 'CHECK' | 'CLEAR' }) => string;
  readonly calendarOfPlace: () => string;
  readonly aboutPlace: (a: { readonly from: string; readonly to: string }) => string;
  readonly almanacTitle: (a: { readonly tithi: string; readonly star: string }) => string;
  readonly almanacWhat: (a: { readonly tithi: string; readonly tithiEnds: string; readonly star: string; readonly starEnds: string; readonly sunrise: string; readonly sunset: string; readonly month: string }) => string;
  readonly rule: (a: { readonly rule: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  calendarOfBirth: '1',
  aboutCalendar: '1c',
  cut: 'c0',
  mahadashaTitle: '1',
  antardashaTitle: '1',
  pratyantardashaTitle: '1',
  mahadashaLasts: '1',
  antardashaLasts: '1',
  pratyantardashaLasts: '1',
  opensFor: 'c',
  stationTitle: [['direction'],{'direct':'0','retrograde':'1'}],
  slow: 'c',
  touches: 'c',
  touchesNothing: 'c',
  almanacWhat: '010',
} as const;

const translated = catalogue<Messages>('gateway/feeds/feed', () => say, marks, {
  'bn': () => import('./translations/feed.messages.bn.ts'),
  'es': () => import('./translations/feed.messages.es.ts'),
  'hi': () => import('./translations/feed.messages.hi.ts'),
  'mr': () => import('./translations/feed.messages.mr.ts'),
  'pt': () => import('./translations/feed.messages.pt.ts'),
  'ta': () => import('./translations/feed.messages.ta.ts'),
  'te': () => import('./translations/feed.messages.te.ts'),
});

export const say: Messages = {
  calendarOfBirth: () => translated()?.calendarOfBirth?.() ?? `KP calendar`,
  aboutCalendar: (a) => translated()?.aboutCalendar?.(a) ?? `Times by KP astrology, from ${dayInWords(a.from)} to ${dayInWords(a.to)}. They are tendencies, and nothing need come of them.`,
  cut: (a) => translated()?.cut?.(a) ?? `These are the first ${numberInWords(a.shown)} of ${numberInWords(a.found)} entries. Choose a shorter span or fewer kinds to see all.`,
  windowTitle: (a) => translated()?.windowTitle?.(a) ?? `${named(a.event)}: ${a.class === 'FULL' ? `a likely time` : a.class === 'PARTIAL' ? `a possible time` : `a weak time`}`,
  mahadashaTitle: (a) => translated()?.mahadashaTitle?.(a) ?? `The mahadasha of ${planetInWords(a.planet)} begins`,
  antardashaTitle: (a) => translated()?.antardashaTitle?.(a) ?? `The antardasha of ${planetInWords(a.ad)} begins, in the mahadasha of ${planetInWords(a.md)}`,
  pratyantardashaTitle: (a) => translated()?.pratyantardashaTitle?.(a) ?? `The pratyantardasha of ${planetInWords(a.pd)} begins, in ${named(a.md)} and ${named(a.ad)}`,
  mahadashaLasts: (a) => translated()?.mahadashaLasts?.(a) ?? `${planetFirst(a.planet)} rules the mahadasha until ${dayInWords(a.until)}.`,
  antardashaLasts: (a) => translated()?.antardashaLasts?.(a) ?? `${planetFirst(a.planet)} rules the antardasha until ${dayInWords(a.until)}.`,
  pratyantardashaLasts: (a) => translated()?.pratyantardashaLasts?.(a) ?? `${planetFirst(a.planet)} rules the pratyantardasha until ${dayInWords(a.until)}.`,
  tone: (a) => translated()?.tone?.(a) ?? `For work and gain the tone is ${a.tone === 'SUPPORTIVE' ? `supportive` : a.tone === 'MIXED' ? `mixed` : `adverse`}, beside the person's own average.`,
  opensFor: (a) => translated()?.opensFor?.(a) ?? `It opens the way to ${inWords(a.events)}, if the birth chart promises it.`,
  stationTitle: (a) => translated()?.stationTitle?.(a) ?? `${named(a.planet)} turns ${a.direction === 'direct' ? `direct` : `retrograde`}`,
  slow: (a) => translated()?.slow?.(a) ?? `It hardly moves from ${dayInWords(a.from)} to ${dayInWords(a.to)}.`,
  touches: (a) => translated()?.touches?.(a) ?? `It stands close to ${inWords(a.points)} of the birth chart.`,
  touchesNothing: () => translated()?.touchesNothing?.() ?? `It stands close to no point of the birth chart.`,
  returnTitle: (a) => translated()?.returnTitle?.(a) ?? `${named(a.planet)} returns to its place at birth`,
  returnOfMore: (a) => translated()?.returnOfMore?.(a) ?? `${named(a.planet)} returns to its place at birth, passage ${numberInWords(a.pass)} of ${numberInWords(a.passes)}`,
  yearTitle: (a) => translated()?.yearTitle?.(a) ?? `Year ${numberInWords(a.year)} of life begins by the return of the Sun`,
  reviewTitle: (a) => translated()?.reviewTitle?.(a) ?? `${a.kind === 'CHECK' ? `A time to have findings looked at again` : `A time of clear findings`}`,
  reviewWhat: (a) => translated()?.reviewWhat?.(a) ?? `${a.kind === 'CHECK' ? `In this period a doubtful finding is worth a second look.` : `In this period findings tend to come out clear.`} No test or question waits for a period, and care goes on as the doctor advises.`,
  calendarOfPlace: () => translated()?.calendarOfPlace?.() ?? `Festivals and fasts`,
  aboutPlace: (a) => translated()?.aboutPlace?.(a) ?? `Festivals, fasts and days of the Moon at a place, from ${dayInWords(a.from)} to ${dayInWords(a.to)}. Almanacs by another method can have a neighbouring day.`,
  almanacTitle: (a) => translated()?.almanacTitle?.(a) ?? `${a.tithi}, ${named(a.star)}`,
  almanacWhat: (a) => translated()?.almanacWhat?.(a) ?? `At sunrise ${a.tithi} runs, until ${instantInWords(a.tithiEnds)}, and the star ${named(a.star)}, until ${instantInWords(a.starEnds)}. The Sun rises at ${timeInWords(a.sunrise)} and sets at ${timeInWords(a.sunset)}. The month of the Moon is ${a.month}.`,
  rule: (a) => translated()?.rule?.(a) ?? `Rule ${a.rule} of the rule book.`,
};
