// Written by npm run generate from education.messages.hi.json: change that file.
import { named, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  bestCourse: (a: { readonly course: 'arts_humanities' | 'commerce_finance' | 'computing_mathematics' | 'law' | 'medicine' | 'science_engineering' | 'teaching_research'; readonly score: number }) => `सबसे अनुकूल पाठ्यक्रम ${a.course === 'science_engineering' ? `विज्ञान या इंजीनियरी` : a.course === 'medicine' ? `चिकित्सा` : a.course === 'commerce_finance' ? `वाणिज्य या वित्त` : a.course === 'law' ? `कानून` : a.course === 'arts_humanities' ? `कला या मानविकी` : a.course === 'computing_mathematics' ? `कंप्यूटर या गणित` : `अध्यापन या शोध`} है (100 में से ${numberInWords(a.score)})।`,
  scholarshipAndAbroad: (a: { readonly scholarship: 'HIGH' | 'LOW' | 'MEDIUM'; readonly abroad: 'CONDITIONAL' | 'NOT_PROMISED' | 'PROMISED' }) => `छात्रवृत्ति ${a.scholarship === 'HIGH' ? `की संभावना अधिक है` : a.scholarship === 'MEDIUM' ? `संभव है` : `की संभावना कम है`}, और विदेश में पढ़ाई ${a.abroad === 'PROMISED' ? `का योग है` : a.abroad === 'CONDITIONAL' ? `शर्तों के साथ संभव है` : `का योग नहीं है`}।`,
  noExamDate: (a: { readonly event: string }) => `परीक्षा की कोई तिथि नहीं दी जाती, क्योंकि कुंडली में ${named(a.event)} का योग नहीं है।`,
  bestMonthsIncomplete: () => `सबसे अच्छे महीने पूरे नहीं हैं, क्योंकि खोज की सीमा पूरी हो गई।`,
  abroadReadTwice: () => `विदेश में पढ़ाई का योग केवल कस्प 9 से पढ़ा जाता है, लेकिन निर्णय के लिए कस्प 9 और 12 की सहमति चाहिए, इसलिए यहाँ दोनों में अंतर है।`,
  nextVisa: () => `यह बताता है कि क्या यात्रा का वीज़ा मिलता है, और कब।`,
  nextCareer: () => `यह उन कार्य-क्षेत्रों को अंक देता है जो इस पढ़ाई के बाद संभव हैं।`,
  level: (a: { readonly level: 'BASIC' | 'HIGHER' | 'INTERRUPTED' | 'RESEARCH' | 'WEAK'; readonly usual: 'NONE' | 'RARE' | 'RATE'; readonly rate: number }) => `${a.level === 'RESEARCH' ? `शोध तक की पढ़ाई का संकेत है` : a.level === 'HIGHER' ? `उच्च शिक्षा का संकेत है` : a.level === 'BASIC' ? `विद्यालय की पढ़ाई का संकेत है, लेकिन उच्च शिक्षा का स्पष्ट नहीं` : a.level === 'INTERRUPTED' ? `पढ़ाई में रुकावट का संकेत है` : `न विद्यालय की पढ़ाई का स्पष्ट योग है, न उच्च शिक्षा का`}${a.usual === 'NONE' ? `` : a.usual === 'RARE' ? `, जैसा 100 में से 1 से भी कम कुंडली में` : `, जैसा 100 में से ${pluralOf('hi', a.rate) === 'one' ? `${numberInWords(a.rate)} कुंडली` : `${numberInWords(a.rate)} कुंडलियों`} में`}।`,
  successInExam: () => `परीक्षा में सफलता`,
  noBreakPeriods: (a: { readonly reason: string }) => `रुकावट की कोई अवधि नहीं दी जाती। ${a.reason}`,
};
