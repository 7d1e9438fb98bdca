// Written by npm run generate from arguments.messages.json: change that file.
import { catalogue, digitsInWords, inWords, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly doNotFit: () => string;
  readonly birthMissing: (a: { readonly fields: readonly string[]; readonly standIn: 'NONE' | 'PLACE' | 'ZONE' }) => string;
  readonly refused: (a: { readonly whole: boolean; readonly field: string; readonly why: string }) => string;
  readonly absent: (a: { readonly whole: boolean; readonly field: string; readonly expected: string }) => string;
  readonly wrong: (a: { readonly whole: boolean; readonly field: string; readonly value: string; readonly expected: string }) => string;
  readonly correct: () => string;
  readonly didYouMean: (a: { readonly near: string }) => string;
  readonly sendDegrees: () => string;
  readonly exchangeTheTwo: () => string;
  readonly oneOf: (a: { readonly values: readonly string[] }) => string;
  readonly number: (a: { readonly whole: boolean; readonly bounds: 'ABOVE' | 'ABOVE_BELOW' | 'ABOVE_MOST' | 'BELOW' | 'LEAST' | 'LEAST_BELOW' | 'LEAST_MOST' | 'MOST' | 'NONE'; readonly low: number; readonly high: number }) => string;
  readonly text: (a: { readonly bounds: 'LEAST' | 'LEAST_MOST' | 'MOST' | 'NONE'; readonly low: number; readonly high: number }) => string;
  readonly trueOrFalse: () => string;
  readonly listOf: (a: { readonly bounds: 'LEAST' | 'LEAST_MOST' | 'MOST' | 'NONE'; readonly low: number; readonly high: number; readonly known: boolean; readonly item: string }) => string;
  readonly objectWith: (a: { readonly members: readonly string[] }) => string;
  readonly anotherValue: () => string;
  readonly givenText: (a: { readonly text: string }) => string;
  readonly givenList: (a: { readonly count: number }) => string;
  readonly givenObject: () => string;
  readonly unknown: (a: { readonly field: string }) => string;
  readonly lookUp: () => string;
  readonly nothingTaken: () => string;
  readonly validNames: (a: { readonly names: readonly string[] }) => string;
  readonly nearestName: (a: { readonly nearest: string }) => string;
  readonly underTwoNames: (a: { readonly field: string }) => string;
  readonly tooManyBytes: (a: { readonly bytes: number; readonly most: number }) => string;
  readonly noObject: () => string;
  readonly noUtf8: () => string;
  readonly noJson: () => string;
  readonly tooManyValues: (a: { readonly most: number }) => string;
  readonly tooDeep: (a: { readonly most: number }) => string;
  readonly tooLong: (a: { readonly field: string; readonly length: string; readonly most: string }) => string;
  readonly notFinite: (a: { readonly field: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  birthMissing: [['standIn'],{'PLACE':'01','ZONE':'01','NONE':'00'}],
  sendDegrees: '1',
  lookUp: '1',
} as const;

const translated = catalogue<Messages>('tool-kit/arguments/arguments', () => say, marks, {
  'bn': () => import('./translations/arguments.messages.bn.ts'),
  'es': () => import('./translations/arguments.messages.es.ts'),
  'hi': () => import('./translations/arguments.messages.hi.ts'),
  'mr': () => import('./translations/arguments.messages.mr.ts'),
  'pt': () => import('./translations/arguments.messages.pt.ts'),
  'ta': () => import('./translations/arguments.messages.ta.ts'),
  'te': () => import('./translations/arguments.messages.te.ts'),
});

export const say: Messages = {
  doNotFit: () => translated()?.doNotFit?.() ?? `The arguments do not fit. Check them and call again.`,
  birthMissing: (a) => translated()?.birthMissing?.(a) ?? `${inWords(a.fields)} ${a.fields.length === 1 ? `is` : `are`} missing. Send ${a.fields.length === 1 ? `it` : `them`} with this call, as with every call${a.standIn === 'PLACE' ? ` (birth_place with the name of a town may replace latitude, longitude and utc_offset_minutes)` : a.standIn === 'ZONE' ? ` (time_zone with an IANA name may replace utc_offset_minutes)` : ``}.`,
  refused: (a) => translated()?.refused?.(a) ?? `${a.whole ? `The arguments` : `Argument "${a.field}"`} is refused. ${a.why}`,
  absent: (a) => translated()?.absent?.(a) ?? `${a.whole ? `The arguments` : `Argument "${a.field}"`} is missing. Send ${a.expected}.`,
  wrong: (a) => translated()?.wrong?.(a) ?? `${a.whole ? `The arguments` : `Argument "${a.field}"`} is ${a.value} but must be ${a.expected}.`,
  correct: () => translated()?.correct?.() ?? `Correct it and call again.`,
  didYouMean: (a) => translated()?.didYouMean?.(a) ?? `Did you mean "${a.near}"?`,
  sendDegrees: () => translated()?.sendDegrees?.() ?? `Send decimal degrees, which set_birth_profile finds for the name of a town in birth_place.`,
  exchangeTheTwo: () => translated()?.exchangeTheTwo?.() ?? `Correct it and call again, and if it is the longitude, exchange the two.`,
  oneOf: (a) => translated()?.oneOf?.(a) ?? `one of ${inWords(a.values, 'or')}`,
  number: (a) => translated()?.number?.(a) ?? `${a.whole ? `a whole number` : `a number`}${a.bounds === 'NONE' ? `` : a.bounds === 'ABOVE' ? ` above ${numberInWords(a.low)}` : a.bounds === 'BELOW' ? ` below ${numberInWords(a.high)}` : a.bounds === 'ABOVE_BELOW' ? ` above ${numberInWords(a.low)} below ${numberInWords(a.high)}` : a.bounds === 'LEAST' ? ` of at least ${numberInWords(a.low)}` : a.bounds === 'MOST' ? ` of at most ${numberInWords(a.high)}` : a.bounds === 'LEAST_MOST' ? ` from ${numberInWords(a.low)} to ${numberInWords(a.high)}` : a.bounds === 'ABOVE_MOST' ? ` above ${numberInWords(a.low)} of at most ${numberInWords(a.high)}` : ` below ${numberInWords(a.high)} of at least ${numberInWords(a.low)}`}`,
  text: (a) => translated()?.text?.(a) ?? `text${a.bounds === 'NONE' ? `` : a.bounds === 'LEAST' ? ` of at least ${numberInWords(a.low)} characters` : a.bounds === 'MOST' ? ` of at most ${numberInWords(a.high)} characters` : ` of ${numberInWords(a.low)} to ${numberInWords(a.high)} characters`}`,
  trueOrFalse: () => translated()?.trueOrFalse?.() ?? `true or false`,
  listOf: (a) => translated()?.listOf?.(a) ?? `a list${a.bounds === 'NONE' ? `` : a.bounds === 'LEAST' ? ` of at least ${numberInWords(a.low)} items` : a.bounds === 'MOST' ? ` of at most ${numberInWords(a.high)} items` : ` of ${numberInWords(a.low)} to ${numberInWords(a.high)} items`}${a.known ? `, each ${a.item}` : ``}`,
  objectWith: (a) => translated()?.objectWith?.(a) ?? `an object with ${inWords(a.members)}`,
  anotherValue: () => translated()?.anotherValue?.() ?? `another value`,
  givenText: (a) => translated()?.givenText?.(a) ?? `the text ${a.text}`,
  givenList: (a) => translated()?.givenList?.(a) ?? `a list of ${numberInWords(a.count)}`,
  givenObject: () => translated()?.givenObject?.() ?? `an object`,
  unknown: (a) => translated()?.unknown?.(a) ?? `Unknown argument "${a.field}".`,
  lookUp: () => translated()?.lookUp?.() ?? `Call set_birth_profile with the name of the town as birth_place, and send the latitude, longitude and time_zone that it finds.`,
  nothingTaken: () => translated()?.nothingTaken?.() ?? `Nothing is taken here: leave it out.`,
  validNames: (a) => translated()?.validNames?.(a) ?? `Valid names are ${inWords(a.names)}. Use one of them or leave it out.`,
  nearestName: (a) => translated()?.nearestName?.(a) ?? `The nearest valid name is "${a.nearest}", so rename it or leave it out.`,
  underTwoNames: (a) => translated()?.underTwoNames?.(a) ?? `Argument "${a.field}" was sent under two names. Send it once.`,
  tooManyBytes: (a) => translated()?.tooManyBytes?.(a) ?? `The arguments are ${numberInWords(a.bytes)} bytes long, but at most ${numberInWords(a.most)} are accepted. Send less.`,
  noObject: () => translated()?.noObject?.() ?? `The arguments must be one JSON object, such as {"latitude": 13.08}. Send them as an object.`,
  noUtf8: () => translated()?.noUtf8?.() ?? `The arguments are not valid UTF-8. Encode the JSON text as UTF-8 and call again.`,
  noJson: () => translated()?.noJson?.() ?? `The arguments are not valid JSON (NaN and infinities are not JSON either). Send one JSON object.`,
  tooManyValues: (a) => translated()?.tooManyValues?.(a) ?? `The arguments hold more than ${numberInWords(a.most)} values. Send fewer.`,
  tooDeep: (a) => translated()?.tooDeep?.(a) ?? `The arguments are nested more than ${numberInWords(a.most)} levels deep. Send a flatter object.`,
  tooLong: (a) => translated()?.tooLong?.(a) ?? `Argument "${a.field}" is ${digitsInWords(a.length)} characters long, but at most ${digitsInWords(a.most)} are accepted. Shorten it.`,
  notFinite: (a) => translated()?.notFinite?.(a) ?? `Argument "${a.field}" is too large to be a number. Send a finite number.`,
};
