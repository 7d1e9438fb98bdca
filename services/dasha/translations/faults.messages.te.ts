// Written by npm run generate from faults.messages.te.json: change that file.
import { instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  noneChosen: (a: { readonly age: number; readonly last: number }) => `"event" పంపలేదు, ఏదీ ఎంచుకోలేదు, ఎందుకంటే అప్పుడు జాతకుల వయసు ${numberInWords(a.age)}, ${numberInWords(a.last)} తర్వాత ఏ విషయానికీ తేదీ ఇవ్వరు. చూడాల్సిన సంఘటనను పంపండి.`,
  scanTooLong: (a: { readonly start: string; readonly end: string }) => `${instantInWords(a.start)} నుంచి scan_end_utc ${instantInWords(a.end)} వరకు శోధన రెండు సంవత్సరాల కంటే ఎక్కువ. scan_start_utc తర్వాత గరిష్ఠంగా రెండు సంవత్సరాల్లో scan_end_utc పంపండి.`,
  scanEndsFirst: (a: { readonly end: string; readonly start: string }) => `scan_end_utc విలువ ${instantInWords(a.end)}, అది scan_start_utc ${instantInWords(a.start)} తర్వాత లేదు. ప్రారంభం కంటే తర్వాతి ముగింపు పంపండి.`,
  oneMoment: () => `"sessions" లో ఒకే సమయం మాత్రమే ఉంది. వేర్వేరుగా ఉన్న కనీసం రెండు సమయాలు లేదా స్థలాలు పంపండి.`,
  endNotAfter: (a: { readonly end: string; readonly start: string }) => `endDatetime విలువ ${instantInWords(a.end)}, అది startDatetime ${instantInWords(a.start)} తర్వాత లేదు. ప్రారంభం కంటే తర్వాతి ముగింపు పంపండి.`,
  tooManyRows: (a: { readonly rows: number; readonly most: number; readonly long: boolean; readonly least: number }) => `${numberInWords(a.rows)} వరుసలు ${numberInWords(a.most)} కంటే ఎక్కువ. ${a.long ? `గరిష్ఠంగా ${numberInWords(a.most)} రోజుల కాలం పంపండి.` : `ఈ కాలానికి సరిపోయే అతి చిన్న interval_minutes ${numberInWords(a.least)}.`}`,
  scanEnd: (a: { readonly end: string; readonly start: string; readonly long: boolean; readonly most: number; readonly usual: number }) => `scan_end విలువ ${instantInWords(a.end)}, అది scan_start ${instantInWords(a.start)} ${a.long ? `తర్వాత ${numberInWords(a.most)} సంవత్సరాల కంటే ఎక్కువ` : `తర్వాత లేదు`}. దాని తర్వాత గరిష్ఠంగా ${numberInWords(a.most)} సంవత్సరాల్లో scan_end పంపండి, లేదా ${numberInWords(a.usual)} సంవత్సరాలకు ఏదీ పంపవద్దు.`,
  endNotLater: (a: { readonly end: string; readonly start: string; readonly most: number }) => `endDatetime విలువ ${instantInWords(a.end)}, అది startDatetime ${instantInWords(a.start)} కంటే తర్వాత లేదు. ప్రారంభం తర్వాత గరిష్ఠంగా ${numberInWords(a.most)} రోజుల్లో ముగింపు పంపండి.`,
  windowTooLong: (a: { readonly days: number; readonly most: number }) => `కాలం పొడవు ${numberInWords(a.days)} రోజులు, కానీ ఒక కాల్ గరిష్ఠంగా ${numberInWords(a.most)} శోధిస్తుంది. ముందున్న endDatetime పంపి, తర్వాతి కాల్స్‌లో కొనసాగించండి.`,
};
