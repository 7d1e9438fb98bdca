// Written by npm run generate from events.messages.json: change that file.
import { catalogue, housesNamed, inWords, named, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly relation: (a: { readonly relation: 'child' | 'elder_sibling' | 'father' | 'friend' | 'maternal_uncle' | 'mother' | 'self' | 'sibling' | 'spouse' }) => string;
  readonly ofRelative: (a: { readonly relation: 'child' | 'elder_sibling' | 'father' | 'friend' | 'maternal_uncle' | 'mother' | 'self' | 'sibling' | 'spouse' }) => string;
  readonly groupMatter: (a: { readonly relation: 'child' | 'elder_sibling' | 'father' | 'friend' | 'maternal_uncle' | 'mother' | 'self' | 'sibling' | 'spouse'; readonly houses: readonly number[] }) => string;
  readonly eventOfRelative: (a: { readonly relation: 'child' | 'elder_sibling' | 'father' | 'friend' | 'maternal_uncle' | 'mother' | 'self' | 'sibling' | 'spouse'; readonly label: string }) => string;
  readonly housesOfRelative: (a: { readonly relation: 'child' | 'elder_sibling' | 'father' | 'friend' | 'maternal_uncle' | 'mother' | 'self' | 'sibling' | 'spouse'; readonly houses: readonly number[] }) => string;
  readonly outsideAges: (a: { readonly early: boolean; readonly limit: number; readonly age: number }) => string;
  readonly itIsOutsideAges: (a: { readonly early: boolean; readonly limit: number; readonly age: number }) => string;
  readonly matterOutsideAges: (a: { readonly matter: string; readonly early: boolean; readonly limit: number; readonly age: number }) => string;
  readonly judgedByFirst: (a: { readonly cusp: number }) => string;
  readonly judgedByEvent: (a: { readonly cusp: number; readonly known: boolean; readonly label: string }) => string;
  readonly judgedByMost: (a: { readonly cusp: number; readonly others: readonly number[] }) => string;
  readonly eventUnused: () => string;
  readonly denialLeavesOut: (a: { readonly dropped: readonly number[] }) => string;
  readonly denialAlone: (a: { readonly house: number }) => string;
  readonly turnedHouses: (a: { readonly firstCusp: number; readonly who: string; readonly counted: number; readonly cusp: number }) => string;
  readonly unknownEvent: (a: { readonly text: string; readonly several: boolean; readonly nearest: readonly string[] }) => string;
  readonly noHouseGroup: () => string;
  readonly housesWanted: (a: { readonly field: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  groupMatter: '3',
  housesOfRelative: '3',
  itIsOutsideAges: 'c',
  judgedByFirst: '31',
  judgedByEvent: '31',
  judgedByMost: '33',
  eventUnused: '1',
  denialLeavesOut: '3',
  denialAlone: '3',
  turnedHouses: '30',
  noHouseGroup: '1',
  housesWanted: '3',
} as const;

const translated = catalogue<Messages>('engine/events/events', () => say, marks, {
  'bn': () => import('./translations/events.messages.bn.ts'),
  'es': () => import('./translations/events.messages.es.ts'),
  'hi': () => import('./translations/events.messages.hi.ts'),
  'mr': () => import('./translations/events.messages.mr.ts'),
  'pt': () => import('./translations/events.messages.pt.ts'),
  'ta': () => import('./translations/events.messages.ta.ts'),
  'te': () => import('./translations/events.messages.te.ts'),
});

export const say: Messages = {
  relation: (a) => translated()?.relation?.(a) ?? `${a.relation === 'self' ? `the person who asks` : a.relation === 'sibling' ? `the younger sibling` : a.relation === 'mother' ? `the mother` : a.relation === 'child' ? `the child` : a.relation === 'maternal_uncle' ? `the maternal uncle` : a.relation === 'spouse' ? `the spouse` : a.relation === 'father' ? `the father` : a.relation === 'elder_sibling' ? `the elder sibling` : `the friend`}`,
  ofRelative: (a) => translated()?.ofRelative?.(a) ?? `${a.relation === 'self' ? `the` : a.relation === 'sibling' ? `the younger sibling's` : a.relation === 'mother' ? `the mother's` : a.relation === 'child' ? `the child's` : a.relation === 'maternal_uncle' ? `the maternal uncle's` : a.relation === 'spouse' ? `the spouse's` : a.relation === 'father' ? `the father's` : a.relation === 'elder_sibling' ? `the elder sibling's` : `the friend's`}`,
  groupMatter: (a) => translated()?.groupMatter?.(a) ?? `${a.relation === 'self' ? `the` : a.relation === 'sibling' ? `the younger sibling's` : a.relation === 'mother' ? `the mother's` : a.relation === 'child' ? `the child's` : a.relation === 'maternal_uncle' ? `the maternal uncle's` : a.relation === 'spouse' ? `the spouse's` : a.relation === 'father' ? `the father's` : a.relation === 'elder_sibling' ? `the elder sibling's` : `the friend's`} matter of ${housesNamed(a.houses)}`,
  eventOfRelative: (a) => translated()?.eventOfRelative?.(a) ?? `${a.relation === 'self' ? `the` : a.relation === 'sibling' ? `the younger sibling's` : a.relation === 'mother' ? `the mother's` : a.relation === 'child' ? `the child's` : a.relation === 'maternal_uncle' ? `the maternal uncle's` : a.relation === 'spouse' ? `the spouse's` : a.relation === 'father' ? `the father's` : a.relation === 'elder_sibling' ? `the elder sibling's` : `the friend's`} ${named(a.label)}`,
  housesOfRelative: (a) => translated()?.housesOfRelative?.(a) ?? `${a.relation === 'self' ? `the` : a.relation === 'sibling' ? `the younger sibling's` : a.relation === 'mother' ? `the mother's` : a.relation === 'child' ? `the child's` : a.relation === 'maternal_uncle' ? `the maternal uncle's` : a.relation === 'spouse' ? `the spouse's` : a.relation === 'father' ? `the father's` : a.relation === 'elder_sibling' ? `the elder sibling's` : `the friend's`} ${housesNamed(a.houses)}`,
  outsideAges: (a) => translated()?.outsideAges?.(a) ?? `${a.early ? `read from ${numberInWords(a.limit)} on` : `read up to ${numberInWords(a.limit)}`}, and the person is ${numberInWords(a.age)} then`,
  itIsOutsideAges: (a) => translated()?.itIsOutsideAges?.(a) ?? `It is ${a.early ? `read from ${numberInWords(a.limit)} on` : `read up to ${numberInWords(a.limit)}`}, and the person is ${numberInWords(a.age)} then.`,
  matterOutsideAges: (a) => translated()?.matterOutsideAges?.(a) ?? `${named(a.matter)} is ${a.early ? `read from ${numberInWords(a.limit)} on` : `read up to ${numberInWords(a.limit)}`}, and the person is ${numberInWords(a.age)} then.`,
  judgedByFirst: (a) => translated()?.judgedByFirst?.(a) ?? `Judged by cusp ${numberInWords(a.cusp)}, the first named. Send primary_houses for another.`,
  judgedByEvent: (a) => translated()?.judgedByEvent?.(a) ?? `Judged by cusp ${numberInWords(a.cusp)}, that of ${a.known ? `${named(a.label)}` : `the event with these houses`}. Send primary_houses for another.`,
  judgedByMost: (a) => translated()?.judgedByMost?.(a) ?? `Judged by cusp ${numberInWords(a.cusp)}, as most events with these houses are. Send primary_houses for ${a.others.length === 1 ? `cusp` : `cusps`} ${inWords(a.others)}, which others have.`,
  eventUnused: () => translated()?.eventUnused?.() ?? `house_group was given, so event was not used.`,
  denialLeavesOut: (a) => translated()?.denialLeavesOut?.(a) ?? `The denial group leaves out ${housesNamed(a.dropped)}, because the house group holds ${a.dropped.length === 1 ? `it` : `them`}.`,
  denialAlone: (a) => translated()?.denialAlone?.(a) ?? `House ${numberInWords(a.house)} alone is the denial group, so it alone makes a denial.`,
  turnedHouses: (a) => translated()?.turnedHouses?.(a) ?? `Cusp ${numberInWords(a.firstCusp)} is the first house of ${a.who}, so house ${numberInWords(a.counted)} of ${a.who} is house ${numberInWords(a.cusp)} of this chart. The age of ${a.who} is not known, so no matter is left out for it.`,
  unknownEvent: (a) => translated()?.unknownEvent?.(a) ?? `"${a.text}" ${a.several ? `fits several events equally well` : `is no known event`}. Use a label or alias of the event catalogue. The nearest are ${inWords(a.nearest)}.`,
  noHouseGroup: () => translated()?.noHouseGroup?.() ?? `house_group is empty: give one to twelve houses, 1 to 12.`,
  housesWanted: (a) => translated()?.housesWanted?.(a) ?? `${a.field} must hold houses 1 to 12, at least one.`,
};
