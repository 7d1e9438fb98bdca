// Written by npm run generate from doshas.messages.json: change that file.
import { type PlanetName, catalogue, inWords, named, numberInWords, planetFirst, planetInWords, planetNames, planetsFirst, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly exaltedOrOwnInKendra: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly jupiterOnLagna: (a: { readonly inIt: boolean }) => string;
  readonly nodeWithBenefic: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly onAxis: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly lifeArea: (a: { readonly house: number }) => string;
  readonly allOnOneSide: () => string;
  readonly nearNode: (a: { readonly planet: PlanetName }) => string;
  readonly noPlanetBesideMoon: () => string;
  readonly kemadrumaCancelled: (a: { readonly cancellations: number }) => string;
  readonly marsOwnOrExalted: (a: { readonly sign: string; readonly house: number }) => string;
  readonly marsExemptAnywhere: (a: { readonly sign: string }) => string;
  readonly marsExemptInHouse: (a: { readonly sign: string; readonly house: number; readonly reference: 'Lagna' | 'Moon' | 'Venus' }) => string;
  readonly beneficsHelp: (a: { readonly facts: readonly string[] }) => string;
  readonly jupiterWithMars: () => string;
  readonly jupiterAspectsMars: () => string;
  readonly beneficInHouse: (a: { readonly planet: PlanetName; readonly house: number }) => string;
  readonly marsWithMoon: () => string;
  readonly marsYogaKaraka: (a: { readonly sign: string }) => string;
  readonly marsCounts: (a: { readonly references: number }) => string;
  readonly marsFromLagna: (a: { readonly house: number }) => string;
  readonly marsFromVenusAlone: () => string;
  readonly manglikLowered: (a: { readonly cancellations: number }) => string;
  readonly notPresent: () => string;
  readonly eased: (a: { readonly cancelled: boolean }) => string;
  readonly moonInNoneOfStars: (a: { readonly star: string }) => string;
  readonly moonAtJunction: (a: { readonly star: string }) => string;
  readonly moonInStar: (a: { readonly star: string }) => string;
  readonly sunWith: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly saturnAspectsSun: () => string;
  readonly shadowsInNinth: (a: { readonly planets: readonly PlanetName[] }) => string;
  readonly ninthLordWithNode: (a: { readonly lord: PlanetName; readonly node: PlanetName }) => string;
  readonly ninthLordHurt: (a: { readonly lord: PlanetName; readonly house: number; readonly how: 'ASPECTED' | 'BOTH' | 'JOINED'; readonly joined: readonly PlanetName[]; readonly aspecting: readonly PlanetName[] }) => string;
  readonly ninthLordDebilitated: (a: { readonly lord: PlanetName }) => string;
  readonly nodeInFifth: (a: { readonly node: PlanetName; readonly lord: PlanetName }) => string;
  readonly jupiterHelps: (a: { readonly how: 'ASPECTED' | 'AT' | 'BOTH'; readonly at: readonly string[]; readonly aspected: readonly string[] }) => string;
  readonly jupiterAt: (a: { readonly place: 'LORD' | 'NINTH' | 'SUN' }) => string;
  readonly jupiterOn: (a: { readonly place: 'LORD' | 'NINTH' | 'SUN' }) => string;
  readonly rulesHeld: (a: { readonly held: number }) => string;
  readonly scaleEnds: (a: { readonly end: 'NONE' | 'SEVERE' }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  marsOwnOrExalted: '3',
  marsExemptInHouse: '3',
  beneficInHouse: '3',
  marsYogaKaraka: '1',
  marsFromLagna: '3',
  notPresent: 'c',
  eased: '4',
  shadowsInNinth: '3',
  ninthLordWithNode: '3',
  ninthLordHurt: '3',
  ninthLordDebilitated: '3',
  nodeInFifth: '3',
  jupiterAt: [['place'],{'SUN':'0','NINTH':'3','LORD':'3'}],
  jupiterOn: [['place'],{'SUN':'0','NINTH':'3','LORD':'3'}],
} as const;

const translated = catalogue<Messages>('engine/parashari/doshas/doshas', () => say, marks, {
  'bn': () => import('./translations/doshas.messages.bn.ts'),
  'es': () => import('./translations/doshas.messages.es.ts'),
  'hi': () => import('./translations/doshas.messages.hi.ts'),
  'mr': () => import('./translations/doshas.messages.mr.ts'),
  'pt': () => import('./translations/doshas.messages.pt.ts'),
  'ta': () => import('./translations/doshas.messages.ta.ts'),
  'te': () => import('./translations/doshas.messages.te.ts'),
});

export const say: Messages = {
  exaltedOrOwnInKendra: (a) => translated()?.exaltedOrOwnInKendra?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is exalted or in its own sign in a kendra` : `are exalted or in their own signs in kendras`}.`,
  jupiterOnLagna: (a) => translated()?.jupiterOnLagna?.(a) ?? `Jupiter ${a.inIt ? `is in` : `aspects`} the rising sign.`,
  nodeWithBenefic: (a) => translated()?.nodeWithBenefic?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is with a node as a benefic` : `are with a node as benefics`}.`,
  onAxis: (a) => translated()?.onAxis?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `is` : `are`} within 1 degree of a node.`,
  lifeArea: (a) => translated()?.lifeArea?.(a) ?? `${a.house === 1 ? `self` : a.house === 2 ? `family` : a.house === 3 ? `effort` : a.house === 4 ? `home` : a.house === 5 ? `children` : a.house === 6 ? `conflict` : a.house === 7 ? `partner` : a.house === 8 ? `shared money` : a.house === 9 ? `fortune` : a.house === 10 ? `work` : a.house === 11 ? `gains` : `loss`}`,
  allOnOneSide: () => translated()?.allOnOneSide?.() ?? `All seven planets lie on one side of the nodes.`,
  nearNode: (a) => translated()?.nearNode?.(a) ?? `${planetFirst(a.planet)} is within 5 degrees of a node.`,
  noPlanetBesideMoon: () => translated()?.noPlanetBesideMoon?.() ?? `No planet from Mars to Saturn is beside the Moon.`,
  kemadrumaCancelled: (a) => translated()?.kemadrumaCancelled?.(a) ?? `${a.cancellations === 1 ? `One cancellation lowers it.` : `Two or more cancellations end it.`}`,
  marsOwnOrExalted: (a) => translated()?.marsOwnOrExalted?.(a) ?? `Mars is in its own sign or exalted, in ${named(a.sign)}, house ${numberInWords(a.house)}.`,
  marsExemptAnywhere: (a) => translated()?.marsExemptAnywhere?.(a) ?? `Mars is in ${named(a.sign)}, which exempts it in any house.`,
  marsExemptInHouse: (a) => translated()?.marsExemptInHouse?.(a) ?? `Mars is in ${named(a.sign)}, which exempts it in house ${numberInWords(a.house)} from ${a.reference === 'Lagna' ? `the Lagna` : a.reference === 'Moon' ? `the Moon` : `Venus`}.`,
  beneficsHelp: (a) => translated()?.beneficsHelp?.(a) ?? `${inWords(a.facts)}.`,
  jupiterWithMars: () => translated()?.jupiterWithMars?.() ?? `Jupiter is with Mars`,
  jupiterAspectsMars: () => translated()?.jupiterAspectsMars?.() ?? `Jupiter aspects Mars`,
  beneficInHouse: (a) => translated()?.beneficInHouse?.(a) ?? `${planetInWords(a.planet)} is in house ${numberInWords(a.house)}`,
  marsWithMoon: () => translated()?.marsWithMoon?.() ?? `Mars is with the Moon.`,
  marsYogaKaraka: (a) => translated()?.marsYogaKaraka?.(a) ?? `Mars is the yoga karaka of the rising sign ${named(a.sign)}.`,
  marsCounts: (a) => translated()?.marsCounts?.(a) ?? `Mars counts from ${numberInWords(a.references)} of the three references.`,
  marsFromLagna: (a) => translated()?.marsFromLagna?.(a) ?? `Mars is in house ${numberInWords(a.house)} from the Lagna.`,
  marsFromVenusAlone: () => translated()?.marsFromVenusAlone?.() ?? `Mars counts from Venus alone, so it is mild at most.`,
  manglikLowered: (a) => translated()?.manglikLowered?.(a) ?? `${a.cancellations === 1 ? `One cancellation lowers` : `Two cancellations lower`} it.`,
  notPresent: () => translated()?.notPresent?.() ?? `It is not present.`,
  eased: (a) => translated()?.eased?.(a) ?? `${a.cancelled ? `That cancels it.` : `That weakens it.`}`,
  moonInNoneOfStars: (a) => translated()?.moonInNoneOfStars?.(a) ?? `The Moon is in ${named(a.star)}, which is none of its stars.`,
  moonAtJunction: (a) => translated()?.moonAtJunction?.(a) ?? `The Moon is in ${named(a.star)}, at a junction of water and fire.`,
  moonInStar: (a) => translated()?.moonInStar?.(a) ?? `The Moon is in ${named(a.star)}.`,
  sunWith: (a) => translated()?.sunWith?.(a) ?? `The Sun is with ${planetNames(a.planets)}.`,
  saturnAspectsSun: () => translated()?.saturnAspectsSun?.() ?? `Saturn aspects the Sun.`,
  shadowsInNinth: (a) => translated()?.shadowsInNinth?.(a) ?? `${planetNames(a.planets)} ${a.planets.length === 1 ? `stands` : `stand`} in house 9.`,
  ninthLordWithNode: (a) => translated()?.ninthLordWithNode?.(a) ?? `${planetFirst(a.lord)}, lord of house 9, is with ${planetInWords(a.node)}.`,
  ninthLordHurt: (a) => translated()?.ninthLordHurt?.(a) ?? `${planetFirst(a.lord)}, lord of house 9, is in house ${numberInWords(a.house)}, ${a.how === 'BOTH' ? `with ${planetsInWords(a.joined)} and aspected by ${planetsInWords(a.aspecting)}` : a.how === 'JOINED' ? `with ${planetsInWords(a.joined)}` : `aspected by ${planetsInWords(a.aspecting)}`}.`,
  ninthLordDebilitated: (a) => translated()?.ninthLordDebilitated?.(a) ?? `${planetFirst(a.lord)}, lord of house 9, is debilitated and nothing cancels that.`,
  nodeInFifth: (a) => translated()?.nodeInFifth?.(a) ?? `${planetFirst(a.node)} is in house 5, and its lord ${planetInWords(a.lord)} is weak.`,
  jupiterHelps: (a) => translated()?.jupiterHelps?.(a) ?? `${a.how === 'BOTH' ? `Jupiter is ${inWords(a.at)} and aspects ${inWords(a.aspected)}.` : a.how === 'AT' ? `Jupiter is ${inWords(a.at)}.` : `Jupiter aspects ${inWords(a.aspected)}.`}`,
  jupiterAt: (a) => translated()?.jupiterAt?.(a) ?? `${a.place === 'SUN' ? `with the Sun` : a.place === 'NINTH' ? `in house 9` : `with the lord of house 9`}`,
  jupiterOn: (a) => translated()?.jupiterOn?.(a) ?? `${a.place === 'SUN' ? `the Sun` : a.place === 'NINTH' ? `house 9` : `the lord of house 9`}`,
  rulesHeld: (a) => translated()?.rulesHeld?.(a) ?? `${numberInWords(a.held)} of 6 rules ${a.held === 1 ? `holds` : `hold`}.`,
  scaleEnds: (a) => translated()?.scaleEnds?.(a) ?? `The scale ends at ${a.end === 'NONE' ? `none` : `severe`}.`,
};
