// Written by npm run generate from yogas.messages.json: change that file.
import { type PlanetName, capitalised, catalogue, digitsInWords, inWords, named, numberInWords, planetInWords, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly placed: (a: { readonly planet: PlanetName; readonly arc: string; readonly sign: string }) => string;
  readonly fault: (a: { readonly fault: 'COMBUST' | 'DEBILITATED' | 'RETROGRADE' | 'WEAK' }) => string;
  readonly faultOfHouse: (a: { readonly house: number }) => string;
  readonly raddaOfOne: (a: { readonly spoilt: string; readonly faults: readonly string[]; readonly other: PlanetName }) => string;
  readonly raddaOfBoth: (a: { readonly fast: string; readonly faults: readonly string[]; readonly slow: string; readonly slowFaults: readonly string[] }) => string;
  readonly duhphaliKutta: (a: { readonly slow: string; readonly fast: string }) => string;
  readonly dutthottha: (a: { readonly fast: string; readonly slow: string; readonly third: string }) => string;
  readonly durupha: (a: { readonly fast: string; readonly faults: readonly string[]; readonly slow: string; readonly slowFaults: readonly string[] }) => string;
  readonly kamboola: (a: { readonly moon: string; readonly partners: readonly PlanetName[]; readonly pair: readonly PlanetName[] }) => string;
  readonly gairiKamboola: (a: { readonly moon: string; readonly reached: readonly PlanetName[]; readonly sign: string; readonly pair: readonly PlanetName[] }) => string;
  readonly tambira: (a: { readonly fast: string; readonly sign: string; readonly slow: string }) => string;
  readonly khallasara: (a: { readonly lord: string; readonly moon: string; readonly other: string }) => string;
  readonly kutta: (a: { readonly rising: string; readonly helper: string }) => string;
  readonly ithasala: (a: { readonly fast: string; readonly slow: string; readonly aspect: 'conjunction' | 'none' | 'opposition' | 'semisextile' | 'sextile' | 'square' | 'trine' }) => string;
  readonly eesarpha: (a: { readonly fast: string; readonly slow: string; readonly aspect: 'conjunction' | 'none' | 'opposition' | 'semisextile' | 'sextile' | 'square' | 'trine' }) => string;
  readonly linkedByThird: (a: { readonly fast: string; readonly slow: string; readonly third: string }) => string;
  readonly manau: (a: { readonly malefic: string; readonly fast: string; readonly slow: PlanetName }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  fault: [['fault'],{'RETROGRADE':'1','COMBUST':'1','DEBILITATED':'0','WEAK':'0'}],
  faultOfHouse: '3',
  khallasara: '1c',
  kutta: '10',
  manau: '1',
} as const;

const translated = catalogue<Messages>('engine/tajik/yogas/yogas', () => say, marks, {
  'bn': () => import('./translations/yogas.messages.bn.ts'),
  'es': () => import('./translations/yogas.messages.es.ts'),
  'hi': () => import('./translations/yogas.messages.hi.ts'),
  'mr': () => import('./translations/yogas.messages.mr.ts'),
  'pt': () => import('./translations/yogas.messages.pt.ts'),
  'ta': () => import('./translations/yogas.messages.ta.ts'),
  'te': () => import('./translations/yogas.messages.te.ts'),
});

export const say: Messages = {
  placed: (a) => translated()?.placed?.(a) ?? `${planetInWords(a.planet)} at ${digitsInWords(a.arc)} of ${named(a.sign)}`,
  fault: (a) => translated()?.fault?.(a) ?? `${a.fault === 'RETROGRADE' ? `retrograde` : a.fault === 'COMBUST' ? `combust` : a.fault === 'DEBILITATED' ? `debilitated` : `weak`}`,
  faultOfHouse: (a) => translated()?.faultOfHouse?.(a) ?? `in house ${numberInWords(a.house)}`,
  raddaOfOne: (a) => translated()?.raddaOfOne?.(a) ?? `${capitalised(a.spoilt)} is ${inWords(a.faults)}, which spoils its ithasala with ${planetInWords(a.other)}.`,
  raddaOfBoth: (a) => translated()?.raddaOfBoth?.(a) ?? `${capitalised(a.fast)} is ${inWords(a.faults)}, and ${a.slow} is ${inWords(a.slowFaults)}, which spoils their ithasala.`,
  duhphaliKutta: (a) => translated()?.duhphaliKutta?.(a) ?? `${capitalised(a.slow)} is strong and takes the ithasala of ${a.fast}, which is weak.`,
  dutthottha: (a) => translated()?.dutthottha?.(a) ?? `${capitalised(a.fast)} and ${a.slow} are weak, but ${a.third} is strong and helps by ithasala.`,
  durupha: (a) => translated()?.durupha?.(a) ?? `${capitalised(a.fast)} is ${inWords(a.faults)}, and ${a.slow} is ${inWords(a.slowFaults)}.`,
  kamboola: (a) => translated()?.kamboola?.(a) ?? `${capitalised(a.moon)} is in ithasala with ${planetsInWords(a.partners)} and joins the ithasala of ${planetsInWords(a.pair)}.`,
  gairiKamboola: (a) => translated()?.gairiKamboola?.(a) ?? `${capitalised(a.moon)} reaches ${planetsInWords(a.reached)} from the beginning of ${named(a.sign)} and joins the ithasala of ${planetsInWords(a.pair)}.`,
  tambira: (a) => translated()?.tambira?.(a) ?? `${capitalised(a.fast)} is in no ithasala, but from the beginning of ${named(a.sign)} it reaches ${a.slow}.`,
  khallasara: (a) => translated()?.khallasara?.(a) ?? `${capitalised(a.lord)}, lord of the lagna, is between ${a.moon} and ${a.other}. It is in ithasala with neither.`,
  kutta: (a) => translated()?.kutta?.(a) ?? `${capitalised(a.rising)} is in the lagna and is seen by ${a.helper}. The second is in its own or exalted sign.`,
  ithasala: (a) => translated()?.ithasala?.(a) ?? `${capitalised(a.fast)} and ${a.slow} are ${a.aspect === 'conjunction' ? `in conjunction` : a.aspect === 'opposition' ? `in opposition` : a.aspect === 'trine' ? `in trine aspect` : a.aspect === 'sextile' ? `in sextile aspect` : a.aspect === 'square' ? `in square aspect` : a.aspect === 'semisextile' ? `in semisextile aspect` : `in no aspect`} and come to the same degree.`,
  eesarpha: (a) => translated()?.eesarpha?.(a) ?? `${capitalised(a.fast)} and ${a.slow} are ${a.aspect === 'conjunction' ? `in conjunction` : a.aspect === 'opposition' ? `in opposition` : a.aspect === 'trine' ? `in trine aspect` : a.aspect === 'sextile' ? `in sextile aspect` : a.aspect === 'square' ? `in square aspect` : a.aspect === 'semisextile' ? `in semisextile aspect` : `in no aspect`} and draw away from each other.`,
  linkedByThird: (a) => translated()?.linkedByThird?.(a) ?? `${capitalised(a.fast)} and ${a.slow} do not see each other. ${capitalised(a.third)} is in ithasala with both.`,
  manau: (a) => translated()?.manau?.(a) ?? `${capitalised(a.malefic)} is within its orb of ${a.fast} and cuts the ithasala with ${planetInWords(a.slow)}.`,
};
