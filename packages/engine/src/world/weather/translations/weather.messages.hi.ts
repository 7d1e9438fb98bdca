// Written by npm run generate from weather.messages.hi.json: change that file.
import { type PlanetName, named, numberInWords, planetNames } from '@cuspal/speech';

export const messages = {
  noFourthCusp: () => `इस अक्षांश पर प्लासिडस भाव नहीं बनते, इसलिए चौथे कस्प का उप-स्वामी नहीं पढ़ा जा सकता।`,
  planetInHouse: (a: { readonly house: number; readonly planet: PlanetName }) => `भाव ${numberInWords(a.house)} में ${named(a.planet)}`,
  planetFromCusp: (a: { readonly degrees: number; readonly planet: PlanetName }) => `कस्प 4 से ${numberInWords(a.degrees)}° पर ${named(a.planet)}`,
  signOnCusp: (a: { readonly sign: string }) => `कस्प 4 पर ${named(a.sign)}`,
  signRising: (a: { readonly sign: string }) => `${named(a.sign)} लग्न`,
  lordOfFourth: (a: { readonly lord: PlanetName }) => `भाव 4 का स्वामी ${named(a.lord)}`,
  lordOfFourthIn: (a: { readonly sign: string }) => `भाव 4 का स्वामी ${named(a.sign)} में`,
  ofChart: (a: { readonly factor: string; readonly chart: 'MOMENT' | 'PHASE' }) => `${a.factor}, ${a.chart === 'PHASE' ? `चंद्र-कला की कुंडली` : `क्षण की कुंडली`}`,
  baseline: () => `आधार-मान`,
  saptaNadi: () => `सप्त नाड़ी`,
  ingressByNight: (a: { readonly night: boolean }) => `${a.night ? `रात का प्रवेश` : `दिन का प्रवेश`}`,
  signRisingAtIngress: (a: { readonly sign: string }) => `प्रवेश के समय ${named(a.sign)} लग्न`,
  moonInWater: () => `जल राशि में चंद्रमा`,
  inAngle: (a: { readonly planet: PlanetName }) => `केंद्र में ${named(a.planet)}`,
  inFourthSign: (a: { readonly planets: readonly PlanetName[] }) => `राशि 4 में ${planetNames(a.planets)}`,
  monsoonBaseline: () => `मानसून का आधार-मान`,
  phaseBeforeSky: () => `उस समय से पहले की चंद्र-कला 1800 से पहले की है, जहाँ से पंचांग-गणना शुरू होती है। कुछ दिन बाद का समय पूछें।`,
  changePastSky: () => `अगला बदलाव 2399 के बाद है, जहाँ पंचांग-गणना समाप्त होती है। पहले का समय पूछें।`,
};
