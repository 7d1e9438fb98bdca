// Written by npm run generate from weather.messages.te.json: change that file.
import { type PlanetName, named, numberInWords, planetNames, signBefore } from '@cuspal/speech';

export const messages = {
  noFourthCusp: () => `ఈ అక్షాంశంలో ప్లాసిడస్ భావాలు లేవు, కాబట్టి 4వ కస్ప్ ఉప అధిపతిని చూడటం వీలు కాదు.`,
  planetInHouse: (a: { readonly house: number; readonly planet: PlanetName }) => `${numberInWords(a.house)}వ భావంలో ${named(a.planet)}`,
  planetFromCusp: (a: { readonly degrees: number; readonly planet: PlanetName }) => `4వ కస్ప్ నుంచి ${numberInWords(a.degrees)}° దూరంలో ${named(a.planet)}`,
  signOnCusp: (a: { readonly sign: string }) => `4వ కస్ప్‌పై ${named(a.sign)}`,
  signRising: (a: { readonly sign: string }) => `${signBefore(a.sign)} లగ్నం`,
  lordOfFourth: (a: { readonly lord: PlanetName }) => `4వ భావాధిపతిగా ${named(a.lord)}`,
  lordOfFourthIn: (a: { readonly sign: string }) => `${signBefore(a.sign)} రాశిలో 4వ భావాధిపతి`,
  ofChart: (a: { readonly factor: string; readonly chart: 'MOMENT' | 'PHASE' }) => `${a.factor}, ${a.chart === 'PHASE' ? `చంద్ర దశ కుండలి` : `సమయ కుండలి`}`,
  baseline: () => `ఆధార స్థాయి`,
  saptaNadi: () => `సప్త నాడి`,
  ingressByNight: (a: { readonly night: boolean }) => `${a.night ? `రాత్రి ప్రవేశం` : `పగటి ప్రవేశం`}`,
  signRisingAtIngress: (a: { readonly sign: string }) => `ప్రవేశ సమయంలో ${signBefore(a.sign)} లగ్నం`,
  moonInWater: () => `జల రాశిలో చంద్రుడు`,
  inAngle: (a: { readonly planet: PlanetName }) => `కేంద్రంలో ${named(a.planet)}`,
  inFourthSign: (a: { readonly planets: readonly PlanetName[] }) => `4వ రాశిలో ${planetNames(a.planets)}`,
  monsoonBaseline: () => `ఋతుపవన ఆధార స్థాయి`,
  phaseBeforeSky: () => `ఆ సమయానికి ముందున్న చంద్ర దశ గ్రహ గణితం మొదలయ్యే 1800కు ముందు ఉంది. కొన్ని రోజుల తర్వాతి సమయాన్ని అడగండి.`,
  changePastSky: () => `తదుపరి మార్పు గ్రహ గణితం ముగిసే 2399 తర్వాత ఉంది. ముందున్న సమయాన్ని అడగండి.`,
};
