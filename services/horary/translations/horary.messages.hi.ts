// Written by npm run generate from horary.messages.hi.json: change that file.
import { dayInWords, digitsInWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  readWithBirthOffset: (a: { readonly offset: string }) => `question_datetime को utc_offset_minutes, ${digitsInWords(a.offset)}, से पढ़ा गया है। जहाँ प्रश्न पर दूसरी घड़ी से विचार होता है, वहाँ question_time_zone भेजें।`,
  castForBirth: (a: { readonly on: string; readonly unit: 'DAYS' | 'MONTHS' | 'YEARS'; readonly ago: number }) => `कुंडली ${dayInWords(a.on)} के लिए बनाई गई है, यानी ${a.unit === 'YEARS' ? `${pluralOf('hi', a.ago) === 'one' ? `${numberInWords(a.ago)} वर्ष` : `${numberInWords(a.ago)} वर्ष`}` : a.unit === 'MONTHS' ? `${pluralOf('hi', a.ago) === 'one' ? `${numberInWords(a.ago)} महीना` : `${numberInWords(a.ago)} महीने`}` : `${pluralOf('hi', a.ago) === 'one' ? `${numberInWords(a.ago)} दिन` : `${numberInWords(a.ago)} दिन`}`} पहले के लिए, इसलिए यदि यह जन्म की तिथि है, तो question_datetime भेजें।`,
};
