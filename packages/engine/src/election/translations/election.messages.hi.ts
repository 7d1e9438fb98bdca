// Written by npm run generate from election.messages.hi.json: change that file.
import { type PlanetName, housesNamed, inWords, named, numberInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  birthOffsetUsed: (a: { readonly offset: string }) => `कार्य के स्थान की घड़ी नहीं भेजी गई, इसलिए जन्म का समय-अंतर, ${a.offset}, लिया गया है। वहाँ का समय-अंतर आज दूसरा हो सकता है, इसलिए event_time_zone भेजें।`,
  cuspRule: (a: { readonly cusp: number; readonly houses: readonly number[] }) => `उस क्षण के कस्प ${numberInWords(a.cusp)} का उप-स्वामी ${housesNamed(a.houses)} का कारक होना चाहिए।`,
  generalRule: () => `उस क्षण के कस्प 11 का उप-स्वामी 1 या 11 का कारक होना चाहिए।`,
  cuspSubLord: (a: { readonly cusp: number; readonly lord: PlanetName; readonly found: readonly number[]; readonly asked: readonly number[] }) => `कस्प ${numberInWords(a.cusp)} का उप-स्वामी ${planetInWords(a.lord)} है, जो ${a.found.length === 0 ? `${housesNamed(a.asked)} में से किसी का कारक नहीं है` : `${housesNamed(a.found)} का कारक है`}।`,
  moonLord: (a: { readonly level: 'AD' | 'MD' | 'PD' | 'SD'; readonly lord: PlanetName; readonly found: readonly number[]; readonly asked: readonly number[] }) => `चंद्रमा का ${a.level === 'MD' ? `नक्षत्र-स्वामी` : a.level === 'AD' ? `उप-स्वामी` : a.level === 'PD' ? `उप-उप-स्वामी` : `चौथा स्वामी`} ${planetInWords(a.lord)} है, जो ${a.found.length === 0 ? `${housesNamed(a.asked)} में से किसी का कारक नहीं है` : `${housesNamed(a.found)} का कारक है`}।`,
  cuspAgainst: (a: { readonly cusp: number; readonly lord: PlanetName; readonly found: readonly number[] }) => `कस्प ${numberInWords(a.cusp)} का उप-स्वामी ${planetInWords(a.lord)} है, जो ${a.found.length === 0 ? `किसी विरोधी भाव का कारक नहीं है` : `विरोधी ${housesNamed(a.found)} का कारक है`}।`,
  unwelcome: (a: { readonly name: string; readonly label: string; readonly nearest: readonly string[] }) => `"${a.name}" का अर्थ ${named(a.label)} है, जो अवांछित है, इसलिए उसका मुहूर्त नहीं चुना जाता। इसके निकट की घटनाएँ, जिनका मुहूर्त चुना जा सकता है: ${inWords(a.nearest)}।`,
  noClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" 00:00 से 23:59 तक का समय नहीं है। HH:MM लिखें, जैसे 09:30।`,
};
