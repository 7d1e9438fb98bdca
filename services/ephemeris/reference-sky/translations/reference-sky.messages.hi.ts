// Written by npm run generate from reference-sky.messages.hi.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  moonSubsLeftOut: () => `चंद्रमा के उप-नक्षत्र प्रवेश छोड़े गए हैं। राहु-केतु मध्यम लिए गए हैं, जो सदा उलटे चलते हैं।`,
  planetsOnDays: (a: { readonly days: number }) => `यह ${numberInWords(a.days)} दिनों में केपी राशिचक्र के नौ ग्रह दिखाता है, और यह कि वे कहाँ प्रवेश करते और कब मुड़ते हैं।`,
  tableOfSubs: (a: { readonly subs: number }) => `यह ${numberInWords(a.subs)} उप-नक्षत्रों की केपी तालिका है, जिससे प्रश्न संख्या अपना लग्न लेती है।`,
  rowOfSubs: (a: { readonly subs: number; readonly row: number }) => `यह केपी के ${numberInWords(a.subs)} उप-नक्षत्रों की पंक्ति ${numberInWords(a.row)} है, अपने स्वामियों, सीमाओं और पड़ोसियों के साथ।`,
  readAsPlace: () => `अक्षांश और देशांतर साथ आए, इसलिए उन्हें स्थान माना गया और उनका उपयोग नहीं हुआ। निरयण भोगांश देखना हो तो उसे अक्षांश के बिना भेजें।`,
};
