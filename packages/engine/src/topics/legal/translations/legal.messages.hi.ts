// Written by npm run generate from legal.messages.hi.json: change that file.
import { type PlanetName, capitalised, digitsInWords, housesNamed, inWords, named, numberInWords, planetInWords, planetsInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  sixthSubLord: (a: { readonly csl: PlanetName }) => `कस्प 6 का उप-स्वामी ${planetInWords(a.csl)} है।`,
  score: (a: { readonly score: string; readonly ahead: 'NOBODY' | 'OPPONENT' | 'PERSON' }) => `दोनों पक्षों के अंकों का योग ${digitsInWords(a.score)} है, इसलिए ${a.ahead === 'NOBODY' ? `दोनों पक्ष बराबर हैं` : a.ahead === 'PERSON' ? `इस व्यक्ति के भाव बेहतर हैं` : `विपक्षी के भाव बेहतर हैं`}।`,
  noDispute: () => `विवाद का योग नहीं है, इसलिए निर्णय उस मामले के लिए है जो फिर भी चल रहा हो।`,
  settlement: (a: { readonly csl: PlanetName }) => `कस्प 7 का उप-स्वामी ${planetInWords(a.csl)} 6 और 11 का कारक है, इसलिए समझौता संभव है।`,
  exposed: (a: { readonly csl: PlanetName }) => `कस्प 1 का उप-स्वामी ${planetInWords(a.csl)} स्तर 1 या 2 पर 8 या 12 का कारक है।`,
  rule: (a: { readonly rule: 'DOUBTFUL_VICTORY' | 'EVEN_SIDES' | 'EXPOSED' | 'FAVOURABLE' | 'NO_VICTORY' | 'OPPONENT_AHEAD' | 'UNDECIDED' }) => `${a.rule === 'FAVOURABLE' ? `कुंडली इस व्यक्ति के पक्ष में है, क्योंकि जीत का योग है और अंक इसी ओर हैं।` : a.rule === 'EVEN_SIDES' ? `कुंडली समझौते की ओर संकेत करती है, क्योंकि दोनों पक्ष बराबर हैं और समझौता संभव है।` : a.rule === 'DOUBTFUL_VICTORY' ? `कुंडली समझौते की ओर संकेत करती है, क्योंकि जीत संदिग्ध है और समझौता संभव है।` : a.rule === 'EXPOSED' ? `परिणाम अनिश्चित है, क्योंकि जीत का योग है लेकिन प्रतिवादी की स्थिति खुली हुई है।` : a.rule === 'UNDECIDED' ? `परिणाम अनिश्चित है, क्योंकि योग और अंक इसका निर्णय नहीं करते।` : a.rule === 'NO_VICTORY' ? `कुंडली इस व्यक्ति के पक्ष में नहीं है, क्योंकि जीत का योग नहीं है।` : `कुंडली इस व्यक्ति के पक्ष में नहीं है, क्योंकि विपक्षी दो या अधिक अंक आगे है।`}`,
  matterMeaning: (a: { readonly matter: 'criminal' | 'employment' | 'family' | 'property' }) => `${a.matter === 'criminal' ? `बंधन` : a.matter === 'family' ? `जीवनसाथी` : a.matter === 'property' ? `घर और भूमि` : `पेशा`}`,
  confinement: (a: { readonly houses: readonly number[]; readonly csl: PlanetName; readonly held: readonly number[] }) => `${housesNamed(a.houses)} में से कस्प 12 का उप-स्वामी ${planetInWords(a.csl)} इनका कारक है: ${inWords(a.held)}, हर एक के 10 अंक।`,
  inChain: (a: { readonly own: boolean; readonly planet: PlanetName; readonly csl: PlanetName }) => `${a.own ? `${named(a.planet)} कस्प 12 का उप-स्वामी है।` : `${named(a.planet)} कस्प 12 के उप-स्वामी ${planetInWords(a.csl)} का नक्षत्र-स्वामी है।`}`,
  subLordOf: (a: { readonly cusps: readonly number[]; readonly lord: PlanetName }) => `कस्प ${inWords(a.cusps)} का उप-स्वामी ${planetInWords(a.lord)}`,
  selfOrContest: (a: { readonly lords: string; readonly count: number }) => `${capitalised(a.lords)} स्तर 1 या 2 पर 12 ${pluralOf('hi', a.count) === 'one' ? `का कारक है` : `के कारक हैं`}।`,
  eighthInTwelve: (a: { readonly csl: PlanetName }) => `कस्प 8 का उप-स्वामी ${planetInWords(a.csl)} 12 का कारक है।`,
  protection: (a: { readonly lords: string; readonly count: number }) => `${capitalised(a.lords)} स्तर 1 पर 2, 4 या 11 ${pluralOf('hi', a.count) === 'one' ? `का कारक है` : `के कारक हैं`}।`,
  lordsPress: (a: { readonly md: PlanetName; readonly ad: PlanetName }) => `महादशा-स्वामी ${planetInWords(a.md)} और अंतर्दशा-स्वामी ${planetInWords(a.ad)} दोनों रिहाई के विरुद्ध हैं, इसलिए उनका झुकाव 3, 8 और 12 की ओर है।`,
  windowDays: (a: { readonly days: number; readonly points: number }) => `इस वर्ग की अवधियों में माह के ${pluralOf('hi', a.days) === 'one' ? `${numberInWords(a.days)} दिन है` : `${numberInWords(a.days)} दिन हैं`}, और हर दिन ${pluralOf('hi', a.points) === 'one' ? `का ${numberInWords(a.points)} अंक है` : `के ${numberInWords(a.points)} अंक हैं`}।`,
  sunDays: (a: { readonly days: number; readonly strong: readonly PlanetName[] }) => `सूर्य ${pluralOf('hi', a.days) === 'one' ? `${numberInWords(a.days)} दिन` : `${numberInWords(a.days)} दिन`} ${planetsInWords(a.strong, 'or')} के नक्षत्र और उप-नक्षत्र में है। हर दिन का 1 अंक है।`,
};
