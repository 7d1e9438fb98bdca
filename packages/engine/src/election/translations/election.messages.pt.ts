// Written by npm run generate from election.messages.pt.json: change that file.
import { type PlanetName, housesNamed, inWords, nameInside, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  birthOffsetUsed: (a: { readonly offset: string }) => `Não foi enviada a hora local do lugar do evento, por isso se usa o fuso do nascimento, ${a.offset}. Hoje o fuso ali pode ser outro, por isso envie event_time_zone.`,
  cuspRule: (a: { readonly cusp: number; readonly houses: readonly number[] }) => `O sub-regente da cúspide ${numberInWords(a.cusp)} do momento deve significar ${housesNamed(a.houses)}.`,
  generalRule: () => `O sub-regente da cúspide 11 do momento deve significar 1 ou 11.`,
  cuspSubLord: (a: { readonly cusp: number; readonly lord: PlanetName; readonly found: readonly number[]; readonly asked: readonly number[] }) => `O sub-regente da cúspide ${numberInWords(a.cusp)} é ${planetInWords(a.lord)}, que ${a.found.length === 0 ? `não significa nenhuma destas: ${housesNamed(a.asked)}` : `significa ${housesNamed(a.found)}`}.`,
  moonLord: (a: { readonly level: 'AD' | 'MD' | 'PD' | 'SD'; readonly lord: PlanetName; readonly found: readonly number[]; readonly asked: readonly number[] }) => `O ${a.level === 'MD' ? `regente da nakshatra` : a.level === 'AD' ? `sub-regente` : a.level === 'PD' ? `sub-sub-regente` : `quarto regente`} da Lua é ${planetInWords(a.lord)}, que ${a.found.length === 0 ? `não significa nenhuma destas: ${housesNamed(a.asked)}` : `significa ${housesNamed(a.found)}`}.`,
  cuspAgainst: (a: { readonly cusp: number; readonly lord: PlanetName; readonly found: readonly number[] }) => `O sub-regente da cúspide ${numberInWords(a.cusp)} é ${planetInWords(a.lord)}, que ${a.found.length === 0 ? `não significa nenhuma casa contra o evento` : `significa ${housesNamed(a.found)} contra o evento`}.`,
  unwelcome: (a: { readonly name: string; readonly label: string; readonly nearest: readonly string[] }) => `"${a.name}" significa ${nameInside(a.label)}, que não é um evento desejado, e por isso não se escolhe um momento para ele. Os eventos mais próximos que se podem escolher são ${inWords(a.nearest)}.`,
  noClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" não é uma hora de 00:00 a 23:59. Escreva HH:MM, como 09:30.`,
};
