// Written by npm run generate from weather.messages.pt.json: change that file.
import { type PlanetName, named, numberInWords, planetNames } from '@cuspal/speech';

export const messages = {
  noFourthCusp: () => `As casas de Placidus não existem nesta latitude, por isso o sub-regente da cúspide 4 não pode ser lido.`,
  planetInHouse: (a: { readonly planet: PlanetName; readonly house: number }) => `${named(a.planet)} na casa ${numberInWords(a.house)}`,
  planetFromCusp: (a: { readonly planet: PlanetName; readonly degrees: number }) => `${named(a.planet)} a ${numberInWords(a.degrees)}° da cúspide 4`,
  signOnCusp: (a: { readonly sign: string }) => `${named(a.sign)} na cúspide 4`,
  signRising: (a: { readonly sign: string }) => `${named(a.sign)} no Ascendente`,
  lordOfFourth: (a: { readonly lord: PlanetName }) => `${named(a.lord)} como regente de 4`,
  lordOfFourthIn: (a: { readonly sign: string }) => `regente de 4 em ${named(a.sign)}`,
  ofChart: (a: { readonly factor: string; readonly chart: 'MOMENT' | 'PHASE' }) => `${a.factor}, ${a.chart === 'PHASE' ? `mapa da fase` : `mapa do momento`}`,
  baseline: () => `base`,
  saptaNadi: () => `sapta nadi`,
  ingressByNight: (a: { readonly night: boolean }) => `${a.night ? `ingresso de noite` : `ingresso de dia`}`,
  signRisingAtIngress: (a: { readonly sign: string }) => `${named(a.sign)} no Ascendente do ingresso`,
  moonInWater: () => `Lua em um signo de água`,
  inAngle: (a: { readonly planet: PlanetName }) => `${named(a.planet)} em um ângulo`,
  inFourthSign: (a: { readonly planets: readonly PlanetName[] }) => `${planetNames(a.planets)} no signo 4`,
  monsoonBaseline: () => `base da monção`,
  phaseBeforeSky: () => `A fase lunar antes desse momento cai antes de 1800, onde começam as efemérides. Peça um momento alguns dias depois.`,
  changePastSky: () => `A próxima mudança é posterior a 2399, onde terminam as efemérides. Peça um momento anterior.`,
};
