// Written by npm run generate from conditional.messages.hi.json: change that file.
import { type PlanetName, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  horaAndHalf: (a: { readonly hora: PlanetName; readonly darkHalf: boolean }) => `लग्न ${planetInWords(a.hora)} की होरा में है और जन्म ${a.darkHalf ? `कृष्ण` : `शुक्ल`} पक्ष का है। कृष्ण पक्ष में चंद्रमा की या शुक्ल पक्ष में सूर्य की होरा चाहिए।`,
  navamsaOfVenus: (a: { readonly sign: string }) => `नवांश लग्न ${named(a.sign)} है, और वह वृषभ या तुला होना चाहिए।`,
  lagnaInCancer: (a: { readonly sign: string; readonly dwadasamsa: string }) => `लग्न ${named(a.sign)} है और D12 में ${named(a.dwadasamsa)}, और दोनों में कर्क होना चाहिए।`,
  lagnaVargottama: (a: { readonly sign: string; readonly navamsa: string }) => `लग्न ${named(a.sign)} है और D9 में ${named(a.navamsa)}, और दोनों में एक ही राशि होनी चाहिए।`,
  tenthLordInTenth: (a: { readonly tenth: string; readonly lord: PlanetName; readonly sign: string }) => `10वीं राशि ${named(a.tenth)} का स्वामी ${planetFirst(a.lord)} ${named(a.sign)} में है, और उसे 10वीं में होना चाहिए।`,
  lagnaLordOrSeventh: (a: { readonly lord: PlanetName; readonly house: number; readonly lordOfSeventh: PlanetName; readonly houseOfSeventh: number }) => `लग्नेश ${planetInWords(a.lord)} भाव ${numberInWords(a.house)} में है और भाव 7 का स्वामी ${planetInWords(a.lordOfSeventh)} भाव ${numberInWords(a.houseOfSeventh)} में। पहला 7 में या दूसरा 1 में होना चाहिए।`,
  horaAndDay: (a: { readonly hora: PlanetName; readonly byDay: boolean }) => `लग्न ${planetInWords(a.hora)} की होरा में है और जन्म ${a.byDay ? `दिन` : `रात`} का है। दिन में सूर्य की या रात में चंद्रमा की होरा चाहिए।`,
  sunInLagna: (a: { readonly house: number }) => `सूर्य भाव ${numberInWords(a.house)} में है, और उसे लग्न राशि में होना चाहिए।`,
};
