// Written by npm run generate from faults.messages.hi.json: change that file.
import { digitsInWords, inWords, numberInWords } from '@cuspal/speech';

export const messages = {
  unknownTradition: (a: { readonly name: string; readonly traditions: string }) => `tradition "${a.name}" ज्ञात नहीं है। इनमें से एक या कई भेजें: ${a.traditions}।`,
  rangeEndsFirst: (a: { readonly end: string; readonly start: string }) => `end_date ${a.end} start_date ${a.start} के बाद नहीं है। बाद का अंत भेजें।`,
  rangeTooLong: (a: { readonly start: string; readonly end: string; readonly unit: 'DAYS' | 'YEARS'; readonly most: number }) => `${a.start} से ${a.end} तक की अवधि ${a.unit === 'DAYS' ? `${numberInWords(a.most)} दिन` : `${numberInWords(a.most)} वर्ष`} से लंबी है। start_date से अधिक से अधिक ${a.unit === 'DAYS' ? `${numberInWords(a.most)} दिन` : `${numberInWords(a.most)} वर्ष`} बाद की end_date भेजें।`,
  inFuture: (a: { readonly end: string }) => `end_date ${a.end} भविष्य में है, लेकिन यह टूल केवल बीते समय के लिए है। बीती हुई end_date भेजें।`,
  laterFounding: () => `पुरानी स्थापना के बदले बाद का कोई संस्थापक कार्य लिया जा सकता है, जैसे संविधान।`,
  strangeTopic: (a: { readonly topic: string; readonly type: string; readonly topics: readonly string[] }) => `विषय "${a.topic}" "${a.type}" के विषयों में नहीं है। इनमें से एक या अधिक भेजें: ${inWords(a.topics)}।`,
  beforeTheSky: (a: { readonly midnight: string; readonly begins: string }) => `जनवरी 1800 का पहला दिन ${digitsInWords(a.midnight)} पर शुरू होता है और पंचांग-गणना ${digitsInWords(a.begins)} पर। पृष्ठ 2 या बाद का महीना पूछें।`,
  numberAndLongitude: () => `"number" और "longitude" दोनों भेजे गए, जबकि पंक्ति एक से चुनी जाती है। केवल एक भेजें, या पूरी तालिका के लिए कोई भी नहीं।`,
  longitudeBelowZero: (a: { readonly longitude: number }) => `"longitude" ${numberInWords(a.longitude)} है, लेकिन यह 0 से 360 अंश तक का निरयण देशांतर होना चाहिए। ऋणात्मक में 360 जोड़ें और फिर से भेजें।`,
  yearOfNatal: (a: { readonly name: string }) => `"${a.name}" वर्ष बताता है, लेकिन chart "natal" है। इसे छोड़ दें, या chart "annual" भेजें।`,
};
