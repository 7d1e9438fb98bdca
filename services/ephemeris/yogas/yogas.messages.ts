// Written by npm run generate from yogas.messages.json: change that file.
import { type PlanetName, catalogue, housesNamed, inWords, named, numberInWords, planetsFirst, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly nodesAspectSeventh: () => string;
  readonly noRunningPeriod: () => string;
  readonly noRunningPeriodPlain: () => string;
  readonly lesserForm: () => string;
  readonly tieNeedsTwo: () => string;
  readonly noNamedYoga: () => string;
  readonly namedYogas: (a: { readonly yogas: number; readonly strong: number }) => string;
  readonly firstYoga: (a: { readonly only: boolean; readonly name: string; readonly planets: readonly PlanetName[] }) => string;
  readonly resultsInPeriods: () => string;
  readonly nextAdverse: () => string;
  readonly nextRarer: () => string;
  readonly noneHemmed: () => string;
  readonly housesHemmed: (a: { readonly papa: readonly number[]; readonly shubha: readonly number[] }) => string;
  readonly planetsHemmed: (a: { readonly planets: readonly PlanetName[]; readonly nature: 'benefic' | 'malefic' }) => string;
  readonly nodesDoNotHem: () => string;
  readonly nextHemmedAscendant: () => string;
  readonly kemadrumaOften: () => string;
  readonly kemadrumaWithoutSun: () => string;
  readonly nodeDignity: () => string;
  readonly adverseYogas: (a: { readonly all: number }) => string;
  readonly adverseOne: (a: { readonly net: 'ACTIVE' | 'CANCELLED' | 'REDUCED' }) => string;
  readonly adverseAlike: (a: { readonly net: 'ACTIVE' | 'CANCELLED' | 'REDUCED' }) => string;
  readonly adverseOfThese: (a: { readonly parts: readonly string[] }) => string;
  readonly adversePart: (a: { readonly count: number; readonly net: 'ACTIVE' | 'CANCELLED' | 'REDUCED' }) => string;
  readonly adverseStrain: () => string;
  readonly caution: (a: { readonly about: 'BODY' | 'RESTRAINT' | 'WEALTH' }) => string;
  readonly nextHelpful: () => string;
  readonly nodesExchangeStars: () => string;
  readonly starExchangeOfKp: () => string;
  readonly exchangeEffect: (a: { readonly found: 'DAINYA' | 'KHALA' | 'MAHA'; readonly x: number; readonly themesOfX: readonly string[]; readonly y: number; readonly themesOfY: readonly string[] }) => string;
  readonly exchanges: (a: { readonly pairs: number }) => string;
  readonly pairAndHouses: (a: { readonly planets: readonly PlanetName[]; readonly houses: readonly number[] }) => string;
  readonly onePair: (a: { readonly pair: string }) => string;
  readonly severalPairs: (a: { readonly pairs: readonly string[] }) => string;
  readonly nextFromExchanges: () => string;
  readonly sunReported: () => string;
  readonly inSignOfSun: () => string;
  readonly besideTheSun: (a: { readonly found: 'UBHAYACHARI' | 'VESI' | 'VOSI'; readonly second: readonly PlanetName[]; readonly twelfth: readonly PlanetName[] }) => string;
  readonly noneBesideTheSun: () => string;
  readonly kindBeside: (a: { readonly kind: 'MIXED' | 'PAPA' | 'SHUBHA' }) => string;
  readonly solarYogas: (a: { readonly yogas: number }) => string;
  readonly nextAllNamed: () => string;
  readonly nabhasaAllLife: () => string;
  readonly vajraAndYava: () => string;
  readonly kurmaForms: () => string;
  readonly nabhasaPattern: (a: { readonly pattern: string; readonly signs: number }) => string;
  readonly rarerYogas: (a: { readonly yogas: number }) => string;
  readonly nextNamed: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  firstYoga: [['only'],{'true':'c','false':'0'}],
  nextAdverse: 'c',
  nextRarer: 'c',
  housesHemmed: '3',
  nodesDoNotHem: '0c',
  nextHemmedAscendant: 'd',
  adverseYogas: '4',
  adverseOne: 'c',
  adverseOfThese: '4',
  caution: [['about'],{'RESTRAINT':'40','WEALTH':'0','BODY':'0'}],
  nextHelpful: 'c',
  starExchangeOfKp: '1',
  exchangeEffect: [['found'],{'MAHA':'13','KHALA':'03','DAINYA':'03'}],
  pairAndHouses: '3',
  onePair: 'c',
  severalPairs: 'c',
  nextFromExchanges: 'c',
  kindBeside: [['kind'],{'SHUBHA':'0','PAPA':'0','MIXED':'4'}],
  nextAllNamed: 'c',
  nextNamed: 'c',
} as const;

const translated = catalogue<Messages>('ephemeris/yogas/yogas', () => say, marks, {
  'bn': () => import('./translations/yogas.messages.bn.ts'),
  'es': () => import('./translations/yogas.messages.es.ts'),
  'hi': () => import('./translations/yogas.messages.hi.ts'),
  'mr': () => import('./translations/yogas.messages.mr.ts'),
  'pt': () => import('./translations/yogas.messages.pt.ts'),
  'ta': () => import('./translations/yogas.messages.ta.ts'),
  'te': () => import('./translations/yogas.messages.te.ts'),
});

export const say: Messages = {
  nodesAspectSeventh: () => translated()?.nodesAspectSeventh?.() ?? `Rahu and Ketu aspect the seventh sign only. Some schools add the fifth and the ninth.`,
  noRunningPeriod: () => translated()?.noRunningPeriod?.() ?? `The moment lies outside the 120 dasha years of this birth, so no running period is named.`,
  noRunningPeriodPlain: () => translated()?.noRunningPeriodPlain?.() ?? `The moment lies outside the 120 years of the periods of this birth, so no running period is named.`,
  lesserForm: () => translated()?.lesserForm?.() ?? `A form that the tradition counts as lesser makes a yoga one step weaker.`,
  tieNeedsTwo: () => translated()?.tieNeedsTwo?.() ?? `Two planets are needed for a tie, and no planet is counted from itself.`,
  noNamedYoga: () => translated()?.noNamedYoga?.() ?? `The chart has none of the well-known yogas.`,
  namedYogas: (a) => translated()?.namedYogas?.(a) ?? `The chart has ${a.yogas === 1 ? `${numberInWords(a.yogas)} named yoga` : `${numberInWords(a.yogas)} named yogas`}, and ${a.strong === 0 ? `none of them is` : a.strong === 1 ? `one of them is` : `${numberInWords(a.strong)} of them are`} strong.`,
  firstYoga: (a) => translated()?.firstYoga?.(a) ?? `${a.only ? `It is` : `First among them is`} ${named(a.name)}${a.planets.length === 0 ? `.` : `, formed by ${planetsInWords(a.planets)}.`}`,
  resultsInPeriods: () => translated()?.resultsInPeriods?.() ?? `A yoga gives its results in the periods of the planets that form it.`,
  nextAdverse: () => translated()?.nextAdverse?.() ?? `It lists the adverse yogas with what cancels them.`,
  nextRarer: () => translated()?.nextRarer?.() ?? `It adds the nabhasa pattern and the rarer yogas.`,
  noneHemmed: () => translated()?.noneHemmed?.() ?? `No house and no planet is between malefics alone or between benefics alone.`,
  housesHemmed: (a) => translated()?.housesHemmed?.(a) ?? `Malefics hem ${housesNamed(a.papa)}, and benefics hem ${housesNamed(a.shubha)}.`,
  planetsHemmed: (a) => translated()?.planetsHemmed?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is` : `are`} between ${a.nature === 'malefic' ? `malefics` : `benefics`}.`,
  nodesDoNotHem: () => translated()?.nodesDoNotHem?.() ?? `Rahu and Ketu neither hem nor spoil here. They still count in the nature of Mercury.`,
  nextHemmedAscendant: () => translated()?.nextHemmedAscendant?.() ?? `It weighs a hemmed ascendant among the adverse yogas.`,
  kemadrumaOften: () => translated()?.kemadrumaOften?.() ?? `Kemadruma is in nearly half of all charts and is nearly always cancelled.`,
  kemadrumaWithoutSun: () => translated()?.kemadrumaWithoutSun?.() ?? `The Sun, Rahu and Ketu neither break nor cancel Kemadruma.`,
  nodeDignity: () => translated()?.nodeDignity?.() ?? `The dignity of Rahu and Ketu differs by school.`,
  adverseYogas: (a) => translated()?.adverseYogas?.(a) ?? `This chart has ${a.all === 0 ? `none` : a.all === 1 ? `one` : `${numberInWords(a.all)}`} of the adverse yogas.`,
  adverseOne: (a) => translated()?.adverseOne?.(a) ?? `It is ${a.net === 'ACTIVE' ? `active` : a.net === 'REDUCED' ? `reduced` : `cancelled`}.`,
  adverseAlike: (a) => translated()?.adverseAlike?.(a) ?? `All are ${a.net === 'ACTIVE' ? `active` : a.net === 'REDUCED' ? `reduced` : `cancelled`}.`,
  adverseOfThese: (a) => translated()?.adverseOfThese?.(a) ?? `Of these ${inWords(a.parts)}.`,
  adversePart: (a) => translated()?.adversePart?.(a) ?? `${a.count === 1 ? `${numberInWords(a.count)} is` : `${numberInWords(a.count)} are`} ${a.net === 'ACTIVE' ? `active` : a.net === 'REDUCED' ? `reduced` : `cancelled`}`,
  adverseStrain: () => translated()?.adverseStrain?.() ?? `Tradition reads each as a strain, never as a certainty, and most charts have several.`,
  caution: (a) => translated()?.caution?.(a) ?? `${a.about === 'RESTRAINT' ? `This is traditional wording of restraint. Nothing is said about courts or custody.` : a.about === 'WEALTH' ? `Not financial advice.` : `Not a medical statement.`}`,
  nextHelpful: () => translated()?.nextHelpful?.() ?? `It lists the helpful yogas of the same chart.`,
  nodesExchangeStars: () => translated()?.nodesExchangeStars?.() ?? `Rahu and Ketu own no sign, so they exchange stars only.`,
  starExchangeOfKp: () => translated()?.starExchangeOfKp?.() ?? `An exchange of stars is the one that the KP system reads.`,
  exchangeEffect: (a) => translated()?.exchangeEffect?.(a) ?? `${a.found === 'MAHA' ? `Traditionally the two houses support each other.` : a.found === 'KHALA' ? `Traditionally it brings ups and downs, and effort before gain.` : `Traditionally the difficult house draws on the other.`} House ${numberInWords(a.x)} stands for ${inWords(a.themesOfX)}, and house ${numberInWords(a.y)} for ${inWords(a.themesOfY)}.`,
  exchanges: (a) => translated()?.exchanges?.(a) ?? `${a.pairs === 0 ? `No two planets are` : a.pairs === 1 ? `One pair of planets is` : `${numberInWords(a.pairs)} pairs of planets are`} in each other’s signs.`,
  pairAndHouses: (a) => translated()?.pairAndHouses?.(a) ?? `${planetsInWords(a.planets)} (houses ${inWords(a.houses)})`,
  onePair: (a) => translated()?.onePair?.(a) ?? `It is ${a.pair}, and each acts as if at home in its own house.`,
  severalPairs: (a) => translated()?.severalPairs?.(a) ?? `They are ${inWords(a.pairs)}.`,
  nextFromExchanges: () => translated()?.nextFromExchanges?.() ?? `It shows which raja and dhana yogas the exchanges make.`,
  sunReported: () => translated()?.sunReported?.() ?? `The state of the Sun itself is reported and changes no solar yoga. The planets with it and beside it decide.`,
  inSignOfSun: () => translated()?.inSignOfSun?.() ?? `A planet in the sign of the Sun counts for neither side.`,
  besideTheSun: (a) => translated()?.besideTheSun?.(a) ?? `${a.found === 'VESI' ? `The Sun has ${planetsInWords(a.second)} after it, which makes Vesi.` : a.found === 'VOSI' ? `The Sun has ${planetsInWords(a.twelfth)} before it, which makes Vosi.` : `The Sun has ${planetsInWords(a.second)} after it and ${planetsInWords(a.twelfth)} before it, which makes Ubhayachari.`}`,
  noneBesideTheSun: () => translated()?.noneBesideTheSun?.() ?? `None of Mars, Mercury, Jupiter, Venus and Saturn is in the signs beside the Sun.`,
  kindBeside: (a) => translated()?.kindBeside?.(a) ?? `${a.kind === 'SHUBHA' ? `Only benefics are beside it.` : a.kind === 'PAPA' ? `Only malefics are beside it.` : `Both benefics and malefics are beside it.`}`,
  solarYogas: (a) => translated()?.solarYogas?.(a) ?? `${a.yogas === 0 ? `No solar yoga is in this chart.` : a.yogas === 1 ? `In all, one solar yoga stands in this chart.` : `In all, ${numberInWords(a.yogas)} solar yogas stand in this chart.`}`,
  nextAllNamed: () => translated()?.nextAllNamed?.() ?? `It lists these among all well-known yogas of the chart.`,
  nabhasaAllLife: () => translated()?.nabhasaAllLife?.() ?? `Rahu and Ketu never count in nabhasa yogas, which are felt all through life.`,
  vajraAndYava: () => translated()?.vajraAndYava?.() ?? `Vajra and yava cannot occur, because Mercury and Venus never stand three signs from the Sun.`,
  kurmaForms: () => translated()?.kurmaForms?.() ?? `Kurma is read in two forms. The old text joins the first with malefics in places that no sky can give.`,
  nabhasaPattern: (a) => translated()?.nabhasaPattern?.(a) ?? `All seven planets together make the nabhasa pattern ${named(a.pattern)}, with ${a.signs === 1 ? `${numberInWords(a.signs)} sign` : `${numberInWords(a.signs)} signs`} occupied.`,
  rarerYogas: (a) => translated()?.rarerYogas?.(a) ?? `The chart has ${a.yogas === 0 ? `none` : a.yogas === 1 ? `one` : `${numberInWords(a.yogas)}`} of the rarer yogas.`,
  nextNamed: () => translated()?.nextNamed?.() ?? `It lists the well-known yogas of the chart.`,
};
