// Written by npm run generate from property.messages.bn.json: change that file.
import { type PlanetName, dayInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  readForDay: (a: { readonly day: string }) => `এটি ${dayInWords(a.day)} তারিখের জন্য, তাই চলমান দশা সেই দিনের।`,
  runningNotListed: () => `চলমান দশা তালিকায় নেই, কারণ আরও ভালো দশায় তালিকা পূর্ণ।`,
  propertyDisclaimer: (a: { readonly disclaimer: string }) => `${a.disclaimer} এটি কোনো মূল্যায়ন বা আইনি পরামর্শ দেয় না। সিদ্ধান্তটি চলমান দশার প্রবণতা বলে, কাউকে বাধ্য করে না।`,
  nextSigning: () => `এটি স্বাক্ষরের সময় খোঁজে, যা এই টুল করে না।`,
  karakaSilent: (a: { readonly planet: PlanetName }) => `কারক ${planetInWords(a.planet)} ভাব ৪, ১১ ও ১২-এর কোনোটিই নির্দেশ করে না, তাই সমর্থন দেয় না, তবে কোনো সিদ্ধান্ত বদলায় না।`,
  karakaSupports: (a: { readonly planet: PlanetName; readonly level: string }) => `কারক ${planetInWords(a.planet)} ${a.level} থেকে ৪, ১১ বা ১২ নির্দেশ করে, তাই সমর্থন দেয়, তবে কোনো সিদ্ধান্ত বদলায় না।`,
  runningEnds: (a: { readonly until: string }) => `চলমান প্রত্যন্তর্দশা ${dayInWords(a.until)} তারিখে শেষ হয়।`,
  runningEndsPlain: (a: { readonly until: string }) => `চলমান উপদশা ${dayInWords(a.until)} তারিখে শেষ হয়।`,
  lordsStand: (a: { readonly md: PlanetName; readonly mdStands: string; readonly ad: PlanetName; readonly adStands: string; readonly pd: PlanetName; readonly pdStands: string }) => `মহাদশার অধিপতি ${planetInWords(a.md)} ${a.mdStands}। অন্তর্দশার অধিপতি ${planetInWords(a.ad)} ${a.adStands}, আর প্রত্যন্তর্দশার অধিপতি ${planetInWords(a.pd)} ${a.pdStands}।`,
  periodState: (a: { readonly state: 'CLOSED' | 'OPEN' | 'PENDING' }) => `${a.state === 'OPEN' ? `তাই চলমান দশা এর জন্য খোলা।` : a.state === 'PENDING' ? `তাই চলমান দশায় এটি শুধু আংশিক আসে।` : `তাই চলমান দশা এর জন্য বন্ধ।`}`,
  selling: () => `বিক্রি`,
  owning: () => `মালিকানা`,
  tends: (a: { readonly decision: 'BUY_LATER' | 'BUY_NOW' | 'HOLD' | 'RENT' | 'SELL_LATER' | 'SELL_NOW' | 'WAIT' }) => `${a.decision === 'BUY_NOW' ? `কুণ্ডলীর ঝোঁক চলমান দশায় কেনার দিকে।` : a.decision === 'BUY_LATER' ? `কুণ্ডলীর ঝোঁক পরে কেনার দিকে।` : a.decision === 'RENT' ? `কুণ্ডলীর ঝোঁক ভাড়ায় থাকার দিকে।` : a.decision === 'WAIT' ? `কুণ্ডলীর ঝোঁক অপেক্ষার দিকে।` : a.decision === 'SELL_NOW' ? `কুণ্ডলীর ঝোঁক চলমান দশায় বেচার দিকে।` : a.decision === 'SELL_LATER' ? `কুণ্ডলীর ঝোঁক পরে বেচার দিকে।` : `কুণ্ডলীর ঝোঁক যা আছে তা রাখার দিকে।`}`,
  itself: (a: { readonly clause: string }) => `${a.clause}।`,
};
