// Written by npm run generate from faults.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly name: (a: { readonly what: string; readonly most: number }) => string;
  readonly hasProjects: () => string;
  readonly mostMemberships: (a: { readonly most: number }) => string;
  readonly mostProjects: (a: { readonly most: number }) => string;
  readonly nameTaken: () => string;
  readonly mostMembers: (a: { readonly most: number }) => string;
  readonly noAddress: (a: { readonly example: string }) => string;
  readonly notSent: () => string;
  readonly tooMany: () => string;
  readonly mostInvitations: (a: { readonly most: number }) => string;
  readonly keyNameTaken: () => string;
  readonly mostManagementKeys: (a: { readonly most: number }) => string;
  readonly life: (a: { readonly most: number; readonly days: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  noAddress: '4c',
  keyNameTaken: '4',
  mostManagementKeys: '4',
} as const;

const translated = catalogue<Messages>('gateway/organisations/faults', () => say, marks, {
  'bn': () => import('./translations/faults.messages.bn.ts'),
  'es': () => import('./translations/faults.messages.es.ts'),
  'hi': () => import('./translations/faults.messages.hi.ts'),
  'mr': () => import('./translations/faults.messages.mr.ts'),
  'pt': () => import('./translations/faults.messages.pt.ts'),
  'ta': () => import('./translations/faults.messages.ta.ts'),
  'te': () => import('./translations/faults.messages.te.ts'),
});

export const say: Messages = {
  name: (a) => translated()?.name?.(a) ?? `The ${a.what === 'organisation' ? `organisation` : a.what === 'project' ? `project` : `${a.what}`} needs a name of 1 to ${numberInWords(a.most)} characters.`,
  hasProjects: () => translated()?.hasProjects?.() ?? `The organisation has projects: delete or transfer them first.`,
  mostMemberships: (a) => translated()?.mostMemberships?.(a) ?? `A person can be in ${numberInWords(a.most)} organisations: leave one first.`,
  mostProjects: (a) => translated()?.mostProjects?.(a) ?? `An organisation has at most ${numberInWords(a.most)} projects: delete or transfer one first.`,
  nameTaken: () => translated()?.nameTaken?.() ?? `The organisation has a project of this name: choose another name.`,
  mostMembers: (a) => translated()?.mostMembers?.(a) ?? `An organisation has at most ${numberInWords(a.most)} members: an owner has to remove one first.`,
  noAddress: (a) => translated()?.noAddress?.(a) ?? `This is not an e-mail address we can write to. It should look like ${a.example}.`,
  notSent: () => translated()?.notSent?.() ?? `The message could not be sent. Check the address, or try again later.`,
  tooMany: () => translated()?.tooMany?.() ?? `Too many invitations were sent lately.`,
  mostInvitations: (a) => translated()?.mostInvitations?.(a) ?? `An organisation has at most ${numberInWords(a.most)} open invitations: revoke one first.`,
  keyNameTaken: () => translated()?.keyNameTaken?.() ?? `There is a management key of this name: choose another name, or revoke that key first.`,
  mostManagementKeys: (a) => translated()?.mostManagementKeys?.(a) ?? `There can be ${numberInWords(a.most)} management keys: revoke one first.`,
  life: (a) => translated()?.life?.(a) ?? `A key lives for 1 to ${numberInWords(a.most)} days, or until it is revoked: ${numberInWords(a.days)} is neither.`,
};
