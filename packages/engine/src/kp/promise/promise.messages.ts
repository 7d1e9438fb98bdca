// Written by npm run generate from promise.messages.json: change that file.
import { type PlanetName, capitalised, catalogue, housesFirst, housesNamed, inWords, named, numberInWords, planetFirst, planetInWords, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly standing: (a: { readonly of: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK'; readonly matter: string }) => string;
  readonly thisMatter: () => string;
  readonly usually: (a: { readonly usual: 'RARE' | 'RATE'; readonly little: boolean; readonly rate: number }) => string;
  readonly asInCharts: (a: { readonly usual: 'RARE' | 'RATE'; readonly rate: number }) => string;
  readonly noneDifficult: (a: { readonly csl: PlanetName }) => string;
  readonly difficult: (a: { readonly csl: PlanetName; readonly count: number; readonly level: string }) => string;
  readonly flagLowered: () => string;
  readonly retrogradeInOwnStar: (a: { readonly csl: PlanetName }) => string;
  readonly retrogradeAtBirth: (a: { readonly csl: PlanetName }) => string;
  readonly starLordRetrograde: (a: { readonly starLord: PlanetName }) => string;
  readonly pairMeaning: (a: { readonly pair: '1_12' | '1_6' | '1_8' | '2_10' | '2_11' | '2_12' | '2_3' | '2_4' | '2_5' | '2_6' | '2_7' | '2_8' | '2_8_11' | '2_8_9' | '2_9' }) => string;
  readonly verdict: (a: { readonly concluded: boolean; readonly label: string; readonly verdict: 'ACTIVE' | 'CONTRADICTED' | 'DENIED' | 'MIXED_ACTIVE' | 'NEGATED' | 'PARTIALLY_ACTIVE'; readonly rule: 'AGAINST_IN_LEVEL' | 'CLEAN' | 'LOW_COVERAGE' | 'LOW_COVERAGE_OUTWEIGHED' | 'NO_CONTACT' | 'OPPOSITION_WITHOUT_SUPPORT' | 'PARTIAL_OPPOSITION' | 'PARTIAL_OPPOSITION_OUTWEIGHED' | 'REQUIRED_IN_LEVEL' | 'REQUIRED_OUTRANKS' | 'REQUIRED_OUTRANKS_WHOLE_DENIAL' | 'SUPPORTING_ONLY' | 'WEAK_LEVEL' | 'WEAK_LEVEL_OUTWEIGHED' | 'WHOLE_DENIAL_GROUP' | 'WHOLE_DENIAL_OUTRANKS' }) => string;
  readonly quote: (a: { readonly label: string; readonly verdict: 'ACTIVE' | 'CONTRADICTED' | 'DENIED' | 'MIXED_ACTIVE' | 'NEGATED' | 'PARTIALLY_ACTIVE'; readonly adverse: boolean; readonly csl: PlanetName; readonly house: number; readonly met: 'HELPING' | 'NONE' | 'REQUIRED'; readonly houses: readonly number[]; readonly against: 'NONE' | 'OPPOSING' | 'STRONGER'; readonly opposing: readonly number[] }) => string;
  readonly shortQuote: (a: { readonly label: string; readonly verdict: 'ACTIVE' | 'CONTRADICTED' | 'DENIED' | 'MIXED_ACTIVE' | 'NEGATED' | 'PARTIALLY_ACTIVE'; readonly adverse: boolean; readonly csl: PlanetName; readonly house: number; readonly met: 'HELPING' | 'NONE' | 'REQUIRED'; readonly against: 'NONE' | 'OPPOSING' | 'STRONGER'; readonly opposing: readonly number[]; readonly houses: readonly number[] }) => string;
  readonly judgedFrom: (a: { readonly matter: string; readonly cusp: number; readonly sign: string; readonly csl: PlanetName; readonly house: number }) => string;
  readonly ownStarLord: (a: { readonly csl: PlanetName }) => string;
  readonly inStarOf: (a: { readonly csl: PlanetName; readonly starLord: PlanetName; readonly house: number }) => string;
  readonly agentsInRole: (a: { readonly planets: readonly PlanetName[]; readonly role: 'ASPECTING' | 'CONJOINED' | 'SIGN_LORD' }) => string;
  readonly subLordAgents: (a: { readonly csl: PlanetName; readonly agents: readonly string[] }) => string;
  readonly starLordAgents: (a: { readonly starLord: PlanetName; readonly agents: readonly string[] }) => string;
  readonly signifies: (a: { readonly csl: PlanetName; readonly levels: string }) => string;
  readonly atLevel: (a: { readonly level: number; readonly houses: readonly number[] }) => string;
  readonly raised: (a: { readonly own: boolean; readonly csl: PlanetName }) => string;
  readonly raisedNode: (a: { readonly own: boolean; readonly csl: PlanetName; readonly house: number }) => string;
  readonly needsNone: (a: { readonly required: readonly number[]; readonly csl: PlanetName }) => string;
  readonly needsAll: (a: { readonly required: readonly number[]; readonly csl: PlanetName; readonly best: number }) => string;
  readonly needsSome: (a: { readonly required: readonly number[]; readonly csl: PlanetName; readonly covered: readonly number[]; readonly best: number; readonly missing: readonly number[] }) => string;
  readonly helps: (a: { readonly supporting: readonly number[]; readonly hit: readonly number[] }) => string;
  readonly helpsOne: (a: { readonly met: boolean; readonly supporting: readonly number[] }) => string;
  readonly notAgainst: (a: { readonly houses: readonly number[] }) => string;
  readonly noneStandsAgainst: () => string;
  readonly againstNone: (a: { readonly against: readonly number[] }) => string;
  readonly againstAll: (a: { readonly against: readonly number[]; readonly best: number }) => string;
  readonly againstSome: (a: { readonly against: readonly number[]; readonly hit: readonly number[]; readonly best: number }) => string;
  readonly unwelcome: (a: { readonly side: 'no' | 'split' | 'yes'; readonly weakly: boolean }) => string;
  readonly starLordDelays: (a: { readonly denied: boolean; readonly starLord: PlanetName }) => string;
  readonly heldBack: (a: { readonly matter: 'engagement' | 'love_marriage' | 'second_child' | 'second_marriage'; readonly label: string }) => string;
  readonly confirmCount: (a: { readonly count: number; readonly total: number }) => string;
  readonly standsSilent: () => string;
  readonly onlyAgainst: () => string;
  readonly subLordAgainst: (a: { readonly subLord: PlanetName }) => string;
  readonly standsIn: () => string;
  readonly decidingSubLord: (a: { readonly cusp: number }) => string;
  readonly inStarOfSubLord: (a: { readonly giver: PlanetName; readonly cusp: number }) => string;
  readonly covers: (a: { readonly houses: readonly number[]; readonly level: string }) => string;
  readonly coversAndOpposes: (a: { readonly houses: readonly number[]; readonly level: string; readonly against: string }) => string;
  readonly subLordOfCusp: (a: { readonly cusp: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  usually: '4',
  noneDifficult: '1',
  difficult: [['count'],{'one':'1','other':'3'}],
  flagLowered: '1',
  retrogradeInOwnStar: '15',
  retrogradeAtBirth: '1',
  starLordRetrograde: '5',
  verdict: [['concluded','rule'],{'true WHOLE_DENIAL_GROUP':'5','true SUPPORTING_ONLY':'5','true OPPOSITION_WITHOUT_SUPPORT':'5','true NO_CONTACT':'5','true REQUIRED_OUTRANKS_WHOLE_DENIAL':'5','true WHOLE_DENIAL_OUTRANKS':'5','true WEAK_LEVEL':'5','true WEAK_LEVEL_OUTWEIGHED':'7','true LOW_COVERAGE':'7','true LOW_COVERAGE_OUTWEIGHED':'5','true CLEAN':'5','true REQUIRED_OUTRANKS':'5','true PARTIAL_OPPOSITION':'5','true PARTIAL_OPPOSITION_OUTWEIGHED':'5','true REQUIRED_IN_LEVEL':'5','true AGAINST_IN_LEVEL':'5','false WHOLE_DENIAL_GROUP':'1','false SUPPORTING_ONLY':'1','false OPPOSITION_WITHOUT_SUPPORT':'1','false NO_CONTACT':'1','false REQUIRED_OUTRANKS_WHOLE_DENIAL':'1','false WHOLE_DENIAL_OUTRANKS':'1','false WEAK_LEVEL':'1','false WEAK_LEVEL_OUTWEIGHED':'3','false LOW_COVERAGE':'3','false LOW_COVERAGE_OUTWEIGHED':'1','false CLEAN':'1','false REQUIRED_OUTRANKS':'1','false PARTIAL_OPPOSITION':'1','false PARTIAL_OPPOSITION_OUTWEIGHED':'1','false REQUIRED_IN_LEVEL':'1','false AGAINST_IN_LEVEL':'1'}],
  quote: '3',
  shortQuote: '3',
  judgedFrom: '37',
  ownStarLord: '1',
  inStarOf: '3',
  agentsInRole: [['role'],{'CONJOINED':'0','ASPECTING':'0','SIGN_LORD':'1'}],
  subLordAgents: '0d',
  starLordAgents: '1d',
  signifies: '1',
  atLevel: '3',
  raised: '3',
  raisedNode: '33',
  needsNone: '1',
  needsAll: '3',
  needsSome: '03',
  helps: '3',
  helpsOne: 'f',
  notAgainst: '3',
  againstNone: 'd',
  againstAll: 'f',
  againstSome: '3',
  starLordDelays: '1',
  standsSilent: 'd',
  onlyAgainst: 'd',
  subLordAgainst: '5',
  standsIn: 'c',
  decidingSubLord: 'f',
  inStarOfSubLord: 'f',
  covers: 'f',
  coversAndOpposes: 'f',
  subLordOfCusp: 'f',
} as const;

const translated = catalogue<Messages>('engine/kp/promise/promise', () => say, marks, {
  'bn': () => import('./translations/promise.messages.bn.ts'),
  'es': () => import('./translations/promise.messages.es.ts'),
  'hi': () => import('./translations/promise.messages.hi.ts'),
  'mr': () => import('./translations/promise.messages.mr.ts'),
  'pt': () => import('./translations/promise.messages.pt.ts'),
  'ta': () => import('./translations/promise.messages.ta.ts'),
  'te': () => import('./translations/promise.messages.te.ts'),
});

export const say: Messages = {
  standing: (a) => translated()?.standing?.(a) ?? `${a.of === 'STRONG' ? `is strong for ${a.matter}` : a.of === 'WEAK' ? `is weak for ${a.matter}` : a.of === 'AGAINST' ? `works against ${a.matter}` : `is silent on ${a.matter}`}`,
  thisMatter: () => translated()?.thisMatter?.() ?? `it`,
  usually: (a) => translated()?.usually?.(a) ?? `${a.usual === 'RARE' ? `${a.little ? `That is so in fewer than 1 of 100 charts, so it says little.` : `That is so in fewer than 1 of 100 charts.`}` : `${a.little ? `That is so in ${numberInWords(a.rate)} of 100 charts, so it says little.` : `That is so in ${numberInWords(a.rate)} of 100 charts.`}`}`,
  asInCharts: (a) => translated()?.asInCharts?.(a) ?? `${a.usual === 'RARE' ? `as in fewer than 1 of 100 charts` : `as in ${numberInWords(a.rate)} of 100 charts`}`,
  noneDifficult: (a) => translated()?.noneDifficult?.(a) ?? `The sub lord ${planetInWords(a.csl)} signifies none of the difficult houses.`,
  difficult: (a) => translated()?.difficult?.(a) ?? `The sub lord ${planetInWords(a.csl)} signifies ${a.count === 1 ? `one of the difficult houses` : `${numberInWords(a.count)} of the difficult houses`}, at best at ${a.level}.`,
  flagLowered: () => translated()?.flagLowered?.() ?? `The flag is lowered by a step, because its lord is the lord of the Lagna too.`,
  retrogradeInOwnStar: (a) => translated()?.retrogradeInOwnStar?.(a) ?? `${named(a.csl)} is in its own star and was retrograde at birth. This denies nothing, but what this cusp promises comes late.`,
  retrogradeAtBirth: (a) => translated()?.retrogradeAtBirth?.(a) ?? `${named(a.csl)} is retrograde at birth, which denies nothing in a birth chart.`,
  starLordRetrograde: (a) => translated()?.starLordRetrograde?.(a) ?? `Its star lord ${named(a.starLord)} is retrograde at birth, so what this cusp promises comes late.`,
  pairMeaning: (a) => translated()?.pairMeaning?.(a) ?? `${a.pair === '1_6' ? `Falls ill easily, but wins contests.` : a.pair === '1_8' ? `Accidents, and legacies.` : a.pair === '1_12' ? `Hospital or seclusion.` : a.pair === '2_3' ? `Money by writing or agency.` : a.pair === '2_4' ? `Money by landed property.` : a.pair === '2_5' ? `Money by the arts or speculation.` : a.pair === '2_6' ? `Money by service, and loans.` : a.pair === '2_7' ? `Money through a partner or by contract.` : a.pair === '2_8' ? `Money by legacy.` : a.pair === '2_8_9' ? `Money caught in the failure of a bank.` : a.pair === '2_8_11' ? `Gain from a legacy.` : a.pair === '2_9' ? `Money by export or publishing.` : a.pair === '2_10' ? `Money from government or business.` : a.pair === '2_11' ? `Easy gain or a lottery.` : `Income from hospitals or prisons.`}`,
  verdict: (a) => translated()?.verdict?.(a) ?? `${a.concluded ? `So the matter` : `${named(a.label)}`} is ${a.verdict === 'ACTIVE' ? `promised` : a.verdict === 'MIXED_ACTIVE' ? `promised with opposition` : a.verdict === 'PARTIALLY_ACTIVE' ? `promised weakly` : a.verdict === 'CONTRADICTED' ? `spoken for and against alike` : a.verdict === 'DENIED' ? `denied` : `not promised`}, because ${a.rule === 'WHOLE_DENIAL_GROUP' ? `no required house is signified and every house against it is` : a.rule === 'SUPPORTING_ONLY' ? `helping houses are signified, but none that is required` : a.rule === 'OPPOSITION_WITHOUT_SUPPORT' ? `only houses that oppose it are signified` : a.rule === 'NO_CONTACT' ? `none of its houses is signified, for or against` : a.rule === 'REQUIRED_OUTRANKS_WHOLE_DENIAL' ? `every house against it is signified, but a required house more strongly` : a.rule === 'WHOLE_DENIAL_OUTRANKS' ? `every house against it is signified as strongly as the required ones` : a.rule === 'WEAK_LEVEL' ? `the required houses are met in one list alone, and not at the strongest level` : a.rule === 'WEAK_LEVEL_OUTWEIGHED' ? `the required houses are met below level 1 and those against it are stronger` : a.rule === 'LOW_COVERAGE' ? `fewer than half of the required houses are met, without level 1 and the primary house` : a.rule === 'LOW_COVERAGE_OUTWEIGHED' ? `fewer than half of the required houses are met and those against it are stronger` : a.rule === 'CLEAN' ? `required houses are met and none against it` : a.rule === 'REQUIRED_OUTRANKS' ? `the required houses are stronger in level and in weight than those against it` : a.rule === 'PARTIAL_OPPOSITION' ? `the houses against it are as strong in level or weight as those required` : a.rule === 'PARTIAL_OPPOSITION_OUTWEIGHED' ? `the houses against it are stronger in level and in weight than those required` : a.rule === 'REQUIRED_IN_LEVEL' ? `the required houses are stronger in level, those against it in weight` : `the houses against it are stronger in level, those required in weight`}.`,
  quote: (a) => translated()?.quote?.(a) ?? `${named(a.label)} is ${a.verdict === 'ACTIVE' ? `${a.adverse ? `indicated` : `promised`}` : a.verdict === 'MIXED_ACTIVE' ? `${a.adverse ? `indicated with opposition` : `promised with opposition`}` : a.verdict === 'PARTIALLY_ACTIVE' ? `${a.adverse ? `indicated weakly` : `promised weakly`}` : a.verdict === 'CONTRADICTED' ? `spoken for and against alike` : a.verdict === 'DENIED' ? `denied` : `${a.adverse ? `not indicated` : `not promised`}`} by ${planetInWords(a.csl)}, sub lord of cusp ${numberInWords(a.house)}, which signifies ${a.met === 'NONE' ? `no required house` : a.met === 'REQUIRED' ? `required ${housesNamed(a.houses)}` : `helping ${housesNamed(a.houses)}`}${a.against === 'NONE' ? `` : a.against === 'OPPOSING' ? ` and opposing ${housesNamed(a.opposing)}` : ` and stronger opposing ${housesNamed(a.opposing)}`}.`,
  shortQuote: (a) => translated()?.shortQuote?.(a) ?? `${named(a.label)} is ${a.verdict === 'ACTIVE' ? `${a.adverse ? `indicated` : `promised`}` : a.verdict === 'MIXED_ACTIVE' ? `${a.adverse ? `indicated with opposition` : `promised with opposition`}` : a.verdict === 'PARTIALLY_ACTIVE' ? `${a.adverse ? `indicated weakly` : `promised weakly`}` : a.verdict === 'CONTRADICTED' ? `spoken for and against alike` : a.verdict === 'DENIED' ? `denied` : `${a.adverse ? `not indicated` : `not promised`}`}, because ${planetInWords(a.csl)}, sub lord of cusp ${numberInWords(a.house)}, signifies ${a.met === 'NONE' ? `no required house${a.against === 'NONE' ? `` : a.against === 'OPPOSING' ? ` and opposing ${housesNamed(a.opposing)}` : ` and stronger opposing ${housesNamed(a.opposing)}`}` : a.met === 'REQUIRED' ? `${housesNamed(a.houses)}${a.against === 'NONE' ? `` : a.against === 'OPPOSING' ? ` against ${inWords(a.opposing)}` : ` against stronger ${inWords(a.opposing)}`}` : `helping ${housesNamed(a.houses)}${a.against === 'NONE' ? `` : a.against === 'OPPOSING' ? ` against ${inWords(a.opposing)}` : ` against stronger ${inWords(a.opposing)}`}`}.`,
  judgedFrom: (a) => translated()?.judgedFrom?.(a) ?? `${capitalised(a.matter)} is judged from cusp ${numberInWords(a.cusp)} in ${named(a.sign)}. Its sub lord is ${planetInWords(a.csl)}, in house ${numberInWords(a.house)}.`,
  ownStarLord: (a) => translated()?.ownStarLord?.(a) ?? `${planetFirst(a.csl)} is its own star lord.`,
  inStarOf: (a) => translated()?.inStarOf?.(a) ?? `${planetFirst(a.csl)}'s star lord is ${planetInWords(a.starLord)}, in house ${numberInWords(a.house)}.`,
  agentsInRole: (a) => translated()?.agentsInRole?.(a) ?? `${planetsInWords(a.planets)} ${a.role === 'CONJOINED' ? `(conjoined)` : a.role === 'ASPECTING' ? `(aspecting)` : `(its sign lord)`}`,
  subLordAgents: (a) => translated()?.subLordAgents?.(a) ?? `${named(a.csl)} acts for ${inWords(a.agents)}. It signifies the houses that its agents occupy and own.`,
  starLordAgents: (a) => translated()?.starLordAgents?.(a) ?? `The star lord ${named(a.starLord)} acts for ${inWords(a.agents)}. It brings the houses that its agents own.`,
  signifies: (a) => translated()?.signifies?.(a) ?? `${planetFirst(a.csl)} signifies ${a.levels}.`,
  atLevel: (a) => translated()?.atLevel?.(a) ?? `at level ${numberInWords(a.level)} ${housesNamed(a.houses)}`,
  raised: (a) => translated()?.raised?.(a) ?? `${a.own ? `${planetFirst(a.csl)} is in its own star, so its own place counts as level 1 and its own lordships as level 3.` : `No planet is in its stars, so its own place counts as level 1 and its own lordships as level 3.`}`,
  raisedNode: (a) => translated()?.raisedNode?.(a) ?? `${a.own ? `${planetFirst(a.csl)} is in its own star, so its own place, house ${numberInWords(a.house)}, counts as level 1. What its agents bring keeps levels 2 and 4.` : `No planet is in its stars, so its own place, house ${numberInWords(a.house)}, counts as level 1. What its agents bring keeps levels 2 and 4.`}`,
  needsNone: (a) => translated()?.needsNone?.(a) ?? `The matter needs ${inWords(a.required)}, and ${planetInWords(a.csl)} signifies none of them.`,
  needsAll: (a) => translated()?.needsAll?.(a) ?? `The matter needs ${inWords(a.required)}, and ${planetInWords(a.csl)} signifies all of them, best at level ${numberInWords(a.best)}.`,
  needsSome: (a) => translated()?.needsSome?.(a) ?? `The matter needs ${inWords(a.required)}. ${planetFirst(a.csl)} signifies ${inWords(a.covered)}, best at level ${numberInWords(a.best)}, and misses ${inWords(a.missing)}.`,
  helps: (a) => translated()?.helps?.(a) ?? `Of the helping ${housesNamed(a.supporting)} it signifies ${inWords(a.hit)}.`,
  helpsOne: (a) => translated()?.helpsOne?.(a) ?? `It ${a.met ? `signifies` : `does not signify`} the helping ${housesNamed(a.supporting)}.`,
  notAgainst: (a) => translated()?.notAgainst?.(a) ?? `${a.houses.length === 1 ? `${housesFirst(a.houses)} would stand against it, but it favours the matter and so does not count against it.` : `${housesFirst(a.houses)} would stand against it, but they favour the matter and so do not count against it.`}`,
  noneStandsAgainst: () => translated()?.noneStandsAgainst?.() ?? `No house stands against the matter.`,
  againstNone: (a) => translated()?.againstNone?.(a) ?? `It signifies none of the houses against it, ${inWords(a.against)}.`,
  againstAll: (a) => translated()?.againstAll?.(a) ?? `It signifies all of the houses against it, ${inWords(a.against)}, best at level ${numberInWords(a.best)}.`,
  againstSome: (a) => translated()?.againstSome?.(a) ?? `Of the houses against it, ${inWords(a.against)}, it signifies ${inWords(a.hit)}, best at level ${numberInWords(a.best)}.`,
  unwelcome: (a) => translated()?.unwelcome?.(a) ?? `${a.side === 'yes' ? `${a.weakly ? `The matter is unwelcome, and the verdict means a weak tendency.` : `The matter is unwelcome, and the verdict means a tendency.`}` : a.side === 'split' ? `The matter is unwelcome, and the chart speaks for it and against it alike.` : `The matter is unwelcome, and the chart does not promise it.`}`,
  starLordDelays: (a) => translated()?.starLordDelays?.(a) ?? `${a.denied ? `The star lord ${named(a.starLord)} was retrograde at birth, which delays and does not decide.` : `The star lord ${named(a.starLord)} was retrograde at birth, so the matter is delayed and not denied.`}`,
  heldBack: (a) => translated()?.heldBack?.(a) ?? `${a.matter === 'engagement' ? `${named(a.label)} may stay without a marriage, which the chart does not promise.` : a.matter === 'love_marriage' ? `${named(a.label)} cannot come about without a marriage, which the chart does not promise.` : a.matter === 'second_marriage' ? `${named(a.label)} cannot come about without a first one, which the chart does not promise.` : `${named(a.label)} cannot come about without a first one, which the chart does not promise.`}`,
  confirmCount: (a) => translated()?.confirmCount?.(a) ?? `${numberInWords(a.count)} of ${numberInWords(a.total)}`,
  standsSilent: () => translated()?.standsSilent?.() ?? `It signifies no house for the matter and none against it.`,
  onlyAgainst: () => translated()?.onlyAgainst?.() ?? `It signifies only houses against the matter.`,
  subLordAgainst: (a) => translated()?.subLordAgainst?.(a) ?? `Its sub lord, ${planetInWords(a.subLord)}, signifies houses against the matter and none for it.`,
  standsIn: () => translated()?.standsIn?.() ?? `It is counted all the same, because fewer than three other planets can bring the matter.`,
  decidingSubLord: (a) => translated()?.decidingSubLord?.(a) ?? `It is the sub lord of cusp ${numberInWords(a.cusp)}, which decides the matter.`,
  inStarOfSubLord: (a) => translated()?.inStarOfSubLord?.(a) ?? `It is in the star of ${planetInWords(a.giver)}, the sub lord of cusp ${numberInWords(a.cusp)}.`,
  covers: (a) => translated()?.covers?.(a) ?? `It signifies ${housesNamed(a.houses)}, best at ${a.level}.`,
  coversAndOpposes: (a) => translated()?.coversAndOpposes?.(a) ?? `It signifies ${housesNamed(a.houses)}, best at ${a.level}, but houses against the matter at ${a.against}.`,
  subLordOfCusp: (a) => translated()?.subLordOfCusp?.(a) ?? `It is the sub lord of cusp ${numberInWords(a.cusp)}.`,
};
