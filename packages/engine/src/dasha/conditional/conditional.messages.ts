// Written by npm run generate from conditional.messages.json: change that file.
import { type PlanetName, catalogue, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly horaAndHalf: (a: { readonly hora: PlanetName; readonly darkHalf: boolean }) => string;
  readonly navamsaOfVenus: (a: { readonly sign: string }) => string;
  readonly lagnaInCancer: (a: { readonly sign: string; readonly dwadasamsa: string }) => string;
  readonly lagnaVargottama: (a: { readonly sign: string; readonly navamsa: string }) => string;
  readonly tenthLordInTenth: (a: { readonly lord: PlanetName; readonly tenth: string; readonly sign: string }) => string;
  readonly lagnaLordOrSeventh: (a: { readonly lord: PlanetName; readonly house: number; readonly lordOfSeventh: PlanetName; readonly houseOfSeventh: number }) => string;
  readonly horaAndDay: (a: { readonly hora: PlanetName; readonly byDay: boolean }) => string;
  readonly sunInLagna: (a: { readonly house: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  horaAndHalf: '1c',
  navamsaOfVenus: '1',
  lagnaInCancer: '1',
  lagnaVargottama: '1',
  tenthLordInTenth: '1',
  lagnaLordOrSeventh: '30',
  horaAndDay: '1c',
  sunInLagna: '3',
} as const;

const translated = catalogue<Messages>('engine/dasha/conditional/conditional', () => say, marks, {
  'bn': () => import('./translations/conditional.messages.bn.ts'),
  'es': () => import('./translations/conditional.messages.es.ts'),
  'hi': () => import('./translations/conditional.messages.hi.ts'),
  'mr': () => import('./translations/conditional.messages.mr.ts'),
  'pt': () => import('./translations/conditional.messages.pt.ts'),
  'ta': () => import('./translations/conditional.messages.ta.ts'),
  'te': () => import('./translations/conditional.messages.te.ts'),
});

export const say: Messages = {
  horaAndHalf: (a) => translated()?.horaAndHalf?.(a) ?? `The lagna is in the hora of ${planetInWords(a.hora)} and the birth in the ${a.darkHalf ? `dark` : `bright`} half of the month. It must be the Moon's hora in the dark half or the Sun's in the bright.`,
  navamsaOfVenus: (a) => translated()?.navamsaOfVenus?.(a) ?? `The navamsa lagna is ${named(a.sign)} and must be Taurus or Libra.`,
  lagnaInCancer: (a) => translated()?.lagnaInCancer?.(a) ?? `The lagna is ${named(a.sign)}, in D12 ${named(a.dwadasamsa)}, and must be Cancer in both.`,
  lagnaVargottama: (a) => translated()?.lagnaVargottama?.(a) ?? `The lagna is ${named(a.sign)}, in D9 ${named(a.navamsa)}, and both must be the same sign.`,
  tenthLordInTenth: (a) => translated()?.tenthLordInTenth?.(a) ?? `${planetFirst(a.lord)}, lord of the 10th sign ${named(a.tenth)}, is in ${named(a.sign)} and must be in the 10th.`,
  lagnaLordOrSeventh: (a) => translated()?.lagnaLordOrSeventh?.(a) ?? `The lagna lord ${planetInWords(a.lord)} is in house ${numberInWords(a.house)} and ${planetInWords(a.lordOfSeventh)}, lord of the 7th, in house ${numberInWords(a.houseOfSeventh)}. The first must be in 7 or the second in 1.`,
  horaAndDay: (a) => translated()?.horaAndDay?.(a) ?? `The lagna is in the hora of ${planetInWords(a.hora)} and the birth by ${a.byDay ? `day` : `night`}. It must be the Sun's hora by day or the Moon's by night.`,
  sunInLagna: (a) => translated()?.sunInLagna?.(a) ?? `The Sun is in house ${numberInWords(a.house)} and must be in the lagna sign.`,
};
