// Written by npm run generate from kernel.messages.te.json: change that file.
import { type PlanetName, named, numberInWords, ordinal, planetInWords } from '@cuspal/speech';

export const messages = {
  level: (a: { readonly found: 'LISTED' | 'NONE' | 'RAISED'; readonly level: number }) => `${a.found === 'NONE' ? `స్థాయి లేదు` : a.found === 'LISTED' ? `స్థాయి ${numberInWords(a.level)}` : `స్థాయి ${numberInWords(a.level)}, పెంచినది`}`,
  houseAtLevel: (a: { readonly found: 'LISTED' | 'NONE' | 'RAISED'; readonly house: number; readonly level: number }) => `${a.found === 'NONE' ? `${numberInWords(a.house)} (స్థాయి లేదు)` : a.found === 'LISTED' ? `${numberInWords(a.house)} (స్థాయి ${numberInWords(a.level)})` : `${numberInWords(a.house)} (స్థాయి ${numberInWords(a.level)}, పెంచినది)`}`,
  wideAgency: (a: { readonly node: PlanetName; readonly planet: PlanetName; readonly orb: number }) => `${named(a.node)} ప్రాతినిధ్యం వహించేది ${planetInWords(a.planet)}, ఎందుకంటే ${numberInWords(a.orb)}° దూరంలో ఉన్నా రెండూ ఒకే రాశిలో ఉన్నాయి.`,
  aspectBy: (a: { readonly planet: PlanetName; readonly counted: number }) => `${named(a.planet)} ${ordinal(a.counted)} దృష్టి`,
  rounded: () => `మొత్తాన్ని పూర్ణ సంఖ్యకు సరిచేసినది.`,
  keptWithin: (a: { readonly least: number; readonly most: number }) => `మొత్తం ${numberInWords(a.least)} నుంచి ${numberInWords(a.most)} లోపల ఉంచినది.`,
};
