// Written by npm run generate from profile.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly readAs: (a: { readonly sent: string; readonly place: string }) => string;
  readonly passedOver: (a: { readonly others: number }) => string;
  readonly sendCoordinates: () => string;
  readonly coordinatesCount: () => string;
  readonly farFromName: (a: { readonly km: number }) => string;
  readonly noCusps: () => string;
  readonly clockFarFromSun: (a: { readonly offset: string; readonly hours: string; readonly longitude: number }) => string;
  readonly timeUnknown: (a: { readonly date: string }) => string;
  readonly eitherWay: (a: { readonly minutes: number }) => string;
  readonly sendAgain: () => string;
  readonly verdictsUncertain: (a: { readonly verdicts: number; readonly uncertain: number }) => string;
  readonly verdictsHold: (a: { readonly firm: number; readonly fair: number; readonly thin: number; readonly knifeEdge: number }) => string;
  readonly sendUncertainty: () => string;
  readonly noVerdict: () => string;
  readonly planetsOfDay: (a: { readonly call: string }) => string;
  readonly waysToAnswer: (a: { readonly ways: number }) => string;
  readonly steps: (a: { readonly way: 'FIND_THE_TIME' | 'QUESTION_BY_NUMBER' }) => string;
  readonly cannotBeRead: (a: { readonly what: 'CUSPS' | 'HOUSES' | 'SUB_LORDS' | 'VERDICTS' }) => string;
  readonly neverGuess: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  sendCoordinates: '1',
  coordinatesCount: '1',
  farFromName: 'c',
  noCusps: '1',
  sendUncertainty: '1',
  noVerdict: '1',
  planetsOfDay: '1',
  waysToAnswer: [['ways'],{'one':'1','other':'0'}],
  steps: [['way'],{'QUESTION_BY_NUMBER':'01','FIND_THE_TIME':'011'}],
  cannotBeRead: '1',
} as const;

const translated = catalogue<Messages>('meta/profile/profile', () => say, marks, {
  'bn': () => import('./translations/profile.messages.bn.ts'),
  'es': () => import('./translations/profile.messages.es.ts'),
  'hi': () => import('./translations/profile.messages.hi.ts'),
  'mr': () => import('./translations/profile.messages.mr.ts'),
  'pt': () => import('./translations/profile.messages.pt.ts'),
  'ta': () => import('./translations/profile.messages.ta.ts'),
  'te': () => import('./translations/profile.messages.te.ts'),
});

export const say: Messages = {
  readAs: (a) => translated()?.readAs?.(a) ?? `"${a.sent}" was read as ${a.place}, and the coordinates are those of its centre.`,
  passedOver: (a) => translated()?.passedOver?.(a) ?? `${a.others === 1 ? `One far smaller place has` : `${numberInWords(a.others)} far smaller places have`} that name too. If one is meant, call again with its region or country.`,
  sendCoordinates: () => translated()?.sendCoordinates?.() ?? `Later tools do not take birth_place, so send them latitude, longitude and time_zone.`,
  coordinatesCount: () => translated()?.coordinatesCount?.() ?? `The coordinates that were sent count, and birth_place is repeated as a label.`,
  farFromName: (a) => translated()?.farFromName?.(a) ?? `They lie ${numberInWords(a.km)} km from any place of that name, so check their signs and their order.`,
  noCusps: () => translated()?.noCusps?.() ?? `Placidus cusps do not exist at this latitude; KP cusp tools will refuse.`,
  clockFarFromSun: (a) => translated()?.clockFarFromSun?.(a) ?? `The offset ${a.offset} is ${a.hours} hours from the Sun at longitude ${numberInWords(a.longitude)}, which is rarely right. Check the sign of the offset, and that latitude and longitude are not exchanged.`,
  timeUnknown: (a) => translated()?.timeUnknown?.(a) ?? `${a.date}, time unknown`,
  eitherWay: (a) => translated()?.eitherWay?.(a) ?? `${numberInWords(a.minutes)} minutes either way`,
  sendAgain: () => translated()?.sendAgain?.() ?? `Send these same birth parameters with every later call; nothing is stored between calls.`,
  verdictsUncertain: (a) => translated()?.verdictsUncertain?.(a) ?? `Of the ${numberInWords(a.verdicts)} verdicts of the natal catalogue ${numberInWords(a.uncertain)} can take another side within that uncertainty.`,
  verdictsHold: (a) => translated()?.verdictsHold?.(a) ?? `Verdicts that hold ten minutes either way: ${numberInWords(a.firm)}; four: ${numberInWords(a.fair)}; one: ${numberInWords(a.thin)}; less: ${numberInWords(a.knifeEdge)}.`,
  sendUncertainty: () => translated()?.sendUncertainty?.() ?? `Send birth_time_uncertainty_minutes with every tool that takes it, and say which verdicts are uncertain.`,
  noVerdict: () => translated()?.noVerdict?.() ?? `Houses, cusps and their sub lords cannot be read, so no KP verdict can be given.`,
  planetsOfDay: (a) => translated()?.planetsOfDay?.(a) ?? `${a.call} with birth_time_known false shows what the planets did on that day.`,
  waysToAnswer: (a) => translated()?.waysToAnswer?.(a) ?? `${a.ways === 1 ? `ONE WAY TO AN ANSWER, BECAUSE FINDING THE TIME TAKES CUSPS` : `TWO WAYS TO AN ANSWER`}`,
  steps: (a) => translated()?.steps?.(a) ?? `${a.way === 'QUESTION_BY_NUMBER' ? `Ask the person for a number from 1 to 249 with the question in mind. Call get_horary_chart_v2 with it, and with the moment and place of the question as birth_datetime, latitude and longitude.` : `Ask for at least five dated events of the life. Call find_birth_time with the date and the events, then rectify_birth_time with the time found. Say how sure that time is, and call set_birth_profile again with it.`}`,
  cannotBeRead: (a) => translated()?.cannotBeRead?.(a) ?? `${a.what === 'HOUSES' ? `houses` : a.what === 'CUSPS' ? `cusps` : a.what === 'SUB_LORDS' ? `sub lords of cusps` : `every KP verdict`}`,
  neverGuess: () => translated()?.neverGuess?.() ?? `Never guess a birth time, and never read a chart for noon in its place.`,
};
