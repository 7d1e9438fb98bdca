// Written by npm run generate from base.messages.bn.json: change that file.

export const messages = {
  concerns: (a: { readonly who: string }) => `এটি ${a.who === 'FIRST' ? `প্রথম ব্যক্তি` : a.who === 'RIVAL' ? `প্রতিদ্বন্দ্বী` : `${a.who}`} সম্পর্কে।`,
};
