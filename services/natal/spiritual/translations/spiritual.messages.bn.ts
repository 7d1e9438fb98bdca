// Written by npm run generate from spiritual.messages.bn.json: change that file.
import { dayInWords } from '@cuspal/speech';

export const messages = {
  karmaOfPeriod: (a: { readonly until: string; readonly karma: 'ADRIDHA' | 'DRIDHA' | 'DRIDHA_ADRIDHA' }) => `${dayInWords(a.until)} পর্যন্ত দশার কর্ম প্রথা অনুযায়ী ${a.karma === 'DRIDHA' ? `স্থির, তাই কম বদল আশা করা হয়` : a.karma === 'DRIDHA_ADRIDHA' ? `মিশ্র, তাই নিয়মিত চেষ্টা তা কোমল করতে পারে` : `হালকা, তাই বলা হয় চেষ্টায় তা বদলায়`}।`,
  forReflection: () => `এটি ভাবনার জন্য, আর পূর্বজন্মের কোনো তথ্য বলে না।`,
  readForReflection: () => `প্রথায় সঞ্চিত কর্ম এভাবে বিচার করা হয়, ভাবনার জন্য। এখানে কিছুই পূর্বজন্মের কোনো তথ্য বলে না।`,
  wholeSigns: () => `ভাবগুলি লগ্ন থেকে পূর্ণ রাশি। এখানে কিছুই কেপির সিদ্ধান্ত বদলায় না।`,
  kpNoteLeftOut: () => `এই অক্ষাংশে প্লাসিডাস কাস্প হয় না, তাই কেপির পার্শ্বটীকা বাদ।`,
  nextPractice: () => `প্রথা যে অনুশীলনের কথা বলে, এটি তা জানায়।`,
  sixtiethPartNear: () => `এই জন্মসময়ের দুই মিনিটের মধ্যে আরেকটি ষষ্ট্যংশ উদিত হয়। সময় সেকেন্ড পর্যন্ত জানা থাকলে শুধু তখনই তার রাশি ও দেবতা দেখুন।`,
  merit: (a: { readonly merit: 'CREDIT' | 'DEBT' | 'MIXED' }) => `${a.merit === 'CREDIT' ? `ভাব ৫ সঞ্চিত পুণ্যের কথা বলে।` : a.merit === 'MIXED' ? `ভাব ৫ মিশ্র পুণ্যের কথা বলে।` : `ভাব ৫ এখনও অর্জন করার পুণ্যের কথা বলে।`}`,
};
