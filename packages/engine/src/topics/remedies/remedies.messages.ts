// Written by npm run generate from remedies.messages.json: change that file.
import { type PlanetName, catalogue, housesNamed, inWords, numberInWords, planetFirst, planetInWords, planetsFirst, planetsInWords } from '@cuspal/speech';

type Messages = {
  readonly trialForHouse: (a: { readonly planet: PlanetName; readonly house: number }) => string;
  readonly trialForDebility: (a: { readonly planet: PlanetName }) => string;
  readonly trialForCombustion: (a: { readonly planet: PlanetName }) => string;
  readonly rulesHouses: (a: { readonly owned: readonly number[] }) => string;
  readonly rulesKendraAndTrikona: (a: { readonly owned: readonly number[] }) => string;
  readonly moolatrikonaHouse: (a: { readonly house: number; readonly better: boolean; readonly owned: readonly number[] }) => string;
  readonly wouldStrengthen: (a: { readonly planet: PlanetName; readonly condition: 'medium' | 'weak' }) => string;
  readonly rulesRunningPeriod: (a: { readonly planet: PlanetName }) => string;
  readonly rulesPurpose: (a: { readonly planet: PlanetName; readonly house: number; readonly purpose: string }) => string;
  readonly forbiddenBySum: (a: { readonly planet: PlanetName; readonly owned: readonly number[]; readonly points: number }) => string;
  readonly forbiddenByHouses: (a: { readonly planet: PlanetName; readonly owned: readonly number[] }) => string;
  readonly tiedToSelfAndGain: (a: { readonly planet: PlanetName; readonly cusps: readonly number[]; readonly houses: readonly number[] }) => string;
  readonly freeOfHarm: () => string;
  readonly bothFreeOfHarm: (a: { readonly other: PlanetName }) => string;
  readonly notTied: (a: { readonly planet: PlanetName }) => string;
  readonly signifiesHarm: (a: { readonly planets: readonly PlanetName[]; readonly houses: readonly number[] }) => string;
  readonly antardashaLord: (a: { readonly inside: boolean; readonly lord: PlanetName; readonly opposed: boolean; readonly weak: boolean }) => string;
  readonly mahadashaLordWeak: (a: { readonly inside: boolean; readonly lord: PlanetName }) => string;
  readonly toBeAppeased: (a: { readonly inside: boolean; readonly lord: PlanetName; readonly houses: readonly number[] }) => string;
  readonly lagnaLordWeak: (a: { readonly inside: boolean; readonly lord: PlanetName }) => string;
  readonly moonAfflicted: (a: { readonly inside: boolean; readonly joined: readonly PlanetName[]; readonly aspecting: readonly PlanetName[] }) => string;
  readonly purposeOpposed: (a: { readonly inside: boolean; readonly cusp: number; readonly lord: PlanetName }) => string;
  readonly purposeDelayed: (a: { readonly inside: boolean; readonly cusp: number; readonly lord: PlanetName; readonly starLord: PlanetName }) => string;
  readonly nothingAsks: () => string;
  readonly stone: (a: { readonly stone: 'AMETHYST' | 'BERYL' | 'BLUE_SAPPHIRE' | 'CARNELIAN' | 'CATS_EYE' | 'CITRINE' | 'CORAL' | 'DIAMOND' | 'EMERALD' | 'GREEN_TOURMALINE' | 'HESSONITE' | 'JADE' | 'LAPIS' | 'MOONSTONE' | 'ORANGE_ZIRCON' | 'PEARL' | 'PERIDOT' | 'RED_CORAL' | 'RED_GARNET' | 'RED_SPINEL' | 'RUBY' | 'TIGERS_EYE' | 'TOPAZ' | 'WHITE_SAPPHIRE' | 'WHITE_STONES' | 'YELLOW_SAPPHIRE' | 'YELLOW_TOPAZ' | 'ZIRCON' }) => string;
  readonly metal: (a: { readonly planet: 'Jupiter' | 'Ketu' | 'Mars' | 'Mercury' | 'Moon' | 'Rahu' | 'Saturn' | 'Sun' | 'Venus' }) => string;
  readonly finger: (a: { readonly planet: 'Jupiter' | 'Ketu' | 'Mars' | 'Mercury' | 'Moon' | 'Rahu' | 'Saturn' | 'Sun' | 'Venus' }) => string;
  readonly colour: (a: { readonly planet: 'Jupiter' | 'Ketu' | 'Mars' | 'Mercury' | 'Moon' | 'Rahu' | 'Saturn' | 'Sun' | 'Venus' }) => string;
  readonly mantraName: (a: { readonly planet: 'Jupiter' | 'Ketu' | 'Mars' | 'Mercury' | 'Moon' | 'Rahu' | 'Saturn' | 'Sun' | 'Venus' }) => string;
  readonly mantraSeed: (a: { readonly planet: 'Jupiter' | 'Ketu' | 'Mars' | 'Mercury' | 'Moon' | 'Rahu' | 'Saturn' | 'Sun' | 'Venus' }) => string;
  readonly deity: (a: { readonly planet: 'Jupiter' | 'Ketu' | 'Mars' | 'Mercury' | 'Moon' | 'Rahu' | 'Saturn' | 'Sun' | 'Venus' }) => string;
  readonly deityWithJupiter: (a: { readonly planet: 'Jupiter' | 'Ketu' | 'Mars' | 'Mercury' | 'Moon' | 'Rahu' | 'Saturn' | 'Sun' | 'Venus' }) => string;
  readonly offering: (a: { readonly planet: 'Jupiter' | 'Ketu' | 'Mars' | 'Mercury' | 'Moon' | 'Rahu' | 'Saturn' | 'Sun' | 'Venus' }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  trialForHouse: '3',
  trialForCombustion: '1',
  rulesHouses: 'f',
  rulesKendraAndTrikona: 'c',
  moolatrikonaHouse: '7',
  rulesPurpose: '3',
  forbiddenByHouses: '3',
  tiedToSelfAndGain: '3',
  freeOfHarm: 'f',
  bothFreeOfHarm: '3',
  notTied: '3',
  signifiesHarm: '3',
  antardashaLord: '1',
  mahadashaLordWeak: '1',
  toBeAppeased: '1',
  lagnaLordWeak: '1',
  purposeOpposed: '3',
  purposeDelayed: '3',
} as const;

const translated = catalogue<Messages>('engine/topics/remedies/remedies', () => say, marks, {
  'bn': () => import('./translations/remedies.messages.bn.ts'),
  'es': () => import('./translations/remedies.messages.es.ts'),
  'hi': () => import('./translations/remedies.messages.hi.ts'),
  'mr': () => import('./translations/remedies.messages.mr.ts'),
  'pt': () => import('./translations/remedies.messages.pt.ts'),
  'ta': () => import('./translations/remedies.messages.ta.ts'),
  'te': () => import('./translations/remedies.messages.te.ts'),
});

export const say: Messages = {
  trialForHouse: (a) => translated()?.trialForHouse?.(a) ?? `${planetFirst(a.planet)} stands in house ${numberInWords(a.house)}, so tradition wears it on trial first.`,
  trialForDebility: (a) => translated()?.trialForDebility?.(a) ?? `${planetFirst(a.planet)} is debilitated, so tradition wears it on trial first.`,
  trialForCombustion: (a) => translated()?.trialForCombustion?.(a) ?? `${planetFirst(a.planet)} is fully combust, so tradition wears it on trial first.`,
  rulesHouses: (a) => translated()?.rulesHouses?.(a) ?? `It rules ${housesNamed(a.owned)}.`,
  rulesKendraAndTrikona: (a) => translated()?.rulesKendraAndTrikona?.(a) ?? `It rules a kendra and a trikona (${inWords(a.owned)}).`,
  moolatrikonaHouse: (a) => translated()?.moolatrikonaHouse?.(a) ?? `Its moolatrikona sign is house ${numberInWords(a.house)}, the ${a.better ? `better` : `worse`} of ${inWords(a.owned)}.`,
  wouldStrengthen: (a) => translated()?.wouldStrengthen?.(a) ?? `${planetFirst(a.planet)} is ${a.condition === 'weak' ? `weak` : `of medium strength`}, and tradition would strengthen it.`,
  rulesRunningPeriod: (a) => translated()?.rulesRunningPeriod?.(a) ?? `${planetFirst(a.planet)} rules the running period.`,
  rulesPurpose: (a) => translated()?.rulesPurpose?.(a) ?? `${planetFirst(a.planet)} rules house ${numberInWords(a.house)}, which stands for ${a.purpose === 'career' ? `career` : a.purpose === 'marriage' ? `marriage` : a.purpose === 'money' ? `money` : a.purpose === 'health' ? `health` : a.purpose === 'education' ? `education` : a.purpose === 'children' ? `children` : `${a.purpose}`}.`,
  forbiddenBySum: (a) => translated()?.forbiddenBySum?.(a) ?? `${planetFirst(a.planet)} rules ${inWords(a.owned)}, and its lordships come to ${numberInWords(a.points)} points, which is not above zero.`,
  forbiddenByHouses: (a) => translated()?.forbiddenByHouses?.(a) ?? `${planetFirst(a.planet)} rules ${inWords(a.owned)}, so a house of harm and none of houses 1, 5 and 9.`,
  tiedToSelfAndGain: (a) => translated()?.tiedToSelfAndGain?.(a) ?? `${planetFirst(a.planet)} ${a.cusps.length === 0 ? `signifies ${inWords(a.houses)}` : a.cusps.length === 1 ? `is the sub lord of cusp ${inWords(a.cusps)}${a.houses.length === 0 ? `` : ` and signifies ${inWords(a.houses)}`}` : `is the sub lord of cusps ${inWords(a.cusps)}${a.houses.length === 0 ? `` : ` and signifies ${inWords(a.houses)}`}`}.`,
  freeOfHarm: () => translated()?.freeOfHarm?.() ?? `It does not signify 6, 8 or 12 at level 1 or 2.`,
  bothFreeOfHarm: (a) => translated()?.bothFreeOfHarm?.(a) ?? `Neither it nor ${planetInWords(a.other)}, the other running lord, signifies 6, 8 or 12 at level 1 or 2.`,
  notTied: (a) => translated()?.notTied?.(a) ?? `${planetFirst(a.planet)} neither rules the sub of cusp 1 or 11 nor signifies 1 or 11.`,
  signifiesHarm: (a) => translated()?.signifiesHarm?.(a) ?? `${planetsFirst(a.planets)} ${a.planets.length === 1 ? `signifies` : `signify`} ${inWords(a.houses)} of houses 6, 8 and 12 at level 1 or 2.`,
  antardashaLord: (a) => translated()?.antardashaLord?.(a) ?? `${a.inside ? `the` : `The`} antardasha lord ${planetInWords(a.lord)} ${a.opposed ? `${a.weak ? `works against the matter and is weak` : `works against the matter`}` : `is weak`}.`,
  mahadashaLordWeak: (a) => translated()?.mahadashaLordWeak?.(a) ?? `${a.inside ? `the` : `The`} mahadasha lord ${planetInWords(a.lord)} is weak.`,
  toBeAppeased: (a) => translated()?.toBeAppeased?.(a) ?? `${a.inside ? `the` : `The`} antardasha lord ${planetInWords(a.lord)} rules ${inWords(a.houses)}, so it is to be appeased.`,
  lagnaLordWeak: (a) => translated()?.lagnaLordWeak?.(a) ?? `${a.inside ? `the` : `The`} Lagna lord ${planetInWords(a.lord)} is weak.`,
  moonAfflicted: (a) => translated()?.moonAfflicted?.(a) ?? `${a.inside ? `the` : `The`} Moon is ${a.joined.length === 0 ? `aspected by ${planetsInWords(a.aspecting)}` : `with ${planetsInWords(a.joined)}${a.aspecting.length === 0 ? `` : ` and aspected by ${planetsInWords(a.aspecting)}`}`}.`,
  purposeOpposed: (a) => translated()?.purposeOpposed?.(a) ?? `${a.inside ? `the` : `The`} sub lord of cusp ${numberInWords(a.cusp)}, ${planetInWords(a.lord)}, signifies the opposing houses more strongly than the favourable ones.`,
  purposeDelayed: (a) => translated()?.purposeDelayed?.(a) ?? `${a.inside ? `the` : `The`} sub lord of cusp ${numberInWords(a.cusp)}, ${planetInWords(a.lord)}, supports it, but its star lord ${planetInWords(a.starLord)} is retrograde.`,
  nothingAsks: () => translated()?.nothingAsks?.() ?? `Nothing in the chart asks for a remedy by these tests.`,
  stone: (a) => translated()?.stone?.(a) ?? `${a.stone === 'AMETHYST' ? `amethyst` : a.stone === 'BERYL' ? `beryl` : a.stone === 'BLUE_SAPPHIRE' ? `blue sapphire` : a.stone === 'CARNELIAN' ? `carnelian` : a.stone === 'CATS_EYE' ? `cat's eye (chrysoberyl)` : a.stone === 'CITRINE' ? `citrine` : a.stone === 'CORAL' ? `coral` : a.stone === 'DIAMOND' ? `diamond` : a.stone === 'EMERALD' ? `emerald` : a.stone === 'GREEN_TOURMALINE' ? `green tourmaline` : a.stone === 'HESSONITE' ? `hessonite` : a.stone === 'JADE' ? `jade` : a.stone === 'LAPIS' ? `lapis` : a.stone === 'MOONSTONE' ? `moonstone` : a.stone === 'ORANGE_ZIRCON' ? `orange zircon` : a.stone === 'PEARL' ? `pearl` : a.stone === 'PERIDOT' ? `peridot` : a.stone === 'RED_CORAL' ? `red coral` : a.stone === 'RED_GARNET' ? `red garnet` : a.stone === 'RED_SPINEL' ? `red spinel` : a.stone === 'RUBY' ? `ruby` : a.stone === 'TIGERS_EYE' ? `tiger's eye` : a.stone === 'TOPAZ' ? `topaz` : a.stone === 'WHITE_SAPPHIRE' ? `white sapphire` : a.stone === 'WHITE_STONES' ? `white stones` : a.stone === 'YELLOW_SAPPHIRE' ? `yellow sapphire` : a.stone === 'YELLOW_TOPAZ' ? `yellow topaz` : `zircon`}`,
  metal: (a) => translated()?.metal?.(a) ?? `${a.planet === 'Sun' ? `gold, copper` : a.planet === 'Moon' ? `silver` : a.planet === 'Mars' ? `gold, copper` : a.planet === 'Mercury' ? `gold` : a.planet === 'Jupiter' ? `gold` : a.planet === 'Venus' ? `silver, platinum` : a.planet === 'Saturn' ? `iron, silver` : a.planet === 'Rahu' ? `silver` : `silver`}`,
  finger: (a) => translated()?.finger?.(a) ?? `${a.planet === 'Sun' ? `ring` : a.planet === 'Moon' ? `little or ring` : a.planet === 'Mars' ? `ring` : a.planet === 'Mercury' ? `little` : a.planet === 'Jupiter' ? `index` : a.planet === 'Venus' ? `middle or little` : a.planet === 'Saturn' ? `middle` : a.planet === 'Rahu' ? `middle` : `middle`}`,
  colour: (a) => translated()?.colour?.(a) ?? `${a.planet === 'Sun' ? `red, orange` : a.planet === 'Moon' ? `white` : a.planet === 'Mars' ? `red` : a.planet === 'Mercury' ? `green` : a.planet === 'Jupiter' ? `yellow` : a.planet === 'Venus' ? `white, cream` : a.planet === 'Saturn' ? `blue, black` : a.planet === 'Rahu' ? `smoky` : `variegated`}`,
  mantraName: (a) => translated()?.mantraName?.(a) ?? `${a.planet === 'Sun' ? `Om Suryaya Namah` : a.planet === 'Moon' ? `Om Chandraya Namah` : a.planet === 'Mars' ? `Om Mangalaya Namah` : a.planet === 'Mercury' ? `Om Budhaya Namah` : a.planet === 'Jupiter' ? `Om Gurave Namah` : a.planet === 'Venus' ? `Om Shukraya Namah` : a.planet === 'Saturn' ? `Om Shanaye Namah` : a.planet === 'Rahu' ? `Om Rahave Namah` : `Om Ketave Namah`}`,
  mantraSeed: (a) => translated()?.mantraSeed?.(a) ?? `${a.planet === 'Sun' ? `Om Hram Hrim Hraum Sah Suryaya Namah` : a.planet === 'Moon' ? `Om Shram Shrim Shraum Sah Chandraya Namah` : a.planet === 'Mars' ? `Om Kram Krim Kraum Sah Bhaumaya Namah` : a.planet === 'Mercury' ? `Om Bram Brim Braum Sah Budhaya Namah` : a.planet === 'Jupiter' ? `Om Gram Grim Graum Sah Gurave Namah` : a.planet === 'Venus' ? `Om Dram Drim Draum Sah Shukraya Namah` : a.planet === 'Saturn' ? `Om Pram Prim Praum Sah Shanaishcharaya Namah` : a.planet === 'Rahu' ? `Om Bhram Bhrim Bhraum Sah Rahave Namah` : `Om Stram Strim Straum Sah Ketave Namah`}`,
  deity: (a) => translated()?.deity?.(a) ?? `${a.planet === 'Sun' ? `Surya, Shiva` : a.planet === 'Moon' ? `Parvati, Chandra` : a.planet === 'Mars' ? `Subrahmanya, Hanuman` : a.planet === 'Mercury' ? `Vishnu` : a.planet === 'Jupiter' ? `Brihaspati, Dakshinamurti` : a.planet === 'Venus' ? `Lakshmi` : a.planet === 'Saturn' ? `Shiva, Hanuman` : a.planet === 'Rahu' ? `Durga` : `Ganesha`}`,
  deityWithJupiter: (a) => translated()?.deityWithJupiter?.(a) ?? `${a.planet === 'Sun' ? `Suryanarayana` : a.planet === 'Moon' ? `Rajarajeshvari, Lakshmi` : a.planet === 'Mars' ? `Balasubrahmanya` : a.planet === 'Mercury' ? `Narayana` : a.planet === 'Jupiter' ? `Dakshinamurti` : a.planet === 'Venus' ? `Lakshmi-Narayana` : a.planet === 'Saturn' ? `Krishna` : a.planet === 'Rahu' ? `` : ``}`,
  offering: (a) => translated()?.offering?.(a) ?? `${a.planet === 'Sun' ? `wheat, jaggery, copper` : a.planet === 'Moon' ? `rice, milk, silver` : a.planet === 'Mars' ? `red lentil, coral-red cloth` : a.planet === 'Mercury' ? `green gram` : a.planet === 'Jupiter' ? `chick pea, turmeric, gold` : a.planet === 'Venus' ? `curd, white cloth, silver` : a.planet === 'Saturn' ? `sesame, iron, oil` : a.planet === 'Rahu' ? `black gram, coconut` : `horse gram, blanket`}`,
};
