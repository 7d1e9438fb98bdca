// Written by npm run generate from reference-sky.messages.bn.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  moonSubsLeftOut: () => `চন্দ্রের উপনক্ষত্রে প্রবেশ বাদ গেছে। রাহু-কেতু মধ্যম, যা সব সময় পিছনে চলে।`,
  planetsOnDays: (a: { readonly days: number }) => `এটি ${numberInWords(a.days)} দিনে কেপি রাশিচক্রে নয় গ্রহ দেখায়, আর তারা কোথায় প্রবেশ করে ও কোথায় ঘোরে।`,
  tableOfSubs: (a: { readonly subs: number }) => `এটি কেপির ${numberInWords(a.subs)} উপনক্ষত্রের সারণি, যা থেকে প্রশ্ন সংখ্যা তার লগ্ন নেয়।`,
  rowOfSubs: (a: { readonly subs: number; readonly row: number }) => `এটি কেপির ${numberInWords(a.subs)} উপনক্ষত্রের সারি ${numberInWords(a.row)}, অধিপতি, সীমা ও প্রতিবেশীসহ।`,
  readAsPlace: () => `অক্ষাংশ ও দ্রাঘিমা একসঙ্গে এসেছে, তাই স্থান হিসেবে পড়া হয়েছে ও ব্যবহার হয়নি। নিরয়ণ স্ফুট খুঁজতে তা অক্ষাংশ ছাড়া পাঠান।`,
};
