// Written by npm run generate from weather.messages.json: change that file.
import { type PlanetName, catalogue, named, numberInWords, planetNames } from '@cuspal/speech';

type Messages = {
  readonly noFourthCusp: () => string;
  readonly planetInHouse: (a: { readonly planet: PlanetName; readonly house: number }) => string;
  readonly planetFromCusp: (a: { readonly planet: PlanetName; readonly degrees: number }) => string;
  readonly signOnCusp: (a: { readonly sign: string }) => string;
  readonly signRising: (a: { readonly sign: string }) => string;
  readonly lordOfFourth: (a: { readonly lord: PlanetName }) => string;
  readonly lordOfFourthIn: (a: { readonly sign: string }) => string;
  readonly ofChart: (a: { readonly factor: string; readonly chart: 'MOMENT' | 'PHASE' }) => string;
  readonly baseline: () => string;
  readonly saptaNadi: () => string;
  readonly ingressByNight: (a: { readonly night: boolean }) => string;
  readonly signRisingAtIngress: (a: { readonly sign: string }) => string;
  readonly moonInWater: () => string;
  readonly inAngle: (a: { readonly planet: PlanetName }) => string;
  readonly inFourthSign: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly monsoonBaseline: () => string;
  readonly phaseBeforeSky: () => string;
  readonly changePastSky: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  noFourthCusp: '1',
  planetInHouse: '3',
  planetFromCusp: '3',
  signOnCusp: '3',
  lordOfFourth: '1',
  lordOfFourthIn: '1',
} as const;

const translated = catalogue<Messages>('engine/world/weather/weather', () => say, marks, {
  'bn': () => import('./translations/weather.messages.bn.ts'),
  'es': () => import('./translations/weather.messages.es.ts'),
  'hi': () => import('./translations/weather.messages.hi.ts'),
  'mr': () => import('./translations/weather.messages.mr.ts'),
  'pt': () => import('./translations/weather.messages.pt.ts'),
  'ta': () => import('./translations/weather.messages.ta.ts'),
  'te': () => import('./translations/weather.messages.te.ts'),
});

export const say: Messages = {
  noFourthCusp: () => translated()?.noFourthCusp?.() ?? `Placidus houses do not exist at this latitude, so no sub lord of the fourth cusp can be read.`,
  planetInHouse: (a) => translated()?.planetInHouse?.(a) ?? `${named(a.planet)} in house ${numberInWords(a.house)}`,
  planetFromCusp: (a) => translated()?.planetFromCusp?.(a) ?? `${named(a.planet)} ${numberInWords(a.degrees)}° from cusp 4`,
  signOnCusp: (a) => translated()?.signOnCusp?.(a) ?? `${named(a.sign)} on cusp 4`,
  signRising: (a) => translated()?.signRising?.(a) ?? `${named(a.sign)} rising`,
  lordOfFourth: (a) => translated()?.lordOfFourth?.(a) ?? `${named(a.lord)} as lord of 4`,
  lordOfFourthIn: (a) => translated()?.lordOfFourthIn?.(a) ?? `lord of 4 in ${named(a.sign)}`,
  ofChart: (a) => translated()?.ofChart?.(a) ?? `${a.factor}, ${a.chart === 'PHASE' ? `phase chart` : `moment chart`}`,
  baseline: () => translated()?.baseline?.() ?? `baseline`,
  saptaNadi: () => translated()?.saptaNadi?.() ?? `sapta nadi`,
  ingressByNight: (a) => translated()?.ingressByNight?.(a) ?? `${a.night ? `ingress at night` : `ingress by day`}`,
  signRisingAtIngress: (a) => translated()?.signRisingAtIngress?.(a) ?? `${named(a.sign)} rising at the ingress`,
  moonInWater: () => translated()?.moonInWater?.() ?? `Moon in a water sign`,
  inAngle: (a) => translated()?.inAngle?.(a) ?? `${named(a.planet)} in an angle`,
  inFourthSign: (a) => translated()?.inFourthSign?.(a) ?? `${planetNames(a.planets)} in sign 4`,
  monsoonBaseline: () => translated()?.monsoonBaseline?.() ?? `monsoon baseline`,
  phaseBeforeSky: () => translated()?.phaseBeforeSky?.() ?? `The Moon phase before that moment lies before 1800, where the ephemeris begins. Ask for a moment some days later.`,
  changePastSky: () => translated()?.changePastSky?.() ?? `The next change lies past 2399, where the ephemeris ends. Ask for an earlier moment.`,
};
