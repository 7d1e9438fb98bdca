// Written by npm run generate from faults.messages.hi.json: change that file.
import { instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  offsetMissing: (a: { readonly offset: string; readonly zone: string }) => `${a.offset} नहीं है। उस स्थान की घड़ी UTC से कितने मिनट आगे है, यह भेजें, या ${a.zone} में IANA समय-क्षेत्र का नाम।`,
  noClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" में समय नहीं है। समय भी भेजें, YYYY-MM-DDTHH:MM के रूप में।`,
  twoNumbers: (a: { readonly name: string; readonly fineName: string }) => `${a.name} और ${a.fineName} दोनों भेजे गए, लेकिन व्यक्ति एक ही संख्या बताता है। जो बताई गई वही भेजें।`,
  numberMissing: (a: { readonly name: string; readonly last: number; readonly lastFine: number; readonly fineName: string }) => `${a.name} नहीं है। 1 से ${numberInWords(a.last)} तक की पूर्ण संख्या भेजें, या 1 से ${numberInWords(a.lastFine)} तक की ${a.fineName}।`,
  twoValues: (a: { readonly first: string; readonly a: string; readonly second: string; readonly b: string }) => `${a.first} ${a.a} है, लेकिन ${a.second} ${a.b}, और दोनों एक ही बात हैं। दोनों में से एक भेजें, या दो जो मेल खाते हों।`,
  anotherFrame: (a: { readonly field: string; readonly other: string; readonly frame: string }) => `${a.field} "${a.other}" है, लेकिन पहला प्रतियोगी "${a.frame}" में देखा जाता है। दो कुंडलियाँ एक ही अयनांश में मिलाई जाती हैं, इसलिए ${a.field} छोड़ दें या दोनों के लिए एक ही भेजें।`,
  sameBirths: () => `दोनों प्रतियोगियों का जन्म-विवरण एक ही है। दो अलग जन्म भेजें।`,
  matchBeforeBirth: (a: { readonly at: string; readonly number: number; readonly birth: string }) => `match_datetime ${instantInWords(a.at)} है, contestant${numberInWords(a.number)} के जन्म, ${instantInWords(a.birth)}, से पहले। दोनों जन्मों के बाद का मैच भेजें।`,
};
