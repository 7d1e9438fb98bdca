// Written by npm run generate from sport.messages.es.json: change that file.
import { type PlanetName, inWords, numberInWords, planetInWords, planetsFirst, pluralOf } from '@cuspal/speech';

export const messages = {
  ownHouses: (a: { readonly percent: number; readonly houses: readonly number[] }) => `Los sub-regentes de las cúspides 6 y 11 y los regentes de sus nakshatras cubren el ${numberInWords(a.percent)} por ciento de las casas ${inWords(a.houses)}.`,
  rivalHouses: (a: { readonly percent: number; readonly houses: readonly number[] }) => `Cubren el ${numberInWords(a.percent)} por ciento de las casas ${inWords(a.houses)}, que cuenta la mitad en contra.`,
  noneShared: () => `Ningún planeta regente del partido lo es del nacimiento.`,
  shared: (a: { readonly shared: readonly PlanetName[] }) => `${planetsFirst(a.shared)} ${pluralOf('es', a.shared.length) === 'one' ? `es planeta regente` : `son planetas regentes`} tanto del partido como del nacimiento.`,
  rises: (a: { readonly rising: PlanetName; readonly ruling: boolean }) => `El sub-regente que asciende al comienzo es ${planetInWords(a.rising)}, ${a.ruling ? `que es planeta regente` : `que no es planeta regente`} del nacimiento.`,
};
