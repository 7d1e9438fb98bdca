// Written by npm run generate from sport.messages.te.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  even: () => `రెండు కుండలులూ సమానం, కాబట్టి ఏ పక్షానికీ అనుకూలం కాదు.`,
  favoured: (a: { readonly winner: string; readonly difference: number; readonly margin: 'CLEAR' | 'NARROW' }) => `కుండలులు ${a.winner} వైపు ${numberInWords(a.difference)} పాయింట్లతో అనుకూలం, ఇది ${a.margin === 'CLEAR' ? `స్పష్టమైన` : `స్వల్ప`} తేడా.`,
  entertainment: () => `ఇది వినోదం, అంచనా కాదు.`,
  contestant: (a: { readonly number: number }) => `పోటీదారు ${numberInWords(a.number)}`,
  captain: () => `జట్టుకు జన్మ కుండలి లేదు, కాబట్టి దాని కెప్టెన్ కుండలి బదులుగా ఉంటుంది.`,
  leftOut: () => `గాయం, ఆ రోజు ఫామ్, ఆట నియమాలకు ఇందులో పాత్ర లేదు.`,
  outsideDasha: () => `పోటీ ఒక పోటీదారు 120 దశా సంవత్సరాల బయట ఉంది, కాబట్టి అక్కడ దశ చెప్పలేదు.`,
  outsideDashaPlain: () => `పోటీ ఒక పోటీదారు కాలాల 120 సంవత్సరాల బయట ఉంది, కాబట్టి అక్కడ కాలం చెప్పలేదు.`,
  pointsAreOurs: () => `పాయింట్లు ఏ గ్రంథమూ చెప్పని ఈ సేవ విస్తరణ. పక్కన ఉన్న, స్కోరు లేని నిర్ణయం మాత్రమే కేపీది.`,
  disclaimer: () => `ఇది పాత సంప్రదాయపు వినోదం, అంచనా కాదు. పందేలకు గాని డబ్బు నిర్ణయాలకు గాని దీన్ని వాడకూడదు. పోటీలను తేల్చేది ఆడేవారే.`,
  nextPromise: () => `ఒక జన్మ కుండలి నుంచి గెలుపును కారణాలతో పరిశీలిస్తుంది.`,
};
