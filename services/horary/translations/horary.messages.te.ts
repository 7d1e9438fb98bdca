// Written by npm run generate from horary.messages.te.json: change that file.
import { dayInWords, digitsInWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  readWithBirthOffset: (a: { readonly offset: string }) => `question_datetime సమయాన్ని utc_offset_minutes, ${digitsInWords(a.offset)}, తో చదివారు. ప్రశ్నకు వేరే గడియారం వర్తిస్తే question_time_zone పంపండి.`,
  castForBirth: (a: { readonly unit: 'DAYS' | 'MONTHS' | 'YEARS'; readonly ago: number; readonly on: string }) => `ఇది ${a.unit === 'YEARS' ? `${pluralOf('te', a.ago) === 'one' ? `${numberInWords(a.ago)} సంవత్సరం` : `${numberInWords(a.ago)} సంవత్సరాల`}` : a.unit === 'MONTHS' ? `${pluralOf('te', a.ago) === 'one' ? `${numberInWords(a.ago)} నెల` : `${numberInWords(a.ago)} నెలల`}` : `${pluralOf('te', a.ago) === 'one' ? `${numberInWords(a.ago)} రోజు` : `${numberInWords(a.ago)} రోజుల`}`} కిందటి ${dayInWords(a.on)} నాటికి వేసిన కుండలి, అది జననం అయితే question_datetime పంపండి.`,
};
