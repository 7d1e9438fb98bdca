// Written by npm run generate from children.messages.te.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  noDateDoctorDecides: () => `కాబట్టి తేదీ ఇవ్వలేదు, సంతాన సామర్థ్యంపై ప్రతి ప్రశ్నను వైద్యులు నిర్ణయిస్తారు.`,
  noDateAdoptionPromised: () => `కాబట్టి తేదీ ఇవ్వలేదు, కానీ కుండలిలో సంతానాన్ని దత్తత తీసుకునే యోగం ఉంది.`,
  partnerDoesNotPromise: () => `జీవిత భాగస్వామి కుండలిలో దాని యోగం లేదు, కాబట్టి ఉమ్మడి కాలం ఇవ్వలేదు.`,
  noSharedPeriod: () => `ఈ సంవత్సరాల్లో ఇద్దరికీ ఉమ్మడి కాలం లేదు.`,
  bestSharedPeriod: (a: { readonly runs: string }) => `జీవిత భాగస్వామితో ఉమ్మడి ఉత్తమ కాలం ${a.runs}.`,
  lensesForBoth: () => `బీజాన్ని పురుషుడికి, క్షేత్రాన్ని స్త్రీకి చూస్తారు. లింగం ఇవ్వలేదు, కాబట్టి ఇద్దరికీ రెండూ ఇచ్చారు.`,
  lensesByGender: (a: { readonly first: boolean }) => `జీవిత భాగస్వామి లింగం ప్రకారం బీజం ${a.first ? `మొదటి వ్యక్తికి` : `జీవిత భాగస్వామికి`}, క్షేత్రం మరొకరికి ఇచ్చారు.`,
  signsReadOtherwise: () => `సూచనలు 5వ కస్ప్ ఉప అధిపతికి భిన్నంగా చెబుతాయి, కానీ అవి తెలుపడానికి మాత్రమే, ఉప అధిపతి నిర్ణయిస్తుంది.`,
  secondNeedsFirst: () => `7వ కస్ప్ ప్రకారం రెండో సంతాన యోగం ఉంది, కానీ దానికి మొదటిది అవసరం, దాని యోగం 5వ కస్ప్‌లో లేదు.`,
  ageNote: (a: { readonly age: number }) => `ఈ తేదీన జాతకుల వయసు ${numberInWords(a.age)}. కాలాలు లెక్కించినట్లే ఇచ్చారు, ఎవరి సంతాన సామర్థ్యం గురించీ ఏమీ చెప్పవు.`,
  nextBoundary: () => `5వ కస్ప్ కచ్చితమైన జనన సమయంపై ఆధారపడిందా అని ఇది చూపుతుంది.`,
  nextRunningPeriod: () => `ఇది ఇప్పుడు నడుస్తున్న కాలాన్ని నిర్ణయిస్తుంది.`,
  concernsPartner: (a: { readonly sentence: string }) => `ఇది జీవిత భాగస్వామి గురించి. ${a.sentence}`,
  delayIndicated: (a: { readonly cause: string }) => `ఆలస్యం సూచన ఉంది, ఎందుకంటే ${a.cause}`,
};
