// Written by npm run generate from gochara.messages.es.json: change that file.
import { type PlanetName, named, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  inJanmaStar: () => `En la nakshatra janma`,
  inLagnaSign: () => `En el signo del lagna`,
  inSignFromMoon: (a: { readonly house: number }) => `En el signo ${numberInWords(a.house)} desde la Luna`,
  wholeEclipse: (a: { readonly type: string }) => `Eclipse ${a.type === 'TOTAL' ? `total` : a.type === 'ANNULAR' ? `anular` : a.type === 'HYBRID' ? `híbrido` : a.type === 'PARTIAL' ? `parcial` : a.type === 'PENUMBRAL' ? `penumbral` : `${a.type}`}`,
  visibleAtBirthPlace: () => `Visible en el lugar de nacimiento`,
  keptWithinHundred: () => `Se mantiene entre 0 y 100`,
  contact: (a: { readonly aspect: 'conjunction' | 'opposition'; readonly point: string }) => `${a.aspect === 'conjunction' ? `Conjunción` : `Oposición`} con ${named(a.point)}`,
  bindusEase: (a: { readonly sign: string; readonly own: number; readonly all: number }) => `${named(a.sign)} tiene ${numberInWords(a.own)} bindus de Saturno y ${numberInWords(a.all)} en total.`,
  saturnYogaKaraka: () => `Saturno es el yoga karaka de la carta natal.`,
  saturnStrongAtBirth: () => `Saturno está en su propio signo o exaltado en la carta natal.`,
  phaseIs: (a: { readonly phase: string }) => `La fase es ${named(a.phase)}.`,
  fewBindus: (a: { readonly sign: string; readonly bindus: number }) => `${named(a.sign)} ${a.bindus === 0 ? `no tiene ningún bindu` : pluralOf('es', a.bindus) === 'one' ? `tiene solo 1 bindu` : `tiene solo ${numberInWords(a.bindus)} bindus`} de Saturno.`,
  phase: (a: { readonly phase: string }) => `Fase ${named(a.phase)}`,
  starLordHarms: (a: { readonly lord: PlanetName; readonly level: string }) => `Regente de nakshatra ${named(a.lord)} en 6, 8 o 12, en ${a.level}`,
  subLordGains: (a: { readonly lord: PlanetName }) => `Sub-regente ${named(a.lord)} solo en 2, 6, 10, 11`,
  subLordHarms: (a: { readonly lord: PlanetName }) => `Sub-regente ${named(a.lord)} en 6, 8 o 12 y en ninguna de 1, 5, 11`,
  subLordHarmsAndHelps: (a: { readonly lord: PlanetName }) => `Sub-regente ${named(a.lord)} en 6, 8 o 12 y en 1, 5 u 11`,
  subLordSaturn: () => `Sub-regente Saturno: punto más alto`,
  subLordJupiter: () => `Sub-regente Júpiter: alivio`,
  subLordRahu: () => `Sub-regente Rahu en Vraya: interrupción`,
  noSound: (a: { readonly field: string; readonly text: string; readonly sounds: string }) => `${a.field} tiene "${a.text}", que no es un sonido del tablero. Use el primer sonido del nombre, uno de: ${a.sounds}.`,
};
