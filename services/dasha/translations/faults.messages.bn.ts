// Written by npm run generate from faults.messages.bn.json: change that file.
import { instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  noneChosen: (a: { readonly age: number; readonly last: number }) => `"event" আর্গুমেন্ট নেই, আর কোনোটি বাছা হয় না, কারণ ব্যক্তির বয়স তখন ${numberInWords(a.age)} এবং ${numberInWords(a.last)}-এর পরে কোনো বিষয়ের তারিখ দেওয়া হয় না। একটি পড়তে event পাঠান।`,
  scanTooLong: (a: { readonly start: string; readonly end: string }) => `${instantInWords(a.start)} থেকে scan_end_utc ${instantInWords(a.end)} পর্যন্ত অনুসন্ধান দুই বছরের বেশি। scan_start_utc-এর সর্বাধিক দুই বছর পরের scan_end_utc পাঠান।`,
  scanEndsFirst: (a: { readonly end: string; readonly start: string }) => `scan_end_utc ${instantInWords(a.end)}, যা scan_start_utc ${instantInWords(a.start)}-এর পরে নয়। শুরুর পরের শেষ পাঠান।`,
  oneMoment: () => `"sessions" আর্গুমেন্টে শুধু একটি আলাদা মুহূর্ত আছে। অন্তত দুটি আলাদা মুহূর্ত বা স্থান পাঠান।`,
  endNotAfter: (a: { readonly end: string; readonly start: string }) => `endDatetime ${instantInWords(a.end)}, যা startDatetime ${instantInWords(a.start)}-এর পরে নয়। শুরুর পরের শেষ পাঠান।`,
  tooManyRows: (a: { readonly rows: number; readonly most: number; readonly long: boolean; readonly least: number }) => `${numberInWords(a.rows)}টি সারি ${numberInWords(a.most)}-এর বেশি। ${a.long ? `সর্বাধিক ${numberInWords(a.most)} দিনের সময়কাল পাঠান।` : `এই সময়কালের সবচেয়ে ছোট interval_minutes ${numberInWords(a.least)}।`}`,
  scanEnd: (a: { readonly end: string; readonly start: string; readonly long: boolean; readonly most: number; readonly usual: number }) => `scan_end ${instantInWords(a.end)}, যা scan_start ${instantInWords(a.start)}-এর ${a.long ? `${numberInWords(a.most)} বছরের বেশি পরে` : `পরে নয়`}। তার পরের ও সর্বাধিক ${numberInWords(a.most)} বছর পরের scan_end পাঠান, বা ${numberInWords(a.usual)} বছরের জন্য কিছু পাঠাবেন না।`,
  endNotLater: (a: { readonly end: string; readonly start: string; readonly most: number }) => `endDatetime ${instantInWords(a.end)}, যা startDatetime ${instantInWords(a.start)}-এর পরে নয়। শুরুর পরের, সর্বাধিক ${numberInWords(a.most)} দিন পরের শেষ পাঠান।`,
  windowTooLong: (a: { readonly days: number; readonly most: number }) => `সময়কাল ${numberInWords(a.days)} দিনের, কিন্তু এক কল সর্বাধিক ${numberInWords(a.most)} দিন খোঁজে। আগের endDatetime পাঠান ও পরের কলে চালিয়ে যান।`,
};
