// Written by npm run generate from kernel.messages.ta.json: change that file.
import { type PlanetName, named, numberInWords, ordinal, planetInWords } from '@cuspal/speech';

export const messages = {
  level: (a: { readonly found: 'LISTED' | 'NONE' | 'RAISED'; readonly level: number }) => `${a.found === 'NONE' ? `நிலை இல்லை` : a.found === 'LISTED' ? `நிலை ${numberInWords(a.level)}` : `நிலை ${numberInWords(a.level)}, உயர்த்தியது`}`,
  houseAtLevel: (a: { readonly found: 'LISTED' | 'NONE' | 'RAISED'; readonly house: number; readonly level: number }) => `${a.found === 'NONE' ? `${numberInWords(a.house)} (நிலை இல்லை)` : a.found === 'LISTED' ? `${numberInWords(a.house)} (நிலை ${numberInWords(a.level)})` : `${numberInWords(a.house)} (நிலை ${numberInWords(a.level)}, உயர்த்தியது)`}`,
  wideAgency: (a: { readonly node: PlanetName; readonly planet: PlanetName; readonly orb: number }) => `${named(a.node)} ${planetInWords(a.planet)} சார்பில் செயல்படுகிறது, ஏனெனில் இரண்டும் ஒரே ராசியில் உள்ளன, ஆனாலும் இடைவெளி ${numberInWords(a.orb)}°.`,
  aspectBy: (a: { readonly planet: PlanetName; readonly counted: number }) => `${named(a.planet)} ${ordinal(a.counted)} பார்வை`,
  rounded: () => `கூட்டுத்தொகை முழு எண்ணாக்கப்பட்டது.`,
  keptWithin: (a: { readonly least: number; readonly most: number }) => `கூட்டுத்தொகை ${numberInWords(a.least)} முதல் ${numberInWords(a.most)} வரை வரம்புக்குள் வைக்கப்பட்டது.`,
};
