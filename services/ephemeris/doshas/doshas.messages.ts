// Written by npm run generate from doshas.messages.json: change that file.
import { type PlanetName, catalogue, inWords, named, numberInWords, ordinal, planetsFirst, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly present: (a: { readonly count: number; readonly doshas: readonly string[] }) => string;
  readonly doshaAndWeight: (a: { readonly dosha: 'kalsarpa' | 'kemadruma' | 'manglik' | 'pitra' | 'sadeSati'; readonly weight: 'CANCELLED' | 'MILD' | 'MODERATE' | 'SEVERE' | 'WITHOUT_EFFECT' }) => string;
  readonly customOnly: () => string;
  readonly absent: (a: { readonly dosha: 'kalsarpa' | 'kemadruma' | 'manglik' | 'pitra' | 'sadeSati'; readonly why: string }) => string;
  readonly explained: (a: { readonly dosha: 'kalsarpa' | 'kemadruma' | 'manglik' | 'pitra' | 'sadeSati'; readonly weight: 'CANCELLED' | 'MILD' | 'MODERATE' | 'SEVERE' | 'WITHOUT_EFFECT'; readonly why: string; readonly cancellations: number }) => string;
  readonly manglikBaseRate: () => string;
  readonly kpDissent: (a: { readonly dosha: 'kalsarpa' | 'kemadruma' | 'manglik' | 'pitra' | 'sadeSati' }) => string;
  readonly severitiesOurs: () => string;
  readonly partnerNotTested: () => string;
  readonly noKpView: () => string;
  readonly datesLeftOut: () => string;
  readonly nextNodes: () => string;
  readonly nextSadeSati: () => string;
  readonly nextMarriage: () => string;
  readonly marsPlaces: (a: { readonly places: readonly string[] }) => string;
  readonly houseFrom: (a: { readonly house: number; readonly reference: 'Lagna' | 'Moon' | 'Venus' }) => string;
  readonly noPitraRule: () => string;
  readonly besideTheMoon: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly saturnInSadeSati: (a: { readonly sign: string; readonly phase: 'Janma' | 'Patha' | 'Vraya' }) => string;
  readonly saturnElsewhere: (a: { readonly sign: string; readonly house: number; readonly small: boolean }) => string;
  readonly kalsarpaTold: (a: { readonly status: 'FULL' | 'NONE' | 'PARTIAL'; readonly weight: 'CANCELLED' | 'MILD' | 'MODERATE' | 'SEVERE' | 'WITHOUT_EFFECT' }) => string;
  readonly noClassicalText: () => string;
  readonly allOnOneSide: (a: { readonly variant: string }) => string;
  readonly onOtherSide: (a: { readonly outside: readonly PlanetName[]; readonly partial: boolean }) => string;
  readonly howOftenFull: () => string;
  readonly directionDiffers: () => string;
  readonly trueNodeMayChange: () => string;
  readonly byWholeSigns: (a: { readonly present: boolean }) => string;
  readonly periodsNotListed: () => string;
  readonly nextCascade: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  customOnly: 'cd',
  manglikBaseRate: '1',
  kpDissent: [['dosha'],{'manglik':'30c','kalsarpa':'010','sadeSati':'10','pitra':'01','kemadruma':'01'}],
  noKpView: '1',
  nextNodes: 'c',
  nextSadeSati: 'c',
  nextMarriage: 'f',
  marsPlaces: [['places'],{'=0':'1','other':'0'}],
  houseFrom: '3',
  saturnInSadeSati: '1',
  saturnElsewhere: [['small'],{'true':'10c','false':'1'}],
  noClassicalText: '1',
  howOftenFull: '04',
  nextCascade: 'd',
} as const;

const translated = catalogue<Messages>('ephemeris/doshas/doshas', () => say, marks, {
  'bn': () => import('./translations/doshas.messages.bn.ts'),
  'es': () => import('./translations/doshas.messages.es.ts'),
  'hi': () => import('./translations/doshas.messages.hi.ts'),
  'mr': () => import('./translations/doshas.messages.mr.ts'),
  'pt': () => import('./translations/doshas.messages.pt.ts'),
  'ta': () => import('./translations/doshas.messages.ta.ts'),
  'te': () => import('./translations/doshas.messages.te.ts'),
});

export const say: Messages = {
  present: (a) => translated()?.present?.(a) ?? `${a.count === 0 ? `None of the five usual doshas is present.` : a.count === 2 ? `Two of the five usual doshas are present, ${inWords(a.doshas)}.` : a.count === 3 ? `Three of the five usual doshas are present, ${inWords(a.doshas)}.` : a.count === 4 ? `Four of the five usual doshas are present, ${inWords(a.doshas)}.` : a.count === 1 ? `One of the five usual doshas is present, ${inWords(a.doshas)}.` : `All of the five usual doshas are present, ${inWords(a.doshas)}.`}`,
  doshaAndWeight: (a) => translated()?.doshaAndWeight?.(a) ?? `${a.dosha === 'manglik' ? `Manglik` : a.dosha === 'kalsarpa' ? `Kala Sarpa` : a.dosha === 'sadeSati' ? `Sade Sati` : a.dosha === 'pitra' ? `Pitra` : `Kemadruma`} (${a.weight === 'MILD' ? `mild` : a.weight === 'MODERATE' ? `moderate` : a.weight === 'SEVERE' ? `severe` : a.weight === 'CANCELLED' ? `cancelled` : `without effect`})`,
  customOnly: () => translated()?.customOnly?.() ?? `They are custom. They foretell nothing and decide nothing in KP.`,
  absent: (a) => translated()?.absent?.(a) ?? `${a.dosha === 'manglik' ? `Manglik dosha` : a.dosha === 'kalsarpa' ? `Kala Sarpa` : a.dosha === 'sadeSati' ? `Sade Sati` : a.dosha === 'pitra' ? `Pitra dosha` : `Kemadruma`} is not present. ${a.why}`,
  explained: (a) => translated()?.explained?.(a) ?? `${a.dosha === 'manglik' ? `Manglik dosha` : a.dosha === 'kalsarpa' ? `Kala Sarpa` : a.dosha === 'sadeSati' ? `Sade Sati` : a.dosha === 'pitra' ? `Pitra dosha` : `Kemadruma`} is present, ${a.weight === 'MILD' ? `mild` : a.weight === 'MODERATE' ? `moderate` : a.weight === 'SEVERE' ? `severe` : a.weight === 'CANCELLED' ? `but cancelled` : `but without effect`}. ${a.why} ${a.cancellations === 0 ? `No cancellation holds.` : a.cancellations === 1 ? `${numberInWords(a.cancellations)} cancellation holds.` : `${numberInWords(a.cancellations)} cancellations hold.`}`,
  manglikBaseRate: () => translated()?.manglikBaseRate?.() ?? `Mars is so placed from Lagna or Moon in about three charts of four, from Lagna alone in one of two.`,
  kpDissent: (a) => translated()?.kpDissent?.(a) ?? `${a.dosha === 'manglik' ? `KP judges marriage from the sub lord of the 7th cusp and the significators of 2, 7 and 11 against 1, 6, 10 and 12. Mars in a house is not by itself a denial or a danger. It counts only through its star and sub.` : a.dosha === 'kalsarpa' ? `No classical text defines this yoga. KP gives it no role. The nodes act as agents for planets they join, are aspected by, or whose star or sign they hold.` : a.dosha === 'sadeSati' ? `KP times by dasha lords and transits through star and sub of significators. Saturn's sign position from the Moon alone decides nothing.` : a.dosha === 'pitra' ? `Read as custom. KP looks to the cusp sub lords of the matter.` : `Read as custom. KP looks to the cusp sub lords of the matter.`}`,
  severitiesOurs: () => translated()?.severitiesOurs?.() ?? `The severities are our own scale. No single text has all the rules of Manglik and Pitra dosha.`,
  partnerNotTested: () => translated()?.partnerNotTested?.() ?? `A partner with the same dosha is a matter of matching and is not tested here.`,
  noKpView: () => translated()?.noKpView?.() ?? `Placidus houses do not exist at this latitude, so there is no KP view.`,
  datesLeftOut: () => translated()?.datesLeftOut?.() ?? `Dates of Sade Sati outside the years 1800 to 2399 are left out.`,
  nextNodes: () => translated()?.nextNodes?.() ?? `It shows the axis of the nodes and their periods.`,
  nextSadeSati: () => translated()?.nextSadeSati?.() ?? `It lists all cycles of Sade Sati with their phases.`,
  nextMarriage: () => translated()?.nextMarriage?.() ?? `It judges marriage by the sub lord of the 7th cusp.`,
  marsPlaces: (a) => translated()?.marsPlaces?.(a) ?? `${a.places.length === 0 ? `Mars is in none of the houses that count from Lagna, the Moon or Venus.` : `Mars is in ${inWords(a.places)}.`}`,
  houseFrom: (a) => translated()?.houseFrom?.(a) ?? `house ${numberInWords(a.house)} from ${a.reference === 'Lagna' ? `the Lagna` : a.reference === 'Moon' ? `the Moon` : `Venus`}`,
  noPitraRule: () => translated()?.noPitraRule?.() ?? `None of its six rules holds.`,
  besideTheMoon: (a) => translated()?.besideTheMoon?.(a) ?? `${a.planets.length === 0 ? `No planet from Mars to Saturn is` : a.planets.length === 1 ? `${planetsInWords(a.planets)} stands` : `${planetsInWords(a.planets)} stand`} in the second or twelfth sign from the Moon.`,
  saturnInSadeSati: (a) => translated()?.saturnInSadeSati?.(a) ?? `Saturn passes ${named(a.sign)}, ${a.phase === 'Vraya' ? `the twelfth sign from` : a.phase === 'Janma' ? `the sign of` : `the second sign from`} the natal Moon.`,
  saturnElsewhere: (a) => translated()?.saturnElsewhere?.(a) ?? `Saturn passes ${named(a.sign)}, the ${ordinal(a.house)} sign from the natal Moon.${a.small ? ` Tradition calls that stay a small panoti. It is not part of Sade Sati.` : ``}`,
  kalsarpaTold: (a) => translated()?.kalsarpaTold?.(a) ?? `${a.status === 'FULL' ? `Kala Sarpa is present, ${a.weight === 'MILD' ? `mild` : a.weight === 'MODERATE' ? `moderate` : a.weight === 'SEVERE' ? `severe` : a.weight === 'CANCELLED' ? `cancelled` : `without effect`}.` : a.status === 'PARTIAL' ? `Kala Sarpa is not present in full.` : `Kala Sarpa is not present.`}`,
  noClassicalText: () => translated()?.noClassicalText?.() ?? `No classical text defines it, and KP gives it no role.`,
  allOnOneSide: (a) => translated()?.allOnOneSide?.(a) ?? `All seven planets lie on one side of Rahu and Ketu, in the variant named ${named(a.variant)}.`,
  onOtherSide: (a) => translated()?.onOtherSide?.(a) ?? `${planetsFirst(a.outside)} ${a.outside.length === 1 ? `lies` : `lie`} on the other side of Rahu and Ketu${a.partial ? `, so it is partial and not counted as present` : ``}.`,
  howOftenFull: () => translated()?.howOftenFull?.() ?? `About seven charts of a hundred have it in full, and every fourth has one planet outside. So one outside is not counted as present.`,
  directionDiffers: () => translated()?.directionDiffers?.() ?? `Which of the two directions is called Kala Sarpa and which Kala Amrita differs by author.`,
  trueNodeMayChange: () => translated()?.trueNodeMayChange?.() ?? `A planet is within 2 degrees of the axis. The true node differs from the mean node by up to 1.7 degrees and may change the result.`,
  byWholeSigns: (a) => translated()?.byWholeSigns?.(a) ?? `By whole signs, as many judge it, it would ${a.present ? `be present` : `not be present`}. Degrees decide here.`,
  periodsNotListed: () => translated()?.periodsNotListed?.() ?? `Periods after the 120 years from birth are not listed.`,
  nextCascade: () => translated()?.nextCascade?.() ?? `It shows what Rahu and Ketu do by KP, as agents of other planets.`,
};
