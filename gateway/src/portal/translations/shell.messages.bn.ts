// Written by npm run generate from shell.messages.bn.json: change that file.

export const messages = {
  overview: () => `সারাংশ`,
  usage: () => `ব্যবহার`,
  calls: () => `কল`,
  connect: () => `সংযোগ`,
  playground: () => `পরখ`,
  organisations: () => `সংস্থা`,
  account: () => `অ্যাকাউন্ট`,
  documents: () => `নথি (ইংরেজিতে)`,
  developerPage: () => `ডেভেলপার পাতা`,
  signOut: () => `সাইন আউট`,
  project: () => `প্রকল্প`,
  personal: () => `ব্যক্তিগত`,
  go: () => `যান`,
};
