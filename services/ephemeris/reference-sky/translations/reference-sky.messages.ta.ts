// Written by npm run generate from reference-sky.messages.ta.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  moonSubsLeftOut: () => `சந்திரனின் உப நட்சத்திர நுழைவுகள் விடப்பட்டன. ராகுவும் கேதுவும் எப்போதும் பின்னோக்கி நகரும் சராசரி முனைகள்.`,
  planetsOnDays: (a: { readonly days: number }) => `கேபி ராசிச் சக்கரத்தில் ${numberInWords(a.days)} நாட்களில் ஒன்பது கிரகங்களையும், அவை நுழைவதையும் திரும்புவதையும் இது காட்டுகிறது.`,
  tableOfSubs: (a: { readonly subs: number }) => `இது ${numberInWords(a.subs)} உப நட்சத்திரங்களின் கேபி அட்டவணை, ஆருட எண் இதிலிருந்து லக்னம் பெறுகிறது.`,
  rowOfSubs: (a: { readonly subs: number; readonly row: number }) => `இது கேபியின் ${numberInWords(a.subs)} உப நட்சத்திரங்களில் ${numberInWords(a.row)}-ஆம் வரிசை, அதன் அதிபதிகள், எல்லைகள், அருகிலுள்ளவற்றுடன்.`,
  readAsPlace: () => `latitude, longitude சேர்ந்து வந்தன, எனவே இடமாகப் படிக்கப்பட்டுப் பயன்படுத்தப்படவில்லை. நிராயன தீர்க்கரேகையைப் பார்க்க latitude இல்லாமல் அனுப்பவும்.`,
};
