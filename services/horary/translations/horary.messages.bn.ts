// Written by npm run generate from horary.messages.bn.json: change that file.
import { dayInWords, digitsInWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  readWithBirthOffset: (a: { readonly offset: string }) => `question_datetime পড়া হয়েছে utc_offset_minutes দিয়ে, ${digitsInWords(a.offset)}। প্রশ্নের বিচার অন্য ঘড়িতে হলে question_time_zone পাঠান।`,
  castForBirth: (a: { readonly on: string; readonly unit: 'DAYS' | 'MONTHS' | 'YEARS'; readonly ago: number }) => `এটি ${dayInWords(a.on)} তারিখের কুণ্ডলী, ${a.unit === 'YEARS' ? `${pluralOf('bn', a.ago) === 'one' ? `${numberInWords(a.ago)} বছর` : `${numberInWords(a.ago)} বছর`}` : a.unit === 'MONTHS' ? `${pluralOf('bn', a.ago) === 'one' ? `${numberInWords(a.ago)} মাস` : `${numberInWords(a.ago)} মাস`}` : `${pluralOf('bn', a.ago) === 'one' ? `${numberInWords(a.ago)} দিন` : `${numberInWords(a.ago)} দিন`}`} আগের, তাই সেটি জন্মের তারিখ হলে question_datetime পাঠান।`,
};
