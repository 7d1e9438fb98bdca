// Written by npm run generate from calendar.messages.json: change that file.
import { catalogue, inWords, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly monthAnswer: (a: { readonly traditions: readonly string[]; readonly count: number; readonly next: boolean; readonly title: string }) => string;
  readonly yearAnswer: (a: { readonly traditions: readonly string[]; readonly count: number; readonly year: string }) => string;
  readonly moonMonths: () => string;
  readonly standIn: () => string;
  readonly older: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
} as const;

const translated = catalogue<Messages>('ephemeris/calendar/calendar', () => say, marks, {
});

export const say: Messages = {
  monthAnswer: (a) => translated()?.monthAnswer?.(a) ?? `${inWords(a.traditions)} ${a.traditions.length === 1 ? `has` : `have`} ${numberInWords(a.count)} ${a.count === 1 ? `line` : `lines`} in this month${a.next ? `. The first is ${a.title}` : ``}.`,
  yearAnswer: (a) => translated()?.yearAnswer?.(a) ?? `${inWords(a.traditions)} ${a.traditions.length === 1 ? `has` : `have`} ${numberInWords(a.count)} ${a.count === 1 ? `line` : `lines`} in ${a.year}.`,
  moonMonths: () => translated()?.moonMonths?.() ?? `Days follow the Sun and the Moon at this place, so another place may have another day.`,
  standIn: () => translated()?.standIn?.() ?? `On some days the Sun does not both rise and set there, so 06:00 and 18:00 local mean time stand in.`,
  older: () => translated()?.older?.() ?? `Almanacs by the Vakya method or the Surya Siddhanta can have a neighbouring day.`,
};
