// Written by npm run generate from page.messages.ta.json: change that file.

export const messages = {
  faultFirst: () => `பிழை:`,
  skip: () => `உள்ளடக்கத்துக்குச் செல்லவும்`,
  privacy: () => `தனியுரிமை`,
  terms: () => `விதிமுறைகள்`,
  subprocessors: () => `துணைச் செயலாக்குநர்கள்`,
  contact: () => `தொடர்பு`,
  languages: () => `மொழி`,
  main: () => `முதன்மை`,
  home: () => `முகப்பு`,
  documents: () => `ஆவணங்கள் (ஆங்கிலத்தில்)`,
  tools: () => `கருவிகள்`,
  ruleBook: () => `விதி நூல்`,
  developerPage: () => `உருவாக்குநர் பக்கம்`,
  searchDocuments: () => `ஆவணங்களில் தேடவும் (ஆங்கிலத்தில்)`,
  search: () => `தேடவும்`,
  startHere: () => `இங்கே தொடங்கவும்`,
  toDeveloperPage: () => `உருவாக்குநர் பக்கத்துக்குச் செல்லவும்`,
  picture: () => `சக்கர வடிவில் ஒரு பிறப்பு ஜாதகம், அருகில் அதற்கு Cuspal தரும் ஜோதிடப் பார்வை.`,
};
