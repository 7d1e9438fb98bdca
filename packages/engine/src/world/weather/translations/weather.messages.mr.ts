// Written by npm run generate from weather.messages.mr.json: change that file.
import { type PlanetName, named, numberInWords, planetNames } from '@cuspal/speech';

export const messages = {
  noFourthCusp: () => `या अक्षांशावर प्लासिडस भाव नसतात, म्हणून चौथ्या कस्पाचा उपस्वामी वाचता येत नाही.`,
  planetInHouse: (a: { readonly house: number; readonly planet: PlanetName }) => `भाव ${numberInWords(a.house)} मध्ये ${named(a.planet)}`,
  planetFromCusp: (a: { readonly degrees: number; readonly planet: PlanetName }) => `कस्प ४ पासून ${numberInWords(a.degrees)}° वर ${named(a.planet)}`,
  signOnCusp: (a: { readonly sign: string }) => `कस्प ४ वर ${named(a.sign)}`,
  signRising: (a: { readonly sign: string }) => `${named(a.sign)} लग्न`,
  lordOfFourth: (a: { readonly lord: PlanetName }) => `४ चा स्वामी ${named(a.lord)}`,
  lordOfFourthIn: (a: { readonly sign: string }) => `४ चा स्वामी ${named(a.sign)} राशीत`,
  ofChart: (a: { readonly factor: string; readonly chart: 'MOMENT' | 'PHASE' }) => `${a.factor}, ${a.chart === 'PHASE' ? `चंद्रकला कुंडली` : `क्षण कुंडली`}`,
  baseline: () => `पायारेखा`,
  saptaNadi: () => `सप्तनाडी`,
  ingressByNight: (a: { readonly night: boolean }) => `${a.night ? `रात्रीचा प्रवेश` : `दिवसाचा प्रवेश`}`,
  signRisingAtIngress: (a: { readonly sign: string }) => `प्रवेशवेळी ${named(a.sign)} लग्न`,
  moonInWater: () => `जलराशीत चंद्र`,
  inAngle: (a: { readonly planet: PlanetName }) => `केंद्रात ${named(a.planet)}`,
  inFourthSign: (a: { readonly planets: readonly PlanetName[] }) => `राशी ४ मध्ये ${planetNames(a.planets)}`,
  monsoonBaseline: () => `मान्सूनची पायारेखा`,
  phaseBeforeSky: () => `त्या क्षणापूर्वीची चंद्रकला १८०० पूर्वीची आहे, जिथे पंचांग-गणना सुरू होते. काही दिवसांनंतरचा क्षण मागा.`,
  changePastSky: () => `पुढील बदल २३९९ नंतर आहे, जिथे पंचांग-गणना संपते. आधीचा क्षण मागा.`,
};
