// Written by npm run generate from connect.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly title: () => string;
  readonly address: () => string;
  readonly mostClients: () => string;
  readonly notPublic: () => string;
  readonly fewer: () => string;
  readonly fewerHint: (a: { readonly count: number }) => string;
  readonly core: () => string;
  readonly compact: () => string;
  readonly joined: () => string;
  readonly clients: () => string;
  readonly serverAddress: () => string;
  readonly theAddress: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  notPublic: '4',
} as const;

const translated = catalogue<Messages>('gateway/portal/connect', () => say, marks, {
  'bn': () => import('./translations/connect.messages.bn.ts'),
  'es': () => import('./translations/connect.messages.es.ts'),
  'hi': () => import('./translations/connect.messages.hi.ts'),
  'mr': () => import('./translations/connect.messages.mr.ts'),
  'pt': () => import('./translations/connect.messages.pt.ts'),
  'ta': () => import('./translations/connect.messages.ta.ts'),
  'te': () => import('./translations/connect.messages.te.ts'),
});

export const say: Messages = {
  title: () => translated()?.title?.() ?? `Connect a client`,
  address: () => translated()?.address?.() ?? `Address`,
  mostClients: () => translated()?.mostClients?.() ?? `Most clients need only this address: they open a page where you sign in with your e-mail address. Others take an API key; put yours in place of <b/>. Never put a key into the address.`,
  notPublic: () => translated()?.notPublic?.() ?? `This address is not public: clients on this machine reach it, web applications such as claude.ai do not.`,
  fewer: () => translated()?.fewer?.() ?? `Fewer tools`,
  fewerHint: (a) => translated()?.fewerHint?.(a) ?? `The address above lists all ${numberInWords(a.count)} tools. Some clients take fewer, or answer better with fewer. Add the sets that you want to the address. Every tool can be called all the same.`,
  core: () => translated()?.core?.() ?? `<b/> has what everyday questions need. Choose it for Cursor and for other clients with a limit.`,
  compact: () => translated()?.compact?.() ?? `<b/> is the shortest list. The assistant answers a question in one call, by <c/>, or follows the reading plan and calls each tool by its name. Choose it for small models and long conversations.`,
  joined: () => translated()?.joined?.() ?? `<b/> joins two sets. Each family of tools is a set. <a>All sets</a>`,
  clients: () => translated()?.clients?.() ?? `Clients`,
  serverAddress: () => translated()?.serverAddress?.() ?? `MCP server address`,
  theAddress: () => translated()?.theAddress?.() ?? `the address`,
};
