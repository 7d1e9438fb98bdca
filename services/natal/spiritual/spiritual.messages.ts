// Written by npm run generate from spiritual.messages.json: change that file.
import { catalogue, dayInWords } from '@cuspal/speech';

type Messages = {
  readonly karmaOfPeriod: (a: { readonly until: string; readonly karma: 'ADRIDHA' | 'DRIDHA' | 'DRIDHA_ADRIDHA' }) => string;
  readonly forReflection: () => string;
  readonly readForReflection: () => string;
  readonly wholeSigns: () => string;
  readonly kpNoteLeftOut: () => string;
  readonly nextPractice: () => string;
  readonly sixtiethPartNear: () => string;
  readonly merit: (a: { readonly merit: 'CREDIT' | 'DEBT' | 'MIXED' }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  forReflection: '4',
  wholeSigns: '11',
  kpNoteLeftOut: '1',
  nextPractice: 'c',
  sixtiethPartNear: '40',
  merit: '3',
} as const;

const translated = catalogue<Messages>('natal/spiritual/spiritual', () => say, marks, {
  'bn': () => import('./translations/spiritual.messages.bn.ts'),
  'es': () => import('./translations/spiritual.messages.es.ts'),
  'hi': () => import('./translations/spiritual.messages.hi.ts'),
  'mr': () => import('./translations/spiritual.messages.mr.ts'),
  'pt': () => import('./translations/spiritual.messages.pt.ts'),
  'ta': () => import('./translations/spiritual.messages.ta.ts'),
  'te': () => import('./translations/spiritual.messages.te.ts'),
});

export const say: Messages = {
  karmaOfPeriod: (a) => translated()?.karmaOfPeriod?.(a) ?? `Tradition calls the karma of the period until ${dayInWords(a.until)} ${a.karma === 'DRIDHA' ? `fixed, so little change is expected` : a.karma === 'DRIDHA_ADRIDHA' ? `mixed, so steady effort may soften it` : `light, so effort is said to change it`}.`,
  forReflection: () => translated()?.forReflection?.() ?? `This is for reflection and states no fact about a past life.`,
  readForReflection: () => translated()?.readForReflection?.() ?? `Tradition reads carried karma in this way, for reflection. Nothing here states a fact about a past life.`,
  wholeSigns: () => translated()?.wholeSigns?.() ?? `Houses are whole signs from the Lagna. Nothing here moves a KP verdict.`,
  kpNoteLeftOut: () => translated()?.kpNoteLeftOut?.() ?? `Placidus cusps do not exist at this latitude, so the KP side note is left out.`,
  nextPractice: () => translated()?.nextPractice?.() ?? `It names the practice that tradition suggests.`,
  sixtiethPartNear: () => translated()?.sixtiethPartNear?.() ?? `Another sixtieth part rises within two minutes of this birth time. Read its sign and deity only if the time is sure to seconds.`,
  merit: (a) => translated()?.merit?.(a) ?? `${a.merit === 'CREDIT' ? `House 5 speaks of merit carried over.` : a.merit === 'MIXED' ? `House 5 speaks of mixed merit.` : `House 5 speaks of merit still to be earned.`}`,
};
