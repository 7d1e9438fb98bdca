// Written by npm run generate from reference-sky.messages.te.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  moonSubsLeftOut: () => `చంద్రుడి ఉప నక్షత్ర ప్రవేశాలను వదిలేశారు. రాహుకేతువులు సగటువి, అవి ఎప్పుడూ వెనక్కే కదులుతాయి.`,
  planetsOnDays: (a: { readonly days: number }) => `ఇది ${numberInWords(a.days)} రోజుల్లో కేపీ రాశి చక్రంలో తొమ్మిది గ్రహాలను, అవి ప్రవేశించేవి, గతి మార్చే చోట్లతో చూపుతుంది.`,
  tableOfSubs: (a: { readonly subs: number }) => `ఇది ${numberInWords(a.subs)} ఉప నక్షత్రాల కేపీ పట్టిక, ప్రశ్న సంఖ్య దీని నుంచే లగ్నాన్ని తీసుకుంటుంది.`,
  rowOfSubs: (a: { readonly subs: number; readonly row: number }) => `ఇది కేపీ ${numberInWords(a.subs)} ఉప నక్షత్రాల్లో ${numberInWords(a.row)}వ వరుస, దాని అధిపతులు, సరిహద్దులు, పొరుగు వరుసలతో.`,
  readAsPlace: () => `latitude, longitude కలిసి వచ్చాయి, కాబట్టి వాటిని స్థలంగా చదివారు, వాడలేదు. నిరయన రేఖాంశాన్ని చూడటానికి latitude లేకుండా పంపండి.`,
};
