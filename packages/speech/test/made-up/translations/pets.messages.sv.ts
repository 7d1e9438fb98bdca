// Written by npm run generate from pets.messages.sv.json: change that file.
import { type PlanetName, dayInWords, inWords, numberInWords, planetInWords, planetsInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  described: (a: { readonly owner: PlanetName; readonly size: 'BIG' | 'SMALL' }) => `Of ${planetInWords(a.owner)} a pet, ${a.size === 'BIG' ? `BIG` : `SMALL`}.`,
  found: (a: { readonly count: number }) => `${pluralOf('sv', a.count) === 'one' ? `Pet` : `Pets`} ${numberInWords(a.count)}.`,
  kept: (a: { readonly from: string; readonly lords: readonly PlanetName[]; readonly owners: readonly string[] }) => `${dayInWords(a.from)}: ${planetsInWords(a.lords)}; ${inWords(a.owners)}.`,
};
