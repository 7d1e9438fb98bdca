// Written by npm run generate from sport.messages.hi.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  even: () => `दोनों कुंडलियाँ बराबर हैं, इसलिए कोई पक्ष अधिक अनुकूल नहीं है।`,
  favoured: (a: { readonly difference: number; readonly winner: string; readonly margin: 'CLEAR' | 'NARROW' }) => `कुंडलियाँ ${numberInWords(a.difference)} अंकों से इस ओर अनुकूल हैं: ${a.winner}। यह ${a.margin === 'CLEAR' ? `स्पष्ट` : `कम`} अंतर है।`,
  entertainment: () => `यह मनोरंजन है, पूर्वानुमान नहीं।`,
  contestant: (a: { readonly number: number }) => `प्रतियोगी ${numberInWords(a.number)}`,
  captain: () => `टीम की जन्म कुंडली नहीं होती, इसलिए उसकी जगह उसके कप्तान की कुंडली ली जाती है।`,
  leftOut: () => `चोट, उस दिन का फ़ॉर्म और खेल के नियम इसमें नहीं गिने जाते।`,
  outsideDasha: () => `मुकाबला किसी प्रतियोगी की दशा के 120 वर्षों से बाहर है, इसलिए वहाँ कोई दशा नहीं बताई जाती।`,
  outsideDashaPlain: () => `मुकाबला किसी प्रतियोगी की अवधियों के 120 वर्षों से बाहर है, इसलिए वहाँ कोई अवधि नहीं बताई जाती।`,
  pointsAreOurs: () => `ये अंक सेवा का विस्तार हैं, जो किसी ग्रंथ में नहीं मिलता। साथ का निर्णय, जिसके अंक नहीं गिने जाते, केवल वही केपी का है।`,
  disclaimer: () => `यह पुरानी परंपरा से मनोरंजन है, पूर्वानुमान नहीं। इसका उपयोग दाँव लगाने या धन के किसी निर्णय के लिए नहीं होना चाहिए। मुकाबलों का निर्णय खेलने वाले करते हैं।`,
  nextPromise: () => `यह एक जन्म कुंडली से जीत के योग पर कारणों के साथ विचार करता है।`,
};
