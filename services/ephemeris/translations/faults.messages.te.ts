// Written by npm run generate from faults.messages.te.json: change that file.
import { digitsInWords, inWords, numberInWords } from '@cuspal/speech';

export const messages = {
  unknownTradition: (a: { readonly name: string; readonly traditions: string }) => `tradition "${a.name}" తెలియదు. వీటిలో ఒకటి లేదా ఎక్కువ పంపండి: ${a.traditions}.`,
  rangeEndsFirst: (a: { readonly end: string; readonly start: string }) => `end_date ${a.end}, start_date ${a.start} తర్వాత లేదు. తర్వాతి ముగింపు పంపండి.`,
  rangeTooLong: (a: { readonly start: string; readonly end: string; readonly unit: 'DAYS' | 'YEARS'; readonly most: number }) => `${a.start} నుంచి ${a.end} వరకు పరిధి ${a.unit === 'DAYS' ? `${numberInWords(a.most)} రోజుల` : `${numberInWords(a.most)} సంవత్సరాల`} కంటే ఎక్కువ. start_date తర్వాత గరిష్ఠంగా ${a.unit === 'DAYS' ? `${numberInWords(a.most)} రోజుల్లో` : `${numberInWords(a.most)} సంవత్సరాల్లో`} end_date పంపండి.`,
  inFuture: (a: { readonly end: string }) => `end_date ${a.end} భవిష్యత్తులో ఉంది, కానీ ఈ సాధనం గతానికి మాత్రమే. గడిచిన end_date పంపండి.`,
  laterFounding: () => `రాజ్యాంగం వంటి తర్వాతి స్థాపన చర్య పాతదానికి బదులుగా ఉండవచ్చు.`,
  strangeTopic: (a: { readonly topic: string; readonly type: string; readonly topics: readonly string[] }) => `"${a.topic}" విషయం ${a.type} రకానికి లేదు. వీటిలో ఒకటి లేదా ఎక్కువ పంపండి: ${inWords(a.topics)}.`,
  beforeTheSky: (a: { readonly midnight: string; readonly begins: string }) => `జనవరి 1800 మొదటి రోజు ${digitsInWords(a.midnight)}కు, గ్రహ గణితం ${digitsInWords(a.begins)}కు మొదలవుతాయి. పేజీ 2 లేదా తర్వాతి నెల అడగండి.`,
  numberAndLongitude: () => `"number", "longitude" రెండూ పంపారు; వాటిలో ఒకటే వరుసను ఎంచుకుంటుంది. ఒకటి మాత్రమే పంపండి, మొత్తం పట్టికకు ఏదీ వద్దు.`,
  longitudeBelowZero: (a: { readonly longitude: number }) => `"longitude" విలువ ${numberInWords(a.longitude)}, కానీ అది 0 నుంచి 360 డిగ్రీల లోపు నిరయన రేఖాంశం కావాలి. రుణ సంఖ్యకు 360 కలిపి మళ్లీ కాల్ చేయండి.`,
  yearOfNatal: (a: { readonly name: string }) => `"${a.name}" ఒక సంవత్సరాన్ని చెబుతుంది, కానీ chart "natal". దాన్ని వదిలేయండి, లేదా chart "annual" పంపండి.`,
};
