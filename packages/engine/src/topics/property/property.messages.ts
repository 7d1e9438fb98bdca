// Written by npm run generate from property.messages.json: change that file.
import { catalogue } from '@cuspal/speech';

type Messages = {
  readonly rule: (a: { readonly rule: 'MOVE' | 'NOTHING' | 'NO_OWNING' | 'NO_RENT' | 'NO_SALE' | 'OWNING_LATER' | 'OWNING_NO_PERIOD' | 'OWNING_OPEN' | 'OWNING_SPLIT' | 'RENT_BY_MOVE' | 'RENT_BY_TENANCY' | 'SALE_LATER' | 'SALE_NO_PERIOD' | 'SALE_OPEN' | 'SALE_SPLIT' | 'TENANCY' }) => string;
  readonly flag: (a: { readonly house: number }) => string;
};

/** What is known of each sentence (docs/adr/0095-what-was-said.md). */
const marks = {
  rule: [['rule'],{'OWNING_SPLIT':'0','NO_OWNING':'0','OWNING_OPEN':'0','OWNING_LATER':'0','OWNING_NO_PERIOD':'0','NOTHING':'0','RENT_BY_TENANCY':'3','RENT_BY_MOVE':'0','NO_RENT':'0','TENANCY':'3','MOVE':'0','SALE_SPLIT':'0','NO_SALE':'0','SALE_OPEN':'0','SALE_LATER':'0','SALE_NO_PERIOD':'0'}],
  flag: [['house'],{'=3':'0','=6':'1','=8':'0','other':'0'}],
} as const;

const translated = catalogue<Messages>('engine/topics/property/property', () => say, marks, {
  'bn': () => import('./translations/property.messages.bn.ts'),
  'es': () => import('./translations/property.messages.es.ts'),
  'hi': () => import('./translations/property.messages.hi.ts'),
  'mr': () => import('./translations/property.messages.mr.ts'),
  'pt': () => import('./translations/property.messages.pt.ts'),
  'ta': () => import('./translations/property.messages.ta.ts'),
  'te': () => import('./translations/property.messages.te.ts'),
});

export const say: Messages = {
  rule: (a) => translated()?.rule?.(a) ?? `${a.rule === 'OWNING_SPLIT' ? `The chart speaks for owning and against it alike.` : a.rule === 'NO_OWNING' ? `Owning is not promised.` : a.rule === 'OWNING_OPEN' ? `Owning is promised and the running period is open for it.` : a.rule === 'OWNING_LATER' ? `Owning is promised, but the running period is not open for it.` : a.rule === 'OWNING_NO_PERIOD' ? `Owning is promised, but these years hold no period for it.` : a.rule === 'NOTHING' ? `Owning is not promised, and nothing speaks for a rented home or a move.` : a.rule === 'RENT_BY_TENANCY' ? `Owning is not promised, but the sub lord of cusp 4 signifies 6, the house of tenancy.` : a.rule === 'RENT_BY_MOVE' ? `Owning is not promised, but a change of residence is promised.` : a.rule === 'NO_RENT' ? `Nothing speaks for a rented home or a move.` : a.rule === 'TENANCY' ? `The sub lord of cusp 4 signifies 6, the house of tenancy.` : a.rule === 'MOVE' ? `A change of residence is promised.` : a.rule === 'SALE_SPLIT' ? `The chart speaks for a sale and against it alike.` : a.rule === 'NO_SALE' ? `A sale is not promised.` : a.rule === 'SALE_OPEN' ? `A sale is promised and the running period is open for it.` : a.rule === 'SALE_LATER' ? `A sale is promised, but the running period is not open for it.` : `A sale is promised, but these years hold no period for it.`}`,
  flag: (a) => translated()?.flag?.(a) ?? `${a.house === 3 ? `A resale is indicated.` : a.house === 6 ? `A dispute or a tenant is indicated.` : a.house === 8 ? `A hidden defect is indicated.` : `A place far from the native one is indicated.`}`,
};
