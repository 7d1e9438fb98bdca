// Written by npm run generate from key-faults.messages.hi.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  name: (a: { readonly most: number }) => `कुंजी को 1 से ${numberInWords(a.most)} अक्षरों का नाम चाहिए।`,
  limit: (a: { readonly limit: number }) => `एक खाते में ${numberInWords(a.limit)} चालू कुंजियाँ हो सकती हैं: दूसरी बनाने से पहले एक रद्द करें।`,
  monthlyCalls: (a: { readonly calls: number; readonly most: number }) => `कुंजी को हर महीने ${numberInWords(a.calls)} कॉल नहीं मिल सकतीं: उसके खाते में हर महीने ${numberInWords(a.most)} कॉल हैं। अधिक से अधिक उतनी दें, या हिस्सा छोड़ दें।`,
  rate: (a: { readonly rate: number; readonly most: number }) => `कुंजी को हर सेकंड ${numberInWords(a.rate)} अनुरोध नहीं मिल सकते: उसके खाते में हर सेकंड ${numberInWords(a.most)} हैं। अधिक से अधिक उतने दें, या हिस्सा छोड़ दें।`,
  share: (a: { readonly share: number; readonly least: number; readonly most: number }) => `${numberInWords(a.share)} कुंजी का हिस्सा नहीं है: ${numberInWords(a.least)} से ${numberInWords(a.most)} तक पूर्ण संख्या दें।`,
  entries: (a: { readonly most: number; readonly field: string; readonly count: number }) => `कुंजी में अधिक से अधिक ${numberInWords(a.most)} ${a.field === 'addressRanges' ? `पता-सीमाएँ` : a.field === 'allowedOrigins' ? `मूल पते` : a.field === 'toolsets' ? `टूल-समूह` : `प्रविष्टियाँ`} होती हैं, और ये ${numberInWords(a.count)} हैं।`,
  range: (a: { readonly shown: string; readonly first: string; readonly second: string }) => `${a.shown} पतों की सीमा नहीं है: ${a.first}, ${a.second} या एक पता लिखें; IPv4 पता अपने रूप में, IPv6 के भीतर नहीं।`,
  origin: (a: { readonly shown: string; readonly example: string }) => `${a.shown} पृष्ठों का मूल पता नहीं है: ${a.example} लिखें, बिना पथ के; "http" केवल "localhost" के लिए है।`,
  toolset: (a: { readonly shown: string; readonly known: string }) => `${a.shown} टूल-समूह नहीं है। समूह ये हैं: ${a.known}।`,
  rotated: (a: { readonly hint: string }) => `इस बीच कुंजी को नई गुप्त कुंजी मिल चुकी है, जिसके अंत में ${a.hint} है। यदि आपने वह कॉपी नहीं की है, तो फिर माँगें।`,
  expired: () => `कुंजी समाप्त हो चुकी है, और नई गुप्त कुंजी भी स्वीकार नहीं होगी: नई कुंजी बनाएँ।`,
  ownerNeeded: () => `संगठन को एक स्वामी चाहिए: पहले किसी और सदस्य को स्वामी बनाएँ।`,
  ownsAlone: (a: { readonly names: string }) => `${a.names} का स्वामी केवल यही व्यक्ति है। वहाँ किसी और सदस्य को स्वामी बनाएँ, या संगठन मिटाएँ, और फिर प्रयास करें।`,
};
