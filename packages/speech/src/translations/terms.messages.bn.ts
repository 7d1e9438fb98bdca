// Written by npm run generate from terms.messages.bn.json: change that file.
import { inWords } from '../lists.ts';
import { numberInWords } from '../numbers-and-dates.ts';

export const messages = {
  houses: (a: { readonly houses: readonly number[] }) => `${a.houses.length === 0 ? `কোনো ভাব নয়` : `ভাব ${inWords(a.houses)}`}`,
  cusp: (a: { readonly cusp: number }) => `কাস্প ${numberInWords(a.cusp)}`,
  ordinal: (a: { readonly number: number }) => `${a.number === 1 ? `প্রথম` : a.number === 2 ? `দ্বিতীয়` : a.number === 3 ? `তৃতীয়` : a.number === 4 ? `চতুর্থ` : a.number === 5 ? `পঞ্চম` : a.number === 6 ? `ষষ্ঠ` : a.number === 7 ? `সপ্তম` : a.number === 8 ? `অষ্টম` : a.number === 9 ? `নবম` : a.number === 10 ? `দশম` : a.number === 11 ? `একাদশ` : a.number === 12 ? `দ্বাদশ` : `${numberInWords(a.number)}তম`}`,
  planet: (a: { readonly name: string; readonly said: string }) => `${`${a.said}`}`,
  signBefore: (a: { readonly said: string }) => `${a.said}`,
};
