// Written by npm run generate from terms.messages.ta.json: change that file.
import { inWords } from '../lists.ts';
import { numberInWords, pluralOf } from '../numbers-and-dates.ts';

export const messages = {
  houses: (a: { readonly houses: readonly number[] }) => `${a.houses.length === 0 ? `எந்தப் பாவமும் இல்லை` : pluralOf('ta', a.houses.length) === 'one' ? `பாவம் ${inWords(a.houses)}` : `பாவங்கள் ${inWords(a.houses)}`}`,
  cusp: (a: { readonly cusp: number }) => `பாவ முனை ${numberInWords(a.cusp)}`,
  ordinal: (a: { readonly number: number }) => `${numberInWords(a.number)}-ஆம்`,
  planet: (a: { readonly name: string; readonly said: string }) => `${`${a.said}`}`,
  signBefore: (a: { readonly name: string; readonly said: string }) => `${a.name === 'Aries' ? `மேஷ` : a.name === 'Taurus' ? `ரிஷப` : a.name === 'Gemini' ? `மிதுன` : a.name === 'Cancer' ? `கடக` : a.name === 'Leo' ? `சிம்ம` : a.name === 'Scorpio' ? `விருச்சிக` : a.name === 'Capricorn' ? `மகர` : a.name === 'Aquarius' ? `கும்ப` : a.name === 'Pisces' ? `மீன` : `${a.said}`}`,
};
