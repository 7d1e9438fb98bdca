// Written by npm run generate from sky.messages.te.json: change that file.
import { digitsInWords, instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  noPlacidus: (a: { readonly field: string; readonly latitude: number; readonly limit: string }) => `${a.field} ${numberInWords(a.latitude)} వద్ద ప్లాసిడస్ భావాలు లేవు, ఎందుకంటే పరిమితి ఉత్తరం లేదా దక్షిణం ${digitsInWords(a.limit)} డిగ్రీలు. get_planets, get_dasha_periods వంటి భావాలు అవసరం లేని సాధనాలు జవాబిస్తాయి. ${numberInWords(a.latitude)} రేఖాంశం అయితే, రెండింటినీ మార్చండి.`,
  outsideEphemeris: (a: { readonly last: number; readonly told: boolean; readonly at: string }) => `గ్రహ గణితం 1 జనవరి 1800, 06:00 UT నుంచి ${numberInWords(a.last)} చివరి వరకు ఉంది. ${a.told ? `${instantInWords(a.at)} UT` : `అడిగిన క్షణం`} దాని బయట ఉంది, కాబట్టి కొన్ని రోజులు లోపలి క్షణం ఇవ్వండి.`,
};
