// Written by npm run generate from borders.messages.bn.json: change that file.
import { type PlanetName, digitsInWords, inWords, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  cusp: (a: { readonly cusp: number }) => `কাস্প ${numberInWords(a.cusp)}`,
  onBorder: (a: { readonly name: string; readonly subLord: PlanetName }) => `${a.name} ঠিক সীমায় আছে এবং পরের উপনক্ষত্রে গণ্য, যার অধিপতি ${planetInWords(a.subLord)}।`,
  nearBorder: (a: { readonly name: string; readonly subLord: PlanetName; readonly side: 'lower' | 'upper'; readonly minutes: string }) => `${a.name} তার ${named(a.subLord)} উপনক্ষত্রের ${a.side === 'lower' ? `শুরু থেকে ${digitsInWords(a.minutes)}' পরে` : `শেষের ${digitsInWords(a.minutes)}' আগে`}।`,
  beyond: (a: { readonly changed: 'SIGN' | 'SIGN_AND_STAR' | 'STAR' | 'SUB'; readonly subLord: PlanetName; readonly starLord: PlanetName; readonly sign: string }) => `${a.changed === 'SUB' ? `উপ-অধিপতি ${planetInWords(a.subLord)}` : a.changed === 'STAR' ? `নক্ষত্রপতি ${planetInWords(a.starLord)} ও উপ-অধিপতি ${planetInWords(a.subLord)}` : a.changed === 'SIGN' ? `রাশি ${named(a.sign)} ও উপ-অধিপতি ${planetInWords(a.subLord)}` : `রাশি ${named(a.sign)}, নক্ষত্রপতি ${planetInWords(a.starLord)} ও উপ-অধিপতি ${planetInWords(a.subLord)}`}`,
  outOfReach: (a: { readonly beyond: string }) => `তার ওপারে ${a.beyond}, কিন্তু ২০ মিনিটের মধ্যে কোনো জন্মসময় সেখানে পৌঁছায় না।`,
  byBirthTime: (a: { readonly seconds: number; readonly way: 'earlier' | 'later'; readonly beyond: string }) => `জন্মসময় ${numberInWords(a.seconds)} সেকেন্ড ${a.way === 'earlier' ? `আগে` : `পরে`} হলে ${a.beyond}।`,
  byMotion: (a: { readonly count: string; readonly unit: 'DAYS' | 'HOURS' | 'MINUTES' | 'SECONDS'; readonly way: 'earlier' | 'later'; readonly beyond: string }) => `দৈনিক গতিতে প্রায় ${digitsInWords(a.count)} ${a.unit === 'SECONDS' ? `সেকেন্ড` : a.unit === 'MINUTES' ? `মিনিট` : a.unit === 'HOURS' ? `ঘণ্টা` : `দিন`} ${a.way === 'earlier' ? `আগে` : `পরে`} ${a.beyond}।`,
  noCuspChanges: () => `জন্মসময়ের সামান্য ভুলে কোনো কাস্প বদলাবে না।`,
  firstCuspSafe: () => `জন্মসময়ের সামান্য ভুলেও কাস্প ১ একই থাকে।`,
  originShared: () => `কাস্প ১ ও ৯-এর নক্ষত্রপতি বা উপ-অধিপতি একই।`,
  cuspsChange: (a: { readonly cusps: readonly number[] }) => `জন্মসময়ের সামান্য ভুলে কাস্প ${inWords(a.cusps)} বদলাবে, প্রতিটিতে -৫, সর্বাধিক -১৫।`,
  cuspsMayChange: (a: { readonly cusps: readonly number[] }) => `একটু বড় ভুলে কাস্প ${inWords(a.cusps)} বদলাবে, প্রতিটিতে -১, সর্বাধিক -৫।`,
  firstCuspChanges: () => `জন্মসময়ের সামান্য ভুলে কাস্প ১-ই বদলাবে।`,
  roundedTime: () => `জন্মসময় পূর্ণ বা আধ ঘণ্টার, তাই সম্ভবত পূর্ণাঙ্কে বলা।`,
};
