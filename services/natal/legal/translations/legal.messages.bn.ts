// Written by npm run generate from legal.messages.bn.json: change that file.
import { dayInWords, named, numberInWords } from '@cuspal/speech';

export const messages = {
  nextCalendar: () => `এটি দাখিল, রায় ও আপিলের তারিখ দেয়।`,
  transitsLeftOut: (a: { readonly stoppedAt: string }) => `${dayInWords(a.stoppedAt)} তারিখের পরের বৃহস্পতি ও রবির গোচর বাদ, কারণ তা জানা নেই।`,
  criminalOnly: () => `মুক্তি, আটক ও হেফাজত বিচার হয় শুধু ফৌজদারি মামলায়।`,
  nextTransits: () => `এটি গোচর দিয়ে সময়কাল আরও ছোট করে।`,
  appealOnlyUnfavourable: () => `আপিলের সময়কাল খোঁজা হয় শুধু সিদ্ধান্ত প্রতিকূল হলে।`,
  appealLookedFor: (a: { readonly known: boolean; readonly month: string; readonly found: boolean }) => `আপিলের সময়কাল খোঁজা হয় ${a.known ? `${a.month} মাসের পরে` : `শুরু থেকে, কারণ রায়ের মাস জানা নেই`}${a.found ? `।` : `, কিন্তু একটিও নেই।`}`,
  monthWithMostPoints: (a: { readonly month: string; readonly score: number; readonly event: string; readonly sun: boolean }) => `সবচেয়ে বেশি পয়েন্ট ${a.month} মাসের, ${numberInWords(a.score)}। তা আসে ${named(a.event)} বিষয়ের সময়কাল থেকে${a.sun ? `, আর ৬ ও ১১-এর জন্য জোরালো গ্রহের নক্ষত্র ও উপনক্ষত্রে রবি থেকে` : `, শুধু তা থেকেই`}।`,
  noPeriodOf: (a: { readonly event: string }) => `এই বছরগুলিতে ${named(a.event)} বিষয়ের কোনো সময়কাল নেই।`,
  onlyBestTimes: () => `নিচের সময়কালগুলি শুধু এমন যোগের সেরা সময়, যার চেয়ে পয়েন্টের ওজন বেশি।`,
  noPeriodToFile: () => `এই বছরগুলিতে মামলা দায়েরের কোনো সময়কাল নেই।`,
  fileAfterJudgment: (a: { readonly runs: string }) => `মামলা দায়েরের প্রথম সময়কাল ${a.runs}, তাই ওই মাস আগে থেকে চলা মামলার জন্য।`,
  noMonthFavours: () => `এই বছরগুলির কোনো মাস রায়ের অনুকূল নয়।`,
  bestMonth: (a: { readonly month: string }) => `রায়ের সবচেয়ে অনুকূল মাস ${a.month}।`,
  noDispute: (a: { readonly rate: string }) => `কোনো বিবাদের যোগ নেই, ${a.rate}, তাই এটি তবু চলছে এমন মামলার জন্য।`,
  sentence: (a: { readonly clause: string }) => `${a.clause}।`,
  appealRuns: (a: { readonly runs: string }) => `আপিলের প্রথম সময়কাল ${a.runs}।`,
  filingRuns: (a: { readonly runs: string }) => `মামলা দায়েরের প্রথম সময়কাল ${a.runs}।`,
  anAppeal: () => `আপিল`,
  victory: () => `জয়`,
};
