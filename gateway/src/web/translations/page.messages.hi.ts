// Written by npm run generate from page.messages.hi.json: change that file.

export const messages = {
  faultFirst: () => `त्रुटि:`,
  skip: () => `सीधे सामग्री पर जाएँ`,
  privacy: () => `निजता`,
  terms: () => `शर्तें`,
  subprocessors: () => `उप-प्रोसेसर`,
  contact: () => `संपर्क`,
  languages: () => `भाषा`,
  main: () => `मुख्य`,
  home: () => `मुखपृष्ठ`,
  documents: () => `दस्तावेज़ (अंग्रेज़ी में)`,
  tools: () => `टूल`,
  ruleBook: () => `नियम-पुस्तक`,
  developerPage: () => `डेवलपर पृष्ठ`,
  searchDocuments: () => `दस्तावेज़ों में खोजें (अंग्रेज़ी में)`,
  search: () => `खोजें`,
  startHere: () => `यहाँ से शुरू करें`,
  toDeveloperPage: () => `डेवलपर पृष्ठ पर जाएँ`,
  picture: () => `जन्म कुंडली का चक्र, और उसके पास Cuspal का फलित।`,
};
