// Written by npm run generate from snippets.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly curl: () => string;
  readonly claudeCode: () => string;
  readonly claude: (a: { readonly file: string }) => string;
  readonly claudeName: () => string;
  readonly chatGpt: () => string;
  readonly cursor: (a: { readonly client: string; readonly file: string }) => string;
  readonly vsCode: (a: { readonly client: string; readonly file: string }) => string;
  readonly gemini: () => string;
  readonly codex: (a: { readonly file: string; readonly variable: string }) => string;
  readonly windsurf: (a: { readonly file: string; readonly client: string; readonly count: number }) => string;
  readonly inspector: (a: { readonly node: string; readonly npx: string; readonly option: string; readonly transport: string }) => string;
  readonly sdk: (a: { readonly command: string }) => string;
  readonly python: () => string;
  readonly addTo: (a: { readonly client: string }) => string;
  readonly textFor: (a: { readonly client: string }) => string;
  readonly copy: () => string;
  readonly copyWhat: (a: { readonly what: string }) => string;
  readonly copied: () => string;
  readonly selectIt: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  chatGpt: '00c',
  gemini: '0c',
} as const;

const translated = catalogue<Messages>('gateway/portal/snippets', () => say, marks, {
  'bn': () => import('./translations/snippets.messages.bn.ts'),
  'es': () => import('./translations/snippets.messages.es.ts'),
  'hi': () => import('./translations/snippets.messages.hi.ts'),
  'mr': () => import('./translations/snippets.messages.mr.ts'),
  'pt': () => import('./translations/snippets.messages.pt.ts'),
  'ta': () => import('./translations/snippets.messages.ta.ts'),
  'te': () => import('./translations/snippets.messages.te.ts'),
});

export const say: Messages = {
  curl: () => translated()?.curl?.() ?? `In a terminal: the list of all tools.`,
  claudeCode: () => translated()?.claudeCode?.() ?? `In a terminal.`,
  claude: (a) => translated()?.claude?.(a) ?? `Without a key, where the address is public: Customize, Connectors, Add custom connector, then the address, and sign in. Older versions have Connectors under Settings. With a key, in ${a.file} of the desktop application:`,
  claudeName: () => translated()?.claudeName?.() ?? `Claude Desktop and claude.ai`,
  chatGpt: () => translated()?.chatGpt?.() ?? `Settings, Apps, Advanced settings, Developer mode. Then Create app with this address, and sign in. It needs a public https address.`,
  cursor: (a) => translated()?.cursor?.(a) ?? `The link adds it, and ${a.client} asks you to sign in. With a key, in the file ${a.file}:`,
  vsCode: (a) => translated()?.vsCode?.(a) ?? `The link adds it, and ${a.client} asks you to sign in. With a key, in the file ${a.file}; ${a.client} asks for the key and keeps it:`,
  gemini: () => translated()?.gemini?.() ?? `In a terminal. It is added for you in all folders, so that no project keeps the key.`,
  codex: (a) => translated()?.codex?.(a) ?? `In the file ${a.file}, with the key in the variable ${a.variable}.`,
  windsurf: (a) => translated()?.windsurf?.(a) ?? `In the file ${a.file}. ${a.client} takes ${numberInWords(a.count)} tools at most, so this address lists a set of them.`,
  inspector: (a) => translated()?.inspector?.(a) ?? `In a terminal, with any ${a.node} that has ${a.npx}: it brings the ${a.node} that it needs. For its window leave out ${a.option} and what follows, choose ${a.transport}, and give the address and the header.`,
  sdk: (a) => translated()?.sdk?.(a) ?? `After ${a.command}.`,
  python: () => translated()?.python?.() ?? `With nothing but its standard library.`,
  addTo: (a) => translated()?.addTo?.(a) ?? `Add to ${a.client}`,
  textFor: (a) => translated()?.textFor?.(a) ?? `the text for ${a.client}`,
  copy: () => translated()?.copy?.() ?? `Copy`,
  copyWhat: (a) => translated()?.copyWhat?.(a) ?? `Copy ${a.what}`,
  copied: () => translated()?.copied?.() ?? `Copied`,
  selectIt: () => translated()?.selectIt?.() ?? `Select the text and copy it`,
};
