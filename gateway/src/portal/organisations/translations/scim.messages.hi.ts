// Written by npm run generate from scim.messages.hi.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  scim: () => `SCIM से लोग जोड़ना और हटाना`,
  about: () => `आपका प्रदाता यहाँ लोगों और समूहों को अपने-आप जोड़ता है, और उनके जाने पर हटाता है। पते किसी सत्यापित डोमेन के होने चाहिए। <a>यह कैसे काम करता है</a>`,
  address: () => `SCIM का पता (आधार URL)`,
  token: () => `टोकन जिसके अंत में है: <b/>`,
  use: (a: { readonly made: string; readonly isUsed: boolean; readonly used: string }) => `${a.made} को बनाया गया, ${a.isUsed ? `पिछला उपयोग ${a.used} को` : `अभी तक उपयोग नहीं हुआ`}।`,
  revokeAsk: (a: { readonly hint: string }) => `टोकन …${a.hint} रद्द करें`,
  revokeHint: () => `प्रदाता को तुरंत मना कर दिया जाता है। सदस्य जैसे हैं वैसे ही रहते हैं।`,
  revoke: () => `रद्द करें`,
  revoked: () => `टोकन रद्द हो गया है।`,
  make: () => `SCIM टोकन बनाएँ`,
  most: (a: { readonly most: number }) => `${numberInWords(a.most)} टोकन हो सकते हैं, ताकि एक दूसरे की जगह ले सके। नया बनाने के लिए एक को रद्द करें।`,
  newToken: () => `नया SCIM टोकन`,
  copyNow: () => `टोकन अभी कॉपी करें। यह केवल इसी बार दिखता है।`,
  theToken: () => `टोकन`,
  keepIt: () => `इसे अपने प्रदाता के यहाँ बियरर टोकन के रूप में भरें। जिसके पास यह है, वह आपके संगठन में लोगों को जोड़ और हटा सकता है: इसे पासवर्ड की तरह रखें।`,
  haveCopied: () => `मैंने कॉपी कर लिया`,
};
