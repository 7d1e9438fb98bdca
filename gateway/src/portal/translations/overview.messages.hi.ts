// Written by npm run generate from overview.messages.hi.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  renamed: () => `कुंजी का नया नाम रख दिया गया है।`,
  revoked: () => `कुंजी रद्द कर दी गई है: अब से वह स्वीकार नहीं की जाती।`,
  disconnected: () => `ऐप हटा दिया गया है: अब से वह स्वीकार नहीं किया जाता।`,
  calendarsEnded: () => `कैलेंडर के सभी पते समाप्त कर दिए गए हैं।`,
  more: () => `कुंजी और टूल के अनुसार, अस्वीकृत कॉल, पिछले महीने`,
  projectOf: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => `यह <a/> का प्रोजेक्ट है, जिसमें आपकी भूमिका है: ${a.role === 'owner' ? `स्वामी` : a.role === 'developer' ? `डेवलपर` : a.role === 'billing' ? `बिलिंग` : `पाठक`}। संचालक से पूछने के लिए संख्या: <b/>`,
  applications: () => `जुड़े हुए ऐप`,
  noApplications: () => `कोई नहीं। जिस ऐप को आप बिना कुंजी के, साइन इन करके जोड़ते हैं, वह यहाँ दिखता है।`,
  connectedOn: (a: { readonly at: string; readonly isUsed: boolean; readonly used: string }) => `${a.at} को जोड़ा गया, ${a.isUsed ? `पिछला उपयोग ${a.used} को` : `अभी तक उपयोग नहीं हुआ`}`,
  disconnect: (a: { readonly name: string }) => `${a.name} को हटाएँ`,
  disconnectHint: () => `एक सेकंड के भीतर वह स्वीकार नहीं किया जाता। आप उससे फिर कभी भी साइन इन कर सकते हैं।`,
  disconnectNow: (a: { readonly name: string }) => `${a.name} को अभी हटाएँ`,
  calendars: () => `कैलेंडर के पते`,
  calendarsText: () => `इस प्रोजेक्ट की कुंजियों ने <a>कैलेंडर (अंग्रेज़ी में)</a> के पते बनाए हैं। जिसके पास ऐसा पता है वह उसका कैलेंडर पढ़ता है, हर घंटे अधिक से अधिक एक कॉल। यहाँ उनका कुछ भी नहीं रखा जाता, इसलिए उनकी सूची नहीं बन सकती।`,
  endAll: () => `कैलेंडर के सभी पते समाप्त करें`,
  endAllHint: () => `अब तक बना हर पता हमेशा के लिए काम करना बंद कर देता है। कैलेंडर प्रोग्राम अपने पास का रखते हैं और त्रुटि दिखाते हैं।`,
  endAllNow: () => `अभी सभी समाप्त करें`,
  plan: (a: { readonly cap: 'hard' | 'soft' }) => `प्लान <b/>: ${a.cap === 'soft' ? `सीमा से अधिक कॉल चलती हैं और उनका बिल बनता है।` : `सीमा से अधिक कॉल अस्वीकार की जाती हैं।`}`,
  overagePrice: () => `ऐसी <n/> कॉल का मूल्य <b/> है।`,
  beyond: (a: { readonly count: number }) => `${pluralOf('hi', a.count) === 'one' ? `${numberInWords(a.count)} कॉल सीमा से अधिक थी।` : `${numberInWords(a.count)} कॉल सीमा से अधिक थीं।`}`,
};
