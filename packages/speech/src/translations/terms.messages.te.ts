// Written by npm run generate from terms.messages.te.json: change that file.
import { inWords } from '../lists.ts';
import { numberInWords, pluralOf } from '../numbers-and-dates.ts';

export const messages = {
  houses: (a: { readonly houses: readonly number[] }) => `${a.houses.length === 0 ? `ఏ భావమూ లేదు` : pluralOf('te', a.houses.length) === 'one' ? `భావం ${inWords(a.houses)}` : `భావాలు ${inWords(a.houses)}`}`,
  cusp: (a: { readonly cusp: number }) => `కస్ప్ ${numberInWords(a.cusp)}`,
  ordinal: (a: { readonly number: number }) => `${numberInWords(a.number)}వ`,
  planet: (a: { readonly name: string; readonly said: string }) => `${`${a.said}`}`,
  signBefore: (a: { readonly name: string; readonly said: string }) => `${a.name === 'Aries' ? `మేష` : a.name === 'Taurus' ? `వృషభ` : a.name === 'Gemini' ? `మిథున` : a.name === 'Cancer' ? `కర్కాటక` : a.name === 'Leo' ? `సింహ` : a.name === 'Libra' ? `తులా` : a.name === 'Scorpio' ? `వృశ్చిక` : a.name === 'Capricorn' ? `మకర` : a.name === 'Aquarius' ? `కుంభ` : a.name === 'Pisces' ? `మీన` : `${a.said}`}`,
};
