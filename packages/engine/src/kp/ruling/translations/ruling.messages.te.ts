// Written by npm run generate from ruling.messages.te.json: change that file.
import { type PlanetName, planetInWords } from '@cuspal/speech';

export const messages = {
  starLordRetrograde: (a: { readonly starLord: PlanetName }) => `ఇది ఉన్న నక్షత్రానికి అధిపతి ${planetInWords(a.starLord)}, అది వక్రంగా ఉంది.`,
  subLordRetrograde: (a: { readonly subLord: PlanetName }) => `ఇది ఉన్న ఉప నక్షత్రానికి అధిపతి ${planetInWords(a.subLord)}, అది వక్రంగా ఉంది.`,
  retrogradeItself: () => `ఇదే వక్రంగా ఉంది, కాబట్టి ఋజుగతికి మారిన తర్వాత ఫలిస్తుంది.`,
  lordsDirect: () => `దాని నక్షత్రాధిపతి, ఉప అధిపతి ఋజుగతిలో ఉన్నాయి.`,
  subSlotsOnly: () => `దీనికి ఉప స్థానాలు మాత్రమే ఉన్నాయి, అవి పాలక గ్రహాలుగా లెక్కలోకి రావు.`,
  rejected: (a: { readonly reason: string }) => `ఇది పాలక గ్రహం, కానీ తీసివేసినది. ${a.reason}`,
  tie: (a: { readonly tie: 'CONJUNCTION' | 'MUTUAL_SIGN' | 'MUTUAL_STAR' | 'MUTUAL_SUB' | 'SIGN_ASPECT' }) => `${a.tie === 'CONJUNCTION' ? `యుతి` : a.tie === 'SIGN_ASPECT' ? `రాశి దృష్టి` : a.tie === 'MUTUAL_SIGN' ? `పరస్పర రాశి` : a.tie === 'MUTUAL_STAR' ? `పరస్పర నక్షత్రం` : `పరస్పర ఉప`}`,
};
