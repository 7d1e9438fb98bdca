// Written by npm run generate from career.messages.json: change that file.
import { type PlanetName, catalogue, digitsInWords, housesNamed, inWords, named, numberInWords, planetFirst, planetInWords, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly notSignified: (a: { readonly csl: PlanetName; readonly houses: readonly number[] }) => string;
  readonly exposedToLayoff: (a: { readonly csl: PlanetName; readonly exposing: string; readonly earns: boolean; readonly earning: string }) => string;
  readonly noSecondWitness: (a: { readonly witness: PlanetName; readonly cusp: number }) => string;
  readonly secondWitness: (a: { readonly witness: PlanetName; readonly cusp: number; readonly held: string; readonly severity: 'MODERATE' | 'SEVERE' }) => string;
  readonly release: (a: { readonly houses: string }) => string;
  readonly starLordPlaced: (a: { readonly star: PlanetName; readonly house: number; readonly isNode: boolean; readonly owned: readonly number[] }) => string;
  readonly supportsBusiness: (a: { readonly good: readonly number[]; readonly outranked: readonly number[] }) => string;
  readonly harmsBusiness: (a: { readonly bad: readonly number[]; readonly outranked: readonly number[] }) => string;
  readonly supportsAndHarms: (a: { readonly good: readonly number[]; readonly bad: readonly number[] }) => string;
  readonly neitherSupportsNorHarms: () => string;
  readonly lossMark: (a: { readonly csl: PlanetName; readonly house: number; readonly sign: string; readonly element: 'air' | 'earth' | 'fire' | 'water'; readonly marked: boolean }) => string;
  readonly tenantInStar: (a: { readonly tenant: PlanetName; readonly starLord: PlanetName; readonly ruled: readonly number[] }) => string;
  readonly tenantsCost: () => string;
  readonly noTenantInStar: () => string;
  readonly saturnOnSeventh: () => string;
  readonly saturnNotOnSeventh: (a: { readonly csl: PlanetName }) => string;
  readonly cuspWeighed: (a: { readonly csl: PlanetName; readonly support: number; readonly negation: number; readonly net: number }) => string;
  readonly lordsOfTenth: (a: { readonly csl: PlanetName; readonly starLord: PlanetName; readonly subLord: PlanetName }) => string;
  readonly rulersOfState: (a: { readonly rulers: readonly PlanetName[] }) => string;
  readonly twelfthAway: (a: { readonly csl: PlanetName; readonly held: string }) => string;
  readonly testsHold: (a: { readonly outlook: 'INDICATED' | 'POSSIBLE' | 'UNLIKELY' }) => string;
  readonly arcOfLord: (a: { readonly md: PlanetName; readonly mdDoes: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK' }) => string;
  readonly arcOfLords: (a: { readonly md: PlanetName; readonly mdDoes: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK'; readonly ad: PlanetName; readonly adDoes: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK' }) => string;
  readonly pointsOfEmptyTenth: () => string;
  readonly governmentLeads: (a: { readonly leading: boolean }) => string;
  readonly starLordOfTenth: (a: { readonly csl: PlanetName; readonly ownStar: boolean; readonly starLord: PlanetName }) => string;
  readonly sector: (a: { readonly mode: 'business' | 'employment' | 'mixed'; readonly ownWork: 'no' | 'split' | 'yes'; readonly sector: 'government' | 'mixed' | 'private' | 'self' }) => string;
  readonly losing: (a: { readonly csl: PlanetName; readonly cusp: number; readonly held: string }) => string;
  readonly spent: (a: { readonly csl: PlanetName; readonly level: string }) => string;
  readonly steadiness: (a: { readonly csl: PlanetName; readonly held: string; readonly steadiness: 'MIXED' | 'STEADY' | 'VARIABLE' }) => string;
  readonly secondSubLordRule: (a: { readonly csl: PlanetName; readonly held: string }) => string;
  readonly starLordRule: (a: { readonly starLord: PlanetName; readonly serves: boolean; readonly service: string; readonly trades: boolean; readonly business: string }) => string;
  readonly subLordRule: (a: { readonly csl: PlanetName; readonly service: string; readonly business: string }) => string;
  readonly sharesRule: (a: { readonly csl: PlanetName; readonly service: number; readonly business: number }) => string;
  readonly witnessRule: (a: { readonly planet: PlanetName; readonly who: 'CUSP_11' | 'CUSP_6' | 'STAR_LORD'; readonly answer: 'business' | 'inconclusive' | 'mixed' | 'service' }) => string;
  readonly lordFits: (a: { readonly lord: PlanetName; readonly fit: 'FOR_HELPING' | 'FOR_IN_STAR' | 'FOR_MAIN' | 'HELPING' | 'IN_STAR' | 'MAIN'; readonly by: PlanetName; readonly star: PlanetName }) => string;
  readonly housesFit: (a: { readonly csl: PlanetName; readonly held: string; readonly houses: readonly number[] }) => string;
  readonly pairFits: (a: { readonly one: PlanetName; readonly other: PlanetName }) => string;
  readonly kindOfEnd: (a: { readonly csl: PlanetName; readonly held: string }) => string;
  readonly lossPromised: (a: { readonly verdict: 'ACTIVE' | 'CONTRADICTED' | 'MIXED_ACTIVE' | 'PARTIALLY_ACTIVE' }) => string;
  readonly cuspOpposesService: (a: { readonly csl: PlanetName; readonly cusp: number }) => string;
  readonly lordOpposesService: (a: { readonly lord: PlanetName; readonly period: 'AD' | 'MD' | 'PD' }) => string;
  readonly saturnOpposesService: (a: { readonly starLord: PlanetName; readonly subLord: PlanetName }) => string;
  readonly servicePromised: () => string;
  readonly antardashaProtects: (a: { readonly ad: PlanetName }) => string;
  readonly noOccupation: (a: { readonly name: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  notSignified: '3',
  exposedToLayoff: [['earns'],{'true':'35','false':'3'}],
  noSecondWitness: '7',
  secondWitness: '3',
  starLordPlaced: '3',
  supportsBusiness: 'f',
  harmsBusiness: 'f',
  supportsAndHarms: 'f',
  neitherSupportsNorHarms: 'f',
  lossMark: [['marked'],{'true':'3','false':'33'}],
  tenantInStar: '3',
  tenantsCost: '4',
  noTenantInStar: '3',
  saturnOnSeventh: '3',
  saturnNotOnSeventh: '3',
  cuspWeighed: '1',
  lordsOfTenth: '3',
  twelfthAway: '3',
  testsHold: [['outlook'],{'INDICATED':'4','POSSIBLE':'0','UNLIKELY':'0'}],
  pointsOfEmptyTenth: 'd',
  starLordOfTenth: '3',
  losing: '3',
  spent: '3',
  steadiness: '33',
  secondSubLordRule: '30',
  starLordRule: [['trades'],{'true':'3d0','false':'3f0'}],
  subLordRule: '3f0',
  sharesRule: '30',
  witnessRule: '3',
  housesFit: '3',
  pairFits: '1',
  kindOfEnd: '30',
  cuspOpposesService: '3',
  lordOpposesService: '3',
  antardashaProtects: '1',
} as const;

const translated = catalogue<Messages>('engine/topics/career/career', () => say, marks, {
  'bn': () => import('./translations/career.messages.bn.ts'),
  'es': () => import('./translations/career.messages.es.ts'),
  'hi': () => import('./translations/career.messages.hi.ts'),
  'mr': () => import('./translations/career.messages.mr.ts'),
  'pt': () => import('./translations/career.messages.pt.ts'),
  'ta': () => import('./translations/career.messages.ta.ts'),
  'te': () => import('./translations/career.messages.te.ts'),
});

export const say: Messages = {
  notSignified: (a) => translated()?.notSignified?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp 10, does not signify ${inWords(a.houses, 'or')}.`,
  exposedToLayoff: (a) => translated()?.exposedToLayoff?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp 10, signifies ${a.exposing}${a.earns ? `. Its earning houses are no stronger, ${a.earning}.` : `, and none of houses 2, 6, 10 and 11.`}`,
  noSecondWitness: (a) => translated()?.noSecondWitness?.(a) ?? `There is no second witness, because ${planetInWords(a.witness)} is the sub lord of cusp ${numberInWords(a.cusp)} too.`,
  secondWitness: (a) => translated()?.secondWitness?.(a) ?? `The second witness ${planetInWords(a.witness)}, sub lord of cusp ${numberInWords(a.cusp)}, signifies ${a.held} of houses 2, 6, 10 and 11, so the blockage is ${a.severity === 'SEVERE' ? `severe` : `moderate`}.`,
  release: (a) => translated()?.release?.(a) ?? `Release of work (${digitsInWords(a.houses)})`,
  starLordPlaced: (a) => translated()?.starLordPlaced?.(a) ?? `${planetFirst(a.star)}, star lord of the sub lord of cusp 7, occupies house ${numberInWords(a.house)} and ${a.isNode ? `acts for the ${a.owned.length === 1 ? `owner` : `owners`} of ${housesNamed(a.owned)}` : `owns ${housesNamed(a.owned)}`}.`,
  supportsBusiness: (a) => translated()?.supportsBusiness?.(a) ?? `It supports a business by ${housesNamed(a.good)}${a.outranked.length === 0 ? `` : `, which it occupies and which outranks ${inWords(a.outranked)}`}.`,
  harmsBusiness: (a) => translated()?.harmsBusiness?.(a) ?? `It harms a business by ${housesNamed(a.bad)}${a.outranked.length === 0 ? `` : `, which it occupies and which outranks ${inWords(a.outranked)}`}.`,
  supportsAndHarms: (a) => translated()?.supportsAndHarms?.(a) ?? `It supports a business by ${housesNamed(a.good)} and harms it by ${housesNamed(a.bad)} alike.`,
  neitherSupportsNorHarms: () => translated()?.neitherSupportsNorHarms?.() ?? `It holds none of houses 2, 10 and 11, which support a business, and none of houses 8 and 12, which harm it.`,
  lossMark: (a) => translated()?.lossMark?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp 7, occupies house ${numberInWords(a.house)} in ${named(a.sign)}, ${a.element === 'fire' ? `a fire` : a.element === 'earth' ? `an earth` : a.element === 'air' ? `an air` : `a water`} sign${a.marked ? `, which marks loss.` : `. Loss is marked only by house 5, 8 or 12 in an earth sign.`}`,
  tenantInStar: (a) => translated()?.tenantInStar?.(a) ?? `${planetFirst(a.tenant)} in house 7 stands in a star of ${planetInWords(a.starLord)}, lord of ${inWords(a.ruled)}.`,
  tenantsCost: () => translated()?.tenantsCost?.() ?? `So partners and buyers can cost money.`,
  noTenantInStar: () => translated()?.noTenantInStar?.() ?? `No planet in house 7 stands in a star of the lord of 8 or 12.`,
  saturnOnSeventh: () => translated()?.saturnOnSeventh?.() ?? `Saturn is the sub lord of cusp 7, so the public comes slowly.`,
  saturnNotOnSeventh: (a) => translated()?.saturnNotOnSeventh?.(a) ?? `The sub lord of cusp 7 is ${planetInWords(a.csl)}, not Saturn.`,
  cuspWeighed: (a) => translated()?.cuspWeighed?.(a) ?? `The sub lord ${planetInWords(a.csl)} weighs ${numberInWords(a.support)} for the career and ${numberInWords(a.negation)} against it, net ${numberInWords(a.net)} of 4.`,
  lordsOfTenth: (a) => translated()?.lordsOfTenth?.(a) ?? `The sub lord of cusp 10 is ${planetInWords(a.csl)}, its star lord ${planetInWords(a.starLord)} and its sub lord ${planetInWords(a.subLord)}.`,
  rulersOfState: (a) => translated()?.rulersOfState?.(a) ?? `Of the Sun, Mars and Saturn these include ${planetsInWords(a.rulers)}.`,
  twelfthAway: (a) => translated()?.twelfthAway?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp 12, signifies ${a.held} of houses 3, 9 and 12.`,
  testsHold: (a) => translated()?.testsHold?.(a) ?? `${a.outlook === 'INDICATED' ? `Both tests hold.` : a.outlook === 'POSSIBLE' ? `One of the two tests holds.` : `Neither test holds.`}`,
  arcOfLord: (a) => translated()?.arcOfLord?.(a) ?? `${planetFirst(a.md)} ${a.mdDoes === 'STRONG' ? `is strong for` : a.mdDoes === 'WEAK' ? `is weak for` : a.mdDoes === 'AGAINST' ? `works against` : `is silent on`} work, weighed on 2, 6, 10 and 11 against 5, 8 and 12.`,
  arcOfLords: (a) => translated()?.arcOfLords?.(a) ?? `${planetFirst(a.md)} ${a.mdDoes === 'STRONG' ? `is strong for` : a.mdDoes === 'WEAK' ? `is weak for` : a.mdDoes === 'AGAINST' ? `works against` : `is silent on`} work and ${planetInWords(a.ad)} ${a.adDoes === 'STRONG' ? `is strong for` : a.adDoes === 'WEAK' ? `is weak for` : a.adDoes === 'AGAINST' ? `works against` : `is silent on`} it, weighed on 2, 6, 10 and 11 against 5, 8 and 12.`,
  pointsOfEmptyTenth: () => translated()?.pointsOfEmptyTenth?.() ?? `It also takes the 10 points of the empty tenth house.`,
  governmentLeads: (a) => translated()?.governmentLeads?.(a) ?? `Government is ${a.leading ? `among` : `not among`} the first two fields.`,
  starLordOfTenth: (a) => translated()?.starLordOfTenth?.(a) ?? `The sub lord of cusp 10 is ${planetInWords(a.csl)}, ${a.ownStar ? `in its own star` : `in the star of ${planetInWords(a.starLord)}`}.`,
  sector: (a) => translated()?.sector?.(a) ?? `The mode is ${a.mode === 'employment' ? `employment` : a.mode === 'business' ? `business` : `mixed`} and self-employment is ${a.ownWork === 'yes' ? `promised` : a.ownWork === 'split' ? `spoken for and against alike` : `not promised`}, so the sector is ${a.sector === 'government' ? `government` : a.sector === 'private' ? `private` : a.sector === 'self' ? `self-employment` : `a mixture of government and self-employment`}.`,
  losing: (a) => translated()?.losing?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp ${numberInWords(a.cusp)}, signifies ${a.held} of the losing houses 5, 8 and 12.`,
  spent: (a) => translated()?.spent?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp 12, signifies 2 at ${a.level}, so income is spent.`,
  steadiness: (a) => translated()?.steadiness?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp 10, signifies ${a.held} of houses 5, 6 and 7. ${a.steadiness === 'STEADY' ? `House 6 at level 1 or 2 pays steadily.` : a.steadiness === 'VARIABLE' ? `Without 6 at level 1 or 2, house 5 or 7 pays changing sums.` : `Without 6 at level 1 or 2, and without 5 and 7, pay is mixed.`}`,
  secondSubLordRule: (a) => translated()?.secondSubLordRule?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp 2, signifies ${a.held} of houses 1, 2, 6, 7 and 10. Service needs 6 with 1 or 2, or 10 without 7, and business needs 7 with 1 or 10.`,
  starLordRule: (a) => translated()?.starLordRule?.(a) ?? `${planetFirst(a.starLord)}, star lord of the sub lord of cusp 10, ${a.serves ? `signifies ${a.service}` : `does not signify 6`} for service. It ${a.trades ? `signifies ${a.business}` : `does not signify 7`} for business. The better level decides.`,
  subLordRule: (a) => translated()?.subLordRule?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp 10, signifies ${a.service} of houses 6 and 8 for service. It signifies ${a.business} of houses 7, 10 and 11 for business. The better level decides.`,
  sharesRule: (a) => translated()?.sharesRule?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp 10, signifies ${numberInWords(a.service)} % of houses 6, 8 and 12 for service and ${numberInWords(a.business)} % of houses 1, 7, 10 and 11 for business. A difference below 15 points is mixed.`,
  witnessRule: (a) => translated()?.witnessRule?.(a) ?? `${planetFirst(a.planet)}, ${a.who === 'STAR_LORD' ? `star lord of the sub lord of cusp 10` : a.who === 'CUSP_6' ? `sub lord of cusp 6` : `sub lord of cusp 11`}, signifies ${a.answer === 'service' ? `6 and not 7` : a.answer === 'business' ? `7 and not 6` : a.answer === 'mixed' ? `both 6 and 7` : `neither 6 nor 7`}.`,
  lordFits: (a) => translated()?.lordFits?.(a) ?? `${planetFirst(a.lord)} ${a.fit === 'MAIN' ? `is a main planet` : a.fit === 'FOR_MAIN' ? `acts for ${planetInWords(a.by)}, a main planet` : a.fit === 'HELPING' ? `is a helping planet` : a.fit === 'FOR_HELPING' ? `acts for ${planetInWords(a.by)}, a helping planet` : a.fit === 'IN_STAR' ? `is in the star of ${planetInWords(a.star)}, a main planet` : `acts for ${planetInWords(a.by)}, which is in the star of ${planetInWords(a.star)}, a main planet`}.`,
  housesFit: (a) => translated()?.housesFit?.(a) ?? `${planetFirst(a.csl)} signifies ${a.held} of ${housesNamed(a.houses)}.`,
  pairFits: (a) => translated()?.pairFits?.(a) ?? `Star lord and sub lord give ${planetInWords(a.one)} and ${planetInWords(a.other)}.`,
  kindOfEnd: (a) => translated()?.kindOfEnd?.(a) ?? `Of 1 (own act), 8 (sudden) and 12 (closure or transfer), ${planetInWords(a.csl)}, sub lord of cusp 10, signifies ${a.held}. The best level decides.`,
  lossPromised: (a) => translated()?.lossPromised?.(a) ?? `${a.verdict === 'ACTIVE' ? `The chart shows a tendency to job loss.` : a.verdict === 'MIXED_ACTIVE' ? `The chart shows a tendency to job loss, with opposition.` : a.verdict === 'PARTIALLY_ACTIVE' ? `The chart shows a weak tendency to job loss.` : `The chart speaks for job loss and against it alike.`}`,
  cuspOpposesService: (a) => translated()?.cuspOpposesService?.(a) ?? `${planetFirst(a.csl)}, sub lord of cusp ${numberInWords(a.cusp)}, signifies 5, 8 or 12 more strongly than 2, 6, 10 and 11.`,
  lordOpposesService: (a) => translated()?.lordOpposesService?.(a) ?? `${planetFirst(a.lord)}, lord of the running ${a.period === 'MD' ? `mahadasha` : a.period === 'AD' ? `antardasha` : `pratyantardasha`}, signifies 5, 8 or 12 more strongly than 2, 6, 10 and 11.`,
  saturnOpposesService: (a) => translated()?.saturnOpposesService?.(a) ?? `Saturn moves in the star of ${planetInWords(a.starLord)} and the sub of ${planetInWords(a.subLord)}, which both oppose service.`,
  servicePromised: () => translated()?.servicePromised?.() ?? `The chart clearly promises service.`,
  antardashaProtects: (a) => translated()?.antardashaProtects?.(a) ?? `${planetFirst(a.ad)}, lord of the running antardasha, is strong for 2, 6, 10 and 11.`,
  noOccupation: (a) => translated()?.noOccupation?.(a) ?? `"${a.name}" is none of the 80 occupations compared. Send a title from matches, such as "School teacher", or a usual name of one.`,
};
