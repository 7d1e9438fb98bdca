// Written by npm run generate from faults.messages.json: change that file.
import { catalogue, instantInWords, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly questionOrEvent: () => string;
  readonly endsBeforeStart: (a: { readonly end: string }) => string;
  readonly budgetWanted: (a: { readonly sent: number }) => string;
  readonly person1Missing: () => string;
  readonly asOfBeforeBirth: (a: { readonly moment: string; readonly birth: string }) => string;
  readonly bornLater: (a: { readonly field: string; readonly birth: string; readonly moment: string }) => string;
  readonly eventsAndOther: (a: { readonly other: string }) => string;
  readonly noRentOfVehicle: () => string;
  readonly anotherFrame: (a: { readonly field: string; readonly other: string; readonly frame: string }) => string;
  readonly nothingToMeasure: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  endsBeforeStart: '10',
  budgetWanted: 'c0',
  asOfBeforeBirth: '10',
  anotherFrame: '11',
  nothingToMeasure: '10',
} as const;

const translated = catalogue<Messages>('natal/faults', () => say, marks, {
  'bn': () => import('./translations/faults.messages.bn.ts'),
  'es': () => import('./translations/faults.messages.es.ts'),
  'hi': () => import('./translations/faults.messages.hi.ts'),
  'mr': () => import('./translations/faults.messages.mr.ts'),
  'pt': () => import('./translations/faults.messages.pt.ts'),
  'ta': () => import('./translations/faults.messages.ta.ts'),
  'te': () => import('./translations/faults.messages.te.ts'),
});

export const say: Messages = {
  questionOrEvent: () => translated()?.questionOrEvent?.() ?? `Send question or event.`,
  endsBeforeStart: (a) => translated()?.endsBeforeStart?.(a) ?? `end_date "${a.end}" lies before the start. Send a later one.`,
  budgetWanted: (a) => translated()?.budgetWanted?.(a) ?? `It is ${numberInWords(a.sent)} but must be 600, 1500 or 4000. Correct it and call again.`,
  person1Missing: () => translated()?.person1Missing?.() ?? `Argument "person1" is missing. Send person1 with datetime, latitude, longitude and utcOffsetMinutes, or the birth data of the first person at top level.`,
  asOfBeforeBirth: (a) => translated()?.asOfBeforeBirth?.(a) ?? `Argument "as_of_date" is ${instantInWords(a.moment)}, before the birth on ${instantInWords(a.birth)}. Send a date after it.`,
  bornLater: (a) => translated()?.bornLater?.(a) ?? `Argument "${a.field}" is ${instantInWords(a.birth)}, after the present moment, ${instantInWords(a.moment)}. Send a birth that has taken place.`,
  eventsAndOther: (a) => translated()?.eventsAndOther?.(a) ?? `Arguments "events" and "${a.other}" were both sent. Send events alone for some rows by name (one page), or leave it out and send ${a.other}.`,
  noRentOfVehicle: () => translated()?.noRentOfVehicle?.() ?? `Renting is judged for a place to live or work in, so intent "rent" does not fit kind "vehicle". Send intent buy, sell or any, or another kind.`,
  anotherFrame: (a) => translated()?.anotherFrame?.(a) ?? `${a.field}.ayanamsa is "${a.other}", but the first person is read in "${a.frame}". Two charts are compared in one frame, so leave ${a.field}.ayanamsa out or send one key for both.`,
  nothingToMeasure: () => translated()?.nothingToMeasure?.() ?? `include_planets and include_cusps are both false, so nothing is left to measure. Leave one of them out or send true.`,
};
