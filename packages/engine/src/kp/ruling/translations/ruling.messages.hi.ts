// Written by npm run generate from ruling.messages.hi.json: change that file.
import { type PlanetName, planetInWords } from '@cuspal/speech';

export const messages = {
  starLordRetrograde: (a: { readonly starLord: PlanetName }) => `यह ${planetInWords(a.starLord)} के नक्षत्र में है, जो वक्री है।`,
  subLordRetrograde: (a: { readonly subLord: PlanetName }) => `यह ${planetInWords(a.subLord)} के उप-नक्षत्र में है, जो वक्री है।`,
  retrogradeItself: () => `यह स्वयं वक्री है, इसलिए मार्गी होने के बाद फल देता है।`,
  lordsDirect: () => `इसका नक्षत्र-स्वामी और उप-स्वामी मार्गी हैं।`,
  subSlotsOnly: () => `यह केवल उप-नक्षत्र के स्थानों पर है, जो शासक ग्रहों में नहीं गिने जाते।`,
  rejected: (a: { readonly reason: string }) => `यह शासक ग्रह है, लेकिन छोड़ा गया है। ${a.reason}`,
  tie: (a: { readonly tie: 'CONJUNCTION' | 'MUTUAL_SIGN' | 'MUTUAL_STAR' | 'MUTUAL_SUB' | 'SIGN_ASPECT' }) => `${a.tie === 'CONJUNCTION' ? `युति` : a.tie === 'SIGN_ASPECT' ? `राशि-दृष्टि` : a.tie === 'MUTUAL_SIGN' ? `राशि-परिवर्तन` : a.tie === 'MUTUAL_STAR' ? `नक्षत्र-परिवर्तन` : `उप-नक्षत्र-परिवर्तन`}`,
};
