// Written by npm run generate from faults.messages.json: change that file.
import { catalogue, digitsInWords, inWords, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly notOneOf: (a: { readonly field: string; readonly text: string; readonly values: readonly string[] }) => string;
  readonly noSuchTool: (a: { readonly text: string; readonly nearest: string }) => string;
  readonly uncertainOfNothing: () => string;
  readonly placeUnknown: (a: { readonly place: string }) => string;
  readonly placeToChoose: (a: { readonly finding: 'NAME_OF_AREA' | 'OTHER_AREA' | 'SEVERAL' | 'SPELLING' | 'UNKNOWN_AREA'; readonly place: string }) => string;
  readonly smallerPlaces: (a: { readonly more: number }) => string;
  readonly clockOfPlace: (a: { readonly field: string; readonly sent: string; readonly place: string; readonly kept: string; readonly zone: string }) => string;
  readonly halfCoordinates: (a: { readonly sent: string; readonly missing: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  uncertainOfNothing: '11',
  placeUnknown: '11',
  placeToChoose: '11',
  clockOfPlace: '01',
  halfCoordinates: '01',
} as const;

const translated = catalogue<Messages>('meta/text/faults', () => say, marks, {
  'bn': () => import('./translations/faults.messages.bn.ts'),
  'es': () => import('./translations/faults.messages.es.ts'),
  'hi': () => import('./translations/faults.messages.hi.ts'),
  'mr': () => import('./translations/faults.messages.mr.ts'),
  'pt': () => import('./translations/faults.messages.pt.ts'),
  'ta': () => import('./translations/faults.messages.ta.ts'),
  'te': () => import('./translations/faults.messages.te.ts'),
});

export const say: Messages = {
  notOneOf: (a) => translated()?.notOneOf?.(a) ?? `Argument "${a.field}" is "${a.text}" but must be one of ${inWords(a.values, 'or')}. Correct it and call again.`,
  noSuchTool: (a) => translated()?.noSuchTool?.(a) ?? `Argument "tool" is "${a.text}", which is no tool of this server. The nearest names are ${a.nearest}.`,
  uncertainOfNothing: () => translated()?.uncertainOfNothing?.() ?? `birth_time_uncertainty_minutes was sent with birth_time_known false. Leave it out, or send the time with birth_time_known true.`,
  placeUnknown: (a) => translated()?.placeUnknown?.(a) ?? `birth_place "${a.place}" is not known, and no place is spelt much like it. Send the nearest larger town with its country, or latitude, longitude and time_zone.`,
  placeToChoose: (a) => translated()?.placeToChoose?.(a) ?? `${a.finding === 'SEVERAL' ? `birth_place "${a.place}" can be more than one place.` : a.finding === 'NAME_OF_AREA' ? `birth_place "${a.place}" is the name of a country or region, and these are the largest places it can mean.` : a.finding === 'UNKNOWN_AREA' ? `Part of birth_place "${a.place}" names no country, region or town nearby.` : a.finding === 'OTHER_AREA' ? `birth_place "${a.place}" is not known in the country or region named, but elsewhere.` : `birth_place "${a.place}" is not known, but these places are spelt alike.`} Ask which one is meant and send its latitude, longitude and time_zone in place of birth_place.`,
  smallerPlaces: (a) => translated()?.smallerPlaces?.(a) ?? `${numberInWords(a.more)} smaller ones are not listed. A region or country behind a comma narrows them down.`,
  clockOfPlace: (a) => translated()?.clockOfPlace?.(a) ?? `${a.field} ${a.sent} disagrees with ${a.place}, whose clocks showed ${digitsInWords(a.kept)} at birth (${a.zone}). Leave ${a.field} out, or send latitude and longitude in place of birth_place.`,
  halfCoordinates: (a) => translated()?.halfCoordinates?.(a) ?? `${a.sent} was sent without ${a.missing}. Send both, or neither and birth_place alone.`,
};
