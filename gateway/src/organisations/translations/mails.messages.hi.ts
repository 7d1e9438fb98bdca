// Written by npm run generate from mails.messages.hi.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  invitedSubject: () => `आपको Cuspal के एक संगठन में बुलाया गया है`,
  invitedBy: (a: { readonly from: string }) => `${a.from} आपको Cuspal के एक संगठन में बुलाते हैं।`,
  invitedByOperator: () => `इस सर्वर के संचालक आपको Cuspal के एक संगठन में बुलाते हैं।`,
  accept: (a: { readonly page: string; readonly days: number }) => `यह कौन सा संगठन है, यह देखने और स्वीकार या अस्वीकार करने के लिए खोलें

    ${a.page}

और इस पते से साइन इन करें। निमंत्रण ${numberInWords(a.days)} दिन तक मान्य है और एक बार उपयोग हो सकता है।`,
  unknown: () => `यदि आप नहीं जानते कि यह कौन है, तो कुछ न करें: आपके बिना कुछ नहीं होता।`,
};
