// Written by npm run generate from faults.messages.mr.json: change that file.
import { digitsInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  tooLong: (a: { readonly length: string; readonly most: number }) => `पत्ता ${digitsInWords(a.length)} अक्षरांचा आहे: जास्तीत जास्त ${numberInWords(a.most)} अक्षरांचा द्या.`,
  notPublic: (a: { readonly example: string }) => `पत्ता https असावा, मानक पोर्टवर, वापरकर्तानाव किंवा पासवर्डशिवाय, जसे ${a.example}.`,
  noEvent: (a: { readonly named: string; readonly known: string }) => `${a.named} ही घटना नाही. ${a.known} आहेत.`,
  most: (a: { readonly most: number }) => `संस्थेला जास्तीत जास्त ${numberInWords(a.most)} वेबहुक असतात: आधी एक काढा.`,
  taken: () => `संस्थेचा या पत्त्यावर वेबहुक आहे: तोच बदला.`,
  otherNumber: (a: { readonly has: string; readonly next: string }) => `वेबहुककडे गुप्त कोड ${digitsInWords(a.has)} आहे: दुसरा मिळवण्यासाठी ${digitsInWords(a.next)} मागा.`,
  changed: () => `गुप्त कोड क्षणापूर्वीच बदलला: पुन्हा पाहा.`,
  disabled: () => `वेबहुक बंद आहे: आधी तो पुन्हा जतन करा, म्हणजे तो चालू होतो.`,
};
