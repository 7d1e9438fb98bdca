// Written by npm run generate from faults.messages.te.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly most: number }) => `క్లయింట్‌కు 1 నుంచి ${numberInWords(a.most)} అక్షరాల పేరు కావాలి.`,
  nameTaken: () => `ప్రాజెక్ట్‌లో ఈ పేరుతో క్లయింట్ ఉంది: వేరే పేరు ఎంచుకోండి, లేదా ముందు ఆ క్లయింట్‌ను తీసివేయండి.`,
  most: (a: { readonly most: number }) => `ఒక ప్రాజెక్ట్‌కు ${numberInWords(a.most)} క్లయింట్‌లు ఉండవచ్చు: మరొకటి చేర్చే ముందు ఒకటి తీసివేయండి.`,
  noMethod: (a: { readonly shown: string; readonly known: string }) => `${a.shown} క్లయింట్ తనను నిరూపించుకునే విధం కాదు: వీటిలో ఒకటి ఎంచుకోండి: ${a.known}.`,
  noProofRule: (a: { readonly shown: string; readonly known: string }) => `${a.shown} కీ నిరూపణ నియమం కాదు: వీటిలో ఒకటి ఎంచుకోండి: ${a.known}.`,
  needsKeys: () => `కీతో నిరూపించుకునే క్లయింట్‌కు దాని పబ్లిక్ కీలు కావాలి: వాటిని "JSON Web Key Set" గా ఇవ్వండి.`,
  needsNoKeys: () => `రహస్యంతో నిరూపించుకునే క్లయింట్‌కు కీలు లేవు: వాటిని వదిలేయండి, లేదా private_key_jwt ఎంచుకోండి.`,
  keysTwice: () => `కీలు, లేదా వాటిని ప్రచురించే చిరునామా ఇవ్వండి, రెండూ కాదు.`,
  keysAddress: (a: { readonly most: number }) => `ఇది కీల చిరునామా కాదు: "https://" తో మొదలై, దాని మామూలు పోర్ట్‌లో, పాస్‌వర్డ్ లేకుండా, గరిష్ఠంగా ${numberInWords(a.most)} అక్షరాలది ఇవ్వండి.`,
  keysUnread: () => `ఈ చిరునామాలో కీలు చదవడం కుదరలేదు: అది పబ్లిక్ హోస్ట్‌లో ఉండాలి, వేరే చోటికి మళ్లించకుండా ఐదు సెకన్లలో జవాబివ్వాలి, సంతకాల పబ్లిక్ కీ ఉన్న "JSON Web Key Set" ఇవ్వాలి.`,
  life: (a: { readonly days: number; readonly most: number }) => `${numberInWords(a.days)} క్లయింట్ కాలం కాదు: 1 నుంచి ${numberInWords(a.most)} వరకు పూర్తి రోజులు ఇవ్వండి, లేదా వదిలేయండి.`,
  end: (a: { readonly most: number }) => `క్లయింట్ ఇప్పటి నుంచి ${numberInWords(a.most)} రోజుల్లో ముగుస్తుంది, లేదా ఎప్పటికీ ముగియదు.`,
  renewed: (a: { readonly hint: string }) => `ఈలోగా క్లయింట్‌కు కొత్త రహస్యం ఇచ్చారు, దాని చివర ${a.hint}. దాన్ని కాపీ చేయకపోతే మళ్లీ అడగండి.`,
  hasNoSecret: () => `ఈ క్లయింట్ కీతో నిరూపించుకుంటుంది, దానికి రహస్యం లేదు: దాని కీలు మార్చండి.`,
  hasEnded: () => `క్లయింట్ ముగిసింది, కొత్త రహస్యం కూడా తిరస్కరించబడుతుంది: ముందు దానికి తర్వాతి ముగింపు ఇవ్వండి.`,
  keySetForm: (a: { readonly example: string }) => `ఇవి కీలు కావు: ${a.example} వంటి "JSON Web Key Set" ఇవ్వండి.`,
  keySetCount: (a: { readonly most: number }) => `క్లయింట్‌కు 1 నుంచి ${numberInWords(a.most)} కీలు.`,
  keySetLong: (a: { readonly most: number }) => `కీలు ${numberInWords(a.most)} అక్షరాల కంటే పొడవు: సర్టిఫికెట్‌లను వదిలేయండి.`,
  keyPrivate: (a: { readonly number: number }) => `కీ ${numberInWords(a.number)} లో దాని ప్రైవేట్ భాగం ఉంది. పబ్లిక్ కీలు మాత్రమే ఇవ్వండి, కొత్త జత తయారు చేయండి, ఎందుకంటే ఇది తన చోటు దాటింది.`,
  keyKind: (a: { readonly number: number }) => `కీ ${numberInWords(a.number)} తీసుకోలేరు: సంతకాల పబ్లిక్ కీ ఇవ్వండి, P-256 తో EC, 2048 నుంచి 4096 బిట్‌ల RSA, లేదా "Ed25519".`,
};
