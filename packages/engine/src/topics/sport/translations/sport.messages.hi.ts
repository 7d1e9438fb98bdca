// Written by npm run generate from sport.messages.hi.json: change that file.
import { type PlanetName, inWords, numberInWords, planetInWords, planetsFirst, pluralOf } from '@cuspal/speech';

export const messages = {
  ownHouses: (a: { readonly houses: readonly number[]; readonly percent: number }) => `कस्प 6 और 11 के उप-स्वामी और उनके नक्षत्र-स्वामी भाव ${inWords(a.houses)} का ${numberInWords(a.percent)} प्रतिशत पूरा करते हैं।`,
  rivalHouses: (a: { readonly houses: readonly number[]; readonly percent: number }) => `वे भाव ${inWords(a.houses)} का ${numberInWords(a.percent)} प्रतिशत पूरा करते हैं, जिसका आधा विरोध में गिना जाता है।`,
  noneShared: () => `मुकाबले का कोई शासक ग्रह जन्म का शासक ग्रह नहीं है।`,
  shared: (a: { readonly shared: readonly PlanetName[] }) => `${planetsFirst(a.shared)} मुकाबले और जन्म दोनों ${pluralOf('hi', a.shared.length) === 'one' ? `का शासक ग्रह है` : `के शासक ग्रह हैं`}।`,
  rises: (a: { readonly rising: PlanetName; readonly ruling: boolean }) => `आरंभ में उदित उप-स्वामी ${planetInWords(a.rising)} है, जो जन्म का शासक ग्रह ${a.ruling ? `है` : `नहीं है`}।`,
};
