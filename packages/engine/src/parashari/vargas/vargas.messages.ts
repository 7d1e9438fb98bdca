// Written by npm run generate from vargas.messages.json: change that file.
import { type PlanetName, catalogue, named, numberInWords, ordinal, planetFirst, planetInWords, planetNames, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly topic: (a: { readonly division: 'D10' | 'D12' | 'D16' | 'D2' | 'D20' | 'D24' | 'D27' | 'D3' | 'D30' | 'D4' | 'D40' | 'D45' | 'D6' | 'D60' | 'D7' | 'D8' | 'D9' }) => string;
  readonly stands: (a: { readonly house: number; readonly dignity: string; readonly vargottama: boolean }) => string;
  readonly significatorStands: (a: { readonly planet: PlanetName; readonly house: number; readonly dignity: string; readonly vargottama: boolean }) => string;
  readonly inAll: (a: { readonly verdict: 'MIXED' | 'STRAINED' | 'SUPPORTED'; readonly score: number; readonly points: number; readonly support: number; readonly strain: number }) => string;
  readonly houseRuledBy: (a: { readonly house: number; readonly lord: PlanetName; readonly verdict: 'MIXED' | 'STRAINED' | 'SUPPORTED' }) => string;
  readonly houseVerdict: (a: { readonly house: number; readonly sign: string; readonly verdict: 'MIXED' | 'STRAINED' | 'SUPPORTED' }) => string;
  readonly lordStands: (a: { readonly lord: PlanetName; readonly house: number; readonly dignity: string }) => string;
  readonly occupants: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly aspectedBy: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly lordPlaced: (a: { readonly lord: PlanetName; readonly house: number }) => string;
  readonly lordDignity: (a: { readonly lord: PlanetName; readonly dignity: string }) => string;
  readonly occupant: (a: { readonly nature: 'benefic' | 'malefic'; readonly planet: PlanetName }) => string;
  readonly aspectedByNature: (a: { readonly nature: 'benefic' | 'malefic'; readonly planets: readonly PlanetName[] }) => string;
  readonly inHora: (a: { readonly planet: PlanetName; readonly well: boolean; readonly hora: 'Moon' | 'Sun'; readonly twice: boolean }) => string;
  readonly deityNature: (a: { readonly deity: string; readonly nature: 'benign' | 'harsh' }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  stands: 'f',
  significatorStands: '3',
  houseRuledBy: '3',
  houseVerdict: '3',
  lordStands: '7',
  occupants: 'c',
  aspectedBy: [['planets'],{'=0':'0','other':'c'}],
  lordPlaced: '7',
  lordDignity: '5',
  aspectedByNature: 'c',
} as const;

const translated = catalogue<Messages>('engine/parashari/vargas/vargas', () => say, marks, {
  'bn': () => import('./translations/vargas.messages.bn.ts'),
  'es': () => import('./translations/vargas.messages.es.ts'),
  'hi': () => import('./translations/vargas.messages.hi.ts'),
  'mr': () => import('./translations/vargas.messages.mr.ts'),
  'pt': () => import('./translations/vargas.messages.pt.ts'),
  'ta': () => import('./translations/vargas.messages.ta.ts'),
  'te': () => import('./translations/vargas.messages.te.ts'),
});

export const say: Messages = {
  topic: (a) => translated()?.topic?.(a) ?? `${a.division === 'D2' ? `wealth` : a.division === 'D3' ? `siblings and courage` : a.division === 'D4' ? `property and home` : a.division === 'D6' ? `constitution and resistance` : a.division === 'D7' ? `children` : a.division === 'D8' ? `resilience in sudden troubles` : a.division === 'D9' ? `marriage and dharma` : a.division === 'D10' ? `work and standing` : a.division === 'D12' ? `father and mother` : a.division === 'D16' ? `vehicles and comforts` : a.division === 'D20' ? `devotion and practice` : a.division === 'D24' ? `learning` : a.division === 'D27' ? `strength and stamina` : a.division === 'D30' ? `freedom from misfortune` : a.division === 'D40' ? `the maternal line` : a.division === 'D45' ? `character and paternal line` : `past merit`}`,
  stands: (a) => translated()?.stands?.(a) ?? `It is in house ${numberInWords(a.house)}, ${a.dignity}${a.vargottama ? ` and vargottama` : ``}.`,
  significatorStands: (a) => translated()?.significatorStands?.(a) ?? `The significator ${planetInWords(a.planet)} is in house ${numberInWords(a.house)}, ${a.dignity}${a.vargottama ? ` and vargottama` : ``}.`,
  inAll: (a) => translated()?.inAll?.(a) ?? `In all the chart is ${a.verdict === 'SUPPORTED' ? `supported` : a.verdict === 'MIXED' ? `mixed` : `strained`}, with ${numberInWords(a.score)} ${a.points === 1 ? `point` : `points`} where ${numberInWords(a.support)} support and ${numberInWords(a.strain)} strain.`,
  houseRuledBy: (a) => translated()?.houseRuledBy?.(a) ?? `The ${ordinal(a.house)} house, ruled by ${planetInWords(a.lord)}, is ${a.verdict === 'SUPPORTED' ? `supported` : a.verdict === 'MIXED' ? `mixed` : `strained`}.`,
  houseVerdict: (a) => translated()?.houseVerdict?.(a) ?? `House ${numberInWords(a.house)} (${named(a.sign)}) is ${a.verdict === 'SUPPORTED' ? `supported` : a.verdict === 'MIXED' ? `mixed` : `strained`}.`,
  lordStands: (a) => translated()?.lordStands?.(a) ?? `Its lord ${planetInWords(a.lord)} is in house ${numberInWords(a.house)}, ${a.dignity}.`,
  occupants: (a) => translated()?.occupants?.(a) ?? `${a.planets.length === 0 ? `It is empty.` : `It holds ${planetsInWords(a.planets)}.`}`,
  aspectedBy: (a) => translated()?.aspectedBy?.(a) ?? `${a.planets.length === 0 ? `No planet aspects it.` : `It is aspected by ${planetsInWords(a.planets)}.`}`,
  lordPlaced: (a) => translated()?.lordPlaced?.(a) ?? `Its lord ${planetInWords(a.lord)} is in house ${numberInWords(a.house)}.`,
  lordDignity: (a) => translated()?.lordDignity?.(a) ?? `Its lord ${planetInWords(a.lord)} is ${a.dignity}.`,
  occupant: (a) => translated()?.occupant?.(a) ?? `The ${a.nature === 'benefic' ? `benefic` : `malefic`} ${named(a.planet)} is in it.`,
  aspectedByNature: (a) => translated()?.aspectedByNature?.(a) ?? `It is aspected by the ${a.nature === 'benefic' ? `${a.planets.length === 1 ? `benefic` : `benefics`}` : `${a.planets.length === 1 ? `malefic` : `malefics`}`} ${planetNames(a.planets)}.`,
  inHora: (a) => translated()?.inHora?.(a) ?? `${planetFirst(a.planet)} is ${a.well ? `well` : `badly`} placed in the hora of the ${a.hora === 'Sun' ? `Sun` : `Moon`}${a.twice ? ` and counts twice` : ``}.`,
  deityNature: (a) => translated()?.deityNature?.(a) ?? `${named(a.deity)} is ${a.nature === 'benign' ? `benign` : `harsh`}.`,
};
