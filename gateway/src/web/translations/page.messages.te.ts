// Written by npm run generate from page.messages.te.json: change that file.

export const messages = {
  faultFirst: () => `లోపం:`,
  skip: () => `విషయానికి వెళ్లండి`,
  privacy: () => `గోప్యత`,
  terms: () => `నిబంధనలు`,
  subprocessors: () => `ఉప ప్రాసెసర్‌లు`,
  contact: () => `సంప్రదించండి`,
  languages: () => `భాష`,
  main: () => `ప్రధానం`,
  home: () => `హోమ్`,
  documents: () => `పత్రాలు (ఆంగ్లంలో)`,
  tools: () => `సాధనాలు`,
  ruleBook: () => `నియమ గ్రంథం`,
  developerPage: () => `డెవలపర్ పేజీ`,
  searchDocuments: () => `పత్రాల్లో వెతకండి (ఆంగ్లంలో)`,
  search: () => `వెతకండి`,
  startHere: () => `ఇక్కడ మొదలుపెట్టండి`,
  toDeveloperPage: () => `డెవలపర్ పేజీకి వెళ్లండి`,
  picture: () => `చక్రంగా ఒక జన్మ కుండలి, దాని పక్కన Cuspal ఇచ్చే పఠనం.`,
};
