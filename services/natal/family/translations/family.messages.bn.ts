// Written by npm run generate from family.messages.bn.json: change that file.
import { type PlanetName, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  fatherFromNine: () => `বাবাকে ৯ থেকে পড়া হয়, যেমন কৃষ্ণমূর্তি করেন, কিন্তু অন্যরা ১০ নেন।`,
  laterChildren: () => `দ্বিতীয় ও তৃতীয় সন্তান পড়া হয় শুধু সন্তানের যোগ থাকলে, বা নাম ধরে চাইলে।`,
  askForReason: () => `কারণ কথায় জানতে একটি সম্পর্ক জিজ্ঞাসা করুন।`,
  noDashaNow: () => `এই জন্মের কোনো দশা এখন চলে না, তাই চলমান অধিপতির নাম নেই।`,
  whatPanelSays: () => `এই পাঠ বলে জাতকের জীবনে আত্মীয়রা কেমন, কিন্তু নির্ণয় করে তাঁদের নিজের কুণ্ডলী। স্বাস্থ্য ও আয়ু পড়া হয় না, আর সন্তানের কুশল বাদ রাখা হয়েছে।`,
  nextPartner: () => `এটি জীবনসঙ্গীর আরও বিশদ বর্ণনা দেয়।`,
  relativeRead: (a: { readonly relative: string; readonly house: number; readonly csl: PlanetName }) => `${a.relative} পড়া হয় ভাব ${numberInWords(a.house)} থেকে, যার উপ-অধিপতি ${planetInWords(a.csl)}।`,
  relativeStands: (a: { readonly means: boolean; readonly status: 'MIXED' | 'STRONG' | 'WEAK'; readonly relation: 'NEUTRAL' | 'STRAINED' | 'SUPPORTIVE' }) => `কুণ্ডলীর ইঙ্গিত: ${a.means ? `সামর্থ্য` : `কুশল ও সামর্থ্য`} ${a.status === 'STRONG' ? `জোরালো` : a.status === 'MIXED' ? `মিশ্র` : `দুর্বল`}, আর জাতকের সঙ্গে সম্পর্ক ${a.relation === 'SUPPORTIVE' ? `সহায়ক` : a.relation === 'NEUTRAL' ? `নিরপেক্ষ` : `চাপে`}।`,
  ownChartDecides: () => `নির্ণয় করে আত্মীয়ের নিজের কুণ্ডলী।`,
  strongestSupport: (a: { readonly relative: string }) => `সবচেয়ে জোরালো সমর্থন যাঁর: ${a.relative}।`,
  mostCare: (a: { readonly relative: string }) => `সবচেয়ে বেশি যত্ন চায় যাঁর সঙ্গে সম্পর্ক: ${a.relative}।`,
  relationsCounted: (a: { readonly count: number; readonly supportive: number; readonly neutral: number; readonly strained: number }) => `${numberInWords(a.count)}জন আত্মীয়ের মধ্যে কুণ্ডলীর ইঙ্গিতে সহায়ক সম্পর্ক ${a.supportive === 0 ? `কারও সঙ্গে নয়` : `${numberInWords(a.supportive)}জনের সঙ্গে`}, নিরপেক্ষ ${a.neutral === 0 ? `কারও সঙ্গে নয়` : `${numberInWords(a.neutral)}জনের সঙ্গে`}, আর চাপের ${a.strained === 0 ? `কারও সঙ্গে নয়` : `${numberInWords(a.strained)}জনের সঙ্গে`}।`,
  relation: (a: { readonly relation: string; readonly name: string }) => `${a.relation === 'spouse' ? `জীবনসঙ্গী` : a.relation === 'father' ? `বাবা` : a.relation === 'mother' ? `মা` : a.relation === 'younger_sibling' ? `ছোট ভাই বা বোন` : a.relation === 'elder_sibling' ? `বড় ভাই বা বোন` : a.relation === 'first_child' ? `প্রথম সন্তান` : a.relation === 'second_child' ? `দ্বিতীয় সন্তান` : a.relation === 'third_child' ? `তৃতীয় সন্তান` : a.relation === 'maternal_uncle' ? `মামা` : a.relation === 'paternal_uncle' ? `কাকা` : a.relation === 'friend' ? `বন্ধু` : a.relation === 'grandfather_paternal' ? `ঠাকুরদা` : a.relation === 'grandfather_maternal' ? `দাদামশাই` : a.relation === 'in_law_father' ? `শ্বশুর` : a.relation === 'in_law_mother' ? `শাশুড়ি` : `${named(a.name)}`}`,
};
