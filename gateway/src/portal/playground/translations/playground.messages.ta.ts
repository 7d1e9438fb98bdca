// Written by npm run generate from playground.messages.ta.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  title: () => `கருவிகளை முயன்று பார்க்க`,
  lead: (a: { readonly count: number; readonly ofProject: boolean }) => `ஒரு பிறப்பு பற்றிக் கேட்கவும், அல்லது ${numberInWords(a.count)} கருவிகளில் எதையும் இயக்கவும், ${a.ofProject ? `இந்தத் திட்டத்தின் ஒதுக்கீட்டில்` : `உங்கள் ஒதுக்கீட்டில்`}. <a>இது இயங்கும் விதம் (ஆங்கிலத்தில்)</a>`,
  publicLead: (a: { readonly count: number; readonly calls: number }) => `ஒரு பிறப்பு பற்றிக் கேட்கவும், அல்லது ${numberInWords(a.count)} கருவிகளில் எதையும் இயக்கவும், உள்நுழையாமல்: மணிக்கு ${numberInWords(a.calls)} அழைப்புகள். சொந்த ஒதுக்கீடு பெற <b>உள்நுழையவும்</b>. <a>இது இயங்கும் விதம் (ஆங்கிலத்தில்)</a>`,
  inEnglish: () => `கருவிகள் தங்களைப் பற்றியும் தங்கள் புலங்களைப் பற்றியும் சொல்பவை ஆங்கிலத்தில் உள்ளன.`,
  noScript: () => `இந்தப் பக்கத்துக்கு ஸ்கிரிப்ட் தேவை, இந்த உலாவியில் ஸ்கிரிப்ட்கள் அணைக்கப்பட்டுள்ளன.`,
  demoUsedUp: () => `இந்த மணிநேரத்துக்கான மாதிரி முடிந்துவிட்டது. தொடர உள்நுழையவும்.`,
  demoClosed: () => `மாதிரி இப்போது மூடப்பட்டுள்ளது. தொடர உள்நுழையவும்.`,
  demoBusy: () => `இப்போது பலர் மாதிரியை முயன்று பார்க்கிறார்கள். ஒரு வினாடியில் மீண்டும் முயலவும், அல்லது தொடர உள்நுழையவும்.`,
  askedTooMuch: (a: { readonly seconds: number }) => `இந்த முகவரியிலிருந்து மிக அதிகம் கேட்கப்பட்டது. ${numberInWords(a.seconds)} வினாடிகளில் மீண்டும் முயலவும்.`,
};
