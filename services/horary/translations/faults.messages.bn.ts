// Written by npm run generate from faults.messages.bn.json: change that file.
import { instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  offsetMissing: (a: { readonly offset: string; readonly zone: string }) => `${a.offset} নেই। সেই স্থানের ঘড়ি UTC থেকে কত মিনিট এগিয়ে তা পাঠান, বা ${a.zone} হিসেবে IANA সময়-অঞ্চলের নাম।`,
  noClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} হিসেবে পাঠানো "${a.text}" লেখায় ঘড়ির সময় নেই। সময়ও পাঠান, YYYY-MM-DDTHH:MM রূপে।`,
  twoNumbers: (a: { readonly name: string; readonly fineName: string }) => `${a.name} ও ${a.fineName} দুটিই পাঠানো হয়েছে, কিন্তু মানুষ একটি সংখ্যাই বলেন। যেটি বলা হয়েছে সেটি পাঠান।`,
  numberMissing: (a: { readonly name: string; readonly last: number; readonly lastFine: number; readonly fineName: string }) => `${a.name} নেই। ১ থেকে ${numberInWords(a.last)} পর্যন্ত একটি পূর্ণ সংখ্যা পাঠান, বা ১ থেকে ${numberInWords(a.lastFine)} পর্যন্ত ${a.fineName}।`,
  twoValues: (a: { readonly first: string; readonly a: string; readonly second: string; readonly b: string }) => `${a.first} হল ${a.a}, কিন্তু ${a.second} হল ${a.b}, আর দুটি একই জিনিস। একটি পাঠান, বা মেলে এমন দুটি।`,
  anotherFrame: (a: { readonly field: string; readonly other: string; readonly frame: string }) => `${a.field} হল "${a.other}", কিন্তু প্রথম প্রতিযোগী পড়া হয় "${a.frame}" কাঠামোয়। দুই কুণ্ডলীর তুলনা এক কাঠামোতেই হয়, তাই ${a.field} বাদ দিন বা দুজনের জন্য একটিই পাঠান।`,
  sameBirths: () => `দুই প্রতিযোগীর জন্মতথ্য একই। দুটি আলাদা জন্ম পাঠান।`,
  matchBeforeBirth: (a: { readonly at: string; readonly number: number; readonly birth: string }) => `match_datetime হল ${instantInWords(a.at)}, যা contestant${numberInWords(a.number)}-এর জন্মের আগে: ${instantInWords(a.birth)}। দুই জন্মের পরের ম্যাচ পাঠান।`,
};
