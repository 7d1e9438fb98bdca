// Written by npm run generate from money.messages.bn.json: change that file.
import { type PlanetName, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  pillar: (a: { readonly name: 'EARNING' | 'GAIN' | 'OUTFLOW' | 'SAVING'; readonly level: 'FAIR' | 'HEAVY' | 'LIGHT' | 'MODERATE' | 'STRONG' | 'WEAK' }) => `${a.name === 'EARNING' ? `উপার্জন` : a.name === 'SAVING' ? `সঞ্চয়` : a.name === 'GAIN' ? `লাভ` : `ব্যয়`} ${a.level === 'STRONG' ? `জোরালো` : a.level === 'FAIR' ? `মোটামুটি` : a.level === 'WEAK' ? `দুর্বল` : a.level === 'HEAVY' ? `ভারী` : a.level === 'MODERATE' ? `মাঝারি` : `হালকা`}`,
  pillarDetail: (a: { readonly pillar: string }) => `${a.pillar}।`,
  gainPromised: (a: { readonly label: string; readonly clearly: boolean }) => `${named(a.label)}: ${a.clearly ? `স্পষ্ট যোগ আছে` : `স্পষ্ট যোগ নেই`}।`,
  lordsForGain: (a: { readonly one: boolean; readonly md: PlanetName; readonly mdStanding: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK'; readonly ad: PlanetName; readonly adStanding: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK' }) => `${a.one ? `${planetInWords(a.md)} লাভের ${a.mdStanding === 'STRONG' ? `পক্ষে জোরালো` : a.mdStanding === 'WEAK' ? `পক্ষে দুর্বল` : a.mdStanding === 'AGAINST' ? `প্রতিকূল` : `বিষয়ে নীরব`}।` : `${planetInWords(a.md)} লাভের ${a.mdStanding === 'STRONG' ? `পক্ষে জোরালো` : a.mdStanding === 'WEAK' ? `পক্ষে দুর্বল` : a.mdStanding === 'AGAINST' ? `প্রতিকূল` : `বিষয়ে নীরব`}, আর ${planetInWords(a.ad)} তার ${a.adStanding === 'STRONG' ? `পক্ষে জোরালো` : a.adStanding === 'WEAK' ? `পক্ষে দুর্বল` : a.adStanding === 'AGAINST' ? `প্রতিকূল` : `বিষয়ে নীরব`}।`}`,
  speculation: () => `ফাটকা`,
  fifthSubLord: (a: { readonly csl: PlanetName }) => `কাস্প ৫-এর উপ-অধিপতি ${planetInWords(a.csl)}।`,
  lossLink: (a: { readonly cusp: number; readonly lord: PlanetName; readonly clean: boolean; readonly held: string }) => `কাস্প ${numberInWords(a.cusp)}-এর উপ-অধিপতি ${planetInWords(a.lord)} ${a.clean ? `৮ বা ১২ কোনোটিই নির্দেশ করে না` : `ক্ষতির ভাবের মধ্যে নির্দেশ করে: ${a.held}`}।`,
  lordPlaced: (a: { readonly house: number; readonly lord: PlanetName; readonly at: number; readonly good: boolean }) => `পূর্ণ রাশি অনুযায়ী ভাব ${numberInWords(a.house)}-এর অধিপতি ${planetInWords(a.lord)} ভাব ${numberInWords(a.at)}-এ আছে। তা ভালো ভাব ১, ৪, ৫, ৭, ৯ ও ১০-এর ${a.good ? `একটি` : `একটি নয়`}।`,
  noExchange: (a: { readonly lord: PlanetName }) => `${planetInWords(a.lord)} ২ ও ১১ দুটিরই অধিপতি, তাই বিনিময় নেই।`,
  exchange: (a: { readonly second: PlanetName; readonly eleventh: PlanetName; readonly exchanged: boolean }) => `২ ও ১১-র অধিপতি ${planetInWords(a.second)} ও ${planetInWords(a.eleventh)} রাশি বিনিময় ${a.exchanged ? `করে` : `করে না`}।`,
  jupiterDignity: (a: { readonly sign: string; readonly dignity: string }) => `বৃহস্পতি আছে ${named(a.sign)} রাশিতে, ${a.dignity}।`,
  sessionDateAlone: (a: { readonly text: string }) => `session_date "${a.text}" শুধু তারিখ হতে হবে, YYYY-MM-DD। সময় দিন session_start ও session_end-এ।`,
  sessionClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" ঘড়ির সময় HH:MM হতে হবে, ০০:০০ থেকে ২৩:৫৯, অধিবেশনের স্থানের স্থানীয়।`,
  sessionEndsFirst: (a: { readonly end: string; readonly start: string }) => `session_end ${a.end} session_start ${a.start}-এর পরে নয়। একই দিনের পরের কোনো শেষ সময় পাঠান।`,
  sessionTooLong: (a: { readonly start: string; readonly end: string; readonly most: number }) => `${a.start} থেকে ${a.end} পর্যন্ত অধিবেশন ${numberInWords(a.most)} ঘণ্টার বেশি লম্বা। ছোট অধিবেশন পাঠান।`,
};
