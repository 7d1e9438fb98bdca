// Written by npm run generate from sport.messages.bn.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  even: () => `দুই কুণ্ডলী সমান, তাই কোনো পক্ষই বেশি অনুকূল নয়।`,
  favoured: (a: { readonly winner: string; readonly difference: number; readonly margin: 'CLEAR' | 'NARROW' }) => `কুণ্ডলী ${a.winner} পক্ষের অনুকূল, ${numberInWords(a.difference)} পয়েন্টে, যা ${a.margin === 'CLEAR' ? `স্পষ্ট` : `অল্প`} ব্যবধান।`,
  entertainment: () => `এটি বিনোদন, পূর্বাভাস নয়।`,
  contestant: (a: { readonly number: number }) => `প্রতিযোগী ${numberInWords(a.number)}`,
  captain: () => `দলের জন্মকুণ্ডলী নেই, তাই দলের জায়গায় অধিনায়কের কুণ্ডলী।`,
  leftOut: () => `চোট, সেদিনের ফর্ম ও খেলার নিয়ম এতে ধরা হয় না।`,
  outsideDasha: () => `ম্যাচটি এক প্রতিযোগীর দশার ১২০ বছরের বাইরে, তাই সেখানে কোনো দশা বলা হয়নি।`,
  outsideDashaPlain: () => `ম্যাচটি এক প্রতিযোগীর সময়কালের ১২০ বছরের বাইরে, তাই সেখানে কোনো সময়কাল বলা হয়নি।`,
  pointsAreOurs: () => `পয়েন্টগুলি এই পরিষেবার নিজস্ব, কোনো গ্রন্থে নেই। শুধু পাশের সিদ্ধান্তটি, যার পয়েন্ট নেই, কেপির।`,
  disclaimer: () => `এটি এক পুরোনো পরম্পরার বিনোদন, পূর্বাভাস নয়। বাজি ধরতে বা টাকার কোনো সিদ্ধান্তে এটি ব্যবহার করা চলবে না। ম্যাচের ফল ঠিক করেন যাঁরা খেলেন।`,
  nextPromise: () => `এটি এক জন্মকুণ্ডলী থেকে জয়ের বিচার কারণসহ করে।`,
};
