// Written by npm run generate from forms.messages.bn.json: change that file.

export const messages = {
  email: () => `ইমেল ঠিকানা`,
  emailHint: () => `এতে ছয় অঙ্কের কোড পাঠানো হয়। কোনো পাসওয়ার্ড নেই, আর নতুন ঠিকানায় নতুন অ্যাকাউন্ট খোলে।`,
  sendCode: () => `আমাকে কোড পাঠান`,
  code: () => `ছয় অঙ্কের কোড`,
  codeHint: () => `এটি দশ মিনিট ও সর্বাধিক পাঁচ চেষ্টা পর্যন্ত বৈধ।`,
  signingInAs: () => `<b/> হিসেবে সাইন ইন`,
  signIn: () => `সাইন ইন`,
  again: () => `নতুন কোড পাঠান, বা অন্য ঠিকানা ব্যবহার করুন`,
};
