// Written by npm run generate from conditional.messages.bn.json: change that file.
import { type PlanetName, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  horaAndHalf: (a: { readonly hora: PlanetName; readonly darkHalf: boolean }) => `লগ্ন ${planetInWords(a.hora)} হোরায়, আর জন্ম ${a.darkHalf ? `কৃষ্ণ` : `শুক্ল`} পক্ষে। কৃষ্ণ পক্ষে চন্দ্রের বা শুক্ল পক্ষে রবির হোরা চাই।`,
  navamsaOfVenus: (a: { readonly sign: string }) => `নবাংশ লগ্ন ${named(a.sign)}, যা বৃষ বা তুলা হতে হবে।`,
  lagnaInCancer: (a: { readonly sign: string; readonly dwadasamsa: string }) => `লগ্ন ${named(a.sign)}, D12-এ ${named(a.dwadasamsa)}; দুটিতেই কর্কট হতে হবে।`,
  lagnaVargottama: (a: { readonly sign: string; readonly navamsa: string }) => `লগ্ন ${named(a.sign)}, D9-এ ${named(a.navamsa)}; দুটি একই রাশি হতে হবে।`,
  tenthLordInTenth: (a: { readonly tenth: string; readonly lord: PlanetName; readonly sign: string }) => `দশম রাশি ${named(a.tenth)}, তার অধিপতি ${planetFirst(a.lord)} ${named(a.sign)} রাশিতে; দশমে থাকতে হবে।`,
  lagnaLordOrSeventh: (a: { readonly lord: PlanetName; readonly house: number; readonly lordOfSeventh: PlanetName; readonly houseOfSeventh: number }) => `লগ্নেশ ${planetInWords(a.lord)} ভাব ${numberInWords(a.house)}-এ, আর সপ্তমের অধিপতি ${planetInWords(a.lordOfSeventh)} ভাব ${numberInWords(a.houseOfSeventh)}-এ। প্রথমটি ৭-এ বা দ্বিতীয়টি ১-এ থাকতে হবে।`,
  horaAndDay: (a: { readonly hora: PlanetName; readonly byDay: boolean }) => `লগ্ন ${planetInWords(a.hora)} হোরায়, আর জন্ম ${a.byDay ? `দিনে` : `রাতে`}। দিনে রবির বা রাতে চন্দ্রের হোরা চাই।`,
  sunInLagna: (a: { readonly house: number }) => `রবি ভাব ${numberInWords(a.house)}-এ; লগ্ন রাশিতে থাকতে হবে।`,
};
