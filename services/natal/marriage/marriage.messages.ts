// Written by npm run generate from marriage.messages.json: change that file.
import { type PlanetName, catalogue, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

type Messages = {
  readonly secondAttachment: (a: { readonly band: 'HIGH' | 'LOW' | 'NONE' | 'NOTABLE'; readonly score: number }) => string;
  readonly restrained: (a: { readonly points: number }) => string;
  readonly patternIsNoEvidence: () => string;
  readonly attachmentExtension: () => string;
  readonly nextPromiseAndQuality: () => string;
  readonly reconciliationNotSought: () => string;
  readonly widowhoodNotDerived: () => string;
  readonly strainIndicated: (a: { readonly band: 'ELEVATED' | 'HIGH' | 'LOW' | 'WATCH'; readonly score: number }) => string;
  readonly discordRatherThanBreak: () => string;
  readonly nextQualityFromFive: () => string;
  readonly kindNotRead: () => string;
  readonly kind: (a: { readonly mode: 'ARRANGED' | 'LOVE' | 'LOVE_WITH_FAMILY_CONSENT' | 'MIXED'; readonly ties: 'PLURAL_INDICATED' | 'POSSIBLE' | 'POSSIBLE_BUT_SECOND_REFUSED' | 'SINGLE' | 'SINGLE_BUT_SECOND_MET' }) => string;
  readonly kindPlain: (a: { readonly mode: 'ARRANGED' | 'LOVE' | 'LOVE_WITH_FAMILY_CONSENT' | 'MIXED'; readonly ties: 'PLURAL_INDICATED' | 'POSSIBLE' | 'POSSIBLE_BUT_SECOND_REFUSED' | 'SINGLE' | 'SINGLE_BUT_SECOND_MET' }) => string;
  readonly discordRestsOn: (a: { readonly csl: PlanetName }) => string;
  readonly advancedExtension: () => string;
  readonly nextBoundary: () => string;
  readonly nextPartner: () => string;
  readonly nextDelay: () => string;
  readonly nextRelatedReasons: () => string;
  readonly noDelayWithoutPromise: () => string;
  readonly onTime: (a: { readonly causes: 'NONE' | 'SLIGHT'; readonly score: number; readonly promise: 'CLEAR' | 'UNCLEAR' }) => string;
  readonly delayed: (a: { readonly delay: 'MILD' | 'MODERATE' | 'SEVERE'; readonly score: number }) => string;
  readonly chiefCause: (a: { readonly cause: string }) => string;
  readonly nextKindAndQuality: () => string;
  readonly nodeReadThroughAgent: (a: { readonly node: PlanetName; readonly agent: PlanetName }) => string;
  readonly howPartnerIsRead: () => string;
  readonly nextBirthTime: () => string;
  readonly nextKindAndPeriods: () => string;
  readonly describesPartner: (a: { readonly planet: PlanetName; readonly sign: string; readonly csl: PlanetName }) => string;
  readonly describesPartnerForNode: (a: { readonly planet: PlanetName; readonly sign: string; readonly node: PlanetName; readonly csl: PlanetName }) => string;
  readonly partnerLike: (a: { readonly temper: string; readonly age: 'OLDER' | 'SAME_AGE' | 'SLIGHTLY_OLDER' | 'YOUNGER' }) => string;
  readonly onlyInSpiteOf: (a: { readonly rate: string }) => string;
  readonly birthTimeChangesIt: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  secondAttachment: '1',
  restrained: '4',
  attachmentExtension: '10',
  nextPromiseAndQuality: 'c',
  discordRatherThanBreak: '3',
  nextQualityFromFive: 'd',
  kindNotRead: '4',
  kind: 'c',
  kindPlain: 'c',
  discordRestsOn: '5',
  advancedExtension: '110',
  nextBoundary: 'f',
  nextPartner: 'c',
  nextDelay: 'c',
  nextRelatedReasons: 'c',
  noDelayWithoutPromise: '4',
  nextKindAndQuality: 'c',
  nodeReadThroughAgent: '1',
  howPartnerIsRead: '10',
  nextBirthTime: 'f',
  nextKindAndPeriods: 'c',
  describesPartner: '1',
  describesPartnerForNode: '1',
  birthTimeChangesIt: '3',
} as const;

const translated = catalogue<Messages>('natal/marriage/marriage', () => say, marks, {
  'bn': () => import('./translations/marriage.messages.bn.ts'),
  'es': () => import('./translations/marriage.messages.es.ts'),
  'hi': () => import('./translations/marriage.messages.hi.ts'),
  'mr': () => import('./translations/marriage.messages.mr.ts'),
  'pt': () => import('./translations/marriage.messages.pt.ts'),
  'ta': () => import('./translations/marriage.messages.ta.ts'),
  'te': () => import('./translations/marriage.messages.te.ts'),
});

export const say: Messages = {
  secondAttachment: (a) => translated()?.secondAttachment?.(a) ?? `The houses and planets of a second attachment are ${a.band === 'NONE' ? `hardly` : a.band === 'LOW' ? `weakly` : a.band === 'NOTABLE' ? `notably` : `strongly`} marked in this chart (${numberInWords(a.score)} of 100).`,
  restrained: (a) => translated()?.restrained?.(a) ?? `What restrains it is counted in and takes off ${numberInWords(a.points)} points.`,
  patternIsNoEvidence: () => translated()?.patternIsNoEvidence?.() ?? `A pattern in a chart is no evidence of what anyone did or will do.`,
  attachmentExtension: () => translated()?.attachmentExtension?.() ?? `The houses are those of KP use. The points are a service extension and stand in no book.`,
  nextPromiseAndQuality: () => translated()?.nextPromiseAndQuality?.() ?? `It reads the promise and the quality of the marriage.`,
  reconciliationNotSought: () => translated()?.reconciliationNotSought?.() ?? `The strain is low, so no period of reconciliation is sought.`,
  widowhoodNotDerived: () => translated()?.widowhoodNotDerived?.() ?? `Widowhood is not derived here. The band speaks of strain and not of what anyone will do.`,
  strainIndicated: (a) => translated()?.strainIndicated?.(a) ?? `Weighed with what protects the marriage, the strain indicated is ${a.band === 'LOW' ? `low` : a.band === 'WATCH' ? `worth watching` : a.band === 'ELEVATED' ? `elevated` : `high`} (${numberInWords(a.score)} of 100).`,
  discordRatherThanBreak: () => translated()?.discordRatherThanBreak?.() ?? `The tendency rests on 6 or 8 without 12, so it is one to discord rather than to a break.`,
  nextQualityFromFive: () => translated()?.nextQualityFromFive?.() ?? `It reads the quality of the marriage from five cusps.`,
  kindNotRead: () => translated()?.kindNotRead?.() ?? `So its kind is not read, and no date is given.`,
  kind: (a) => translated()?.kind?.(a) ?? `It points to ${a.mode === 'LOVE' ? `a love match` : a.mode === 'LOVE_WITH_FAMILY_CONSENT' ? `a love match with the family's consent` : a.mode === 'ARRANGED' ? `an arranged marriage` : `a match of both own choice and arrangement`}${a.ties === 'SINGLE' ? ` and one tie.` : a.ties === 'SINGLE_BUT_SECOND_MET' ? ` and one tie, although the houses of a second marriage are met too.` : a.ties === 'POSSIBLE' ? `, and more than one tie is possible.` : a.ties === 'POSSIBLE_BUT_SECOND_REFUSED' ? `, and more than one tie is possible, although a second marriage is not promised.` : `, and more than one tie is indicated.`}`,
  kindPlain: (a) => translated()?.kindPlain?.(a) ?? `It points to ${a.mode === 'LOVE' ? `a love match` : a.mode === 'LOVE_WITH_FAMILY_CONSENT' ? `a love match with the family's consent` : a.mode === 'ARRANGED' ? `an arranged marriage` : `a match of both own choice and arrangement`}${a.ties === 'SINGLE' ? ` and one tie.` : a.ties === 'SINGLE_BUT_SECOND_MET' ? ` and one tie, although the chart allows a second marriage too.` : a.ties === 'POSSIBLE' ? `, and more than one tie is possible.` : a.ties === 'POSSIBLE_BUT_SECOND_REFUSED' ? `, and more than one tie is possible, although a second marriage is not promised.` : `, and more than one tie is indicated.`}`,
  discordRestsOn: (a) => translated()?.discordRestsOn?.(a) ?? `This rests on the 7th sub lord ${planetInWords(a.csl)} alone, the quality on five sub lords.`,
  advancedExtension: () => translated()?.advancedExtension?.() ?? `Promise and windows follow KP. The tests for mode, number and quality are a service extension on KP houses. The number of ties is a tendency and says nothing about anyone.`,
  nextBoundary: () => translated()?.nextBoundary?.() ?? `It shows whether cusp 7 depends on an exact birth time.`,
  nextPartner: () => translated()?.nextPartner?.() ?? `It describes the partner.`,
  nextDelay: () => translated()?.nextDelay?.() ?? `It names what may delay the marriage.`,
  nextRelatedReasons: () => translated()?.nextRelatedReasons?.() ?? `It gives the reasons of the related verdicts.`,
  noDelayWithoutPromise: () => translated()?.noDelayWithoutPromise?.() ?? `So this is not a delay, and no date is given.`,
  onTime: (a) => translated()?.onTime?.(a) ?? `${a.causes === 'NONE' ? `No cause of delay is found` : `Only slight causes of delay are found`} (${numberInWords(a.score)} of 100)${a.promise === 'CLEAR' ? `.` : `, but that concerns the time and not the promise.`}`,
  delayed: (a) => translated()?.delayed?.(a) ?? `${a.delay === 'MILD' ? `A mild delay` : a.delay === 'MODERATE' ? `A moderate delay` : `A severe delay`} is indicated (${numberInWords(a.score)} of 100).`,
  chiefCause: (a) => translated()?.chiefCause?.(a) ?? `The main reason is that ${a.cause}.`,
  nextKindAndQuality: () => translated()?.nextKindAndQuality?.() ?? `It reads the kind and the quality of the marriage.`,
  nodeReadThroughAgent: (a) => translated()?.nodeReadThroughAgent?.(a) ?? `${planetInWords(a.node)} is read through its first agent, ${planetInWords(a.agent)} (R6.2).`,
  howPartnerIsRead: () => translated()?.howPartnerIsRead?.() ?? `The distance is near or far by what the 7th sub lord signifies more strongly, 4 and 10 or 3, 9 and 12. The points of age are our own, and a node counts with its own points.`,
  nextBirthTime: () => translated()?.nextBirthTime?.() ?? `It shows how much birth time changes the sub lord of cusp 7.`,
  nextKindAndPeriods: () => translated()?.nextKindAndPeriods?.() ?? `It reads the kind of marriage and its periods.`,
  describesPartner: (a) => translated()?.describesPartner?.(a) ?? `${planetFirst(a.planet)} in ${named(a.sign)} describes the partner, as the star lord of the 7th sub lord ${planetInWords(a.csl)}.`,
  describesPartnerForNode: (a) => translated()?.describesPartnerForNode?.(a) ?? `${planetFirst(a.planet)} in ${named(a.sign)} describes the partner, as agent of ${planetInWords(a.node)}, the star lord of the 7th sub lord ${planetInWords(a.csl)}.`,
  partnerLike: (a) => translated()?.partnerLike?.(a) ?? `Tradition describes someone ${a.temper}, and ${a.age === 'OLDER' ? `older` : a.age === 'SLIGHTLY_OLDER' ? `a little older` : a.age === 'SAME_AGE' ? `of about the same age` : `younger`}.`,
  onlyInSpiteOf: (a) => translated()?.onlyInSpiteOf?.(a) ?? `Marriage is not promised, ${a.rate}, so this applies only if the person marries in spite of that.`,
  birthTimeChangesIt: () => translated()?.birthTimeChangesIt?.() ?? `A small error in the birth time would change cusp 7, and this with it.`,
};
