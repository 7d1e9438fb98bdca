// Written by npm run generate from wording.messages.te.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  noAddress: (a: { readonly example: string }) => `ఈ ఈమెయిల్ చిరునామాకు రాయడం కుదరదు. అది ఇలా ఉండాలి: ${a.example}.`,
  notSent: () => `సందేశం పంపడం కుదరలేదు. చిరునామా సరిచూడండి, లేదా కొన్ని నిమిషాల్లో మళ్లీ ప్రయత్నించండి.`,
  tooManyCodes: (a: { readonly wait: string }) => `మరీ ఎక్కువ కోడ్‌లు అడిగారు. ${a.wait}`,
  tooManyForAddress: (a: { readonly wait: string }) => `మరీ ఎక్కువ కోడ్‌లు అడిగారు. ${a.wait} వేచి ఉండకుండా ఎలా కొనసాగాలో ఈ చిరునామాకు వచ్చిన చివరి సందేశంలో ఉంది.`,
  malformed: () => `కోడ్‌కు ఆరు అంకెలు. సందేశంలోని అంకెలు టైప్ చేయండి, మరేదీ కాదు.`,
  wrong: (a: { readonly left: number }) => `ఇది పంపిన కోడ్ కాదు. ${pluralOf('te', a.left) === 'one' ? `ఇంకా ఒక ప్రయత్నం ఉంది.` : `ఇంకా ${numberInWords(a.left)} ప్రయత్నాలు ఉన్నాయి.`}`,
  expired: () => `ఈ కోడ్ వాడేశారు లేదా అది పది నిమిషాల కంటే పాతది. కొత్తది అడగండి.`,
  locked: () => `ఈ కోడ్‌ను చాలాసార్లు తప్పుగా టైప్ చేశారు, అది ఇక చెల్లదు. కొత్తది అడగండి.`,
  another: () => `ఆ కోడ్ సరైనది. ఇటీవల చాలా తప్పు కోడ్‌లు ప్రయత్నించారు, కాబట్టి మీకు రెండోది పంపబడింది: అదీ టైప్ చేయండి.`,
  secondNotSent: () => `రెండో కోడ్ పంపడం కుదరలేదు. కొత్తది అడగండి.`,
  tooManyTried: (a: { readonly wait: string }) => `మరీ ఎక్కువ కోడ్‌లు ప్రయత్నించారు. ${a.wait}`,
  byProvider: (a: { readonly name: string }) => `ఈ డొమైన్ చిరునామాలు ${a.name} ప్రొవైడర్ వద్ద సైన్ ఇన్ చేస్తాయి, కాబట్టి ఈ కోడ్ దేన్నీ తెరవదు. మళ్లీ మొదలుపెట్టండి: తర్వాతి పేజీ అక్కడికి తీసుకెళ్తుంది.`,
  noPasskey: () => `ఈ పాస్‌కీ ఇక్కడ ఏ ఖాతానూ తెరవదు. ఈమెయిల్ ద్వారా సైన్ ఇన్ చేసి, ఖాతా పేజీలో దాన్ని చేర్చండి.`,
  tooMuch: (a: { readonly wait: string }) => `ప్రయత్నాలు మరీ ఎక్కువ. ${a.wait}`,
  busy: (a: { readonly wait: string }) => `ఈ సర్వర్ పంపగలిగినన్ని కోడ్‌లు పంపబడుతున్నాయి. ${a.wait}`,
  sentByMail: () => `మీకు కోడ్ పంపబడింది. ఒక నిమిషంలో రాకపోతే అవాంఛిత మెయిల్‌లో చూడండి.`,
  inTerminal: () => `ఈ సర్వర్ ఈమెయిల్ పంపదు: అది మొదలైన టెర్మినల్‌లో కోడ్ కనిపిస్తుంది.`,
  inFile: (a: { readonly file: string }) => `ఈ సర్వర్ ఈమెయిల్ పంపదు: కోడ్ దాని డేటా ఫోల్డర్‌లో ${a.file} ఫైల్‌లో ఉంది.`,
  waitSeconds: (a: { readonly count: number }) => `${numberInWords(a.count)} సెకన్లు ఆగి మళ్లీ ప్రయత్నించండి.`,
  waitMinutes: (a: { readonly count: number }) => `${numberInWords(a.count)} నిమిషాలు ఆగి మళ్లీ ప్రయత్నించండి.`,
  waitHours: (a: { readonly count: number }) => `${numberInWords(a.count)} గంటలు ఆగి మళ్లీ ప్రయత్నించండి.`,
};
