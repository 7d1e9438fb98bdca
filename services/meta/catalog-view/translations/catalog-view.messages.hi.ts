// Written by npm run generate from catalog-view.messages.hi.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  filtersUnused: (a: { readonly filters: string }) => `tool दिया गया था, इसलिए ${a.filters} का कोई असर नहीं हुआ।`,
  noneMeets: () => `कोई टूल इन सबसे मेल नहीं खाता; एक फ़िल्टर हटा दें।`,
  attribution: (a: { readonly whose: 'EXTENSION' | 'OTHER_SYSTEM' }) => `${a.whose === 'EXTENSION' ? `सेवा का विस्तार, यह बताएँ` : `दूसरी पद्धति, उसी का बताएँ`}`,
  pages: (a: { readonly size: number }) => `${a.size === 0 ? `नहीं` : `हाँ, हर पृष्ठ पर ${numberInWords(a.size)}`}`,
  needsNothing: (a: { readonly advised: 'NONE' | 'PROFILE' }) => `${a.advised === 'NONE' ? `कुछ नहीं` : `कुछ नहीं (पहले उचित: set_birth_profile)`}`,
  counted: (a: { readonly total: number; readonly engineBacked: number; readonly meta: number }) => `${numberInWords(a.total)} टूल: ${numberInWords(a.engineBacked)} गणना करने वाले, ${numberInWords(a.meta)} मार्गदर्शक`,
  howToFilter: () => `फ़िल्टर: family, phase, system। एक टूल के लिए: tool।`,
};
