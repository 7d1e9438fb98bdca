// Written by npm run generate from shell.messages.ta.json: change that file.

export const messages = {
  overview: () => `மேலோட்டம்`,
  usage: () => `பயன்பாடு`,
  calls: () => `அழைப்புகள்`,
  connect: () => `இணைக்கவும்`,
  playground: () => `முயன்று பார்க்க`,
  organisations: () => `நிறுவனங்கள்`,
  account: () => `கணக்கு`,
  documents: () => `ஆவணங்கள் (ஆங்கிலத்தில்)`,
  developerPage: () => `உருவாக்குநர் பக்கம்`,
  signOut: () => `வெளியேறவும்`,
  project: () => `திட்டம்`,
  personal: () => `தனிப்பட்டது`,
  go: () => `செல்லவும்`,
};
