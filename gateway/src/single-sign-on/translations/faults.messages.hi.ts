// Written by npm run generate from faults.messages.hi.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  issuer: (a: { readonly example: string }) => `जारीकर्ता बिना पोर्ट और बिना क्वेरी का https पता नहीं है। इसे वैसे लिखें जैसे प्रदाता दिखाता है, जैसे ${a.example}।`,
  clientId: (a: { readonly most: number }) => `क्लाइंट आईडी में बिना खाली जगह के 1 से ${numberInWords(a.most)} अक्षर होते हैं। इसे प्रदाता के यहाँ से कॉपी करें।`,
  clientSecret: (a: { readonly most: number }) => `क्लाइंट के गुप्त कोड में बिना खाली जगह के 1 से ${numberInWords(a.most)} अक्षर होते हैं। इसे प्रदाता के यहाँ से कॉपी करें।`,
  newSecret: () => `नए प्रदाता या क्लाइंट को उसका गुप्त कोड चाहिए। इसे प्रदाता के यहाँ से कॉपी करें।`,
  claim: (a: { readonly claim: string; readonly first: string; readonly second: string }) => `${a.claim} किसी दावे का नाम नहीं है, जैसे ${a.first} या ${a.second}।`,
  groups: (a: { readonly most: number }) => `अधिक से अधिक ${numberInWords(a.most)} समूह भूमिकाएँ देते हैं: कुछ छोड़ दें।`,
  groupName: (a: { readonly most: number }) => `समूह के नाम में 1 से ${numberInWords(a.most)} अक्षर होते हैं।`,
  groupTwice: (a: { readonly group: string }) => `समूह ${a.group} की दो भूमिकाएँ हैं: उनमें से एक छोड़ दें।`,
  hours: (a: { readonly most: number }) => `एक सत्र 1 से ${numberInWords(a.most)} पूरे घंटे चलता है।`,
  domains: (a: { readonly most: number }) => `एक संगठन के अधिक से अधिक ${numberInWords(a.most)} डोमेन होते हैं: पहले एक हटाएँ।`,
  noAnswer: (a: { readonly domain: string }) => `${a.domain} के नेम सर्वर उत्तर नहीं देते। कुछ मिनट में फिर कोशिश करें।`,
  ofAnother: (a: { readonly domain: string }) => `${a.domain} को दूसरे संगठन ने सत्यापित किया है। पहले उसे वहाँ से हटाएँ, या उसका रिकॉर्ड हटाकर एक सप्ताह रुकें।`,
  domain: (a: { readonly example: string }) => `यह ई-मेल पतों का डोमेन नहीं है। इसे ${a.example} की तरह लिखें।`,
  scimTokens: (a: { readonly most: number }) => `किसी संगठन के अधिकतम ${numberInWords(a.most)} SCIM टोकन होते हैं: पहले एक को रद्द करें।`,
};
