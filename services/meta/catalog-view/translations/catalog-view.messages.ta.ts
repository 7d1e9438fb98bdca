// Written by npm run generate from catalog-view.messages.ta.json: change that file.
import { numberInWords } from '@cuspal/speech';

export const messages = {
  filtersUnused: (a: { readonly filters: string }) => `tool தரப்பட்டது, எனவே ${a.filters} பலன் தரவில்லை.`,
  noneMeets: () => `இவை அனைத்துக்கும் பொருந்தும் கருவி இல்லை; ஒரு வடிகட்டியை நீக்கவும்.`,
  attribution: (a: { readonly whose: 'EXTENSION' | 'OTHER_SYSTEM' }) => `${a.whose === 'EXTENSION' ? `சேவையின் விரிவாக்கம், அவ்வாறு சொல்லவும்` : `வேறு மரபு, அதற்கே உரியதாகச் சொல்லவும்`}`,
  pages: (a: { readonly size: number }) => `${a.size === 0 ? `இல்லை` : `ஆம், பக்கத்துக்கு ${numberInWords(a.size)}`}`,
  needsNothing: (a: { readonly advised: 'NONE' | 'PROFILE' }) => `${a.advised === 'NONE' ? `எதுவும் இல்லை` : `எதுவும் இல்லை (முதலில் நல்லது: set_birth_profile)`}`,
  counted: (a: { readonly total: number; readonly engineBacked: number; readonly meta: number }) => `${numberInWords(a.total)} கருவிகள்: ${numberInWords(a.engineBacked)} கணக்கிடுபவை, ${numberInWords(a.meta)} வழிகாட்டிகள்`,
  howToFilter: () => `வடிகட்டிகள்: family, phase, system. ஒரு கருவி: tool.`,
};
