// Written by npm run generate from gochara.messages.pt.json: change that file.
import { type PlanetName, named, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  inJanmaStar: () => `Na nakshatra janma`,
  inLagnaSign: () => `No signo do lagna`,
  inSignFromMoon: (a: { readonly house: number }) => `No signo ${numberInWords(a.house)} desde a Lua`,
  wholeEclipse: (a: { readonly type: string }) => `Eclipse ${a.type === 'TOTAL' ? `total` : a.type === 'ANNULAR' ? `anular` : a.type === 'HYBRID' ? `híbrido` : a.type === 'PARTIAL' ? `parcial` : a.type === 'PENUMBRAL' ? `penumbral` : `${a.type}`}`,
  visibleAtBirthPlace: () => `Visível no lugar de nascimento`,
  keptWithinHundred: () => `Mantido entre 0 e 100`,
  contact: (a: { readonly aspect: 'conjunction' | 'opposition'; readonly point: string }) => `${a.aspect === 'conjunction' ? `Conjunção` : `Oposição`} com ${named(a.point)}`,
  bindusEase: (a: { readonly sign: string; readonly own: number; readonly all: number }) => `${named(a.sign)} tem ${numberInWords(a.own)} bindus de Saturno e ${numberInWords(a.all)} ao todo.`,
  saturnYogaKaraka: () => `Saturno é o yoga karaka do mapa natal.`,
  saturnStrongAtBirth: () => `Saturno está em seu próprio signo ou exaltado no mapa natal.`,
  phaseIs: (a: { readonly phase: string }) => `A fase é ${named(a.phase)}.`,
  fewBindus: (a: { readonly sign: string; readonly bindus: number }) => `${named(a.sign)} ${a.bindus === 0 ? `não tem nenhum bindu` : pluralOf('pt', a.bindus) === 'one' ? `tem só ${numberInWords(a.bindus)} bindu` : `tem só ${numberInWords(a.bindus)} bindus`} de Saturno.`,
  phase: (a: { readonly phase: string }) => `Fase ${named(a.phase)}`,
  starLordHarms: (a: { readonly lord: PlanetName; readonly level: string }) => `Regente da nakshatra ${named(a.lord)} em 6, 8 ou 12, em ${a.level}`,
  subLordGains: (a: { readonly lord: PlanetName }) => `Sub-regente ${named(a.lord)} só em 2, 6, 10, 11`,
  subLordHarms: (a: { readonly lord: PlanetName }) => `Sub-regente ${named(a.lord)} em 6, 8 ou 12 e em nenhuma de 1, 5, 11`,
  subLordHarmsAndHelps: (a: { readonly lord: PlanetName }) => `Sub-regente ${named(a.lord)} em 6, 8 ou 12 e em 1, 5 ou 11`,
  subLordSaturn: () => `Sub-regente Saturno: ponto mais alto`,
  subLordJupiter: () => `Sub-regente Júpiter: alívio`,
  subLordRahu: () => `Sub-regente Rahu em Vraya: interrupção`,
  noSound: (a: { readonly field: string; readonly text: string; readonly sounds: string }) => `${a.field} tem "${a.text}", que não é um som do tabuleiro. Use o primeiro som do nome, um destes: ${a.sounds}.`,
};
