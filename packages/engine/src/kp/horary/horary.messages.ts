// Written by npm run generate from horary.messages.json: change that file.
import { type PlanetName, capitalised, catalogue, housesNamed, inWords, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly cuspFrom: (a: { readonly relation: 'child' | 'elder_sibling' | 'father' | 'friend' | 'maternal_uncle' | 'mother' | 'self' | 'sibling' | 'spouse'; readonly cusp: number }) => string;
  readonly cuspsFrom: (a: { readonly relation: 'child' | 'elder_sibling' | 'father' | 'friend' | 'maternal_uncle' | 'mother' | 'self' | 'sibling' | 'spouse'; readonly cusps: readonly number[] }) => string;
  readonly housesFrom: (a: { readonly relation: 'child' | 'elder_sibling' | 'father' | 'friend' | 'maternal_uncle' | 'mother' | 'self' | 'sibling' | 'spouse'; readonly houses: readonly number[] }) => string;
  readonly oneOfHousesFrom: (a: { readonly relation: 'child' | 'elder_sibling' | 'father' | 'friend' | 'maternal_uncle' | 'mother' | 'self' | 'sibling' | 'spouse'; readonly houses: readonly number[] }) => string;
  readonly notTied: () => string;
  readonly tied: (a: { readonly weak: boolean; readonly tie: string }) => string;
  readonly tie: (a: { readonly route: 'AGENT_OCCUPIES' | 'MOON_OCCUPIES' | 'MOON_OWNS' | 'STAR_OCCUPIES' | 'STAR_OWNS' | 'SUB_OCCUPIES' | 'SUB_OWNS'; readonly houses: string; readonly by: 'ITSELF' | 'NODE' | 'PLANET'; readonly lord: PlanetName; readonly count: number }) => string;
  readonly askWhenClear: () => string;
  readonly silentOnLoss: () => string;
  readonly askWithSomethingNew: () => string;
  readonly subLordSignifies: (a: { readonly signified: boolean; readonly cusp: string; readonly lord: PlanetName; readonly houses: string; readonly level: string }) => string;
  readonly subLordMotion: (a: { readonly lord: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => string;
  readonly starLordMotion: (a: { readonly lord: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => string;
  readonly ownStarLordMotion: (a: { readonly lord: PlanetName; readonly motion: 'DIRECT' | 'NODE' | 'RETROGRADE' }) => string;
  readonly wishMotion: (a: { readonly cusp: string; readonly motion: string }) => string;
  readonly opposition: (a: { readonly signified: 'AGAINST' | 'BOTH' | 'NONE'; readonly lord: PlanetName; readonly houses: string; readonly level: string; readonly favourable: string }) => string;
  readonly noTie: () => string;
  readonly bestTie: (a: { readonly level: string }) => string;
  readonly moonLinked: (a: { readonly strong: boolean }) => string;
  readonly noHalves: () => string;
  readonly halves: (a: { readonly signified: 'BOTH' | 'FIRST' | 'NEITHER' | 'SECOND'; readonly lord: PlanetName; readonly first: string; readonly second: string }) => string;
  readonly nobodyToTest: () => string;
  readonly cureJoined: (a: { readonly joins: 'CURE' | 'TWO'; readonly cusps: string; readonly lord: PlanetName; readonly favourable: readonly number[] }) => string;
  readonly cureNotJoined: (a: { readonly joins: 'CURE' | 'TWO'; readonly cusps: string; readonly favourable: readonly number[] }) => string;
  readonly curesMotion: (a: { readonly motion: string }) => string;
  readonly noneAgainst: (a: { readonly lord: PlanetName }) => string;
  readonly someAgainst: (a: { readonly lord: PlanetName; readonly favourable: string; readonly against: string }) => string;
  readonly signSpeed: (a: { readonly lord: PlanetName; readonly sign: string; readonly kind: 'dual' | 'fixed' | 'movable' }) => string;
  readonly noComplication: (a: { readonly cusp: string; readonly lord: PlanetName }) => string;
  readonly complication: (a: { readonly cusp: string; readonly lord: PlanetName; readonly found: readonly number[]; readonly eleventh: boolean }) => string;
  readonly colour: (a: { readonly planet: 'Jupiter' | 'Ketu' | 'Mars' | 'Mercury' | 'Moon' | 'Rahu' | 'Saturn' | 'Sun' | 'Venus' }) => string;
  readonly noSuchNumber: (a: { readonly number: number; readonly last: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  cuspFrom: '3',
  cuspsFrom: '3',
  housesFrom: '3',
  oneOfHousesFrom: '3',
  notTied: '1',
  tie: [['route','by'],{'MOON_OCCUPIES ITSELF':'0','MOON_OCCUPIES PLANET':'0','MOON_OCCUPIES NODE':'0','STAR_OCCUPIES ITSELF':'0','STAR_OCCUPIES PLANET':'1','STAR_OCCUPIES NODE':'1','SUB_OCCUPIES ITSELF':'0','SUB_OCCUPIES PLANET':'1','SUB_OCCUPIES NODE':'1','AGENT_OCCUPIES ITSELF':'1','AGENT_OCCUPIES PLANET':'1','AGENT_OCCUPIES NODE':'1','MOON_OWNS ITSELF':'0','MOON_OWNS PLANET':'0','MOON_OWNS NODE':'0','STAR_OWNS ITSELF':'0','STAR_OWNS PLANET':'1','STAR_OWNS NODE':'1','SUB_OWNS ITSELF':'0','SUB_OWNS PLANET':'1','SUB_OWNS NODE':'1'}],
  silentOnLoss: '3',
  subLordSignifies: '1d',
  subLordMotion: '1',
  starLordMotion: '5',
  ownStarLordMotion: '5',
  wishMotion: '1',
  opposition: [['signified'],{'NONE':'1','AGAINST':'1','BOTH':'1d'}],
  noTie: '5',
  bestTie: '3',
  moonLinked: [['strong'],{'true':'0','false':'1'}],
  halves: '1',
  nobodyToTest: '5',
  cureJoined: '3',
  cureNotJoined: '3',
  noneAgainst: '1',
  someAgainst: '1',
  noComplication: '3',
  complication: '3',
} as const;

const translated = catalogue<Messages>('engine/kp/horary/horary', () => say, marks, {
  'bn': () => import('./translations/horary.messages.bn.ts'),
  'es': () => import('./translations/horary.messages.es.ts'),
  'hi': () => import('./translations/horary.messages.hi.ts'),
  'mr': () => import('./translations/horary.messages.mr.ts'),
  'pt': () => import('./translations/horary.messages.pt.ts'),
  'ta': () => import('./translations/horary.messages.ta.ts'),
  'te': () => import('./translations/horary.messages.te.ts'),
});

export const say: Messages = {
  cuspFrom: (a) => translated()?.cuspFrom?.(a) ?? `${a.relation === 'self' ? `cusp ${numberInWords(a.cusp)}` : a.relation === 'sibling' ? `cusp ${numberInWords(a.cusp)} from the younger sibling` : a.relation === 'mother' ? `cusp ${numberInWords(a.cusp)} from the mother` : a.relation === 'child' ? `cusp ${numberInWords(a.cusp)} from the child` : a.relation === 'maternal_uncle' ? `cusp ${numberInWords(a.cusp)} from the maternal uncle` : a.relation === 'spouse' ? `cusp ${numberInWords(a.cusp)} from the spouse` : a.relation === 'father' ? `cusp ${numberInWords(a.cusp)} from the father` : a.relation === 'elder_sibling' ? `cusp ${numberInWords(a.cusp)} from the elder sibling` : `cusp ${numberInWords(a.cusp)} from the friend`}`,
  cuspsFrom: (a) => translated()?.cuspsFrom?.(a) ?? `${a.relation === 'self' ? `cusps ${inWords(a.cusps)}` : a.relation === 'sibling' ? `cusps ${inWords(a.cusps)} from the younger sibling` : a.relation === 'mother' ? `cusps ${inWords(a.cusps)} from the mother` : a.relation === 'child' ? `cusps ${inWords(a.cusps)} from the child` : a.relation === 'maternal_uncle' ? `cusps ${inWords(a.cusps)} from the maternal uncle` : a.relation === 'spouse' ? `cusps ${inWords(a.cusps)} from the spouse` : a.relation === 'father' ? `cusps ${inWords(a.cusps)} from the father` : a.relation === 'elder_sibling' ? `cusps ${inWords(a.cusps)} from the elder sibling` : `cusps ${inWords(a.cusps)} from the friend`}`,
  housesFrom: (a) => translated()?.housesFrom?.(a) ?? `${a.relation === 'self' ? `${housesNamed(a.houses)}` : a.relation === 'sibling' ? `${housesNamed(a.houses)} from the younger sibling` : a.relation === 'mother' ? `${housesNamed(a.houses)} from the mother` : a.relation === 'child' ? `${housesNamed(a.houses)} from the child` : a.relation === 'maternal_uncle' ? `${housesNamed(a.houses)} from the maternal uncle` : a.relation === 'spouse' ? `${housesNamed(a.houses)} from the spouse` : a.relation === 'father' ? `${housesNamed(a.houses)} from the father` : a.relation === 'elder_sibling' ? `${housesNamed(a.houses)} from the elder sibling` : `${housesNamed(a.houses)} from the friend`}`,
  oneOfHousesFrom: (a) => translated()?.oneOfHousesFrom?.(a) ?? `${a.relation === 'self' ? `${a.houses.length === 1 ? `house` : `houses`} ${inWords(a.houses, 'or')}` : a.relation === 'sibling' ? `${a.houses.length === 1 ? `house` : `houses`} ${inWords(a.houses, 'or')} from the younger sibling` : a.relation === 'mother' ? `${a.houses.length === 1 ? `house` : `houses`} ${inWords(a.houses, 'or')} from the mother` : a.relation === 'child' ? `${a.houses.length === 1 ? `house` : `houses`} ${inWords(a.houses, 'or')} from the child` : a.relation === 'maternal_uncle' ? `${a.houses.length === 1 ? `house` : `houses`} ${inWords(a.houses, 'or')} from the maternal uncle` : a.relation === 'spouse' ? `${a.houses.length === 1 ? `house` : `houses`} ${inWords(a.houses, 'or')} from the spouse` : a.relation === 'father' ? `${a.houses.length === 1 ? `house` : `houses`} ${inWords(a.houses, 'or')} from the father` : a.relation === 'elder_sibling' ? `${a.houses.length === 1 ? `house` : `houses`} ${inWords(a.houses, 'or')} from the elder sibling` : `${a.houses.length === 1 ? `house` : `houses`} ${inWords(a.houses, 'or')} from the friend`}`,
  notTied: () => translated()?.notTied?.() ?? `The Moon does not reflect the question, because neither it nor its star or sub lord is tied to a house asked about.`,
  tied: (a) => translated()?.tied?.(a) ?? `${a.weak ? `The Moon reflects the question weakly, because ${a.tie}. None of these planets is there.` : `The Moon reflects the question, because ${a.tie}.`}`,
  tie: (a) => translated()?.tie?.(a) ?? `${a.route === 'MOON_OCCUPIES' ? `it occupies ${a.houses}` : a.route === 'STAR_OCCUPIES' ? `${a.by === 'ITSELF' ? `it is in its own star and occupies ${a.houses}` : a.by === 'PLANET' ? `its star lord ${planetInWords(a.lord)} occupies ${a.houses}` : `its star lord ${planetInWords(a.lord)} occupies ${a.houses}`}` : a.route === 'SUB_OCCUPIES' ? `${a.by === 'ITSELF' ? `it is in its own sub and occupies ${a.houses}` : a.by === 'PLANET' ? `its sub lord ${planetInWords(a.lord)} occupies ${a.houses}` : `its sub lord ${planetInWords(a.lord)} occupies ${a.houses}`}` : a.route === 'AGENT_OCCUPIES' ? `a planet for which one of its lords acts occupies ${a.houses}` : a.route === 'MOON_OWNS' ? `it owns ${a.houses}` : a.route === 'STAR_OWNS' ? `${a.by === 'ITSELF' ? `it is in its own star and owns ${a.houses}` : a.by === 'PLANET' ? `its star lord ${planetInWords(a.lord)} owns ${a.houses}` : `its star lord ${planetInWords(a.lord)} acts for the ${a.count === 1 ? `owner` : `owners`} of ${a.houses}`}` : `${a.by === 'ITSELF' ? `it is in its own sub and owns ${a.houses}` : a.by === 'PLANET' ? `its sub lord ${planetInWords(a.lord)} owns ${a.houses}` : `its sub lord ${planetInWords(a.lord)} acts for the ${a.count === 1 ? `owner` : `owners`} of ${a.houses}`}`}`,
  askWhenClear: () => translated()?.askWhenClear?.() ?? `Ask again with a new number, when the matter is clear in mind and presses for an answer.`,
  silentOnLoss: () => translated()?.silentOnLoss?.() ?? `The sub lord of cusp 11 signifies no house of the finding or of the loss.`,
  askWithSomethingNew: () => translated()?.askWithSomethingNew?.() ?? `Ask again with a new number when there is something new to go by.`,
  subLordSignifies: (a) => translated()?.subLordSignifies?.(a) ?? `${a.signified ? `The sub lord of ${a.cusp} is ${planetInWords(a.lord)}. It signifies ${a.houses}, at best at ${a.level}.` : `The sub lord of ${a.cusp} is ${planetInWords(a.lord)}. It does not signify ${a.houses}.`}`,
  subLordMotion: (a) => translated()?.subLordMotion?.(a) ?? `The sub lord ${planetInWords(a.lord)} ${a.motion === 'NODE' ? `does not count as retrograde` : a.motion === 'RETROGRADE' ? `is retrograde` : `is direct`}.`,
  starLordMotion: (a) => translated()?.starLordMotion?.(a) ?? `Its star lord ${planetInWords(a.lord)} ${a.motion === 'NODE' ? `does not count as retrograde` : a.motion === 'RETROGRADE' ? `is retrograde` : `is direct`}.`,
  ownStarLordMotion: (a) => translated()?.ownStarLordMotion?.(a) ?? `Its star lord is ${planetInWords(a.lord)} itself, which ${a.motion === 'NODE' ? `does not count as retrograde` : a.motion === 'RETROGRADE' ? `is retrograde` : `is direct`}.`,
  wishMotion: (a) => translated()?.wishMotion?.(a) ?? `At ${a.cusp} the sub lord ${a.motion}.`,
  opposition: (a) => translated()?.opposition?.(a) ?? `${a.signified === 'NONE' ? `${planetFirst(a.lord)} does not signify ${a.houses}.` : a.signified === 'AGAINST' ? `${planetFirst(a.lord)} signifies ${a.houses}, at best at ${a.level}, and none of those that bring it.` : `${planetFirst(a.lord)} signifies ${a.houses}, at best at ${a.level}. It signifies those that bring it at ${a.favourable}.`}`,
  noTie: () => translated()?.noTie?.() ?? `There is no tie to the houses that bring it.`,
  bestTie: (a) => translated()?.bestTie?.(a) ?? `The best tie to the houses that bring it is at ${a.level}, and levels 1 to 3 count as strong.`,
  moonLinked: (a) => translated()?.moonLinked?.(a) ?? `${a.strong ? `The Moon is linked to the question by more than ownership.` : `The Moon is only weakly linked to the question, as owner of its houses.`}`,
  noHalves: () => translated()?.noHalves?.() ?? `The question has no two halves.`,
  halves: (a) => translated()?.halves?.(a) ?? `${a.signified === 'BOTH' ? `${planetFirst(a.lord)} signifies ${a.first}, and also ${a.second}.` : a.signified === 'NEITHER' ? `${planetFirst(a.lord)} signifies neither ${a.first} nor ${a.second}.` : a.signified === 'FIRST' ? `${planetFirst(a.lord)} signifies ${a.first}, but not ${a.second}.` : `${planetFirst(a.lord)} signifies ${a.second}, but not ${a.first}.`}`,
  nobodyToTest: () => translated()?.nobodyToTest?.() ?? `There is no planet to test, because none joins the favourable houses.`,
  cureJoined: (a) => translated()?.cureJoined?.(a) ?? `${a.joins === 'TWO' ? `Of the sub lords of ${a.cusps}, ${planetInWords(a.lord)} signifies two of houses ${inWords(a.favourable)}.` : `Of the sub lords of ${a.cusps}, ${planetInWords(a.lord)} signifies house 11 together with 1 or 5.`}`,
  cureNotJoined: (a) => translated()?.cureNotJoined?.(a) ?? `${a.joins === 'TWO' ? `Neither sub lord of ${a.cusps} signifies two of houses ${inWords(a.favourable)}.` : `Neither sub lord of ${a.cusps} signifies house 11 together with 1 or 5.`}`,
  curesMotion: (a) => translated()?.curesMotion?.(a) ?? `${capitalised(a.motion)}.`,
  noneAgainst: (a) => translated()?.noneAgainst?.(a) ?? `${planetFirst(a.lord)} signifies none of the houses against.`,
  someAgainst: (a) => translated()?.someAgainst?.(a) ?? `${planetFirst(a.lord)} signifies both houses in favour (${a.favourable}) and houses against (${a.against}).`,
  signSpeed: (a) => translated()?.signSpeed?.(a) ?? `${planetFirst(a.lord)} is in ${named(a.sign)}, a ${a.kind === 'movable' ? `movable` : a.kind === 'fixed' ? `fixed` : `dual`} sign, and fixed signs are slow.`,
  noComplication: (a) => translated()?.noComplication?.(a) ?? `The sub lord of ${a.cusp}, ${planetInWords(a.lord)}, signifies none of houses 6, 8 and 12.`,
  complication: (a) => translated()?.complication?.(a) ?? `The sub lord of ${a.cusp}, ${planetInWords(a.lord)}, signifies ${inWords(a.found)}, ${a.eleventh ? `but 11 too` : `and not 11`}.`,
  colour: (a) => translated()?.colour?.(a) ?? `${a.planet === 'Sun' ? `copper` : a.planet === 'Moon' ? `fair` : a.planet === 'Mars' ? `red` : a.planet === 'Mercury' ? `olive` : a.planet === 'Jupiter' ? `yellow-fair` : a.planet === 'Venus' ? `bright fair` : a.planet === 'Saturn' ? `dark` : a.planet === 'Rahu' ? `smoky` : `variegated`}`,
  noSuchNumber: (a) => translated()?.noSuchNumber?.(a) ?? `The number is ${numberInWords(a.number)}. Send a whole number from 1 to ${numberInWords(a.last)}.`,
};
