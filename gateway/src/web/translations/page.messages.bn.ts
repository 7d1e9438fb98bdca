// Written by npm run generate from page.messages.bn.json: change that file.

export const messages = {
  faultFirst: () => `ত্রুটি:`,
  skip: () => `মূল অংশে যান`,
  privacy: () => `গোপনীয়তা`,
  terms: () => `শর্তাবলি`,
  subprocessors: () => `সহ-প্রক্রিয়াকারী`,
  contact: () => `যোগাযোগ`,
  languages: () => `ভাষা`,
  main: () => `প্রধান`,
  home: () => `মূল পাতা`,
  documents: () => `নথি (ইংরেজিতে)`,
  tools: () => `টুল`,
  ruleBook: () => `নিয়মের বই`,
  developerPage: () => `ডেভেলপার পাতা`,
  searchDocuments: () => `নথিতে খুঁজুন (ইংরেজিতে)`,
  search: () => `খুঁজুন`,
  startHere: () => `এখানে শুরু করুন`,
  toDeveloperPage: () => `ডেভেলপার পাতায়`,
  picture: () => `চক্র হিসেবে একটি জন্মকুণ্ডলী, আর পাশে Cuspal তা থেকে যা পড়ে।`,
};
