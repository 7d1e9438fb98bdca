// Written by npm run generate from time.messages.json: change that file.
import { catalogue, dayInWords, digitsInWords, inWords, instantInWords, numberInWords, timeInWords } from '@cuspal/speech';

type Messages = {
  readonly shownTwice: (a: { readonly taken: string }) => string;
  readonly neverShown: (a: { readonly taken: string }) => string;
  readonly birthInFuture: (a: { readonly at: string }) => string;
  readonly readAt: (a: { readonly offset: string }) => string;
  readonly sendAnotherClock: (a: { readonly offsets: readonly string[] }) => string;
  readonly meanTimeOfCity: (a: { readonly zone: string }) => string;
  readonly pastClock: (a: { readonly was: 'BOMBAY' | 'BRITAIN_AT_WAR' | 'BURMA_UNDER_JAPAN' | 'CALCUTTA' | 'CEYLON_AT_WAR' | 'EAST_BENGAL' | 'FRANCE_AT_WAR' | 'GERMANY_IN_1945' | 'GERMANY_IN_1947' | 'HONG_KONG_UNDER_JAPAN' | 'INDIA_AT_WAR' | 'JAVA_UNDER_JAPAN' | 'MALAYA_UNDER_JAPAN' | 'PHILIPPINES_UNDER_JAPAN' | 'RAILWAYS_OF_INDIA' | 'WAR_TIME' }) => string;
  readonly days: (a: { readonly from: string; readonly to: string }) => string;
  readonly hoursOfDay: (a: { readonly from: string; readonly to: string }) => string;
  readonly dateUnreadable: (a: { readonly field: string; readonly text: string; readonly fault: 'NOT_ISO' | 'NO_SUCH_DAY' | 'NO_SUCH_TIME' }) => string;
  readonly suffixAgainstZone: (a: { readonly field: string; readonly text: string; readonly sent: string; readonly zone: string; readonly kept: string }) => string;
  readonly zoneInDateUnknown: (a: { readonly field: string; readonly text: string; readonly zone: string }) => string;
  readonly suffixIsNoOffset: (a: { readonly field: string; readonly text: string; readonly suffix: string }) => string;
  readonly yearsOutside: (a: { readonly field: string; readonly text: string; readonly first: number; readonly last: number }) => string;
  readonly noClockTime: (a: { readonly text: string }) => string;
  readonly tooEarly: (a: { readonly field: string; readonly text: string; readonly at: string; readonly begins: string }) => string;
  readonly offsetAgainstZone: (a: { readonly offsetField: string; readonly offset: number; readonly shown: string; readonly zoneField: string; readonly zone: string; readonly when: 'ASKED' | 'SCAN' | 'THEN'; readonly zoned: string }) => string;
  readonly offsetMissing: () => string;
  readonly suffixAgainstOffset: (a: { readonly carries: 'OFFSET' | 'ZONE'; readonly own: string; readonly carried: string; readonly by: 'OFFSET' | 'ZONE'; readonly zone: string; readonly given: number; readonly offset: string }) => string;
  readonly degreesOutside: (a: { readonly field: string; readonly value: number; readonly limit: number }) => string;
  readonly zoneUnknown: (a: { readonly field: string; readonly zone: string; readonly offsetField: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  shownTwice: '01',
  birthInFuture: '41',
  readAt: '4',
  sendAnotherClock: '1',
  noClockTime: '101',
  offsetMissing: '11',
  suffixAgainstOffset: '10',
} as const;

const translated = catalogue<Messages>('engine/time/time', () => say, marks, {
  'bn': () => import('./translations/time.messages.bn.ts'),
  'es': () => import('./translations/time.messages.es.ts'),
  'hi': () => import('./translations/time.messages.hi.ts'),
  'mr': () => import('./translations/time.messages.mr.ts'),
  'pt': () => import('./translations/time.messages.pt.ts'),
  'ta': () => import('./translations/time.messages.ta.ts'),
  'te': () => import('./translations/time.messages.te.ts'),
});

export const say: Messages = {
  shownTwice: (a) => translated()?.shownTwice?.(a) ?? `The clocks there showed this time twice, and the earlier reading, ${digitsInWords(a.taken)}, is taken. For the later one send utc_offset_minutes and no time_zone.`,
  neverShown: (a) => translated()?.neverShown?.(a) ?? `The clocks there skipped this time. The later offset, ${digitsInWords(a.taken)}, is taken. Ask the time again.`,
  birthInFuture: (a) => translated()?.birthInFuture?.(a) ?? `This birth lies in the future, ${a.at}. If that is a slip, correct the year of birth_datetime.`,
  readAt: (a) => translated()?.readAt?.(a) ?? `This time is read at ${digitsInWords(a.offset)}.`,
  sendAnotherClock: (a) => translated()?.sendAnotherClock?.(a) ?? `If another clock was meant, send utc_offset_minutes ${inWords(a.offsets, 'or')} and no time_zone.`,
  meanTimeOfCity: (a) => translated()?.meanTimeOfCity?.(a) ?? `Before standard time ${a.zone} shows the local mean time of its chief city, and other towns kept their own.`,
  pastClock: (a) => translated()?.pastClock?.(a) ?? `${a.was === 'CALCUTTA' ? `Calcutta kept its own time, +05:53:20, until 1948, beside Indian Standard Time from 1906 on.` : a.was === 'BOMBAY' ? `Bombay kept its own time, +04:51, until 1955, beside Indian Standard Time from 1906 on.` : a.was === 'RAILWAYS_OF_INDIA' ? `Before 1906 the towns of India kept local mean time, and the railways Madras time, +05:21:10.` : a.was === 'EAST_BENGAL' ? `East Bengal may have kept Calcutta time, +05:53:20, until 1941 in place of Indian Standard Time.` : a.was === 'INDIA_AT_WAR' ? `The clocks of India were an hour ahead, at +06:30, from October 1941 to May 1942 and September 1942 to October 1945.` : a.was === 'CEYLON_AT_WAR' ? `The clocks of Ceylon were half an hour ahead from January 1942, and an hour from September 1942 to October 1945.` : a.was === 'BRITAIN_AT_WAR' ? `From 1940 to 1945 Britain kept summer time in winter too, and double summer time in summer, as again in 1947.` : a.was === 'FRANCE_AT_WAR' ? `Occupied France kept German time from June 1940, and the unoccupied zone kept another in the winters of 1940 and 1941.` : a.was === 'GERMANY_IN_1945' ? `Berlin and the Soviet zone of Germany kept double summer time, +03:00, in the summer of 1945, the other zones +02:00.` : a.was === 'GERMANY_IN_1947' ? `Germany kept double summer time, +03:00, from 11 May to 29 June 1947.` : a.was === 'WAR_TIME' ? `The United States and Canada kept War Time, an hour ahead, from 9 February 1942 to 30 September 1945.` : a.was === 'BURMA_UNDER_JAPAN' ? `Under Japanese rule Burma was to keep the time of Tokyo, +09:00.` : a.was === 'MALAYA_UNDER_JAPAN' ? `Under Japanese rule Malaya was to keep the time of Tokyo, +09:00.` : a.was === 'JAVA_UNDER_JAPAN' ? `Under Japanese rule Java was to keep the time of Tokyo, +09:00.` : a.was === 'PHILIPPINES_UNDER_JAPAN' ? `Under Japanese rule the Philippines was to keep the time of Tokyo, +09:00.` : `Under Japanese rule Hong Kong was to keep the time of Tokyo, +09:00.`}`,
  days: (a) => translated()?.days?.(a) ?? `from ${dayInWords(a.from)} to ${dayInWords(a.to)}`,
  hoursOfDay: (a) => translated()?.hoursOfDay?.(a) ?? `from ${instantInWords(a.from)} to ${timeInWords(a.to)}`,
  dateUnreadable: (a) => translated()?.dateUnreadable?.(a) ?? `${a.field} "${a.text}" ${a.fault === 'NOT_ISO' ? `is not an ISO 8601 date-time. Write YYYY-MM-DDTHH:MM[:SS], such as 1992-08-14T10:02:00, or the date alone where no time is needed.` : a.fault === 'NO_SUCH_DAY' ? `names a day that is not in the calendar. Give a real date.` : `has a clock time outside 00:00:00 to 24:00:00. Give a time within the day.`}`,
  suffixAgainstZone: (a) => translated()?.suffixAgainstZone?.(a) ?? `${a.field} "${a.text}" carries the offset ${digitsInWords(a.sent)}, but ${a.zone} was at ${digitsInWords(a.kept)} then. Make them agree, or leave one of them out.`,
  zoneInDateUnknown: (a) => translated()?.zoneInDateUnknown?.(a) ?? `${a.field} "${a.text}" names the time zone ${a.zone}, which IANA does not know. Give one such as Asia/Colombo.`,
  suffixIsNoOffset: (a) => translated()?.suffixIsNoOffset?.(a) ?? `${a.field} "${a.text}" has the offset ${a.suffix}, which is not a time offset of at most 16 hours. Correct it.`,
  yearsOutside: (a) => translated()?.yearsOutside?.(a) ?? `${a.field} "${a.text}" is outside the supported years ${numberInWords(a.first)} to ${numberInWords(a.last)}. Give a date within them.`,
  noClockTime: (a) => translated()?.noClockTime?.(a) ?? `birth_datetime "${a.text}" has no clock time. Ask for the time of birth and send YYYY-MM-DDTHH:MM. If nobody knows it, find_birth_time seeks it from dated events, and get_horary_chart_v2 answers by a number. set_birth_profile and get_planets take a date alone with birth_time_known false.`,
  tooEarly: (a) => translated()?.tooEarly?.(a) ?? `${a.field} "${a.text}" is ${digitsInWords(a.at)}, and the ephemeris begins at ${digitsInWords(a.begins)}. Give a later moment.`,
  offsetAgainstZone: (a) => translated()?.offsetAgainstZone?.(a) ?? `${a.offsetField} ${numberInWords(a.offset)} (${digitsInWords(a.shown)}) disagrees with ${a.zoneField} ${a.zone}, which ${a.when === 'THEN' ? `was at ${digitsInWords(a.zoned)} then` : a.when === 'ASKED' ? `is at ${digitsInWords(a.zoned)} at the moment asked about` : `is at ${digitsInWords(a.zoned)} when the scan starts`}. Send one of them, or two that agree.`,
  offsetMissing: () => translated()?.offsetMissing?.() ?? `utc_offset_minutes is missing. Send the minutes ahead of UT in force at birth, or the time_zone of the birth place.`,
  suffixAgainstOffset: (a) => translated()?.suffixAgainstOffset?.(a) ?? `birth_datetime carries ${a.carries === 'ZONE' ? `the zone ${a.own} and with it` : `the offset`} ${digitsInWords(a.carried)} but ${a.by === 'ZONE' ? `time_zone ${a.zone}` : `utc_offset_minutes ${numberInWords(a.given)}`} means ${digitsInWords(a.offset)}. Make them agree, or leave the suffix out.`,
  degreesOutside: (a) => translated()?.degreesOutside?.(a) ?? `${a.field} is ${numberInWords(a.value)}; it must lie from -${numberInWords(a.limit)} to ${numberInWords(a.limit)}. Correct it.`,
  zoneUnknown: (a) => translated()?.zoneUnknown?.(a) ?? `${a.field} "${a.zone}" is not a known IANA zone. Give one such as Asia/Colombo, or ${a.offsetField}.`,
};
