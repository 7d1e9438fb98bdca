// Written by npm run generate from faults.messages.te.json: change that file.
import { instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  questionOrEvent: () => `question లేదా event పంపండి.`,
  endsBeforeStart: (a: { readonly end: string }) => `end_date "${a.end}" ఆరంభానికి ముందు ఉంది. తర్వాతి తేదీ పంపండి.`,
  budgetWanted: (a: { readonly sent: number }) => `ఇది ${numberInWords(a.sent)}, కానీ 600, 1500 లేదా 4000 కావాలి. సరిచేసి మళ్లీ కాల్ చేయండి.`,
  person1Missing: () => `"person1" లేదు. datetime, latitude, longitude, utcOffsetMinutes తో person1, లేదా మొదటి వ్యక్తి జనన వివరాలు పై స్థాయిలో పంపండి.`,
  asOfBeforeBirth: (a: { readonly moment: string; readonly birth: string }) => `"as_of_date" విలువ ${instantInWords(a.moment)}, ఇది ${instantInWords(a.birth)} జననానికి ముందు. దాని తర్వాతి తేదీ పంపండి.`,
  bornLater: (a: { readonly field: string; readonly birth: string; readonly moment: string }) => `"${a.field}" విలువ ${instantInWords(a.birth)}, ఇది ప్రస్తుత క్షణం ${instantInWords(a.moment)} తర్వాత. జరిగిన జననం పంపండి.`,
  eventsAndOther: (a: { readonly other: string }) => `"events", "${a.other}" రెండూ పంపారు. పేరుతో కొన్ని వరుసల కోసం (ఒక పేజీ) events మాత్రమే పంపండి, లేదా దాన్ని వదిలి ${a.other} పంపండి.`,
  noRentOfVehicle: () => `అద్దెను ఉండే లేదా పని చేసే స్థలానికే నిర్ణయిస్తారు, కాబట్టి intent "rent" kind "vehicle" తో కుదరదు. intent "buy", "sell" లేదా "any", లేదా వేరే kind పంపండి.`,
  anotherFrame: (a: { readonly field: string; readonly other: string; readonly frame: string }) => `${a.field}.ayanamsa "${a.other}", కానీ మొదటి వ్యక్తిని "${a.frame}" లో చూస్తారు. రెండు కుండలులను ఒకే అయనాంశలో పోలుస్తారు, కాబట్టి ${a.field}.ayanamsa వదిలేయండి లేదా రెండింటికీ ఒకే విలువ పంపండి.`,
  nothingToMeasure: () => `include_planets, include_cusps రెండూ false, కాబట్టి కొలవడానికి ఏదీ లేదు. ఒకటి వదిలేయండి లేదా true పంపండి.`,
};
