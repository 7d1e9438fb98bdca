// Written by npm run generate from snippets.messages.bn.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  curl: () => `টার্মিনালে: সব টুলের তালিকা।`,
  claudeCode: () => `টার্মিনালে।`,
  claude: (a: { readonly file: string }) => `কী ছাড়া, ঠিকানা সর্বজনীন হলে: "Customize", "Connectors", "Add custom connector", তারপর ঠিকানা, আর সাইন ইন করুন। পুরোনো সংস্করণে "Connectors" থাকে "Settings"-এর নিচে। কী সহ, ডেস্কটপ অ্যাপের ${a.file} ফাইলে:`,
  claudeName: () => `Claude Desktop ও claude.ai`,
  chatGpt: () => `"Settings", "Apps", "Advanced settings", "Developer mode"। তারপর এই ঠিকানা দিয়ে "Create app", আর সাইন ইন করুন। এর জন্য সর্বজনীন https ঠিকানা দরকার।`,
  cursor: (a: { readonly client: string; readonly file: string }) => `লিঙ্কটি এটি যোগ করে, আর ${a.client} সাইন ইন করতে বলে। কী সহ, ${a.file} ফাইলে:`,
  vsCode: (a: { readonly client: string; readonly file: string }) => `লিঙ্কটি এটি যোগ করে, আর ${a.client} সাইন ইন করতে বলে। কী সহ, ${a.file} ফাইলে; ${a.client} কী চায় ও রেখে দেয়:`,
  gemini: () => `টার্মিনালে। এটি আপনার সব ফোল্ডারে যোগ হয়, যাতে কোনো প্রকল্পে কী না থাকে।`,
  codex: (a: { readonly file: string; readonly variable: string }) => `${a.file} ফাইলে, কী থাকে ${a.variable} চলকে।`,
  windsurf: (a: { readonly file: string; readonly client: string; readonly count: number }) => `${a.file} ফাইলে। ${a.client} সর্বাধিক ${numberInWords(a.count)}টি টুল নেয়, তাই এই ঠিকানায় তার একটি সেটের তালিকা থাকে।`,
  inspector: (a: { readonly npx: string; readonly node: string; readonly option: string; readonly transport: string }) => `টার্মিনালে, ${a.npx} আছে এমন যেকোনো ${a.node} দিয়ে: যে ${a.node} দরকার তা নিজেই আনে। এর উইন্ডোর জন্য ${a.option} ও তার পরের অংশ বাদ দিন, ${a.transport} বাছুন, আর ঠিকানা ও হেডার দিন।`,
  sdk: (a: { readonly command: string }) => `${a.command} চালানোর পরে।`,
  python: () => `শুধু এর মানক লাইব্রেরি দিয়ে, আর কিছু নয়।`,
  addTo: (a: { readonly client: string }) => `যোগ করুন: ${a.client}`,
  textFor: (a: { readonly client: string }) => `${a.client} ক্লায়েন্টের পাঠ`,
  copy: () => `কপি করুন`,
  copyWhat: (a: { readonly what: string }) => `${a.what} কপি করুন`,
  copied: () => `কপি হয়েছে`,
  selectIt: () => `পাঠটি বেছে কপি করুন`,
};
