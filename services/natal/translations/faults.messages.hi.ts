// Written by npm run generate from faults.messages.hi.json: change that file.
import { instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  questionOrEvent: () => `question या event भेजें।`,
  endsBeforeStart: (a: { readonly end: string }) => `end_date "${a.end}" आरंभ से पहले है। बाद की तिथि भेजें।`,
  budgetWanted: (a: { readonly sent: number }) => `यह ${numberInWords(a.sent)} है, पर 600, 1500 या 4000 होना चाहिए। इसे ठीक करके फिर कॉल करें।`,
  person1Missing: () => `"person1" नहीं है। person1 को datetime, latitude, longitude और utcOffsetMinutes के साथ भेजें, या पहले व्यक्ति का जन्म-विवरण ऊपर के स्तर पर।`,
  asOfBeforeBirth: (a: { readonly moment: string; readonly birth: string }) => `"as_of_date" ${instantInWords(a.moment)} है, जन्म, ${instantInWords(a.birth)}, से पहले। उसके बाद की तिथि भेजें।`,
  bornLater: (a: { readonly field: string; readonly birth: string; readonly moment: string }) => `"${a.field}" ${instantInWords(a.birth)} है, वर्तमान समय, ${instantInWords(a.moment)}, के बाद। ऐसा जन्म भेजें जो हो चुका हो।`,
  eventsAndOther: (a: { readonly other: string }) => `"events" और "${a.other}" दोनों भेजे गए। नाम से कुछ पंक्तियों के लिए केवल events भेजें (एक पृष्ठ), या इसे छोड़कर ${a.other} भेजें।`,
  noRentOfVehicle: () => `किराये का विचार रहने या काम करने के स्थान के लिए होता है, इसलिए intent "rent" kind "vehicle" के साथ ठीक नहीं बैठता। intent "buy", "sell" या "any" भेजें, या दूसरा kind।`,
  anotherFrame: (a: { readonly field: string; readonly other: string; readonly frame: string }) => `${a.field}.ayanamsa "${a.other}" है, लेकिन पहला व्यक्ति "${a.frame}" में देखा जाता है। दो कुंडलियाँ एक ही अयनांश में मिलाई जाती हैं, इसलिए ${a.field}.ayanamsa छोड़ दें या दोनों के लिए एक ही भेजें।`,
  nothingToMeasure: () => `include_planets और include_cusps दोनों false हैं, इसलिए मापने को कुछ नहीं बचता। दोनों में से एक छोड़ दें या true भेजें।`,
};
