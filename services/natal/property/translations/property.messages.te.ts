// Written by npm run generate from property.messages.te.json: change that file.
import { type PlanetName, dayInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  readForDay: (a: { readonly day: string }) => `ఇది ${dayInWords(a.day)} నాటిది, కాబట్టి నడుస్తున్న దశ ఆ రోజుది.`,
  runningNotListed: () => `నడుస్తున్న దశ జాబితాలో లేదు, ఎందుకంటే అంతకంటే మంచివి జాబితాను నింపాయి.`,
  propertyDisclaimer: (a: { readonly disclaimer: string }) => `${a.disclaimer} ఇది విలువ అంచనా గానీ న్యాయ సలహా గానీ ఇవ్వదు. నిర్ణయం నడుస్తున్న దశ మొగ్గును చెబుతుంది, ఎవరినీ కట్టిపడేయదు.`,
  nextSigning: () => `ఈ సాధనం ఇవ్వని సంతకం క్షణాన్ని అది వెతుకుతుంది.`,
  karakaSilent: (a: { readonly planet: PlanetName }) => `సహజ కారకుడు ${planetInWords(a.planet)} భావాలు 4, 11, 12 వేటినీ సూచించదు, కాబట్టి మద్దతు ఇవ్వదు, కానీ ఏ నిర్ణయాన్నీ మార్చదు.`,
  karakaSupports: (a: { readonly planet: PlanetName; readonly level: string }) => `సహజ కారకుడు ${planetInWords(a.planet)} 4, 11 లేదా 12వ భావాన్ని సూచిస్తుంది, ${a.level}, కాబట్టి మద్దతు ఇస్తుంది, కానీ ఏ నిర్ణయాన్నీ మార్చదు.`,
  runningEnds: (a: { readonly until: string }) => `నడుస్తున్న ప్రత్యంతర్దశ ${dayInWords(a.until)} నాడు ముగుస్తుంది.`,
  runningEndsPlain: (a: { readonly until: string }) => `నడుస్తున్న ఉప కాలం ${dayInWords(a.until)} నాడు ముగుస్తుంది.`,
  lordsStand: (a: { readonly md: PlanetName; readonly mdStands: string; readonly ad: PlanetName; readonly adStands: string; readonly pd: PlanetName; readonly pdStands: string }) => `మహాదశాధిపతి ${planetInWords(a.md)} ${a.mdStands}. అంతర్దశాధిపతి ${planetInWords(a.ad)} ${a.adStands}, ప్రత్యంతర్దశాధిపతి ${planetInWords(a.pd)} ${a.pdStands}.`,
  periodState: (a: { readonly state: 'CLOSED' | 'OPEN' | 'PENDING' }) => `${a.state === 'OPEN' ? `కాబట్టి నడుస్తున్న దశ దీనికి దారి ఇస్తుంది.` : a.state === 'PENDING' ? `కాబట్టి నడుస్తున్న దశ దీన్ని కొంతవరకు మాత్రమే ఇస్తుంది.` : `కాబట్టి నడుస్తున్న దశ దీనికి దారి ఇవ్వదు.`}`,
  selling: () => `అమ్మకం`,
  owning: () => `యాజమాన్యం`,
  tends: (a: { readonly decision: 'BUY_LATER' | 'BUY_NOW' | 'HOLD' | 'RENT' | 'SELL_LATER' | 'SELL_NOW' | 'WAIT' }) => `${a.decision === 'BUY_NOW' ? `కుండలి నడుస్తున్న దశలో కొనడం వైపు మొగ్గుతుంది.` : a.decision === 'BUY_LATER' ? `కుండలి తర్వాత కొనడం వైపు మొగ్గుతుంది.` : a.decision === 'RENT' ? `కుండలి అద్దెకు ఉండటం వైపు మొగ్గుతుంది.` : a.decision === 'WAIT' ? `కుండలి వేచి ఉండటం వైపు మొగ్గుతుంది.` : a.decision === 'SELL_NOW' ? `కుండలి నడుస్తున్న దశలో అమ్మడం వైపు మొగ్గుతుంది.` : a.decision === 'SELL_LATER' ? `కుండలి తర్వాత అమ్మడం వైపు మొగ్గుతుంది.` : `కుండలి ఉన్నదాన్ని ఉంచుకోవడం వైపు మొగ్గుతుంది.`}`,
  itself: (a: { readonly clause: string }) => `${a.clause}.`,
};
