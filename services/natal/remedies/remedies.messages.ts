// Written by npm run generate from remedies.messages.json: change that file.
import { type PlanetName, catalogue, dayInWords, inWords, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly wholeSigns: () => string;
  readonly noGemPasses: () => string;
  readonly kpTestLeftOut: () => string;
  readonly nextPractice: () => string;
  readonly gemsAllowed: (a: { readonly gems: readonly string[] }) => string;
  readonly gemsAllowedPlain: (a: { readonly gems: readonly string[] }) => string;
  readonly noGemNamed: () => string;
  readonly gemsFailing: (a: { readonly others: boolean; readonly failing: readonly string[]; readonly count: number }) => string;
  readonly gemsFailingPlain: (a: { readonly others: boolean; readonly failing: readonly string[]; readonly count: number }) => string;
  readonly freeAlternative: (a: { readonly name: string; readonly planet: PlanetName; readonly day: string }) => string;
  readonly gemsForbidden: (a: { readonly gems: readonly string[] }) => string;
  readonly noGemForPlanet: (a: { readonly planet: PlanetName }) => string;
  readonly countsDisputed: () => string;
  readonly kpTestsLeftOut: () => string;
  readonly nextKarma: () => string;
  readonly mantraSuggested: (a: { readonly planet: PlanetName; readonly name: string }) => string;
  readonly mantraRecited: (a: { readonly times: number; readonly days: number; readonly dated: boolean; readonly from: string }) => string;
  readonly wantedOnly: (a: { readonly planet: PlanetName }) => string;
  readonly forLagnaLord: (a: { readonly planet: PlanetName }) => string;
  readonly wantedAndFits: (a: { readonly planet: PlanetName; readonly reason: string }) => string;
  readonly asksMost: (a: { readonly planet: PlanetName; readonly reason: string }) => string;
  readonly remedyDisclaimer: () => string;
  readonly crossSystem: () => string;
  readonly meanDay: () => string;
  readonly pastSky: () => string;
  readonly gemNamed: (a: { readonly gem: string; readonly planet: PlanetName }) => string;
  readonly gemsMore: (a: { readonly more: number }) => string;
  readonly expectation: (a: { readonly karma: 'ADRIDHA' | 'DRIDHA' | 'DRIDHA_ADRIDHA' }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  wholeSigns: '10',
  noGemPasses: '1',
  kpTestLeftOut: '1',
  nextPractice: 'c',
  noGemNamed: '1',
  gemsFailing: [['others'],{'true':'c','false':'0'}],
  gemsFailingPlain: [['others'],{'true':'c','false':'0'}],
  noGemForPlanet: 'c',
  kpTestsLeftOut: '1',
  nextKarma: 'c',
  mantraRecited: 'c',
  forLagnaLord: '1',
  remedyDisclaimer: '4c0',
  crossSystem: '15',
  meanDay: '04',
} as const;

const translated = catalogue<Messages>('natal/remedies/remedies', () => say, marks, {
  'bn': () => import('./translations/remedies.messages.bn.ts'),
  'es': () => import('./translations/remedies.messages.es.ts'),
  'hi': () => import('./translations/remedies.messages.hi.ts'),
  'mr': () => import('./translations/remedies.messages.mr.ts'),
  'pt': () => import('./translations/remedies.messages.pt.ts'),
  'ta': () => import('./translations/remedies.messages.ta.ts'),
  'te': () => import('./translations/remedies.messages.te.ts'),
});

export const say: Messages = {
  wholeSigns: () => translated()?.wholeSigns?.() ?? `Houses are whole signs from the Lagna. Schools disagree on gems, metals, fingers and pairs.`,
  noGemPasses: () => translated()?.noGemPasses?.() ?? `No gem passes both tradition and the KP test, so only a mantra is recommended.`,
  kpTestLeftOut: () => translated()?.kpTestLeftOut?.() ?? `Placidus cusps do not exist at this latitude, so the KP test is left out.`,
  nextPractice: () => translated()?.nextPractice?.() ?? `It names a practice that needs no purchase.`,
  gemsAllowed: (a) => translated()?.gemsAllowed?.(a) ?? `For this Lagna, tradition would allow ${inWords(a.gems)}.`,
  gemsAllowedPlain: (a) => translated()?.gemsAllowedPlain?.(a) ?? `Tradition would allow ${inWords(a.gems)}.`,
  noGemNamed: () => translated()?.noGemNamed?.() ?? `Tradition names no gem for this Lagna.`,
  gemsFailing: (a) => translated()?.gemsFailing?.(a) ?? `${a.others ? `It would allow ${inWords(a.failing)}, but ${a.count === 2 ? `both fail` : a.count === 1 ? `it fails` : `all fail`} the KP reader's test.` : `For this Lagna, tradition would allow ${inWords(a.failing)}, but ${a.count === 2 ? `both fail` : a.count === 1 ? `it fails` : `all fail`} the KP reader's test, so none is recommended.`}`,
  gemsFailingPlain: (a) => translated()?.gemsFailingPlain?.(a) ?? `${a.others ? `It would allow ${inWords(a.failing)}, but ${a.count === 2 ? `both fail` : a.count === 1 ? `it fails` : `all fail`} a further test.` : `Tradition would allow ${inWords(a.failing)}, but ${a.count === 2 ? `both fail` : a.count === 1 ? `it fails` : `all fail`} a further test, so none is recommended.`}`,
  freeAlternative: (a) => translated()?.freeAlternative?.(a) ?? `A free alternative is the mantra ${a.name} of ${planetInWords(a.planet)} on ${named(a.day)}.`,
  gemsForbidden: (a) => translated()?.gemsForbidden?.(a) ?? `Tradition forbids ${inWords(a.gems)}.`,
  noGemForPlanet: (a) => translated()?.noGemForPlanet?.(a) ?? `It names no gem for ${planetInWords(a.planet)} here.`,
  countsDisputed: () => translated()?.countsDisputed?.() ?? `The basis is disputed. Counts are those of Brihat Parashara Hora Shastra, chapter 84. Other books print Mars 7000 or 10000, Mercury up to 17000, Ketu 7000.`,
  kpTestsLeftOut: () => translated()?.kpTestsLeftOut?.() ?? `Placidus cusps do not exist at this latitude, so the tests by KP houses are left out.`,
  nextKarma: () => translated()?.nextKarma?.() ?? `It shows why the karma of this period counts as it does.`,
  mantraSuggested: (a) => translated()?.mantraSuggested?.(a) ?? `Tradition suggests the mantra of ${planetInWords(a.planet)}, ${a.name}.`,
  mantraRecited: (a) => translated()?.mantraRecited?.(a) ?? `It is recited ${numberInWords(a.times)} times a day for ${numberInWords(a.days)} days${a.dated ? `, from ${dayInWords(a.from)}.` : `.`}`,
  wantedOnly: (a) => translated()?.wantedOnly?.(a) ?? `A remedy is wanted for ${planetInWords(a.planet)}, though nothing in the chart asks for one by these tests.`,
  forLagnaLord: (a) => translated()?.forLagnaLord?.(a) ?? `Nothing in the chart asks for a remedy by these tests, so it is for the Lagna lord, ${planetInWords(a.planet)}.`,
  wantedAndFits: (a) => translated()?.wantedAndFits?.(a) ?? `A remedy is wanted for ${planetInWords(a.planet)}, and it fits, because ${a.reason}`,
  asksMost: (a) => translated()?.asksMost?.(a) ?? `${planetFirst(a.planet)} asks for a remedy most, because ${a.reason}`,
  remedyDisclaimer: () => translated()?.remedyDisclaimer?.() ?? `This is a traditional observance, offered for reflection. It cures nothing, replaces no doctor, lawyer or adviser, promises no result and changes no verdict of a chart. Nobody needs to buy anything, because a free alternative of the same tradition is always given.`,
  crossSystem: () => translated()?.crossSystem?.() ?? `KP has no rule for remedies. This is another tradition beside it, by Parashari lordships, and it moves no KP verdict.`,
  meanDay: () => translated()?.meanDay?.() ?? `The Sun does not both rise and set there on a day named here. So 06:00 and 18:00 local mean time stand in for its sunrise and sunset.`,
  pastSky: () => translated()?.pastSky?.() ?? `A start past 2399 is left out, because the sky is not known there.`,
  gemNamed: (a) => translated()?.gemNamed?.(a) ?? `${a.gem} (${named(a.planet)})`,
  gemsMore: (a) => translated()?.gemsMore?.(a) ?? `${numberInWords(a.more)} more`,
  expectation: (a) => translated()?.expectation?.(a) ?? `${a.karma === 'DRIDHA' ? `Tradition calls the karma of this period fixed, so expect little outward change from a practice that steadies the mind.` : a.karma === 'DRIDHA_ADRIDHA' ? `Tradition calls the karma of this period mixed, so steady practice may soften it in time and in part.` : `Tradition calls the karma of this period light, and it is said to yield easily to sincere practice.`}`,
};
