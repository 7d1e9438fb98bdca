// Written by npm run generate from marriage.messages.json: change that file.
import { type PlanetName, capitalised, catalogue, housesNamed, inWords, named, numberInWords, planetFirst, planetInWords, planetNames, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly delayCause: (a: { readonly cause: string; readonly rule: string }) => string;
  readonly starLordRetrograde: (a: { readonly starLord: PlanetName; readonly csl: PlanetName }) => string;
  readonly punarphoo: (a: { readonly ties: string }) => string;
  readonly homeOrWork: (a: { readonly csl: PlanetName; readonly held: string }) => string;
  readonly partialDenial: (a: { readonly csl: PlanetName; readonly held: string; readonly opposing: readonly number[] }) => string;
  readonly saturnPlaced: (a: { readonly house: number }) => string;
  readonly marsInEighth: () => string;
  readonly nodePlaced: (a: { readonly node: PlanetName; readonly house: number }) => string;
  readonly saturnOnVenus: () => string;
  readonly saturnOnVenusAndLord: (a: { readonly lord: PlanetName }) => string;
  readonly maleficsSquareJupiter: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly moonAndVenusSquareJupiter: () => string;
  readonly kindNotRead: () => string;
  readonly loveWithConsent: (a: { readonly choosing: readonly PlanetName[] }) => string;
  readonly love: (a: { readonly choosing: readonly PlanetName[]; readonly lords: readonly PlanetName[] }) => string;
  readonly arranged: (a: { readonly promised: boolean; readonly csl: PlanetName }) => string;
  readonly mixed: (a: { readonly csl: PlanetName; readonly loveMatch: 'no' | 'split' | 'yes'; readonly lords: readonly PlanetName[] }) => string;
  readonly seventhSubLord: (a: { readonly lord: string }) => string;
  readonly inItsOwnStar: (a: { readonly csl: PlanetName; readonly sign: string; readonly modality: 'dual' | 'fixed' | 'movable' }) => string;
  readonly signsOfSeventh: (a: { readonly csl: PlanetName; readonly sign: string; readonly modality: 'dual' | 'fixed' | 'movable'; readonly starLord: PlanetName; readonly starSign: string; readonly starModality: 'dual' | 'fixed' | 'movable' }) => string;
  readonly cuspSign: (a: { readonly sign: string; readonly modality: 'dual' | 'fixed' | 'movable'; readonly lord: string; readonly tie: 'BOTH' | 'NEITHER' | 'OCCUPIES' | 'OWNS' }) => string;
  readonly secondOnSeventh: (a: { readonly met: boolean; readonly csl: PlanetName }) => string;
  readonly ninthHolds: (a: { readonly csl: PlanetName; readonly held: readonly number[] }) => string;
  readonly obstacle: (a: { readonly cause: string }) => string;
  readonly cuspWeighed: (a: { readonly csl: PlanetName; readonly favourable: string; readonly opposing: string }) => string;
  readonly fifthSecret: (a: { readonly csl: PlanetName; readonly romance: number; readonly romanceHeld: string; readonly secret: number; readonly secretHeld: string }) => string;
  readonly seventhRomance: (a: { readonly csl: PlanetName; readonly held: string }) => string;
  readonly twelfthSecret: (a: { readonly csl: PlanetName; readonly missing: 'FIVE' | 'NONE' | 'SEVEN'; readonly held: string }) => string;
  readonly eleventhSecret: (a: { readonly csl: PlanetName; readonly held: string }) => string;
  readonly secondElsewhere: (a: { readonly csl: PlanetName; readonly held: string }) => string;
  readonly venusJoined: (a: { readonly other: PlanetName; readonly how: 'SIGN' | 'STAR' | 'SUB' }) => string;
  readonly mercuryTied: (a: { readonly tie: 'BOTH' | 'OCCUPIES' | 'OWNS'; readonly house: number; readonly owned: readonly number[]; readonly lord: string }) => string;
  readonly dualSigns: (a: { readonly which: 'BOTH' | 'STAR_LORD' | 'SUB_LORD'; readonly csl: PlanetName; readonly starLord: PlanetName }) => string;
  readonly jupiterAspects: () => string;
  readonly clause: (a: { readonly clause: string }) => string;
  readonly saturnOnFifth: (a: { readonly lord: string; readonly held: string }) => string;
  readonly seventhWhole: (a: { readonly csl: PlanetName }) => string;
  readonly formSignified: (a: { readonly csl: PlanetName; readonly held: string }) => string;
  readonly form: (a: { readonly form: 'COURT' | 'DISCORD_ONLY' | 'MUTUAL_OR_APART' | 'NONE' }) => string;
  readonly twelfthAt: (a: { readonly csl: PlanetName; readonly level: string }) => string;
  readonly undoes: (a: { readonly lord: PlanetName; readonly cusp: number; readonly held: string }) => string;
  readonly runningLordsUndo: (a: { readonly lords: readonly PlanetName[] }) => string;
  readonly tieHeld: (a: { readonly csl: PlanetName; readonly held: string }) => string;
  readonly ourReadingOf: (a: { readonly source: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  starLordRetrograde: '1',
  homeOrWork: '3',
  partialDenial: '3',
  saturnPlaced: '3',
  marsInEighth: '3',
  nodePlaced: '3',
  saturnOnVenus: '1',
  saturnOnVenusAndLord: '1',
  maleficsSquareJupiter: '3',
  loveWithConsent: '33',
  love: '33',
  arranged: '3',
  mixed: [['loveMatch'],{'no':'34','split':'34','yes':'37'}],
  seventhSubLord: '1',
  inItsOwnStar: '10',
  signsOfSeventh: '15',
  cuspSign: '3',
  secondOnSeventh: '3',
  ninthHolds: '3',
  cuspWeighed: '1',
  fifthSecret: '1',
  seventhRomance: '1',
  twelfthSecret: [['missing'],{'NONE':'1','FIVE':'3','SEVEN':'3'}],
  eleventhSecret: '1',
  secondElsewhere: '1',
  mercuryTied: '1',
  dualSigns: '1',
  jupiterAspects: '3',
  saturnOnFifth: '1',
  seventhWhole: '1',
  formSignified: '3',
  form: [['form'],{'COURT':'1','MUTUAL_OR_APART':'1','DISCORD_ONLY':'1','NONE':'3'}],
  twelfthAt: '3',
  undoes: '3',
  runningLordsUndo: '1',
  tieHeld: '3',
} as const;

const translated = catalogue<Messages>('engine/topics/marriage/marriage', () => say, marks, {
  'bn': () => import('./translations/marriage.messages.bn.ts'),
  'es': () => import('./translations/marriage.messages.es.ts'),
  'hi': () => import('./translations/marriage.messages.hi.ts'),
  'mr': () => import('./translations/marriage.messages.mr.ts'),
  'pt': () => import('./translations/marriage.messages.pt.ts'),
  'ta': () => import('./translations/marriage.messages.ta.ts'),
  'te': () => import('./translations/marriage.messages.te.ts'),
});

export const say: Messages = {
  delayCause: (a) => translated()?.delayCause?.(a) ?? `${capitalised(a.cause)} (${a.rule}).`,
  starLordRetrograde: (a) => translated()?.starLordRetrograde?.(a) ?? `${planetInWords(a.starLord)}, star lord of the 7th sub lord ${planetInWords(a.csl)}, was retrograde at birth`,
  punarphoo: (a) => translated()?.punarphoo?.(a) ?? `the Moon and Saturn are tied by ${a.ties}`,
  homeOrWork: (a) => translated()?.homeOrWork?.(a) ?? `the 7th sub lord ${planetInWords(a.csl)} signifies ${a.held} of houses 4 and 10`,
  partialDenial: (a) => translated()?.partialDenial?.(a) ?? `the 7th sub lord ${planetInWords(a.csl)} signifies ${a.held}, not all of the opposing ${housesNamed(a.opposing)}`,
  saturnPlaced: (a) => translated()?.saturnPlaced?.(a) ?? `Saturn stands in house ${numberInWords(a.house)} and owns none of houses 2, 7 and 11`,
  marsInEighth: () => translated()?.marsInEighth?.() ?? `Mars stands in house 8`,
  nodePlaced: (a) => translated()?.nodePlaced?.(a) ?? `${planetInWords(a.node)} stands in house ${numberInWords(a.house)}`,
  saturnOnVenus: () => translated()?.saturnOnVenus?.() ?? `Saturn aspects Venus, lord of 7`,
  saturnOnVenusAndLord: (a) => translated()?.saturnOnVenusAndLord?.(a) ?? `Saturn aspects Venus and ${planetInWords(a.lord)}, lord of 7`,
  maleficsSquareJupiter: (a) => translated()?.maleficsSquareJupiter?.(a) ?? `${planetsInWords(a.planets)} in house 7 ${a.planets.length === 1 ? `is` : `are`} square to Jupiter`,
  moonAndVenusSquareJupiter: () => translated()?.moonAndVenusSquareJupiter?.() ?? `the Moon and Venus are both square to Jupiter`,
  kindNotRead: () => translated()?.kindNotRead?.() ?? `Marriage is not promised, so its kind is not read.`,
  loveWithConsent: (a) => translated()?.loveWithConsent?.(a) ?? `A love match is promised, and ${planetsInWords(a.choosing)} ${a.choosing.length === 1 ? `signifies` : `signify`} 5 (own choice) at least as strongly as 2 (the family). House 2 is signified too, so the family consents.`,
  love: (a) => translated()?.love?.(a) ?? `A love match is promised, and ${planetsInWords(a.choosing)} ${a.choosing.length === 1 ? `signifies` : `signify`} 5 (own choice) at least as strongly as 2 (the family). The sub lords of cusps 7 and 5 (${planetNames(a.lords)}) do not signify 2.`,
  arranged: (a) => translated()?.arranged?.(a) ?? `${a.promised ? `A love match is promised by cusp 5, but the 7th sub lord ${planetInWords(a.csl)} does not signify 5, own choice.` : `The 7th sub lord ${planetInWords(a.csl)} does not signify 5, own choice.`}`,
  mixed: (a) => translated()?.mixed?.(a) ?? `The 7th sub lord ${planetInWords(a.csl)} signifies 5, own choice. ${a.loveMatch === 'no' ? `But a love match is not promised.` : a.loveMatch === 'split' ? `But the chart speaks for a love match and against it alike.` : `But the sub lords of cusps 7 and 5 (${planetNames(a.lords)}) do not put it before 2, the family.`}`,
  seventhSubLord: (a) => translated()?.seventhSubLord?.(a) ?? `The 7th sub lord is ${a.lord}.`,
  inItsOwnStar: (a) => translated()?.inItsOwnStar?.(a) ?? `The 7th sub lord is its own star lord. ${planetFirst(a.csl)} stands in ${named(a.sign)}, a ${a.modality === 'movable' ? `movable` : a.modality === 'fixed' ? `fixed` : `dual`} sign.`,
  signsOfSeventh: (a) => translated()?.signsOfSeventh?.(a) ?? `The 7th sub lord ${planetInWords(a.csl)} stands in ${named(a.sign)}, a ${a.modality === 'movable' ? `movable` : a.modality === 'fixed' ? `fixed` : `dual`} sign. Its star lord ${planetInWords(a.starLord)} stands in ${named(a.starSign)}, a ${a.starModality === 'movable' ? `movable` : a.starModality === 'fixed' ? `fixed` : `dual`} sign.`,
  cuspSign: (a) => translated()?.cuspSign?.(a) ?? `Cusp 7 is in ${named(a.sign)}, a ${a.modality === 'movable' ? `movable` : a.modality === 'fixed' ? `fixed` : `dual`} sign that ${a.lord} ${a.tie === 'BOTH' ? `occupies and owns` : a.tie === 'OCCUPIES' ? `occupies` : a.tie === 'OWNS' ? `owns` : `neither occupies nor owns`}.`,
  secondOnSeventh: (a) => translated()?.secondOnSeventh?.(a) ?? `${a.met ? `The 2nd sub lord ${planetInWords(a.csl)} signifies 7.` : `The 2nd sub lord ${planetInWords(a.csl)} does not signify 7.`}`,
  ninthHolds: (a) => translated()?.ninthHolds?.(a) ?? `The 9th sub lord ${planetInWords(a.csl)} signifies ${inWords(a.held)} of houses 2, 9 and 11.`,
  obstacle: (a) => translated()?.obstacle?.(a) ?? `${capitalised(a.cause)} can stand in the way.`,
  cuspWeighed: (a) => translated()?.cuspWeighed?.(a) ?? `For it ${planetInWords(a.csl)} signifies ${a.favourable}, and against it ${a.opposing}.`,
  fifthSecret: (a) => translated()?.fifthSecret?.(a) ?? `The 5th sub lord ${planetInWords(a.csl)} signifies ${a.romance === 1 ? `house` : `houses`} ${a.romanceHeld}, and also ${a.secret === 1 ? `house` : `houses`} ${a.secretHeld}.`,
  seventhRomance: (a) => translated()?.seventhRomance?.(a) ?? `The 7th sub lord ${planetInWords(a.csl)} signifies ${a.held}.`,
  twelfthSecret: (a) => translated()?.twelfthSecret?.(a) ?? `The 12th sub lord ${planetInWords(a.csl)} signifies ${a.missing === 'NONE' ? `houses ${a.held}` : a.missing === 'FIVE' ? `house ${a.held}, but not house 5` : `house ${a.held}, but not house 7`}.`,
  eleventhSecret: (a) => translated()?.eleventhSecret?.(a) ?? `The 11th sub lord ${planetInWords(a.csl)} signifies ${a.held}.`,
  secondElsewhere: (a) => translated()?.secondElsewhere?.(a) ?? `The 2nd sub lord ${planetInWords(a.csl)} signifies ${a.held}, but neither 2 nor 7.`,
  venusJoined: (a) => translated()?.venusJoined?.(a) ?? `Venus and ${planetInWords(a.other)} are joined ${a.how === 'SIGN' ? `in one sign` : a.how === 'STAR' ? `by star` : `by sub`}.`,
  mercuryTied: (a) => translated()?.mercuryTied?.(a) ?? `${a.tie === 'BOTH' ? `Mercury occupies ${numberInWords(a.house)} and owns ${inWords(a.owned)}, and the 7th sub lord is ${a.lord}.` : a.tie === 'OCCUPIES' ? `Mercury occupies ${numberInWords(a.house)}, and the 7th sub lord is ${a.lord}.` : `Mercury owns ${inWords(a.owned)}, and the 7th sub lord is ${a.lord}.`}`,
  dualSigns: (a) => translated()?.dualSigns?.(a) ?? `${a.which === 'BOTH' ? `The 7th sub lord ${planetInWords(a.csl)} and ${planetInWords(a.starLord)}, star lord of the 7th sub lord, stand in dual signs.` : a.which === 'SUB_LORD' ? `The 7th sub lord ${planetInWords(a.csl)} stands in a dual sign.` : `${planetFirst(a.starLord)}, star lord of the 7th sub lord, stands in a dual sign.`}`,
  jupiterAspects: () => translated()?.jupiterAspects?.() ?? `Jupiter aspects the sign of cusp 7.`,
  clause: (a) => translated()?.clause?.(a) ?? `${a.clause}.`,
  saturnOnFifth: (a) => translated()?.saturnOnFifth?.(a) ?? `The 5th sub lord ${a.lord} signifies ${a.held}.`,
  seventhWhole: (a) => translated()?.seventhWhole?.(a) ?? `The 7th sub lord ${planetInWords(a.csl)} signifies all of 2, 7 and 11.`,
  formSignified: (a) => translated()?.formSignified?.(a) ?? `The 7th sub lord ${planetInWords(a.csl)} signifies ${a.held} of houses 3, 6, 8 and 12.`,
  form: (a) => translated()?.form?.(a) ?? `${a.form === 'COURT' ? `Because 12 is signified with 3, a break would go through a court.` : a.form === 'MUTUAL_OR_APART' ? `Because 12 is signified without 3, a break would be by consent or by living apart.` : a.form === 'DISCORD_ONLY' ? `Because 6 or 8 is signified without 12, discord without a break is indicated.` : `Because none of houses 6, 8 and 12 is signified, no form of break is indicated.`}`,
  twelfthAt: (a) => translated()?.twelfthAt?.(a) ?? `The 7th sub lord ${planetInWords(a.csl)} signifies 12 at ${a.level}.`,
  undoes: (a) => translated()?.undoes?.(a) ?? `${planetFirst(a.lord)}, sub lord of cusp ${numberInWords(a.cusp)}, signifies ${a.held} more strongly than any of 2, 7 and 11.`,
  runningLordsUndo: (a) => translated()?.runningLordsUndo?.(a) ?? `Each running lord (${planetNames(a.lords)}) signifies one of 1, 6, 10 and 12 more strongly than any of 2, 7 and 11.`,
  tieHeld: (a) => translated()?.tieHeld?.(a) ?? `The 7th sub lord ${planetInWords(a.csl)} signifies ${a.held} of houses 2, 7 and 11.`,
  ourReadingOf: (a) => translated()?.ourReadingOf?.(a) ?? `${a.source}, our reading`,
};
