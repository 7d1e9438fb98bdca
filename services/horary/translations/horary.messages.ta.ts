// Written by npm run generate from horary.messages.ta.json: change that file.
import { dayInWords, digitsInWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  readWithBirthOffset: (a: { readonly offset: string }) => `question_datetime utc_offset_minutes, ${digitsInWords(a.offset)}, கொண்டு படிக்கப்பட்டது. கேள்வி வேறு கடிகாரத்தால் ஆராயப்படும் இடத்தில் question_time_zone அனுப்பவும்.`,
  castForBirth: (a: { readonly unit: 'DAYS' | 'MONTHS' | 'YEARS'; readonly ago: number; readonly on: string }) => `இது ${a.unit === 'YEARS' ? `${pluralOf('ta', a.ago) === 'one' ? `${numberInWords(a.ago)} ஆண்டுக்கு` : `${numberInWords(a.ago)} ஆண்டுகளுக்கு`}` : a.unit === 'MONTHS' ? `${pluralOf('ta', a.ago) === 'one' ? `${numberInWords(a.ago)} மாதத்துக்கு` : `${numberInWords(a.ago)} மாதங்களுக்கு`}` : `${pluralOf('ta', a.ago) === 'one' ? `${numberInWords(a.ago)} நாளுக்கு` : `${numberInWords(a.ago)} நாட்களுக்கு`}`} முந்தைய ${dayInWords(a.on)}-க்குக் கணிக்கப்பட்டது, எனவே அது பிறப்பு எனில் question_datetime அனுப்பவும்.`,
};
