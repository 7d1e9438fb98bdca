// Written by npm run generate from not-allowed.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly role: (a: { readonly role: 'billing' | 'developer' | 'owner' | 'reader' }) => string;
  readonly notAllowed: (a: { readonly role: string; readonly roles: string }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
} as const;

const translated = catalogue<Messages>('gateway/organisations/not-allowed', () => say, marks, {
  'bn': () => import('./translations/not-allowed.messages.bn.ts'),
  'es': () => import('./translations/not-allowed.messages.es.ts'),
  'hi': () => import('./translations/not-allowed.messages.hi.ts'),
  'mr': () => import('./translations/not-allowed.messages.mr.ts'),
  'pt': () => import('./translations/not-allowed.messages.pt.ts'),
  'ta': () => import('./translations/not-allowed.messages.ta.ts'),
  'te': () => import('./translations/not-allowed.messages.te.ts'),
});

export const say: Messages = {
  role: (a) => translated()?.role?.(a) ?? `${a.role === 'owner' ? `owner` : a.role === 'developer' ? `developer` : a.role === 'billing' ? `billing` : `reader`}`,
  notAllowed: (a) => translated()?.notAllowed?.(a) ?? `Your role there is ${a.role}, and this takes ${a.roles}. Ask an owner for that role.`,
};
