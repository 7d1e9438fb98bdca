// Written by npm run generate from catalog-view.messages.mr.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  filtersUnused: (a: { readonly filters: string }) => `tool दिले होते, म्हणून ${a.filters} यांचा परिणाम झाला नाही.`,
  noneMeets: () => `एकही साधन या सर्वांत बसत नाही; एक गाळणी वगळा.`,
  attribution: (a: { readonly whose: 'EXTENSION' | 'OTHER_SYSTEM' }) => `${a.whose === 'EXTENSION' ? `या सेवेचे स्वतःचे, तसे सांगा` : `दुसऱ्या पद्धतीचे, तिचे म्हणून सांगा`}`,
  pages: (a: { readonly size: number }) => `${a.size === 0 ? `नाही` : `होय, प्रति पान ${numberInWords(a.size)}`}`,
  needsNothing: (a: { readonly advised: 'NONE' | 'PROFILE' }) => `${a.advised === 'NONE' ? `काही नाही` : `काही नाही (आधी सुचवलेले: set_birth_profile)`}`,
  counted: (a: { readonly total: number; readonly engineBacked: number; readonly meta: number }) => `${numberInWords(a.total)} साधने: ${numberInWords(a.engineBacked)} गणनेची, ${numberInWords(a.meta)} मार्गदर्शक`,
  howToFilter: () => `गाळण्या: family, phase, system. एका साधनासाठी: tool.`,
};
