// Written by npm run generate from catalog-view.messages.pt.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  filtersUnused: (a: { readonly filters: string }) => `tool foi dado, por isso ${a.filters} não teve efeito.`,
  noneMeets: () => `Nenhuma ferramenta cumpre tudo isto; omita um filtro.`,
  attribution: (a: { readonly whose: 'EXTENSION' | 'OTHER_SYSTEM' }) => `${a.whose === 'EXTENSION' ? `extensão deste serviço, diga isso` : `de outro sistema, atribua a ele`}`,
  pages: (a: { readonly size: number }) => `${a.size === 0 ? `não` : `sim, ${numberInWords(a.size)} por página`}`,
  needsNothing: (a: { readonly advised: 'NONE' | 'PROFILE' }) => `${a.advised === 'NONE' ? `nada` : `nada (convém antes: set_birth_profile)`}`,
  counted: (a: { readonly total: number; readonly engineBacked: number; readonly meta: number }) => `${numberInWords(a.total)} ferramentas: ${numberInWords(a.engineBacked)} de cálculo, ${numberInWords(a.meta)} de guia`,
  howToFilter: () => `Filtros: family, phase, system. Uma ferramenta: tool.`,
};
