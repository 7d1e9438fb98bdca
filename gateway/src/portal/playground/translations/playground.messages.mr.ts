// Written by npm run generate from playground.messages.mr.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  title: () => `साधने वापरून पाहा`,
  lead: (a: { readonly count: number; readonly ofProject: boolean }) => `एखाद्या जन्माबद्दल विचारा, किंवा ${numberInWords(a.count)} साधनांपैकी कोणतेही चालवा, ${a.ofProject ? `या प्रकल्पाच्या कोट्यातून` : `तुमच्या स्वतःच्या कोट्यातून`}. <a>हे कसे चालते (इंग्रजीत)</a>`,
  publicLead: (a: { readonly count: number; readonly calls: number }) => `एखाद्या जन्माबद्दल विचारा, किंवा ${numberInWords(a.count)} साधनांपैकी कोणतेही चालवा, साइन इन न करता: तासाला ${numberInWords(a.calls)} कॉल. स्वतःच्या कोट्यासाठी <b>साइन इन करा</b>. <a>हे कसे चालते (इंग्रजीत)</a>`,
  inEnglish: () => `साधने स्वतःबद्दल आणि त्यांच्या फील्डबद्दल जे सांगतात ते इंग्रजीत आहे.`,
  noScript: () => `या पानासाठी स्क्रिप्ट लागते, आणि या ब्राउझरमध्ये स्क्रिप्ट बंद आहेत.`,
  demoUsedUp: () => `या तासाचा डेमो संपला आहे. पुढे जाण्यासाठी साइन इन करा.`,
  demoClosed: () => `डेमो सध्या बंद आहे. पुढे जाण्यासाठी साइन इन करा.`,
  demoBusy: () => `सध्या बरेच जण डेमो वापरून पाहत आहेत. एका सेकंदात पुन्हा प्रयत्न करा, किंवा पुढे जाण्यासाठी साइन इन करा.`,
  askedTooMuch: (a: { readonly seconds: number }) => `या पत्त्यावरून फार अधिक मागितले गेले. ${numberInWords(a.seconds)} सेकंदांत पुन्हा प्रयत्न करा.`,
};
