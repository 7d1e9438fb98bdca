// Written by npm run generate from catalog-view.messages.bn.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  filtersUnused: (a: { readonly filters: string }) => `tool দেওয়া ছিল, তাই ${a.filters} কাজে লাগেনি।`,
  noneMeets: () => `কোনো টুল এই সবগুলির সঙ্গে মেলে না; একটি ফিল্টার বাদ দিন।`,
  attribution: (a: { readonly whose: 'EXTENSION' | 'OTHER_SYSTEM' }) => `${a.whose === 'EXTENSION' ? `পরিষেবার নিজস্ব, তা জানান` : `অন্য পদ্ধতি, তার নাম দিন`}`,
  pages: (a: { readonly size: number }) => `${a.size === 0 ? `না` : `হ্যাঁ, প্রতি পৃষ্ঠায় ${numberInWords(a.size)}টি`}`,
  needsNothing: (a: { readonly advised: 'NONE' | 'PROFILE' }) => `${a.advised === 'NONE' ? `কিছু না` : `কিছু না (আগে ভালো: set_birth_profile)`}`,
  counted: (a: { readonly total: number; readonly engineBacked: number; readonly meta: number }) => `${numberInWords(a.total)}টি টুল: ${numberInWords(a.engineBacked)}টি গণনার, ${numberInWords(a.meta)}টি সহায়ক`,
  howToFilter: () => `ফিল্টার: family, phase, system। একটি টুল: tool।`,
};
