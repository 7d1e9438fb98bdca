// Written by npm run generate from education.messages.te.json: change that file.
import { type PlanetName, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  breakOutranks: (a: { readonly csl: PlanetName; readonly breakLevel: string; readonly schoolLevel: string }) => `4వ కస్ప్ ఉప అధిపతి ${planetFirst(a.csl)} చదువు ఆటంకం భావాలను ${a.breakLevel === 'none' ? `ఏ స్థాయిలోనూ సూచించదు` : `ఉత్తమంగా ${a.breakLevel} వద్ద సూచిస్తుంది`}, పాఠశాల భావాలను ${a.schoolLevel === 'none' ? `ఏ స్థాయిలోనూ సూచించదు` : `ఉత్తమంగా ${a.schoolLevel} వద్ద సూచిస్తుంది`}. కాబట్టి చదువులో ఆటంకానికి సూచన ఉంది.`,
  research: (a: { readonly csl: PlanetName }) => `9వ కస్ప్ ఉప అధిపతి ${planetFirst(a.csl)} ద్వారా పరిశోధన యోగం ఉంది, ఉన్నత విద్య యోగం స్పష్టంగా ఉంది.`,
  higher: (a: { readonly csl: PlanetName; readonly research: 'no' | 'split' | 'yes' }) => `9వ కస్ప్ ఉప అధిపతి ${planetFirst(a.csl)} ద్వారా ఉన్నత విద్య యోగం ఉంది. ${a.research === 'yes' ? `పరిశోధన యోగం కూడా ఉంది, కానీ ఉన్నత విద్య యోగం స్పష్టంగా ఉంటే మాత్రమే అది లెక్కలోకి వస్తుంది.` : a.research === 'split' ? `పరిశోధనకు అనుకూల, వ్యతిరేకాలు సమానం.` : `పరిశోధన యోగం లేదు.`}`,
  school: (a: { readonly csl: PlanetName }) => `4వ కస్ప్ ఉప అధిపతి ${planetFirst(a.csl)} ద్వారా పాఠశాల విద్య యోగం ఉంది.`,
  schoolSide: (a: { readonly csl: PlanetName; readonly side: 'no' | 'split' | 'yes' }) => `4వ కస్ప్ ఉప అధిపతి ${planetInWords(a.csl)} ప్రకారం పాఠశాల విద్యకు ${a.side === 'yes' ? `యోగం ఉంది` : a.side === 'split' ? `అనుకూల, వ్యతిరేకాలు సమానం` : `యోగం లేదు`}.`,
  higherSide: (a: { readonly csl: PlanetName; readonly side: 'no' | 'split' | 'yes' }) => `9వ కస్ప్ ఉప అధిపతి ${planetInWords(a.csl)} ప్రకారం ఉన్నత విద్యకు ${a.side === 'yes' ? `యోగం ఉంది` : a.side === 'split' ? `అనుకూల, వ్యతిరేకాలు సమానం` : `యోగం లేదు`}.`,
  breakToo: () => `ఆటంకానికి కూడా సూచన ఉంది, కానీ నిర్ణయించేంత బలంగా లేదు.`,
};
