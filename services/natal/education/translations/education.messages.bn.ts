// Written by npm run generate from education.messages.bn.json: change that file.
import { named, numberInWords } from '@cuspal/speech';

export const messages = {
  bestCourse: (a: { readonly course: 'arts_humanities' | 'commerce_finance' | 'computing_mathematics' | 'law' | 'medicine' | 'science_engineering' | 'teaching_research'; readonly score: number }) => `সবচেয়ে উপযোগী পাঠক্রম ${a.course === 'science_engineering' ? `বিজ্ঞান বা প্রকৌশল` : a.course === 'medicine' ? `চিকিৎসা` : a.course === 'commerce_finance' ? `বাণিজ্য বা অর্থ` : a.course === 'law' ? `আইন` : a.course === 'arts_humanities' ? `কলা বা মানববিদ্যা` : a.course === 'computing_mathematics' ? `কম্পিউটার বা গণিত` : `শিক্ষকতা বা গবেষণা`} (১০০-এ ${numberInWords(a.score)})।`,
  scholarshipAndAbroad: (a: { readonly scholarship: 'HIGH' | 'LOW' | 'MEDIUM'; readonly abroad: 'CONDITIONAL' | 'NOT_PROMISED' | 'PROMISED' }) => `বৃত্তি: ${a.scholarship === 'HIGH' ? `সম্ভাবনা বেশি` : a.scholarship === 'MEDIUM' ? `সম্ভব` : `সম্ভাবনা কম`}, আর বিদেশে পড়াশোনা: ${a.abroad === 'PROMISED' ? `যোগ আছে` : a.abroad === 'CONDITIONAL' ? `শর্তসাপেক্ষে খোলা` : `যোগ নেই`}।`,
  noExamDate: (a: { readonly event: string }) => `পরীক্ষার কোনো তারিখ দেওয়া হয় না, কারণ কুণ্ডলীতে ${named(a.event)} বিষয়ে যোগ নেই।`,
  bestMonthsIncomplete: () => `সেরা মাসের তালিকা অসম্পূর্ণ, কারণ অনুসন্ধানের সীমা ফুরিয়েছে।`,
  abroadReadTwice: () => `বিদেশে পড়াশোনার যোগ শুধু কাস্প ৯ পড়ে, কিন্তু সিদ্ধান্তে কাস্প ৯ ও ১২-র মিল দরকার, তাই এখানে দুটি আলাদা।`,
  nextVisa: () => `এটি বলে যাত্রার ভিসা মেলে কি না ও কখন।`,
  nextCareer: () => `এটি পড়াশোনার পরে সম্ভব কাজের ক্ষেত্রগুলিতে নম্বর দেয়।`,
  level: (a: { readonly level: 'BASIC' | 'HIGHER' | 'INTERRUPTED' | 'RESEARCH' | 'WEAK'; readonly usual: 'NONE' | 'RARE' | 'RATE'; readonly rate: number }) => `${a.level === 'RESEARCH' ? `গবেষণা পর্যন্ত পড়াশোনার ইঙ্গিত আছে` : a.level === 'HIGHER' ? `উচ্চশিক্ষার ইঙ্গিত আছে` : a.level === 'BASIC' ? `বিদ্যালয়ের ইঙ্গিত আছে, কিন্তু স্পষ্ট উচ্চশিক্ষার নয়` : a.level === 'INTERRUPTED' ? `পড়াশোনায় ছেদের ইঙ্গিত আছে` : `বিদ্যালয় বা উচ্চশিক্ষা কোনোটিরই স্পষ্ট যোগ নেই`}${a.usual === 'NONE' ? `` : a.usual === 'RARE' ? `, যেমন ১০০-এ ১-এর কম কুণ্ডলীতে` : `, যেমন ১০০-এ ${numberInWords(a.rate)}টি কুণ্ডলীতে`}।`,
  successInExam: () => `পরীক্ষায় সাফল্য`,
  noBreakPeriods: (a: { readonly reason: string }) => `ছেদের কোনো সময়কাল দেওয়া হয় না। ${a.reason}`,
};
