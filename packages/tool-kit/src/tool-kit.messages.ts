// Written by npm run generate from tool-kit.messages.json: change that file.
import { catalogue, digitsInWords, inWords, named, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly healthDisclaimer: () => string;
  readonly longevityDisclaimer: () => string;
  readonly childDisclaimer: () => string;
  readonly legalDisclaimer: () => string;
  readonly financialDisclaimer: () => string;
  readonly relationshipDisclaimer: () => string;
  readonly tendencyDisclaimer: () => string;
  readonly extensionNote: () => string;
  readonly beyondAges: (a: { readonly age: number; readonly last: number }) => string;
  readonly beginsLater: (a: { readonly matter: string; readonly from: number }) => string;
  readonly clockStands: (a: { readonly at: string }) => string;
  readonly languageNotOffered: (a: { readonly tag: string; readonly offered: readonly string[] }) => string;
  readonly namesAlone: (a: { readonly tag: string }) => string;
  readonly birthUnused: (a: { readonly fields: readonly string[] }) => string;
  readonly offsetInHours: (a: { readonly field: string; readonly minutes: number; readonly meant: number }) => string;
  readonly readWithBirthOffset: (a: { readonly fields: readonly string[]; readonly offset: string }) => string;
  readonly halfPlace: (a: { readonly given: string; readonly taken: string; readonly value: number }) => string;
  readonly clockNotSent: (a: { readonly field: string }) => string;
  readonly unusedWithoutGroup: (a: { readonly field: string }) => string;
  readonly relationUnused: () => string;
  readonly pageOne: (a: { readonly end: number; readonly total: number; readonly what: string }) => string;
  readonly pageSpan: (a: { readonly what: string; readonly start: number; readonly end: number; readonly total: number }) => string;
  readonly nextPage: (a: { readonly page: number }) => string;
  readonly lastPage: () => string;
  readonly internalFault: () => string;
  readonly timeout: () => string;
  readonly tooLarge: () => string;
  readonly noTag: (a: { readonly isText: boolean; readonly text: string }) => string;
  readonly pagePast: (a: { readonly page: number; readonly last: number; readonly total: number; readonly what: string; readonly size: number }) => string;
  readonly adultOnly: (a: { readonly stage: 'CHILD' | 'INFANT' | 'UNBORN'; readonly age: number; readonly instead: string }) => string;
  readonly eventMissing: () => string;
  readonly personOffsetMissing: (a: { readonly field: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  healthDisclaimer: '4c0',
  longevityDisclaimer: '4cc0',
  childDisclaimer: '4c0',
  legalDisclaimer: '4c0',
  financialDisclaimer: '4c0',
  relationshipDisclaimer: '4c0',
  tendencyDisclaimer: '4c',
  extensionNote: '41',
  clockStands: '4',
  birthUnused: '4',
  readWithBirthOffset: '01',
  unusedWithoutGroup: '1',
  relationUnused: '1',
  lastPage: '4',
  adultOnly: '40',
  eventMissing: '01',
} as const;

const translated = catalogue<Messages>('tool-kit/tool-kit', () => say, marks, {
  'bn': () => import('./translations/tool-kit.messages.bn.ts'),
  'es': () => import('./translations/tool-kit.messages.es.ts'),
  'hi': () => import('./translations/tool-kit.messages.hi.ts'),
  'mr': () => import('./translations/tool-kit.messages.mr.ts'),
  'pt': () => import('./translations/tool-kit.messages.pt.ts'),
  'ta': () => import('./translations/tool-kit.messages.ta.ts'),
  'te': () => import('./translations/tool-kit.messages.te.ts'),
});

export const say: Messages = {
  healthDisclaimer: () => translated()?.healthDisclaimer?.() ?? `This is a traditional astrological reading, not a medical diagnosis, prognosis or treatment advice. It never replaces a doctor and is never a reason to delay, refuse or stop care. In an emergency call the local emergency number.`,
  longevityDisclaimer: () => translated()?.longevityDisclaimer?.() ?? `This is a traditional astrological band of vitality, not a forecast of how long anyone lives. It names no date or age of death and none may be drawn from it. It is not a medical diagnosis and never replaces a doctor. For any worry about health or safety speak to a doctor or a local crisis line.`,
  childDisclaimer: () => translated()?.childDisclaimer?.() ?? `This is a traditional astrological reading for an experienced adviser, not medical or parenting advice. It says nothing certain about a child, predicts no sex and must not be used to frighten a parent. A doctor decides every question of pregnancy, fertility and child health.`,
  legalDisclaimer: () => translated()?.legalDisclaimer?.() ?? `This is a traditional astrological reading, not legal advice. It predicts no judgment of a court and guarantees no outcome. Ask a qualified lawyer before you act, and keep every legal deadline.`,
  financialDisclaimer: () => translated()?.financialDisclaimer?.() ?? `This is a traditional astrological reading, not investment, tax, credit or financial advice. It holds no buy, sell or hold signal and guarantees no gain. Ask a qualified adviser and risk nothing that you cannot afford to lose.`,
  relationshipDisclaimer: () => translated()?.relationshipDisclaimer?.() ?? `This is a traditional astrological reading of tendencies, not a judgment of any person and not counselling. It must not be used to accuse, refuse or control anyone. What the people concerned say and choose comes first.`,
  tendencyDisclaimer: () => translated()?.tendencyDisclaimer?.() ?? `This is a traditional astrological reading. It tells of tendencies, not of facts, and judges nobody.`,
  extensionNote: () => translated()?.extensionNote?.() ?? `This is a service extension, our own combination of traditional rules that no single book states. Attribute it as such and let no KP verdict rest on it.`,
  beyondAges: (a) => translated()?.beyondAges?.(a) ?? `The person is ${numberInWords(a.age)} then, and no matter is dated after ${numberInWords(a.last)}.`,
  beginsLater: (a) => translated()?.beginsLater?.(a) ?? `${a.matter} is read from ${numberInWords(a.from)}, so its periods begin there.`,
  clockStands: (a) => translated()?.clockStands?.(a) ?? `This account is for tests: its clock stands at ${a.at}, and every call takes that for now.`,
  languageNotOffered: (a) => translated()?.languageNotOffered?.(a) ?? `Results are not offered in "${a.tag}", so this one is in English.${a.offered.length === 0 ? `` : ` Other languages are ${inWords(a.offered)}.`}`,
  namesAlone: (a) => translated()?.namesAlone?.(a) ?? `Sentences are not offered in "${a.tag}" yet, so they are in English. The member names gives the names in it.`,
  birthUnused: (a) => translated()?.birthUnused?.(a) ?? `This tool accepts ${inWords(a.fields)} but does not use ${a.fields.length === 1 ? `it` : `them`}.`,
  offsetInHours: (a) => translated()?.offsetInHours?.(a) ?? `${a.field} ${numberInWords(a.minutes)} is less than a quarter of an hour. If it is in hours, send ${numberInWords(a.meant)}.`,
  readWithBirthOffset: (a) => translated()?.readWithBirthOffset?.(a) ?? `${inWords(a.fields)} ${a.fields.length === 1 ? `is` : `are`} read with the offset of birth, ${digitsInWords(a.offset)}. Send time_zone where clocks change with the season.`,
  halfPlace: (a) => translated()?.halfPlace?.(a) ?? `${a.given} was sent alone, so ${a.taken} is that of the birth, ${numberInWords(a.value)}.`,
  clockNotSent: (a) => translated()?.clockNotSent?.(a) ?? `${a.field} was not sent, so the clock of the birth is kept there.`,
  unusedWithoutGroup: (a) => translated()?.unusedWithoutGroup?.(a) ?? `${a.field} counts only with house_group, so it was not used.`,
  relationUnused: () => translated()?.relationUnused?.() ?? `relation counts only with an event or a house_group, so it was not used.`,
  pageOne: (a) => translated()?.pageOne?.(a) ?? `Shows number ${numberInWords(a.end)} of ${numberInWords(a.total)} ${named(a.what)}.`,
  pageSpan: (a) => translated()?.pageSpan?.(a) ?? `Shows ${named(a.what)} ${numberInWords(a.start)} to ${numberInWords(a.end)} of ${numberInWords(a.total)}.`,
  nextPage: (a) => translated()?.nextPage?.(a) ?? `Call page ${numberInWords(a.page)} for the next.`,
  lastPage: () => translated()?.lastPage?.() ?? `This is the last page.`,
  internalFault: () => translated()?.internalFault?.() ?? `The calculation failed on our side, not because of your arguments. Call again; if it fails again, report the request id.`,
  timeout: () => translated()?.timeout?.() ?? `The calculation took longer than this call allows. Ask for a shorter range and call again.`,
  tooLarge: () => translated()?.tooLarge?.() ?? `The result would be larger than 1 MiB. Ask for a shorter range or fewer items and call again.`,
  noTag: (a) => translated()?.noTag?.(a) ?? `Argument "language" is ${a.isText ? `the text ${a.text}` : `no text`} but must be a BCP 47 tag, such as "hi" or "pt-BR". Correct it or leave it out.`,
  pagePast: (a) => translated()?.pagePast?.(a) ?? `Argument "page" was ${numberInWords(a.page)}, but the last page is ${numberInWords(a.last)} (${a.total === 1 ? `one item` : `${numberInWords(a.total)} ${named(a.what)}`}, ${numberInWords(a.size)} per page). ${a.last === 1 ? `Send page 1, or leave it out.` : `Send a page from 1 to ${numberInWords(a.last)}.`}`,
  adultOnly: (a) => translated()?.adultOnly?.(a) ?? `This tool reads adult life, and the person is ${a.stage === 'UNBORN' ? `not born yet` : a.stage === 'INFANT' ? `under one year old` : `${numberInWords(a.age)}`}. ${a.instead} fits instead.`,
  eventMissing: () => translated()?.eventMissing?.() ?? `Argument "event" is missing. Name an event, such as Marriage, or send house_group with one to twelve houses.`,
  personOffsetMissing: (a) => translated()?.personOffsetMissing?.(a) ?? `Argument "${a.field}.utcOffsetMinutes" is missing. Send the minutes ahead of UTC at that time, or ${a.field}.timeZone with an IANA zone name.`,
};
