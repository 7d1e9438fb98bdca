// Written by npm run generate from profile.messages.hi.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  readAs: (a: { readonly sent: string; readonly place: string }) => `"${a.sent}" को ${a.place} पढ़ा गया है, और निर्देशांक उसके केंद्र के हैं।`,
  passedOver: (a: { readonly others: number }) => `${pluralOf('hi', a.others) === 'one' ? `उससे बहुत छोटे एक और स्थान का भी यही नाम है` : `उससे बहुत छोटे ${numberInWords(a.others)} और स्थानों का भी यही नाम है`}। यदि वह चाहिए, तो उसके क्षेत्र या देश के साथ फिर कॉल करें।`,
  sendCoordinates: () => `बाद के टूल birth_place नहीं लेते, इसलिए उन्हें latitude, longitude और time_zone भेजें।`,
  coordinatesCount: () => `जो निर्देशांक भेजे गए, वही गिने जाते हैं, और birth_place केवल नाम के रूप में दोहराया जाता है।`,
  farFromName: (a: { readonly km: number }) => `वे इस नाम के किसी भी स्थान से ${numberInWords(a.km)} किमी दूर हैं, इसलिए उनके चिह्न और क्रम जाँच लें।`,
  noCusps: () => `इस अक्षांश पर प्लासिडस कस्प नहीं बनते; केपी के कस्प वाले टूल उत्तर नहीं देंगे।`,
  clockFarFromSun: (a: { readonly offset: string; readonly longitude: number; readonly hours: string }) => `समय-अंतर ${a.offset} देशांतर ${numberInWords(a.longitude)} पर सूर्य से ${a.hours} घंटे दूर है, जो बहुत कम ही सही होता है। समय-अंतर का चिह्न जाँचें, और यह भी कि अक्षांश और देशांतर आपस में बदल न गए हों।`,
  timeUnknown: (a: { readonly date: string }) => `${a.date}, समय अज्ञात`,
  eitherWay: (a: { readonly minutes: number }) => `${numberInWords(a.minutes)} मिनट आगे-पीछे`,
  sendAgain: () => `बाद की हर कॉल के साथ यही जन्म-विवरण भेजें; कॉलों के बीच कुछ भी सहेजा नहीं जाता।`,
  verdictsUncertain: (a: { readonly verdicts: number; readonly uncertain: number }) => `जन्म की घटनाओं के ${numberInWords(a.verdicts)} निर्णयों में से ${numberInWords(a.uncertain)} इस अनिश्चितता के भीतर पलट सकते हैं।`,
  verdictsHold: (a: { readonly firm: number; readonly fair: number; readonly thin: number; readonly knifeEdge: number }) => `दस मिनट आगे-पीछे तक टिकने वाले निर्णय: ${numberInWords(a.firm)}; चार मिनट: ${numberInWords(a.fair)}; एक मिनट: ${numberInWords(a.thin)}; उससे कम: ${numberInWords(a.knifeEdge)}।`,
  sendUncertainty: () => `जो भी टूल birth_time_uncertainty_minutes लेता है, उसे यह भेजें, और बताएँ कि कौन से निर्णय अनिश्चित हैं।`,
  noVerdict: () => `भाव, कस्प और उनके उप-स्वामी नहीं निकाले जा सकते, इसलिए केपी का कोई निर्णय नहीं दिया जा सकता।`,
  planetsOfDay: (a: { readonly call: string }) => `${a.call} को birth_time_known false के साथ कॉल करने पर पता चलता है कि उस दिन ग्रह क्या कर रहे थे।`,
  waysToAnswer: (a: { readonly ways: number }) => `${pluralOf('hi', a.ways) === 'one' ? `उत्तर का एक मार्ग, क्योंकि समय खोजने के लिए कस्प चाहिए` : `उत्तर के दो मार्ग`}`,
  steps: (a: { readonly way: 'FIND_THE_TIME' | 'QUESTION_BY_NUMBER' }) => `${a.way === 'QUESTION_BY_NUMBER' ? `व्यक्ति से कहें कि प्रश्न मन में रखकर 1 से 249 तक की एक संख्या बताए। उस संख्या के साथ get_horary_chart_v2 कॉल करें, और birth_datetime, latitude तथा longitude में प्रश्न का समय और स्थान भेजें।` : `जीवन की कम से कम पाँच घटनाएँ तिथियों के साथ पूछें। तिथि और घटनाओं के साथ find_birth_time कॉल करें, फिर मिले समय के साथ rectify_birth_time। बताएँ कि वह समय कितना भरोसेमंद है, और उसके साथ set_birth_profile फिर कॉल करें।`}`,
  cannotBeRead: (a: { readonly what: 'CUSPS' | 'HOUSES' | 'SUB_LORDS' | 'VERDICTS' }) => `${a.what === 'HOUSES' ? `भाव` : a.what === 'CUSPS' ? `कस्प` : a.what === 'SUB_LORDS' ? `कस्पों के उप-स्वामी` : `केपी का हर निर्णय`}`,
  neverGuess: () => `जन्म समय का अनुमान कभी न लगाएँ, और उसकी जगह दोपहर की कुंडली पर कभी विचार न करें।`,
};
