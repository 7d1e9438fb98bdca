// Written by npm run generate from faults.messages.ta.json: change that file.
import { digitsInWords, inWords, numberInWords } from '@cuspal/speech';

export const messages = {
  unknownTradition: (a: { readonly name: string; readonly traditions: string }) => `tradition "${a.name}" தெரியாதது. ${a.traditions} இவற்றில் ஒன்றை அல்லது பலவற்றை அனுப்பவும்.`,
  rangeEndsFirst: (a: { readonly end: string; readonly start: string }) => `end_date ${a.end} என்பது start_date ${a.start}-க்குப் பின் அல்ல. பிந்தைய முடிவை அனுப்பவும்.`,
  rangeTooLong: (a: { readonly start: string; readonly end: string; readonly unit: 'DAYS' | 'YEARS'; readonly most: number }) => `${a.start} முதல் ${a.end} வரையான வரம்பு ${a.unit === 'DAYS' ? `${numberInWords(a.most)} நாட்களைவிட` : `${numberInWords(a.most)} ஆண்டுகளைவிட`} நீண்டது. start_date-க்குப் பின் அதிகபட்சம் ${a.unit === 'DAYS' ? `${numberInWords(a.most)} நாட்களில்` : `${numberInWords(a.most)} ஆண்டுகளில்`} end_date அனுப்பவும்.`,
  inFuture: (a: { readonly end: string }) => `end_date ${a.end} எதிர்காலத்தில் உள்ளது, ஆனால் இந்தக் கருவி கடந்த காலத்துக்கு மட்டும். கடந்துவிட்ட end_date அனுப்பவும்.`,
  laterFounding: () => `அரசியலமைப்பு போன்ற பிந்தைய நிறுவல் செயல் பழையதற்குப் பதிலாக நிற்கலாம்.`,
  strangeTopic: (a: { readonly topic: string; readonly type: string; readonly topics: readonly string[] }) => `"${a.topic}" ${a.type} வகைக்கு இல்லை. ${inWords(a.topics)} இவற்றில் ஒன்று அல்லது மேற்பட்டவற்றை அனுப்பவும்.`,
  beforeTheSky: (a: { readonly midnight: string; readonly begins: string }) => `ஜனவரி 1800-இன் முதல் நாள் ${digitsInWords(a.midnight)}-இல் தொடங்குகிறது, கிரக நிலைக் கணிதம் ${digitsInWords(a.begins)}-இல் தொடங்குகிறது. பக்கம் 2 அல்லது பிந்தைய மாதத்தைக் கேட்கவும்.`,
  numberAndLongitude: () => `"number", "longitude" இரண்டும் அனுப்பப்பட்டன; அவற்றில் ஒன்றே வரிசையைத் தேர்கிறது. ஒன்றை மட்டும் அனுப்பவும், அல்லது முழு அட்டவணைக்கு எதையும் அனுப்ப வேண்டாம்.`,
  longitudeBelowZero: (a: { readonly longitude: number }) => `"longitude" மதிப்பு ${numberInWords(a.longitude)}, ஆனால் அது 0 முதல் 360 பாகைக்குள் நிராயன தீர்க்கரேகையாக இருக்க வேண்டும். எதிர்ம எண்ணில் 360 கூட்டி மீண்டும் அழைக்கவும்.`,
  yearOfNatal: (a: { readonly name: string }) => `"${a.name}" ஓர் ஆண்டைச் சொல்கிறது, ஆனால் chart "natal". அதை விடவும், அல்லது chart "annual" அனுப்பவும்.`,
};
