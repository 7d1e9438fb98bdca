// Written by npm run generate from sport.messages.pt.json: change that file.
import { type PlanetName, inWords, numberInWords, planetInWords, planetsFirst, pluralOf } from '@cuspal/speech';

export const messages = {
  ownHouses: (a: { readonly percent: number; readonly houses: readonly number[] }) => `Os sub-regentes das cúspides 6 e 11 e seus regentes da nakshatra cobrem ${numberInWords(a.percent)} por cento das casas ${inWords(a.houses)}.`,
  rivalHouses: (a: { readonly percent: number; readonly houses: readonly number[] }) => `Cobrem ${numberInWords(a.percent)} por cento das casas ${inWords(a.houses)}, o que conta a metade contra.`,
  noneShared: () => `Nenhum planeta regente da partida o é do nascimento.`,
  shared: (a: { readonly shared: readonly PlanetName[] }) => `${planetsFirst(a.shared)} ${pluralOf('pt', a.shared.length) === 'one' ? `é planeta regente` : `são planetas regentes`} tanto da partida como do nascimento.`,
  rises: (a: { readonly rising: PlanetName; readonly ruling: boolean }) => `O sub-regente que ascende no começo é ${planetInWords(a.rising)}, ${a.ruling ? `que é planeta regente` : `que não é planeta regente`} do nascimento.`,
};
