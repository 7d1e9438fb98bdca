// Written by npm run generate from sign-in.messages.bn.json: change that file.

export const messages = {
  signIn: () => `সাইন ইন`,
  withPasskey: () => `পাসকী দিয়ে সাইন ইন`,
  nothingCame: () => `কিছু হয়নি: ব্রাউজারে এর কোনো পাসকী নেই, বা এটি বাতিল করা হয়েছে।`,
  whatFor: () => `এখানে আপনি API কী তৈরি করেন আর নিজের ব্যবহার দেখেন।`,
  typeCode: () => `কোড লিখুন`,
  unusable: () => `এই কোড ব্যবহার করা যায় না`,
  newCode: () => `নতুন কোড নিন`,
};
