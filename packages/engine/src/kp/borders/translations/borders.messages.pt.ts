// Written by npm run generate from borders.messages.pt.json: change that file.
import { type PlanetName, digitsInWords, inWords, named, numberInWords, planetInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  cusp: (a: { readonly cusp: number }) => `A cúspide ${numberInWords(a.cusp)}`,
  onBorder: (a: { readonly name: string; readonly subLord: PlanetName }) => `${a.name} está exatamente em um limite e conta para o sub posterior, o ${a.subLord === 'Sun' ? `do Sol` : a.subLord === 'Moon' ? `da Lua` : `de ${planetInWords(a.subLord)}`}.`,
  nearBorder: (a: { readonly name: string; readonly minutes: string; readonly side: 'lower' | 'upper'; readonly subLord: PlanetName }) => `${a.name} está ${digitsInWords(a.minutes)}' ${a.side === 'lower' ? `depois do começo` : `antes do fim`} de seu sub ${named(a.subLord)}.`,
  beyond: (a: { readonly changed: 'SIGN' | 'SIGN_AND_STAR' | 'STAR' | 'SUB'; readonly subLord: PlanetName; readonly starLord: PlanetName; readonly sign: string }) => `${a.changed === 'SUB' ? `o sub-regente é ${planetInWords(a.subLord)}` : a.changed === 'STAR' ? `o regente da nakshatra é ${planetInWords(a.starLord)} e o sub-regente é ${planetInWords(a.subLord)}` : a.changed === 'SIGN' ? `o signo é ${named(a.sign)} e o sub-regente é ${planetInWords(a.subLord)}` : `o signo é ${named(a.sign)}, o regente da nakshatra é ${planetInWords(a.starLord)} e o sub-regente é ${planetInWords(a.subLord)}`}`,
  outOfReach: (a: { readonly beyond: string }) => `Além dele ${a.beyond}, mas nenhuma hora de nascimento dentro de 20 minutos chega a isso.`,
  byBirthTime: (a: { readonly seconds: number; readonly way: 'earlier' | 'later'; readonly beyond: string }) => `Com uma hora de nascimento ${numberInWords(a.seconds)} s ${a.way === 'earlier' ? `antes` : `depois`}, ${a.beyond}.`,
  byMotion: (a: { readonly beyond: string; readonly count: string; readonly unit: 'DAYS' | 'HOURS' | 'MINUTES' | 'SECONDS'; readonly way: 'earlier' | 'later' }) => `Por seu movimento diário, ${a.beyond} uns ${digitsInWords(a.count)} ${a.unit === 'SECONDS' ? `s` : a.unit === 'MINUTES' ? `min` : a.unit === 'HOURS' ? `h` : `dias`} ${a.way === 'earlier' ? `antes` : `depois`}.`,
  noCuspChanges: () => `Um pequeno erro na hora de nascimento não mudaria nenhuma cúspide.`,
  firstCuspSafe: () => `A cúspide 1 está a salvo de um pequeno erro na hora de nascimento.`,
  originShared: () => `As cúspides 1 e 9 compartilham o regente da nakshatra ou o sub-regente.`,
  cuspsChange: (a: { readonly cusps: readonly number[] }) => `Um pequeno erro na hora de nascimento mudaria ${pluralOf('pt', a.cusps.length) === 'one' ? `a cúspide` : `as cúspides`} ${inWords(a.cusps)}, a -5 cada uma e -15 no máximo.`,
  cuspsMayChange: (a: { readonly cusps: readonly number[] }) => `Um erro um pouco maior mudaria ${pluralOf('pt', a.cusps.length) === 'one' ? `a cúspide` : `as cúspides`} ${inWords(a.cusps)}, a -1 cada uma e -5 no máximo.`,
  firstCuspChanges: () => `Um pequeno erro na hora de nascimento mudaria a própria cúspide 1.`,
  roundedTime: () => `A hora de nascimento é uma hora cheia ou meia hora, por isso provavelmente foi arredondada.`,
};
