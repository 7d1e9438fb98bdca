// Written by npm run generate from catalog-view.messages.json: change that file.
import { catalogue, numberInWords } from '@cuspal/speech';

type Messages = {
  readonly filtersUnused: (a: { readonly filters: string }) => string;
  readonly noneMeets: () => string;
  readonly attribution: (a: { readonly whose: 'EXTENSION' | 'OTHER_SYSTEM' }) => string;
  readonly pages: (a: { readonly size: number }) => string;
  readonly needsNothing: (a: { readonly advised: 'NONE' | 'PROFILE' }) => string;
  readonly counted: (a: { readonly total: number; readonly engineBacked: number; readonly meta: number }) => string;
  readonly howToFilter: () => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  needsNothing: [['advised'],{'NONE':'0','PROFILE':'1'}],
} as const;

const translated = catalogue<Messages>('meta/catalog-view/catalog-view', () => say, marks, {
  'bn': () => import('./translations/catalog-view.messages.bn.ts'),
  'es': () => import('./translations/catalog-view.messages.es.ts'),
  'hi': () => import('./translations/catalog-view.messages.hi.ts'),
  'mr': () => import('./translations/catalog-view.messages.mr.ts'),
  'pt': () => import('./translations/catalog-view.messages.pt.ts'),
  'ta': () => import('./translations/catalog-view.messages.ta.ts'),
  'te': () => import('./translations/catalog-view.messages.te.ts'),
});

export const say: Messages = {
  filtersUnused: (a) => translated()?.filtersUnused?.(a) ?? `tool was given, so ${a.filters} had no effect.`,
  noneMeets: () => translated()?.noneMeets?.() ?? `No tool meets all of these; leave one filter out.`,
  attribution: (a) => translated()?.attribution?.(a) ?? `${a.whose === 'EXTENSION' ? `service extension, say so` : `cross-system, attribute it`}`,
  pages: (a) => translated()?.pages?.(a) ?? `${a.size === 0 ? `no` : `yes, ${numberInWords(a.size)} per page`}`,
  needsNothing: (a) => translated()?.needsNothing?.(a) ?? `${a.advised === 'NONE' ? `none` : `none (advised first: set_birth_profile)`}`,
  counted: (a) => translated()?.counted?.(a) ?? `${numberInWords(a.total)} tools: ${numberInWords(a.engineBacked)} engine-backed, ${numberInWords(a.meta)} meta`,
  howToFilter: () => translated()?.howToFilter?.() ?? `Filters: family, phase, system. One tool: tool.`,
};
