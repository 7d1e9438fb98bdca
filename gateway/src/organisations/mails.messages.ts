// Written by npm run generate from mails.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly invitedSubject: () => string;
  readonly invitedBy: (a: { readonly from: string }) => string;
  readonly invitedByOperator: () => string;
  readonly accept: (a: { readonly page: string; readonly days: number }) => string;
  readonly unknown: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  invitedSubject: '1',
  invitedBy: '1',
  invitedByOperator: '1',
} as const;

const translated = catalogue<Messages>('gateway/organisations/mails', () => say, marks, {
  'bn': () => import('./translations/mails.messages.bn.ts'),
  'es': () => import('./translations/mails.messages.es.ts'),
  'hi': () => import('./translations/mails.messages.hi.ts'),
  'mr': () => import('./translations/mails.messages.mr.ts'),
  'pt': () => import('./translations/mails.messages.pt.ts'),
  'ta': () => import('./translations/mails.messages.ta.ts'),
  'te': () => import('./translations/mails.messages.te.ts'),
});

export const say: Messages = {
  invitedSubject: () => translated()?.invitedSubject?.() ?? `You are invited to an organisation on Cuspal`,
  invitedBy: (a) => translated()?.invitedBy?.(a) ?? `${a.from} invites you to an organisation on Cuspal.`,
  invitedByOperator: () => translated()?.invitedByOperator?.() ?? `The operator of this server invites you to an organisation on Cuspal.`,
  accept: (a) => translated()?.accept?.(a) ?? `To see which one it is, and to accept or decline, open

    ${a.page}

and sign in with this address. The invitation is good for ${numberInWords(a.days)} days and can be used once.`,
  unknown: () => translated()?.unknown?.() ?? `If you do not know who this is, do nothing: without you nothing happens.`,
};
