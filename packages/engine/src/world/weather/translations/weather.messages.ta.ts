// Written by npm run generate from weather.messages.ta.json: change that file.
import { type PlanetName, named, numberInWords, planetNames, signBefore } from '@cuspal/speech';

export const messages = {
  noFourthCusp: () => `இந்த அட்சரேகையில் பிளாசிடஸ் பாவங்கள் இல்லை, எனவே நான்காம் பாவ உப நட்சத்திராதிபதியைப் படிக்க முடியாது.`,
  planetInHouse: (a: { readonly house: number; readonly planet: PlanetName }) => `${numberInWords(a.house)}-ஆம் பாவத்தில் ${named(a.planet)}`,
  planetFromCusp: (a: { readonly degrees: number; readonly planet: PlanetName }) => `4-ஆம் பாவ முனைக்கு ${numberInWords(a.degrees)}°-இல் ${named(a.planet)}`,
  signOnCusp: (a: { readonly sign: string }) => `4-ஆம் பாவ முனையில் ${named(a.sign)}`,
  signRising: (a: { readonly sign: string }) => `${signBefore(a.sign)} லக்னம்`,
  lordOfFourth: (a: { readonly lord: PlanetName }) => `4-ஆம் அதிபதி ${named(a.lord)}`,
  lordOfFourthIn: (a: { readonly sign: string }) => `4-ஆம் அதிபதி ${signBefore(a.sign)} ராசியில்`,
  ofChart: (a: { readonly factor: string; readonly chart: 'MOMENT' | 'PHASE' }) => `${a.factor}, ${a.chart === 'PHASE' ? `பிறைக் கட்ட ஜாதகம்` : `நேர ஜாதகம்`}`,
  baseline: () => `அடிப்படை அளவு`,
  saptaNadi: () => `சப்த நாடி`,
  ingressByNight: (a: { readonly night: boolean }) => `${a.night ? `இரவில் நுழைவு` : `பகலில் நுழைவு`}`,
  signRisingAtIngress: (a: { readonly sign: string }) => `நுழைவின்போது ${signBefore(a.sign)} லக்னம்`,
  moonInWater: () => `நீர் ராசியில் சந்திரன்`,
  inAngle: (a: { readonly planet: PlanetName }) => `கேந்திரத்தில் ${named(a.planet)}`,
  inFourthSign: (a: { readonly planets: readonly PlanetName[] }) => `4-ஆம் ராசியில் ${planetNames(a.planets)}`,
  monsoonBaseline: () => `பருவமழை அடிப்படை அளவு`,
  phaseBeforeSky: () => `அந்த நேரத்துக்கு முந்தைய பிறைக் கட்டம் கிரக நிலைக் கணிதம் தொடங்கும் 1800-க்கு முன் உள்ளது. சில நாட்கள் பிந்தைய நேரத்தைக் கேட்கவும்.`,
  changePastSky: () => `அடுத்த மாற்றம் கிரக நிலைக் கணிதம் முடியும் 2399-ஐத் தாண்டி உள்ளது. முந்தைய நேரத்தைக் கேட்கவும்.`,
};
