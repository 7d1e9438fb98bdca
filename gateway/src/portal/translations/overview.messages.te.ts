// Written by npm run generate from overview.messages.te.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  renamed: () => `కీకి కొత్త పేరు పెట్టబడింది.`,
  revoked: () => `కీ రద్దయింది: ఇకపై అది తిరస్కరించబడుతుంది.`,
  disconnected: () => `యాప్ డిస్‌కనెక్ట్ అయింది: ఇకపై అది తిరస్కరించబడుతుంది.`,
  calendarsEnded: () => `క్యాలెండర్‌ల చిరునామాలన్నీ ముగిశాయి.`,
  more: () => `కీ, సాధనం వారీగా, తిరస్కరించిన కాల్‌లు, గత నెలలు`,
  projectOf: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => `ఇది <a/> సంస్థ ప్రాజెక్ట్, అందులో మీ పాత్ర: ${a.role === 'owner' ? `యజమాని` : a.role === 'developer' ? `డెవలపర్` : a.role === 'billing' ? `బిల్లింగ్` : `వీక్షకులు`}. నిర్వాహకులను అడిగేందుకు సంఖ్య: <b/>`,
  applications: () => `కనెక్ట్ అయిన యాప్‌లు`,
  noApplications: () => `ఏమీ లేదు. కీ లేకుండా, సైన్ ఇన్ చేసి మీరు కనెక్ట్ చేసే యాప్ ఇక్కడ కనిపిస్తుంది.`,
  connectedOn: (a: { readonly at: string; readonly isUsed: boolean; readonly used: string }) => `కనెక్ట్ అయినది ${a.at}, ${a.isUsed ? `చివరి వాడకం ${a.used}` : `ఇంకా వాడలేదు`}`,
  disconnect: (a: { readonly name: string }) => `డిస్‌కనెక్ట్ చేయండి: ${a.name}`,
  disconnectHint: () => `ఒక సెకనులోపు అది తిరస్కరించబడుతుంది. దాని నుంచి ఎప్పుడైనా మళ్లీ సైన్ ఇన్ చేయవచ్చు.`,
  disconnectNow: (a: { readonly name: string }) => `ఇప్పుడే డిస్‌కనెక్ట్ చేయండి: ${a.name}`,
  calendars: () => `క్యాలెండర్ చిరునామాలు`,
  calendarsText: () => `ఈ ప్రాజెక్ట్ కీలు <a>క్యాలెండర్‌ల (ఆంగ్లంలో)</a> చిరునామాలు తయారు చేశాయి. అలాంటి చిరునామా ఉన్నవారు దాని క్యాలెండర్ చదవగలరు, గంటకు గరిష్ఠంగా ఒక కాల్. వాటి గురించి ఇక్కడ ఏదీ ఉంచరు, కాబట్టి జాబితా ఇవ్వడం కుదరదు.`,
  endAll: () => `అన్ని క్యాలెండర్ చిరునామాలను ముగించండి`,
  endAllHint: () => `ఇప్పటి వరకు చేసిన ప్రతి చిరునామా శాశ్వతంగా ఆగిపోతుంది. క్యాలెండర్ ప్రోగ్రామ్‌లు తమ వద్ద ఉన్నది ఉంచుకుని లోపం చూపిస్తాయి.`,
  endAllNow: () => `ఇప్పుడే అన్నీ ముగించండి`,
  plan: (a: { readonly cap: 'hard' | 'soft' }) => `ప్లాన్ <b/>: ${a.cap === 'soft' ? `కోటాకు మించిన కాల్‌లు నడుస్తాయి, వాటికి బిల్లు ఉంటుంది.` : `కోటాకు మించిన కాల్‌లు తిరస్కరించబడతాయి.`}`,
  overagePrice: () => `అలాంటి <n/> కాల్‌ల ధర <b/>.`,
  beyond: (a: { readonly count: number }) => `${pluralOf('te', a.count) === 'one' ? `${numberInWords(a.count)} కాల్ కోటాకు మించి వచ్చింది.` : `${numberInWords(a.count)} కాల్‌లు కోటాకు మించి వచ్చాయి.`}`,
};
