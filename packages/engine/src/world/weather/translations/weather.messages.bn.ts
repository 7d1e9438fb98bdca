// Written by npm run generate from weather.messages.bn.json: change that file.
import { type PlanetName, named, numberInWords, planetNames } from '@cuspal/speech';

export const messages = {
  noFourthCusp: () => `এই অক্ষাংশে প্লাসিডাস ভাব হয় না, তাই চতুর্থ কাস্পের উপ-অধিপতি পড়া যায় না।`,
  planetInHouse: (a: { readonly house: number; readonly planet: PlanetName }) => `ভাব ${numberInWords(a.house)}-এ ${named(a.planet)}`,
  planetFromCusp: (a: { readonly degrees: number; readonly planet: PlanetName }) => `কাস্প ৪ থেকে ${numberInWords(a.degrees)}° দূরে ${named(a.planet)}`,
  signOnCusp: (a: { readonly sign: string }) => `কাস্প ৪-এ ${named(a.sign)}`,
  signRising: (a: { readonly sign: string }) => `${named(a.sign)} লগ্ন`,
  lordOfFourth: (a: { readonly lord: PlanetName }) => `ভাব ৪-এর অধিপতি ${named(a.lord)}`,
  lordOfFourthIn: (a: { readonly sign: string }) => `${named(a.sign)} রাশিতে ভাব ৪-এর অধিপতি`,
  ofChart: (a: { readonly factor: string; readonly chart: 'MOMENT' | 'PHASE' }) => `${a.factor}, ${a.chart === 'PHASE' ? `চন্দ্রকলার কুণ্ডলী` : `মুহূর্তের কুণ্ডলী`}`,
  baseline: () => `ভিত্তিমান`,
  saptaNadi: () => `সপ্তনাড়ী`,
  ingressByNight: (a: { readonly night: boolean }) => `${a.night ? `রাতে প্রবেশ` : `দিনে প্রবেশ`}`,
  signRisingAtIngress: (a: { readonly sign: string }) => `প্রবেশের সময় ${named(a.sign)} লগ্ন`,
  moonInWater: () => `জল রাশিতে চন্দ্র`,
  inAngle: (a: { readonly planet: PlanetName }) => `কেন্দ্রে ${named(a.planet)}`,
  inFourthSign: (a: { readonly planets: readonly PlanetName[] }) => `রাশি ৪-এ ${planetNames(a.planets)}`,
  monsoonBaseline: () => `বর্ষার ভিত্তিমান`,
  phaseBeforeSky: () => `সেই মুহূর্তের আগের চন্দ্রকলা ১৮০০-র আগে, যেখানে এফিমেরিস শুরু হয়। কয়েক দিন পরের মুহূর্ত চান।`,
  changePastSky: () => `পরবর্তী বদল ২৩৯৯-এর পরে, যেখানে এফিমেরিস শেষ হয়। আগের কোনো মুহূর্ত চান।`,
};
