// Written by npm run generate from borders.messages.es.json: change that file.
import { type PlanetName, digitsInWords, inWords, named, numberInWords, planetInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  cusp: (a: { readonly cusp: number }) => `La cúspide ${numberInWords(a.cusp)}`,
  onBorder: (a: { readonly name: string; readonly subLord: PlanetName }) => `${a.name} está exactamente en un límite y cuenta para el sub posterior, el ${a.subLord === 'Sun' ? `del Sol` : `de ${planetInWords(a.subLord)}`}.`,
  nearBorder: (a: { readonly name: string; readonly minutes: string; readonly side: 'lower' | 'upper'; readonly subLord: PlanetName }) => `${a.name} está ${digitsInWords(a.minutes)}' ${a.side === 'lower' ? `después del comienzo` : `antes del final`} de su sub ${a.subLord === 'Sun' ? `del Sol` : a.subLord === 'Moon' ? `de la Luna` : `de ${named(a.subLord)}`}.`,
  beyond: (a: { readonly changed: 'SIGN' | 'SIGN_AND_STAR' | 'STAR' | 'SUB'; readonly subLord: PlanetName; readonly starLord: PlanetName; readonly sign: string }) => `${a.changed === 'SUB' ? `el sub-regente es ${planetInWords(a.subLord)}` : a.changed === 'STAR' ? `el regente de la nakshatra es ${planetInWords(a.starLord)} y el sub-regente es ${planetInWords(a.subLord)}` : a.changed === 'SIGN' ? `el signo es ${named(a.sign)} y el sub-regente es ${planetInWords(a.subLord)}` : `el signo es ${named(a.sign)}, el regente de la nakshatra es ${planetInWords(a.starLord)} y el sub-regente es ${planetInWords(a.subLord)}`}`,
  outOfReach: (a: { readonly beyond: string }) => `Más allá ${a.beyond}, pero ninguna hora de nacimiento a menos de 20 minutos llega a eso.`,
  byBirthTime: (a: { readonly seconds: number; readonly way: 'earlier' | 'later'; readonly beyond: string }) => `Con una hora de nacimiento ${numberInWords(a.seconds)} s ${a.way === 'earlier' ? `antes` : `después`}, ${a.beyond}.`,
  byMotion: (a: { readonly beyond: string; readonly count: string; readonly unit: 'DAYS' | 'HOURS' | 'MINUTES' | 'SECONDS'; readonly way: 'earlier' | 'later' }) => `Por su movimiento diario, ${a.beyond} unos ${digitsInWords(a.count)} ${a.unit === 'SECONDS' ? `s` : a.unit === 'MINUTES' ? `min` : a.unit === 'HOURS' ? `h` : `días`} ${a.way === 'earlier' ? `antes` : `después`}.`,
  noCuspChanges: () => `Un pequeño error en la hora de nacimiento no cambiaría ninguna cúspide.`,
  firstCuspSafe: () => `La cúspide 1 está a salvo de un pequeño error en la hora de nacimiento.`,
  originShared: () => `Las cúspides 1 y 9 comparten regente de nakshatra o sub-regente.`,
  cuspsChange: (a: { readonly cusps: readonly number[] }) => `Un pequeño error en la hora de nacimiento cambiaría ${pluralOf('es', a.cusps.length) === 'one' ? `la cúspide` : `las cúspides`} ${inWords(a.cusps)}, a -5 cada una y -15 como máximo.`,
  cuspsMayChange: (a: { readonly cusps: readonly number[] }) => `Un error algo mayor cambiaría ${pluralOf('es', a.cusps.length) === 'one' ? `la cúspide` : `las cúspides`} ${inWords(a.cusps)}, a -1 cada una y -5 como máximo.`,
  firstCuspChanges: () => `Un pequeño error en la hora de nacimiento cambiaría la propia cúspide 1.`,
  roundedTime: () => `La hora de nacimiento es una hora en punto o y media, así que probablemente se redondeó.`,
};
