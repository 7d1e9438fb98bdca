// Written by npm run generate from legal.messages.hi.json: change that file.
import { dayInWords, named, numberInWords } from '@cuspal/speech';

export const messages = {
  nextCalendar: () => `यह वाद दायर करने, फ़ैसले और अपील का समय बताता है।`,
  transitsLeftOut: (a: { readonly stoppedAt: string }) => `${dayInWords(a.stoppedAt)} के बाद के बृहस्पति और सूर्य के गोचर छोड़े गए हैं, क्योंकि वे ज्ञात नहीं हैं।`,
  criminalOnly: () => `रिहाई, रोके जाने और हिरासत पर केवल आपराधिक मामले में विचार होता है।`,
  nextTransits: () => `यह गोचर से किसी अवधि को और सीमित करता है।`,
  appealOnlyUnfavourable: () => `अपील की अवधियाँ केवल तब खोजी जाती हैं जब निर्णय प्रतिकूल हो।`,
  appealLookedFor: (a: { readonly known: boolean; readonly month: string; readonly found: boolean }) => `अपील की अवधियाँ ${a.known ? `${a.month} के बाद` : `शुरू से, क्योंकि फ़ैसले का कोई महीना ज्ञात नहीं है,`} खोजी गई हैं${a.found ? `।` : `, लेकिन कोई नहीं मिली।`}`,
  monthWithMostPoints: (a: { readonly month: string; readonly score: number; readonly sun: boolean; readonly event: string }) => `सबसे अधिक अंक ${a.month} के हैं, ${numberInWords(a.score)}। वे ${a.sun ? `${named(a.event)} की अवधियों से हैं, और 6 और 11 के लिए मज़बूत ग्रहों के नक्षत्रों और उप-नक्षत्रों में सूर्य से` : `केवल ${named(a.event)} की अवधियों से हैं`}।`,
  noPeriodOf: (a: { readonly event: string }) => `इन वर्षों में ${named(a.event)} की कोई अवधि नहीं है।`,
  onlyBestTimes: () => `नीचे की अवधियाँ केवल ऐसे योग के सबसे अच्छे समय हैं, जिससे अंक अधिक भारी हैं।`,
  noPeriodToFile: () => `इन वर्षों में वाद दायर करने की कोई अवधि नहीं है।`,
  fileAfterJudgment: (a: { readonly runs: string }) => `वाद दायर करने की पहली अवधि ${a.runs}, इसलिए वह महीना पहले से चल रहे मुकदमे के लिए है।`,
  noMonthFavours: () => `इन वर्षों का कोई महीना फ़ैसले के पक्ष में नहीं है।`,
  bestMonth: (a: { readonly month: string }) => `फ़ैसले के सबसे अधिक पक्ष में ${a.month} का महीना है।`,
  noDispute: (a: { readonly rate: string }) => `किसी विवाद का योग नहीं है, ${a.rate}, इसलिए यह उस मुकदमे के लिए है जो फिर भी चल रहा है।`,
  sentence: (a: { readonly clause: string }) => `${a.clause}।`,
  appealRuns: (a: { readonly runs: string }) => `अपील की पहली अवधि ${a.runs}।`,
  filingRuns: (a: { readonly runs: string }) => `वाद दायर करने की पहली अवधि ${a.runs}।`,
  anAppeal: () => `अपील`,
  victory: () => `जीत`,
};
