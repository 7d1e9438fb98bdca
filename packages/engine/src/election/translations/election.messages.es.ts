// Written by npm run generate from election.messages.es.json: change that file.
import { type PlanetName, housesNamed, inWords, nameInside, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  birthOffsetUsed: (a: { readonly offset: string }) => `No se envió la hora local del lugar del suceso, así que se usa el desfase del nacimiento, ${a.offset}. Hoy el desfase allí puede ser otro, así que envíe event_time_zone.`,
  cuspRule: (a: { readonly cusp: number; readonly houses: readonly number[] }) => `El sub-regente de la cúspide ${numberInWords(a.cusp)} del momento debe significar ${housesNamed(a.houses)}.`,
  generalRule: () => `El sub-regente de la cúspide 11 del momento debe significar 1 u 11.`,
  cuspSubLord: (a: { readonly cusp: number; readonly lord: PlanetName; readonly found: readonly number[]; readonly asked: readonly number[] }) => `El sub-regente de la cúspide ${numberInWords(a.cusp)} es ${planetInWords(a.lord)}, que ${a.found.length === 0 ? `no significa ninguna de ${housesNamed(a.asked)}` : `significa ${housesNamed(a.found)}`}.`,
  moonLord: (a: { readonly level: 'AD' | 'MD' | 'PD' | 'SD'; readonly lord: PlanetName; readonly found: readonly number[]; readonly asked: readonly number[] }) => `El ${a.level === 'MD' ? `regente de la nakshatra` : a.level === 'AD' ? `sub-regente` : a.level === 'PD' ? `sub-sub-regente` : `cuarto regente`} de la Luna es ${planetInWords(a.lord)}, que ${a.found.length === 0 ? `no significa ninguna de ${housesNamed(a.asked)}` : `significa ${housesNamed(a.found)}`}.`,
  cuspAgainst: (a: { readonly cusp: number; readonly lord: PlanetName; readonly found: readonly number[] }) => `El sub-regente de la cúspide ${numberInWords(a.cusp)} es ${planetInWords(a.lord)}, que ${a.found.length === 0 ? `no significa ninguna casa en contra del suceso` : `significa ${housesNamed(a.found)} en contra del suceso`}.`,
  unwelcome: (a: { readonly name: string; readonly label: string; readonly nearest: readonly string[] }) => `"${a.name}" significa ${nameInside(a.label)}, que no es un suceso deseado, y por eso no se elige un momento para ello. Los sucesos más cercanos que se pueden elegir son ${inWords(a.nearest)}.`,
  noClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" no es una hora de 00:00 a 23:59. Escriba HH:MM, como 09:30.`,
};
