// Written by npm run generate from time.messages.json: change that file.
import { catalogue, dayInWords, digitsInWords, inWords, instantInWords, timeInWords } from '@cuspal/speech';

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
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  shownTwice: '01',
  birthInFuture: '41',
  readAt: '4',
  sendAnotherClock: '1',
} as const;

const translated = catalogue<Messages>('engine/time/time', () => say, marks, {
  'hi': () => import('./time.messages.hi.ts'),
  'ta': () => import('./time.messages.ta.ts'),
});

export const say: Messages = {
  shownTwice: (a) => translated()?.shownTwice?.(a) ?? `The clocks there showed this time twice, and the earlier reading, ${digitsInWords(a.taken)}, is taken. For the later one send utc_offset_minutes and no time_zone.`,
  neverShown: (a) => translated()?.neverShown?.(a) ?? `The clocks there never showed this time, because they were put forward over it. The offset after the change, ${digitsInWords(a.taken)}, is taken, but the time should be asked for again.`,
  birthInFuture: (a) => translated()?.birthInFuture?.(a) ?? `This birth lies in the future, ${a.at}. If that is a slip, correct the year of birth_datetime.`,
  readAt: (a) => translated()?.readAt?.(a) ?? `This time is read at ${digitsInWords(a.offset)}.`,
  sendAnotherClock: (a) => translated()?.sendAnotherClock?.(a) ?? `If another clock was meant, send utc_offset_minutes ${inWords(a.offsets, 'or')} and no time_zone.`,
  meanTimeOfCity: (a) => translated()?.meanTimeOfCity?.(a) ?? `Before standard time ${a.zone} shows the local mean time of its chief city, and other towns kept their own.`,
  pastClock: (a) => translated()?.pastClock?.(a) ?? `${a.was === 'CALCUTTA' ? `Calcutta kept its own time, +05:53:20, until 1948, beside Indian Standard Time from 1906 on.` : a.was === 'BOMBAY' ? `Bombay kept its own time, +04:51, until 1955, beside Indian Standard Time from 1906 on.` : a.was === 'RAILWAYS_OF_INDIA' ? `Before 1906 the towns of India kept local mean time, and the railways Madras time, +05:21:10.` : a.was === 'EAST_BENGAL' ? `East Bengal may have kept Calcutta time, +05:53:20, until 1941 in place of Indian Standard Time.` : a.was === 'INDIA_AT_WAR' ? `The clocks of India were an hour ahead, at +06:30, from October 1941 to May 1942 and September 1942 to October 1945.` : a.was === 'CEYLON_AT_WAR' ? `The clocks of Ceylon were half an hour ahead from January 1942, and an hour from September 1942 to October 1945.` : a.was === 'BRITAIN_AT_WAR' ? `From 1940 to 1945 Britain kept summer time in winter too, and double summer time in summer, as again in 1947.` : a.was === 'FRANCE_AT_WAR' ? `Occupied France kept German time from June 1940, and the unoccupied zone kept another in the winters of 1940 and 1941.` : a.was === 'GERMANY_IN_1945' ? `Berlin and the Soviet zone of Germany kept double summer time, +03:00, in the summer of 1945, the other zones +02:00.` : a.was === 'GERMANY_IN_1947' ? `Germany kept double summer time, +03:00, from 11 May to 29 June 1947.` : a.was === 'WAR_TIME' ? `The United States and Canada kept War Time, an hour ahead, from 9 February 1942 to 30 September 1945.` : a.was === 'BURMA_UNDER_JAPAN' ? `Under Japanese rule Burma was to keep the time of Tokyo, +09:00.` : a.was === 'MALAYA_UNDER_JAPAN' ? `Under Japanese rule Malaya was to keep the time of Tokyo, +09:00.` : a.was === 'JAVA_UNDER_JAPAN' ? `Under Japanese rule Java was to keep the time of Tokyo, +09:00.` : a.was === 'PHILIPPINES_UNDER_JAPAN' ? `Under Japanese rule the Philippines was to keep the time of Tokyo, +09:00.` : `Under Japanese rule Hong Kong was to keep the time of Tokyo, +09:00.`}`,
  days: (a) => translated()?.days?.(a) ?? `from ${dayInWords(a.from)} to ${dayInWords(a.to)}`,
  hoursOfDay: (a) => translated()?.hoursOfDay?.(a) ?? `from ${instantInWords(a.from)} to ${timeInWords(a.to)}`,
};
