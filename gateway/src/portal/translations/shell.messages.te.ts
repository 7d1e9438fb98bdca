// Written by npm run generate from shell.messages.te.json: change that file.

export const messages = {
  overview: () => `అవలోకనం`,
  usage: () => `వినియోగం`,
  calls: () => `కాల్‌లు`,
  connect: () => `కనెక్ట్ చేయండి`,
  playground: () => `ప్రయత్నించండి`,
  organisations: () => `సంస్థలు`,
  account: () => `ఖాతా`,
  documents: () => `పత్రాలు (ఆంగ్లంలో)`,
  developerPage: () => `డెవలపర్ పేజీ`,
  signOut: () => `సైన్ అవుట్`,
  project: () => `ప్రాజెక్ట్`,
  personal: () => `వ్యక్తిగతం`,
  go: () => `వెళ్లండి`,
};
