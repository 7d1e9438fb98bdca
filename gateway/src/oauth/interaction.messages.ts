// Written by npm run generate from interaction.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly continueAs: (a: { readonly email: string }) => string;
  readonly continueHint: () => string;
  readonly anotherAddress: () => string;
  readonly signInAndConnect: () => string;
  readonly project: () => string;
  readonly personal: () => string;
  readonly connectToProject: () => string;
  readonly unusable: () => string;
  readonly newCode: () => string;
  readonly suspended: () => string;
  readonly suspendedWhy: () => string;
  readonly backTo: (a: { readonly name: string }) => string;
  readonly backToApplication: () => string;
  readonly doNotConnect: () => string;
  readonly connect: (a: { readonly name: string }) => string;
  readonly connectApplication: () => string;
  readonly wants: () => string;
  readonly nameless: () => string;
  readonly unchecked: () => string;
  readonly described: () => string;
  readonly goOn: () => string;
  readonly ownDevice: () => string;
  readonly choiceOver: () => string;
  readonly notYours: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  unusable: '4',
  suspended: '4',
  wants: '04',
  ownDevice: '40',
} as const;

const translated = catalogue<Messages>('gateway/oauth/interaction', () => say, marks, {
  'bn': () => import('./translations/interaction.messages.bn.ts'),
  'es': () => import('./translations/interaction.messages.es.ts'),
  'hi': () => import('./translations/interaction.messages.hi.ts'),
  'mr': () => import('./translations/interaction.messages.mr.ts'),
  'pt': () => import('./translations/interaction.messages.pt.ts'),
  'ta': () => import('./translations/interaction.messages.ta.ts'),
  'te': () => import('./translations/interaction.messages.te.ts'),
});

export const say: Messages = {
  continueAs: (a) => translated()?.continueAs?.(a) ?? `Continue as ${a.email}`,
  continueHint: () => translated()?.continueHint?.() ?? `We send a six-digit code to this address, as each time an application is connected.`,
  anotherAddress: () => translated()?.anotherAddress?.() ?? `Use another address`,
  signInAndConnect: () => translated()?.signInAndConnect?.() ?? `Sign in and connect`,
  project: () => translated()?.project?.() ?? `Project whose allowance it uses`,
  personal: () => translated()?.personal?.() ?? `Personal`,
  connectToProject: () => translated()?.connectToProject?.() ?? `Connect to this project`,
  unusable: () => translated()?.unusable?.() ?? `This code cannot be used`,
  newCode: () => translated()?.newCode?.() ?? `Get a new code`,
  suspended: () => translated()?.suspended?.() ?? `This account is suspended`,
  suspendedWhy: () => translated()?.suspendedWhy?.() ?? `Nothing was connected: the keys and applications of this account are refused. Write to the operator of this server and name the account number <b/>.`,
  backTo: (a) => translated()?.backTo?.(a) ?? `Back to ${a.name}`,
  backToApplication: () => translated()?.backToApplication?.() ?? `Back to the application`,
  doNotConnect: () => translated()?.doNotConnect?.() ?? `Do not connect`,
  connect: (a) => translated()?.connect?.(a) ?? `Connect ${a.name}`,
  connectApplication: () => translated()?.connectApplication?.() ?? `Connect an application`,
  wants: () => translated()?.wants?.() ?? `<b/> wants to call the tools on your behalf. Its calls count on your allowance; you can end this at any time on the developer page.`,
  nameless: () => translated()?.nameless?.() ?? `An application that gives no name`,
  unchecked: () => translated()?.unchecked?.() ?? `The name is what the application calls itself: nobody has checked it.`,
  described: () => translated()?.described?.() ?? `The application is described by <b/>.`,
  goOn: () => translated()?.goOn?.() ?? `After signing in you go on to <b/>.`,
  ownDevice: () => translated()?.ownDevice?.() ?? `This application runs on your own device, where any program can give any name. Go on only if you have just started it yourself.`,
  choiceOver: () => translated()?.choiceOver?.() ?? `The choice of a project took longer than ten minutes.`,
  notYours: () => translated()?.notYours?.() ?? `You cannot connect applications to this project. Choose another one.`,
};
