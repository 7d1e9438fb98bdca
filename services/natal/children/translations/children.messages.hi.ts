// Written by npm run generate from children.messages.hi.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  noDateDoctorDecides: () => `इसलिए कोई तिथि नहीं दी जाती, और प्रजनन का हर निर्णय चिकित्सक का है।`,
  noDateAdoptionPromised: () => `इसलिए कोई तिथि नहीं दी जाती, लेकिन कुंडली में संतान गोद लेने का योग है।`,
  partnerDoesNotPromise: () => `साथी की कुंडली में इसका योग नहीं है, इसलिए कोई साझी अवधि नहीं दी जाती।`,
  noSharedPeriod: () => `इन वर्षों में दोनों की कोई साझी अवधि नहीं है।`,
  bestSharedPeriod: (a: { readonly runs: string }) => `साथी के साथ सबसे अच्छी साझी अवधि ${a.runs}।`,
  lensesForBoth: () => `बीज पुरुष के लिए और क्षेत्र स्त्री के लिए पढ़ा जाता है। लिंग नहीं बताया गया, इसलिए दोनों के लिए दोनों दिए गए हैं।`,
  lensesByGender: (a: { readonly first: boolean }) => `साथी के लिंग के अनुसार बीज ${a.first ? `पहले व्यक्ति` : `साथी`} के लिए और क्षेत्र दूसरे के लिए दिया गया है।`,
  signsReadOtherwise: () => `राशियाँ भाव 5 के उप-स्वामी से अलग कहती हैं, लेकिन वे केवल बताई जाती हैं, और निर्णय उप-स्वामी करता है।`,
  secondNeedsFirst: () => `कस्प 7 से दूसरी संतान का योग है, लेकिन उसके लिए पहली चाहिए, जिसका योग कस्प 5 से नहीं है।`,
  ageNote: (a: { readonly age: number }) => `इस तिथि को व्यक्ति की आयु ${numberInWords(a.age)} वर्ष है। अवधियाँ गणना के अनुसार दी गई हैं और किसी की संतान पाने की क्षमता के बारे में कुछ नहीं कहतीं।`,
  nextBoundary: () => `यह दिखाता है कि क्या कस्प 5 सही जन्म समय पर निर्भर है।`,
  nextRunningPeriod: () => `यह अभी चल रही दशा पर विचार करता है।`,
  concernsPartner: (a: { readonly sentence: string }) => `यह साथी के विषय में है। ${a.sentence}`,
  delayIndicated: (a: { readonly cause: string }) => `विलंब का संकेत है, क्योंकि ${a.cause}`,
};
