// Written by npm run generate from gochara.messages.json: change that file.
import { type PlanetName, catalogue, named, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly inJanmaStar: () => string;
  readonly inLagnaSign: () => string;
  readonly inSignFromMoon: (a: { readonly house: number }) => string;
  readonly wholeEclipse: (a: { readonly type: string }) => string;
  readonly visibleAtBirthPlace: () => string;
  readonly keptWithinHundred: () => string;
  readonly contact: (a: { readonly point: string; readonly aspect: 'conjunction' | 'opposition' }) => string;
  readonly bindusEase: (a: { readonly sign: string; readonly own: number; readonly all: number }) => string;
  readonly saturnYogaKaraka: () => string;
  readonly saturnStrongAtBirth: () => string;
  readonly phaseIs: (a: { readonly phase: string }) => string;
  readonly fewBindus: (a: { readonly sign: string; readonly bindus: number }) => string;
  readonly phase: (a: { readonly phase: string }) => string;
  readonly starLordHarms: (a: { readonly lord: PlanetName; readonly level: string }) => string;
  readonly subLordGains: (a: { readonly lord: PlanetName }) => string;
  readonly subLordHarms: (a: { readonly lord: PlanetName }) => string;
  readonly subLordHarmsAndHelps: (a: { readonly lord: PlanetName }) => string;
  readonly subLordSaturn: () => string;
  readonly subLordJupiter: () => string;
  readonly subLordRahu: () => string;
  readonly noSound: (a: { readonly field: string; readonly text: string; readonly sounds: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  inLagnaSign: '1',
  saturnYogaKaraka: '1',
  starLordHarms: '1',
  subLordGains: '1',
  subLordHarms: '1',
  subLordHarmsAndHelps: '1',
  subLordSaturn: '1',
  subLordJupiter: '1',
  subLordRahu: '1',
} as const;

const translated = catalogue<Messages>('engine/gochara/gochara', () => say, marks, {
  'bn': () => import('./translations/gochara.messages.bn.ts'),
  'es': () => import('./translations/gochara.messages.es.ts'),
  'hi': () => import('./translations/gochara.messages.hi.ts'),
  'mr': () => import('./translations/gochara.messages.mr.ts'),
  'pt': () => import('./translations/gochara.messages.pt.ts'),
  'ta': () => import('./translations/gochara.messages.ta.ts'),
  'te': () => import('./translations/gochara.messages.te.ts'),
});

export const say: Messages = {
  inJanmaStar: () => translated()?.inJanmaStar?.() ?? `In the janma star`,
  inLagnaSign: () => translated()?.inLagnaSign?.() ?? `In the lagna sign`,
  inSignFromMoon: (a) => translated()?.inSignFromMoon?.(a) ?? `In the sign ${numberInWords(a.house)} from the Moon`,
  wholeEclipse: (a) => translated()?.wholeEclipse?.(a) ?? `${a.type} eclipse`,
  visibleAtBirthPlace: () => translated()?.visibleAtBirthPlace?.() ?? `Visible at the birth place`,
  keptWithinHundred: () => translated()?.keptWithinHundred?.() ?? `Kept within 0 to 100`,
  contact: (a) => translated()?.contact?.(a) ?? `${named(a.point)} ${a.aspect === 'conjunction' ? `conjunction` : `opposition`}`,
  bindusEase: (a) => translated()?.bindusEase?.(a) ?? `${named(a.sign)} has ${numberInWords(a.own)} bindus of Saturn and ${numberInWords(a.all)} in all.`,
  saturnYogaKaraka: () => translated()?.saturnYogaKaraka?.() ?? `Saturn is the yoga karaka of the birth chart.`,
  saturnStrongAtBirth: () => translated()?.saturnStrongAtBirth?.() ?? `Saturn is in its own sign or exalted in the birth chart.`,
  phaseIs: (a) => translated()?.phaseIs?.(a) ?? `The phase is ${named(a.phase)}.`,
  fewBindus: (a) => translated()?.fewBindus?.(a) ?? `${named(a.sign)} has ${a.bindus === 0 ? `no bindu` : a.bindus === 1 ? `only 1 bindu` : `only ${numberInWords(a.bindus)} bindus`} of Saturn.`,
  phase: (a) => translated()?.phase?.(a) ?? `Phase ${named(a.phase)}`,
  starLordHarms: (a) => translated()?.starLordHarms?.(a) ?? `Star lord ${named(a.lord)} on 6, 8 or 12 at ${a.level}`,
  subLordGains: (a) => translated()?.subLordGains?.(a) ?? `Sub lord ${named(a.lord)} only on 2, 6, 10, 11`,
  subLordHarms: (a) => translated()?.subLordHarms?.(a) ?? `Sub lord ${named(a.lord)} on 6, 8 or 12 and none of 1, 5, 11`,
  subLordHarmsAndHelps: (a) => translated()?.subLordHarmsAndHelps?.(a) ?? `Sub lord ${named(a.lord)} on 6, 8 or 12 and on 1, 5 or 11`,
  subLordSaturn: () => translated()?.subLordSaturn?.() ?? `Sub lord Saturn: peak`,
  subLordJupiter: () => translated()?.subLordJupiter?.() ?? `Sub lord Jupiter: relief`,
  subLordRahu: () => translated()?.subLordRahu?.() ?? `Sub lord Rahu in Vraya: disruption`,
  noSound: (a) => translated()?.noSound?.(a) ?? `${a.field} has "${a.text}", which is not a sound of the board. Use the first sound of the name, one of: ${a.sounds}.`,
};
