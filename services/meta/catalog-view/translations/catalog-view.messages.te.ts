// Written by npm run generate from catalog-view.messages.te.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  filtersUnused: (a: { readonly filters: string }) => `tool ఇచ్చారు, కాబట్టి ${a.filters} ప్రభావం చూపలేదు.`,
  noneMeets: () => `వీటన్నిటికీ సరిపోయే సాధనం లేదు; ఒక వడపోతను వదిలేయండి.`,
  attribution: (a: { readonly whose: 'EXTENSION' | 'OTHER_SYSTEM' }) => `${a.whose === 'EXTENSION' ? `సేవ విస్తరణ, అలాగే చెప్పండి` : `వేరే పద్ధతి, దానిదిగా చెప్పండి`}`,
  pages: (a: { readonly size: number }) => `${a.size === 0 ? `లేదు` : `అవును, పేజీకి ${numberInWords(a.size)}`}`,
  needsNothing: (a: { readonly advised: 'NONE' | 'PROFILE' }) => `${a.advised === 'NONE' ? `ఏమీ లేదు` : `ఏమీ లేదు (ముందు మంచిది: set_birth_profile)`}`,
  counted: (a: { readonly total: number; readonly engineBacked: number; readonly meta: number }) => `${numberInWords(a.total)} సాధనాలు: గణించేవి ${numberInWords(a.engineBacked)}, మార్గదర్శకాలు ${numberInWords(a.meta)}`,
  howToFilter: () => `వడపోతలు: family, phase, system. ఒక సాధనం: tool.`,
};
