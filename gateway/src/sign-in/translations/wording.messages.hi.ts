// Written by npm run generate from wording.messages.hi.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  noAddress: (a: { readonly example: string }) => `यह ऐसा ई-मेल पता नहीं है जिस पर लिखा जा सके। वह कुछ ऐसा होना चाहिए: ${a.example}।`,
  notSent: () => `संदेश भेजा नहीं जा सका। पता जाँच लें, या कुछ मिनट में फिर कोशिश करें।`,
  tooManyCodes: (a: { readonly wait: string }) => `बहुत सारे कोड माँगे गए। ${a.wait}`,
  tooManyForAddress: (a: { readonly wait: string }) => `बहुत सारे कोड माँगे गए। ${a.wait} इस पते पर भेजा गया पिछला संदेश बताता है कि प्रतीक्षा किए बिना आगे कैसे बढ़ें।`,
  malformed: () => `कोड में छह अंक होते हैं। संदेश के अंक लिखें, और कुछ नहीं।`,
  wrong: (a: { readonly left: number }) => `यह वह कोड नहीं है जो भेजा गया था। ${a.left === 1 ? `आप एक बार और आज़मा सकते हैं।` : pluralOf('hi', a.left) === 'one' ? `आप ${numberInWords(a.left)} बार और आज़मा सकते हैं।` : `आप ${numberInWords(a.left)} बार और आज़मा सकते हैं।`}`,
  expired: () => `यह कोड काम में लिया जा चुका है या दस मिनट से अधिक पुराना है। नया कोड माँगें।`,
  locked: () => `यह कोड बहुत बार गलत लिखा गया और अब मान्य नहीं है। नया कोड माँगें।`,
  another: () => `वह कोड सही था। हाल में कई गलत कोड आज़माए गए, इसलिए आपको दूसरा कोड भेजा गया है: उसे भी लिखें।`,
  secondNotSent: () => `दूसरा कोड भेजा नहीं जा सका। नया कोड माँगें।`,
  tooManyTried: (a: { readonly wait: string }) => `बहुत सारे कोड आज़माए गए। ${a.wait}`,
  byProvider: (a: { readonly name: string }) => `इस डोमेन के पते ${a.name} के साइन-इन प्रदाता पर साइन इन करते हैं, इसलिए यह कोड कुछ नहीं खोलता। फिर से शुरू करें: अगला पृष्ठ वहाँ ले जाता है।`,
  noPasskey: () => `इस पासकी से यहाँ कोई खाता नहीं खुलता। ई-मेल से साइन इन करें, और इसे खाता पृष्ठ पर जोड़ें।`,
  tooMuch: (a: { readonly wait: string }) => `बहुत बार कोशिश की गई। ${a.wait}`,
  busy: (a: { readonly wait: string }) => `यह सर्वर जितने कोड भेज सकता है, उतने भेजे जा रहे हैं। ${a.wait}`,
  sentByMail: () => `आपको कोड भेज दिया गया है। यदि वह एक मिनट के भीतर न आए, तो अवांछित मेल में देखें।`,
  inTerminal: () => `यह सर्वर ई-मेल नहीं भेजता: कोड उस टर्मिनल में दिखता है जिसमें सर्वर शुरू किया गया था।`,
  inFile: (a: { readonly file: string }) => `यह सर्वर ई-मेल नहीं भेजता: कोड उसके डेटा-फ़ोल्डर की फ़ाइल ${a.file} में है।`,
  waitSeconds: (a: { readonly count: number }) => `${numberInWords(a.count)} सेकंड प्रतीक्षा करें, उसके बाद फिर कोशिश करें।`,
  waitMinutes: (a: { readonly count: number }) => `${numberInWords(a.count)} मिनट प्रतीक्षा करें, उसके बाद फिर कोशिश करें।`,
  waitHours: (a: { readonly count: number }) => `${numberInWords(a.count)} घंटे प्रतीक्षा करें, उसके बाद फिर कोशिश करें।`,
};
