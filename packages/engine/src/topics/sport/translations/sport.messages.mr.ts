// Written by npm run generate from sport.messages.mr.json: change that file.
import { type PlanetName, inWords, numberInWords, planetInWords, planetsFirst, pluralOf } from '@cuspal/speech';

export const messages = {
  ownHouses: (a: { readonly houses: readonly number[]; readonly percent: number }) => `कस्प ६ आणि ११ चे उपस्वामी आणि त्यांचे नक्षत्रस्वामी भाव ${inWords(a.houses)} चा ${numberInWords(a.percent)} टक्के भाग व्यापतात.`,
  rivalHouses: (a: { readonly houses: readonly number[]; readonly percent: number }) => `ते भाव ${inWords(a.houses)} चा ${numberInWords(a.percent)} टक्के भाग व्यापतात, त्यातील निम्मा विरुद्ध मोजला जातो.`,
  noneShared: () => `सामन्याचा एकही शासक ग्रह जन्माचा नाही.`,
  shared: (a: { readonly shared: readonly PlanetName[] }) => `${planetsFirst(a.shared)} सामना आणि जन्म दोन्हींत ${pluralOf('mr', a.shared.length) === 'one' ? `शासक ग्रह आहे` : `शासक ग्रह आहेत`}.`,
  rises: (a: { readonly rising: PlanetName; readonly ruling: boolean }) => `सुरुवातीला उदित उपस्वामी ${planetInWords(a.rising)} आहे, तो जन्माचा शासक ग्रह ${a.ruling ? `आहे` : `नाही`}.`,
};
