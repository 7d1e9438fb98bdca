// Written by npm run generate from terms.messages.pt.json: change that file.
import { inWords } from '../lists.ts';
import { numberInWords, pluralOf } from '../numbers-and-dates.ts';

export const messages = {
  houses: (a: { readonly houses: readonly number[] }) => `${a.houses.length === 0 ? `nenhuma casa` : pluralOf('pt', a.houses.length) === 'one' ? `a casa ${inWords(a.houses)}` : `as casas ${inWords(a.houses)}`}`,
  cusp: (a: { readonly cusp: number }) => `Cúspide ${numberInWords(a.cusp)}`,
  ordinal: (a: { readonly number: number }) => `${numberInWords(a.number)}ª`,
  planet: (a: { readonly name: string; readonly said: string }) => `${a.name === 'Sun' ? `o Sol` : a.name === 'Moon' ? `a Lua` : `${a.said}`}`,
  signBefore: (a: { readonly said: string }) => `${a.said}`,
};
