// Written by npm run generate from weather.messages.es.json: change that file.
import { type PlanetName, named, numberInWords, planetNames } from '@cuspal/speech';

export const messages = {
  noFourthCusp: () => `Las casas de Placidus no existen en esta latitud, así que no se puede leer el sub-regente de la cúspide 4.`,
  planetInHouse: (a: { readonly planet: PlanetName; readonly house: number }) => `${named(a.planet)} en la casa ${numberInWords(a.house)}`,
  planetFromCusp: (a: { readonly planet: PlanetName; readonly degrees: number }) => `${named(a.planet)} a ${numberInWords(a.degrees)}° de la cúspide 4`,
  signOnCusp: (a: { readonly sign: string }) => `${named(a.sign)} en la cúspide 4`,
  signRising: (a: { readonly sign: string }) => `${named(a.sign)} en el Ascendente`,
  lordOfFourth: (a: { readonly lord: PlanetName }) => `${named(a.lord)} como regente de 4`,
  lordOfFourthIn: (a: { readonly sign: string }) => `regente de 4 en ${named(a.sign)}`,
  ofChart: (a: { readonly factor: string; readonly chart: 'MOMENT' | 'PHASE' }) => `${a.factor}, ${a.chart === 'PHASE' ? `carta de la fase` : `carta del momento`}`,
  baseline: () => `base`,
  saptaNadi: () => `sapta nadi`,
  ingressByNight: (a: { readonly night: boolean }) => `${a.night ? `ingreso de noche` : `ingreso de día`}`,
  signRisingAtIngress: (a: { readonly sign: string }) => `${named(a.sign)} en el Ascendente del ingreso`,
  moonInWater: () => `Luna en un signo de agua`,
  inAngle: (a: { readonly planet: PlanetName }) => `${named(a.planet)} en un ángulo`,
  inFourthSign: (a: { readonly planets: readonly PlanetName[] }) => `${planetNames(a.planets)} en el signo 4`,
  monsoonBaseline: () => `base del monzón`,
  phaseBeforeSky: () => `La fase lunar antes de ese momento cae antes de 1800, donde empiezan las efemérides. Pida un momento algunos días después.`,
  changePastSky: () => `El próximo cambio es posterior a 2399, donde terminan las efemérides. Pida un momento anterior.`,
};
