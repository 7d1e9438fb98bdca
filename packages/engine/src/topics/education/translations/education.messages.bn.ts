// Written by npm run generate from education.messages.bn.json: change that file.
import { type PlanetName, planetInWords } from '@cuspal/speech';

export const messages = {
  breakOutranks: (a: { readonly csl: PlanetName; readonly breakLevel: string; readonly schoolLevel: string }) => `কাস্প ৪-এর উপ-অধিপতি ${planetInWords(a.csl)} শিক্ষায় ছেদের ভাব ${a.breakLevel === 'none' ? `কোনো স্তরে নির্দেশ করে না` : `নির্দেশ করে, সর্বোত্তম ${a.breakLevel}`}, আর বিদ্যালয়ের ভাব ${a.schoolLevel === 'none' ? `কোনো স্তরে নির্দেশ করে না` : `নির্দেশ করে, সর্বোত্তম ${a.schoolLevel}`}। তাই শিক্ষায় ছেদের ইঙ্গিত আছে।`,
  research: (a: { readonly csl: PlanetName }) => `কাস্প ৯-এর উপ-অধিপতি ${planetInWords(a.csl)} গবেষণার যোগ দেখায়, আর উচ্চশিক্ষার স্পষ্ট যোগ দেখায়।`,
  higher: (a: { readonly csl: PlanetName; readonly research: 'no' | 'split' | 'yes' }) => `কাস্প ৯-এর উপ-অধিপতি ${planetInWords(a.csl)} উচ্চশিক্ষার যোগ দেখায়। ${a.research === 'yes' ? `এটি গবেষণারও যোগ দেখায়, কিন্তু তা গণ্য শুধু উচ্চশিক্ষার স্পষ্ট যোগের সঙ্গে।` : a.research === 'split' ? `গবেষণার পক্ষে ও বিপক্ষে সমান ইঙ্গিত আছে।` : `গবেষণার যোগ নেই।`}`,
  school: (a: { readonly csl: PlanetName }) => `কাস্প ৪-এর উপ-অধিপতি ${planetInWords(a.csl)} বিদ্যালয়ের যোগ দেখায়।`,
  schoolSide: (a: { readonly csl: PlanetName; readonly side: 'no' | 'split' | 'yes' }) => `কাস্প ৪-এর উপ-অধিপতি ${planetInWords(a.csl)} অনুযায়ী বিদ্যালয়ের ${a.side === 'yes' ? `যোগ আছে` : a.side === 'split' ? `পক্ষে-বিপক্ষে সমান ইঙ্গিত আছে` : `যোগ নেই`}।`,
  higherSide: (a: { readonly csl: PlanetName; readonly side: 'no' | 'split' | 'yes' }) => `কাস্প ৯-এর উপ-অধিপতি ${planetInWords(a.csl)} অনুযায়ী উচ্চশিক্ষার ${a.side === 'yes' ? `যোগ আছে` : a.side === 'split' ? `পক্ষে-বিপক্ষে সমান ইঙ্গিত আছে` : `যোগ নেই`}।`,
  breakToo: () => `ছেদেরও ইঙ্গিত আছে, কিন্তু স্থির করার মতো জোরালো নয়।`,
};
