// Written by npm run generate from page.messages.mr.json: change that file.

export const messages = {
  faultFirst: () => `त्रुटी:`,
  skip: () => `थेट मजकुराकडे`,
  privacy: () => `गोपनीयता`,
  terms: () => `अटी`,
  subprocessors: () => `उप-प्रक्रियाकर्ते`,
  contact: () => `संपर्क`,
  languages: () => `भाषा`,
  main: () => `मुख्य`,
  home: () => `मुख्यपृष्ठ`,
  documents: () => `दस्तऐवज (इंग्रजीत)`,
  tools: () => `साधने`,
  ruleBook: () => `नियमपुस्तक`,
  developerPage: () => `विकसक पान`,
  searchDocuments: () => `दस्तऐवजांत शोधा (इंग्रजीत)`,
  search: () => `शोधा`,
  startHere: () => `इथून सुरू करा`,
  toDeveloperPage: () => `विकसक पानाकडे`,
  picture: () => `चक्राच्या रूपात जन्मकुंडली, आणि शेजारी Cuspal तिच्यातून काय वाचते.`,
};
