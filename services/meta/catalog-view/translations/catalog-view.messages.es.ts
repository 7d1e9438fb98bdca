// Written by npm run generate from catalog-view.messages.es.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  filtersUnused: (a: { readonly filters: string }) => `Se dio tool, así que ${a.filters} no tuvo efecto.`,
  noneMeets: () => `Ninguna herramienta cumple todo esto; omita un filtro.`,
  attribution: (a: { readonly whose: 'EXTENSION' | 'OTHER_SYSTEM' }) => `${a.whose === 'EXTENSION' ? `extensión de este servicio, dígalo así` : `de otro sistema, atribúyalo a él`}`,
  pages: (a: { readonly size: number }) => `${a.size === 0 ? `no` : `sí, ${numberInWords(a.size)} por página`}`,
  needsNothing: (a: { readonly advised: 'NONE' | 'PROFILE' }) => `${a.advised === 'NONE' ? `nada` : `nada (antes conviene: set_birth_profile)`}`,
  counted: (a: { readonly total: number; readonly engineBacked: number; readonly meta: number }) => `${numberInWords(a.total)} herramientas: ${numberInWords(a.engineBacked)} de cálculo, ${numberInWords(a.meta)} de guía`,
  howToFilter: () => `Filtros: family, phase, system. Una herramienta: tool.`,
};
