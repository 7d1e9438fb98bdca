// Written by npm run generate from pets.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, housesNamed, inWords, numberInWords, planetInWords, planetsFirst } from '@cuspal/speech';

type Messages = {
  readonly described: (a: { readonly size: 'BIG' | 'SMALL'; readonly owner: PlanetName; readonly tame: boolean }) => string;
  readonly found: (a: { readonly count: number; readonly houses: readonly number[] }) => string;
  readonly kept: (a: { readonly lords: readonly PlanetName[]; readonly from: string; readonly owners: readonly string[] }) => string;
  readonly none: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  found: '3',
  none: '4',
} as const;

const translated = catalogue<Messages>('speech/test/made-up/pets', () => say, marks, {
  'sv': () => import('./translations/pets.messages.sv.ts'),
});

export const say: Messages = {
  described: (a) => translated()?.described?.(a) ?? `${a.size === 'BIG' ? `A big` : `A small`} pet of ${planetInWords(a.owner)}, ${a.tame ? `tame` : `wild`}.`,
  found: (a) => translated()?.found?.(a) ?? `${a.count === 0 ? `No pet is` : a.count === 1 ? `${numberInWords(a.count)} pet is` : `${numberInWords(a.count)} pets are`} found in ${housesNamed(a.houses)}.`,
  kept: (a) => translated()?.kept?.(a) ?? `${planetsFirst(a.lords)} ${a.lords.length === 1 ? `keeps` : `keep`} it from ${dayInWords(a.from)}, and ${inWords(a.owners, 'or')} may, it's \`said\` \${now}.`,
  none: () => translated()?.none?.() ?? `There is none.`,
};
