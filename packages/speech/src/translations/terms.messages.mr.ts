// Written by npm run generate from terms.messages.mr.json: change that file.
import { inWords } from '../lists.ts';
import { numberInWords } from '../numbers-and-dates.ts';

export const messages = {
  houses: (a: { readonly houses: readonly number[] }) => `${a.houses.length === 0 ? `एकही भाव नाही` : `भाव ${inWords(a.houses)}`}`,
  cusp: (a: { readonly cusp: number }) => `कस्प ${numberInWords(a.cusp)}`,
  ordinal: (a: { readonly number: number }) => `${a.number === 1 ? `प्रथम` : a.number === 2 ? `द्वितीय` : a.number === 3 ? `तृतीय` : a.number === 4 ? `चतुर्थ` : a.number === 5 ? `पंचम` : a.number === 6 ? `षष्ठ` : a.number === 7 ? `सप्तम` : a.number === 8 ? `अष्टम` : a.number === 9 ? `नवम` : a.number === 10 ? `दशम` : a.number === 11 ? `एकादश` : a.number === 12 ? `द्वादश` : `${numberInWords(a.number)}व्या`}`,
  planet: (a: { readonly name: string; readonly said: string }) => `${`${a.said}`}`,
  signBefore: (a: { readonly said: string }) => `${a.said}`,
};
