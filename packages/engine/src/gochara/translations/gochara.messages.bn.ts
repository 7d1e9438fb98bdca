// Written by npm run generate from gochara.messages.bn.json: change that file.
import { type PlanetName, named, numberInWords } from '@cuspal/speech';

export const messages = {
  inJanmaStar: () => `জন্মনক্ষত্রে`,
  inLagnaSign: () => `লগ্ন রাশিতে`,
  inSignFromMoon: (a: { readonly house: number }) => `চন্দ্র থেকে রাশি ${numberInWords(a.house)}-এ`,
  wholeEclipse: (a: { readonly type: string }) => `${a.type === 'TOTAL' ? `পূর্ণগ্রাস` : a.type === 'ANNULAR' ? `বলয়গ্রাস` : a.type === 'HYBRID' ? `সংকর` : a.type === 'PARTIAL' ? `আংশিক` : a.type === 'PENUMBRAL' ? `উপচ্ছায়া` : `${a.type}`} গ্রহণ`,
  visibleAtBirthPlace: () => `জন্মস্থানে দৃশ্যমান`,
  keptWithinHundred: () => `০ থেকে ১০০-এর মধ্যে রাখা`,
  contact: (a: { readonly point: string; readonly aspect: 'conjunction' | 'opposition' }) => `${named(a.point)}: ${a.aspect === 'conjunction' ? `যুতি` : `সম্মুখ`}`,
  bindusEase: (a: { readonly sign: string; readonly own: number; readonly all: number }) => `${named(a.sign)} রাশিতে শনির ${numberInWords(a.own)} ও মোট ${numberInWords(a.all)} বিন্দু।`,
  saturnYogaKaraka: () => `শনি জন্মকুণ্ডলীর যোগকারক।`,
  saturnStrongAtBirth: () => `জন্মকুণ্ডলীতে শনি স্বরাশিতে বা তুঙ্গ।`,
  phaseIs: (a: { readonly phase: string }) => `পর্যায়: ${a.phase === 'Vraya' ? `প্রথম` : a.phase === 'Janma' ? `দ্বিতীয়` : a.phase === 'Patha' ? `তৃতীয়` : a.phase === 'Ashtama' ? `অষ্টম শনি` : `${named(a.phase)}`}।`,
  fewBindus: (a: { readonly sign: string; readonly bindus: number }) => `${named(a.sign)} রাশিতে শনির ${a.bindus === 0 ? `কোনো বিন্দু নেই` : `শুধু ${numberInWords(a.bindus)} বিন্দু`}।`,
  phase: (a: { readonly phase: string }) => `${a.phase === 'Vraya' ? `প্রথম পর্যায়` : a.phase === 'Janma' ? `দ্বিতীয় পর্যায়` : a.phase === 'Patha' ? `তৃতীয় পর্যায়` : a.phase === 'Ashtama' ? `অষ্টম শনি` : `পর্যায় ${named(a.phase)}`}`,
  starLordHarms: (a: { readonly lord: PlanetName; readonly level: string }) => `নক্ষত্রপতি ${named(a.lord)} ৬, ৮ বা ১২-তে, ${a.level}`,
  subLordGains: (a: { readonly lord: PlanetName }) => `উপ-অধিপতি ${named(a.lord)} শুধু ২, ৬, ১০, ১১-তে`,
  subLordHarms: (a: { readonly lord: PlanetName }) => `উপ-অধিপতি ${named(a.lord)} ৬, ৮ বা ১২-তে, ১, ৫, ১১-এর একটিতেও নয়`,
  subLordHarmsAndHelps: (a: { readonly lord: PlanetName }) => `উপ-অধিপতি ${named(a.lord)} ৬, ৮ বা ১২-তে, আর ১, ৫ বা ১১-তে`,
  subLordSaturn: () => `উপ-অধিপতি শনি: সর্বোচ্চ`,
  subLordJupiter: () => `উপ-অধিপতি বৃহস্পতি: উপশম`,
  subLordRahu: () => `প্রথম পর্যায়ে উপ-অধিপতি রাহু: ব্যাঘাত`,
  noSound: (a: { readonly field: string; readonly text: string; readonly sounds: string }) => `${a.field}-এ আছে "${a.text}", যা চক্রের কোনো ধ্বনি নয়। নামের প্রথম ধ্বনি লিখুন, এর একটি: ${a.sounds}।`,
};
