// Written by npm run generate from allowance.messages.hi.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  spentSubject: () => `आपकी Cuspal सीमा पूरी हो गई है`,
  usedSubject: (a: { readonly percent: number }) => `आपकी Cuspal सीमा का ${numberInWords(a.percent)} % उपयोग हो गया है`,
  usedByYou: (a: { readonly month: string; readonly allowance: string; readonly used: string }) => `${a.month} की ${a.allowance} में से ${a.used} का उपयोग हो गया है।`,
  usedByProject: (a: { readonly month: string; readonly allowance: string; readonly project: string; readonly used: string }) => `${a.month} की ${a.allowance} में से प्रोजेक्ट ${a.project} ने ${a.used} का उपयोग किया है।`,
  softSpent: (a: { readonly begins: string }) => `कॉल चलती रहती हैं। सीमा से अधिक कॉल ${a.begins} तक गिनी जाती हैं और आपके प्लान के अनुसार उनका बिल बनता है; तब सीमा फिर शुरू होती है।`,
  left: (a: { readonly begins: string; readonly calls: string; readonly count: number }) => `${a.begins} तक ${a.calls} बाकी ${pluralOf('hi', a.count) === 'one' ? `है` : `हैं`}; तब सीमा फिर शुरू होती है।`,
  thenBilled: () => `इनसे अधिक कॉल चलती रहती हैं और आपके प्लान के अनुसार उनका बिल बनता है।`,
  thenPrepaid: (a: { readonly extra: string }) => `उसके बाद पहले से चुकाई कॉल ली जाती हैं; आपके पास ऐसी ${a.extra} हैं।`,
  thenRefused: (a: { readonly count: number }) => `${pluralOf('hi', a.count) === 'one' ? `उसका` : `उनका`} उपयोग होने पर तब तक टूल की कॉल अस्वीकार की जाती हैं।`,
  prepaidTaken: (a: { readonly extra: string; readonly begins: string }) => `अब पहले से चुकाई कॉल ली जाती हैं। आपके पास ऐसी ${a.extra} हैं। उनका उपयोग होने पर ${a.begins} तक टूल की कॉल अस्वीकार की जाती हैं।`,
  refused: (a: { readonly begins: string }) => `${a.begins} तक टूल की कॉल अस्वीकार की जाती हैं; तब सीमा फिर शुरू होती है। अस्वीकृत कॉल का कोई मूल्य नहीं लगता।`,
  canDo: (a: { readonly usage: string; readonly home: string }) => `आप यह कर सकते हैं:

- देखें कि किस कुंजी, ऐप और टूल ने उनका उपयोग किया: ${a.usage}
- जिस कुंजी को आप नहीं पहचानते उसे रद्द करें, या जिस ऐप को नहीं पहचानते उसे हटाएँ: ${a.home}
- सर्वर के संचालक से बड़ी सीमा माँगें।`,
  often: (a: { readonly planned: boolean }) => `यह संदेश महीने में एक बार ${a.planned ? `50 % पर, एक बार 80 % पर` : `80 % पर`} और एक बार 100 % पर भेजा जाता है।`,
};
