// Written by npm run generate from terms.messages.es.json: change that file.
import { inWords } from '../lists.ts';
import { numberInWords, pluralOf } from '../numbers-and-dates.ts';

export const messages = {
  houses: (a: { readonly houses: readonly number[] }) => `${a.houses.length === 0 ? `ninguna casa` : pluralOf('es', a.houses.length) === 'one' ? `la casa ${inWords(a.houses)}` : `las casas ${inWords(a.houses)}`}`,
  cusp: (a: { readonly cusp: number }) => `Cúspide ${numberInWords(a.cusp)}`,
  ordinal: (a: { readonly number: number }) => `${numberInWords(a.number)}.ª`,
  planet: (a: { readonly name: string; readonly said: string }) => `${a.name === 'Sun' ? `el Sol` : a.name === 'Moon' ? `la Luna` : `${a.said}`}`,
  signBefore: (a: { readonly said: string }) => `${a.said}`,
};
