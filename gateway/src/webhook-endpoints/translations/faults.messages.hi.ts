// Written by npm run generate from faults.messages.hi.json: change that file.
import { digitsInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  tooLong: (a: { readonly length: string; readonly most: number }) => `पते में ${digitsInWords(a.length)} अक्षर हैं: अधिक से अधिक ${numberInWords(a.most)} अक्षरों का पता दें।`,
  notPublic: (a: { readonly example: string }) => `पता https का होना चाहिए, मानक पोर्ट पर, बिना उपयोगकर्ता नाम या पासवर्ड के, जैसे ${a.example}।`,
  noEvent: (a: { readonly named: string; readonly known: string }) => `${a.named} नाम की कोई घटना नहीं है। ये हैं: ${a.known}।`,
  most: (a: { readonly most: number }) => `एक संगठन के अधिक से अधिक ${numberInWords(a.most)} वेबहुक होते हैं: पहले एक हटाएँ।`,
  taken: () => `इस पते पर संगठन का एक वेबहुक है: उसी को बदलें।`,
  otherNumber: (a: { readonly has: string; readonly next: string }) => `वेबहुक का गुप्त कोड क्रमांक ${digitsInWords(a.has)} है: दूसरा पाने के लिए ${digitsInWords(a.next)} माँगें।`,
  changed: () => `गुप्त कोड अभी-अभी बदला गया है: फिर देखें।`,
  disabled: () => `वेबहुक बंद है: पहले उसे फिर सहेजें, उससे वह चालू हो जाता है।`,
};
