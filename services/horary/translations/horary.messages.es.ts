// Written by npm run generate from horary.messages.es.json: change that file.
import { dayInWords, digitsInWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  readWithBirthOffset: (a: { readonly offset: string }) => `question_datetime se lee con utc_offset_minutes, ${digitsInWords(a.offset)}. Envíe question_time_zone donde la pregunta se juzga por otra hora local.`,
  castForBirth: (a: { readonly on: string; readonly unit: 'DAYS' | 'MONTHS' | 'YEARS'; readonly ago: number }) => `La carta se calcula para el ${dayInWords(a.on)}, hace ${a.unit === 'YEARS' ? `${pluralOf('es', a.ago) === 'one' ? `${numberInWords(a.ago)} año` : `${numberInWords(a.ago)} años`}` : a.unit === 'MONTHS' ? `${pluralOf('es', a.ago) === 'one' ? `${numberInWords(a.ago)} mes` : `${numberInWords(a.ago)} meses`}` : `${pluralOf('es', a.ago) === 'one' ? `${numberInWords(a.ago)} día` : `${numberInWords(a.ago)} días`}`}, así que envíe question_datetime si esa es la fecha del nacimiento.`,
};
