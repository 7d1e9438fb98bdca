// Written by npm run generate from timing.messages.hi.json: change that file.
import { type PlanetName, dayInWords, digitsInWords, numberInWords, ordinal, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  antardashasForYears: (a: { readonly years: number }) => `अंतर्दशाएँ ${numberInWords(a.years)} वर्षों के लिए दी गई हैं। दूसरे वर्षों के लिए from_date और years भेजें।`,
  subLordOfCusp: (a: { readonly cusp: number; readonly csl: PlanetName }) => `कस्प ${numberInWords(a.cusp)} का उप-स्वामी ${planetInWords(a.csl)} है।`,
  noDateForUnpromised: () => `जिसका योग नहीं है, उसकी तिथि नहीं दी जाती।`,
  standsInStar: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => `${planetFirst(a.planet)} ${planetInWords(a.lord)} के नक्षत्र में है।`,
  standsInSub: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => `${planetFirst(a.planet)} ${planetInWords(a.lord)} के उप-नक्षत्र में है।`,
  bothSignify: (a: { readonly house: number }) => `दोनों नक्षत्र-स्वामी या स्थिति से भाव ${numberInWords(a.house)} के कारक हैं।`,
  notTied: () => `वे नक्षत्र या उप-नक्षत्र से जुड़े नहीं हैं, और नक्षत्र-स्वामी या स्थिति से उनका कोई साझा भाव नहीं है।`,
  starLordsStrain: (a: { readonly lower: PlanetName; readonly house: number; readonly upper: PlanetName; readonly from: number; readonly count: number }) => `${planetInWords(a.lower)} का नक्षत्र-स्वामी भाव ${numberInWords(a.house)} में है, जो ${planetInWords(a.upper)} के नक्षत्र-स्वामी के भाव ${numberInWords(a.from)} से स्थान ${numberInWords(a.count)} पर है।`,
  skyNotRead: () => `2399 के बाद आकाश की गणना नहीं की जाती। उसके बाद की दशाएँ केवल जन्म से गिनी जाती हैं, और वहाँ रुका हुआ स्वामी मुक्त नहीं माना जाता।`,
  judgedUpTo: (a: { readonly last: number; readonly age: number }) => `दशाओं पर ${ordinal(a.last)} जन्मदिन तक विचार होता है, और तब व्यक्ति की आयु ${numberInWords(a.age)} वर्ष होगी।`,
  notAtThisAge: (a: { readonly matter: string; readonly why: string }) => `${a.matter}: ${a.why}, इसलिए कोई अवधि नहीं दी जाती।`,
  periodEnds: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD' }) => `${planetInWords(a.planet)} की ${a.period === 'MD' ? `महादशा` : a.period === 'AD' ? `अंतर्दशा` : a.period === 'PD' ? `प्रत्यंतर्दशा` : a.period === 'SD' ? `सूक्ष्म दशा` : `प्राण दशा`} समाप्त होती है।`,
  periodEndsPlain: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD' }) => `${planetInWords(a.planet)} की ${a.period === 'MD' ? `लंबी दशा` : a.period === 'AD' ? `छोटी दशा` : a.period === 'PD' ? `उप-दशा` : a.period === 'SD' ? `सूक्ष्म दशा` : `प्राण दशा`} समाप्त होती है।`,
  periodChanges: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD'; readonly next: PlanetName }) => `${planetInWords(a.planet)} की ${a.period === 'MD' ? `महादशा` : a.period === 'AD' ? `अंतर्दशा` : a.period === 'PD' ? `प्रत्यंतर्दशा` : a.period === 'SD' ? `सूक्ष्म दशा` : `प्राण दशा`} समाप्त होती है और ${planetInWords(a.next)} की शुरू होती है।`,
  periodChangesPlain: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD'; readonly next: PlanetName }) => `${planetInWords(a.planet)} की ${a.period === 'MD' ? `लंबी दशा` : a.period === 'AD' ? `छोटी दशा` : a.period === 'PD' ? `उप-दशा` : a.period === 'SD' ? `सूक्ष्म दशा` : `प्राण दशा`} समाप्त होती है और ${planetInWords(a.next)} की शुरू होती है।`,
  planetTurns: (a: { readonly planet: PlanetName; readonly turns: 'direct' | 'retrograde' }) => `${planetFirst(a.planet)} ${a.turns === 'direct' ? `मार्गी` : `वक्री`} होता है।`,
  yearsBeforeBirth: (a: { readonly from: string; readonly years: number; readonly birth: string }) => `from_date, ${dayInWords(a.from)}, से ${numberInWords(a.years)} वर्ष जन्म, ${dayInWords(a.birth)}, से पहले समाप्त हो जाते हैं। बाद की from_date भेजें, या जन्म से आरंभ करने के लिए उसे छोड़ दें।`,
  monthsOutsideCycle: (a: { readonly month: string; readonly from: string; readonly to: string }) => `${digitsInWords(a.month)} से बारह महीने पूरे के पूरे इस जन्म के 120 दशा-वर्षों में नहीं आते, जो ${digitsInWords(a.from)} से ${digitsInWords(a.to)} तक हैं। ऐसे start_year और start_month भेजें जिनके सब महीने इनमें हों, पहला जन्म के महीने के बाद।`,
  monthsPastSky: (a: { readonly month: string; readonly last: number }) => `${digitsInWords(a.month)} से बारह महीने ${numberInWords(a.last)} के आगे जाते हैं, जहाँ पंचांग-गणना समाप्त होती है। अधिक से अधिक ${numberInWords(a.last)}-01 से आरंभ करें।`,
};
