// Written by npm run generate from horary.messages.mr.json: change that file.
import { dayInWords, digitsInWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  readWithBirthOffset: (a: { readonly offset: string }) => `question_datetime ही माहिती utc_offset_minutes, ${digitsInWords(a.offset)}, ने वाचली आहे. प्रश्नाचा विचार दुसऱ्या घड्याळाने होत असेल तिथे question_time_zone पाठवा.`,
  castForBirth: (a: { readonly on: string; readonly unit: 'DAYS' | 'MONTHS' | 'YEARS'; readonly ago: number }) => `कुंडली ${dayInWords(a.on)} साठी, ${a.unit === 'YEARS' ? `${pluralOf('mr', a.ago) === 'one' ? `${numberInWords(a.ago)} वर्षापूर्वीची` : `${numberInWords(a.ago)} वर्षांपूर्वीची`}` : a.unit === 'MONTHS' ? `${pluralOf('mr', a.ago) === 'one' ? `${numberInWords(a.ago)} महिन्यापूर्वीची` : `${numberInWords(a.ago)} महिन्यांपूर्वीची`}` : `${pluralOf('mr', a.ago) === 'one' ? `${numberInWords(a.ago)} दिवसापूर्वीची` : `${numberInWords(a.ago)} दिवसांपूर्वीची`}`} मांडली आहे, म्हणून तो जन्म असेल तर question_datetime पाठवा.`,
};
