// Written by npm run generate from faults.messages.te.json: change that file.
import { instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  offsetMissing: (a: { readonly offset: string; readonly zone: string }) => `${a.offset} పంపలేదు. ఆ చోట UTC కంటే ముందున్న నిమిషాలు పంపండి, లేదా IANA జోన్ పేరుతో ${a.zone} పంపండి.`,
  noClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" లో గడియార సమయం లేదు. YYYY-MM-DDTHH:MM రూపంలో సమయం కూడా పంపండి.`,
  twoNumbers: (a: { readonly name: string; readonly fineName: string }) => `${a.name}, ${a.fineName} రెండూ పంపారు, కానీ ఒక వ్యక్తి ఒక సంఖ్యే చెబుతారు. చెప్పిన దాన్ని పంపండి.`,
  numberMissing: (a: { readonly name: string; readonly last: number; readonly lastFine: number; readonly fineName: string }) => `${a.name} పంపలేదు. 1 నుంచి ${numberInWords(a.last)} వరకు పూర్ణ సంఖ్య పంపండి, లేదా 1 నుంచి ${numberInWords(a.lastFine)} వరకు ${a.fineName} పంపండి.`,
  twoValues: (a: { readonly first: string; readonly a: string; readonly second: string; readonly b: string }) => `${a.first} విలువ ${a.a}, కానీ ${a.second} విలువ ${a.b}, రెండూ ఒకే విషయం. ఒకటి పంపండి, లేదా ఏకీభవించే రెండు పంపండి.`,
  anotherFrame: (a: { readonly field: string; readonly other: string; readonly frame: string }) => `${a.field} "${a.other}", కానీ మొదటి పోటీదారును "${a.frame}" తో చదివారు. రెండు కుండలులను ఒకే అయనాంశలో పోలుస్తారు, కాబట్టి ${a.field} వదిలేయండి లేదా రెండింటికీ ఒకే విలువ పంపండి.`,
  sameBirths: () => `ఇద్దరు పోటీదారులకూ ఒకే జనన వివరాలు ఉన్నాయి. రెండు వేర్వేరు జననాలు పంపండి.`,
  matchBeforeBirth: (a: { readonly at: string; readonly number: number; readonly birth: string }) => `match_datetime విలువ ${instantInWords(a.at)}, ఇది contestant${numberInWords(a.number)} జననం ${instantInWords(a.birth)} కంటే ముందు. రెండు జననాల తర్వాతి పోటీ పంపండి.`,
};
