// Written by npm run generate from legal.messages.mr.json: change that file.
import { type PlanetName, capitalised, digitsInWords, housesNamed, inWords, named, numberInWords, planetInWords, planetsInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  sixthSubLord: (a: { readonly csl: PlanetName }) => `कस्प ६ चा उपस्वामी ${planetInWords(a.csl)} आहे.`,
  score: (a: { readonly score: string; readonly ahead: 'NOBODY' | 'OPPONENT' | 'PERSON' }) => `दोन्ही बाजूंच्या गुणांची बेरीज ${digitsInWords(a.score)} आहे, म्हणून ${a.ahead === 'NOBODY' ? `दोन्ही बाजू समान आहेत` : a.ahead === 'PERSON' ? `जातकाचे भाव अधिक चांगले आहेत` : `प्रतिपक्षाचे भाव अधिक चांगले आहेत`}.`,
  noDispute: () => `वादाचा योग नाही, म्हणून निर्णय तरीही चालणाऱ्या दाव्यासाठी आहे.`,
  settlement: (a: { readonly csl: PlanetName }) => `कस्प ७ चा उपस्वामी ${planetInWords(a.csl)} ६ आणि ११ चा कारक आहे, म्हणून तडजोड शक्य आहे.`,
  exposed: (a: { readonly csl: PlanetName }) => `कस्प १ चा उपस्वामी ${planetInWords(a.csl)} स्तर १ किंवा २ वर ८ किंवा १२ चा कारक आहे.`,
  rule: (a: { readonly rule: 'DOUBTFUL_VICTORY' | 'EVEN_SIDES' | 'EXPOSED' | 'FAVOURABLE' | 'NO_VICTORY' | 'OPPONENT_AHEAD' | 'UNDECIDED' }) => `${a.rule === 'FAVOURABLE' ? `कुंडली जातकाला अनुकूल आहे, कारण विजयाचा योग आहे आणि गुण या बाजूला आहेत.` : a.rule === 'EVEN_SIDES' ? `कुंडली तडजोडीचा संकेत देते, कारण बाजू समान आहेत आणि समझोता शक्य आहे.` : a.rule === 'DOUBTFUL_VICTORY' ? `कुंडली तडजोडीचा संकेत देते, कारण विजय अनिश्चित आहे आणि समझोता शक्य आहे.` : a.rule === 'EXPOSED' ? `निकाल अनिश्चित आहे, कारण विजयाचा योग आहे, पण प्रतिवादीची बाजू नाजूक आहे.` : a.rule === 'UNDECIDED' ? `निकाल अनिश्चित आहे, कारण योग आणि गुण तो ठरवत नाहीत.` : a.rule === 'NO_VICTORY' ? `कुंडली जातकाला अनुकूल नाही, कारण विजयाचा योग नाही.` : `कुंडली जातकाला अनुकूल नाही, कारण प्रतिपक्ष दोन किंवा अधिक गुणांनी पुढे आहे.`}`,
  matterMeaning: (a: { readonly matter: 'criminal' | 'employment' | 'family' | 'property' }) => `${a.matter === 'criminal' ? `बंधन` : a.matter === 'family' ? `जोडीदार` : a.matter === 'property' ? `घर आणि जमीन` : `व्यवसाय`}`,
  confinement: (a: { readonly csl: PlanetName; readonly houses: readonly number[]; readonly held: readonly number[] }) => `कस्प १२ चा उपस्वामी ${planetInWords(a.csl)} ${housesNamed(a.houses)} पैकी ${inWords(a.held)} चा कारक आहे, प्रत्येकी १० गुण.`,
  inChain: (a: { readonly own: boolean; readonly planet: PlanetName; readonly csl: PlanetName }) => `${a.own ? `${named(a.planet)} कस्प १२ चा उपस्वामी आहे.` : `${named(a.planet)} कस्प १२ चा उपस्वामी ${planetInWords(a.csl)} याचा नक्षत्रस्वामी आहे.`}`,
  subLordOf: (a: { readonly cusps: readonly number[]; readonly lord: PlanetName }) => `कस्प ${inWords(a.cusps)} चा उपस्वामी ${planetInWords(a.lord)}`,
  selfOrContest: (a: { readonly lords: string; readonly count: number }) => `${capitalised(a.lords)} स्तर १ किंवा २ वर १२ ${pluralOf('mr', a.count) === 'one' ? `चा कारक आहे` : `चे कारक आहेत`}.`,
  eighthInTwelve: (a: { readonly csl: PlanetName }) => `कस्प ८ चा उपस्वामी ${planetInWords(a.csl)} १२ चा कारक आहे.`,
  protection: (a: { readonly lords: string; readonly count: number }) => `${capitalised(a.lords)} स्तर १ वर २, ४ किंवा ११ ${pluralOf('mr', a.count) === 'one' ? `चा कारक आहे` : `चे कारक आहेत`}.`,
  lordsPress: (a: { readonly md: PlanetName; readonly ad: PlanetName }) => `महादशास्वामी ${planetInWords(a.md)} आणि अंतर्दशास्वामी ${planetInWords(a.ad)} दोघेही सुटकेविरुद्ध आहेत, म्हणून त्यांचा कल ३, ८ आणि १२ कडे आहे.`,
  windowDays: (a: { readonly days: number; readonly points: number }) => `या वर्गाच्या काळांत महिन्याचे ${pluralOf('mr', a.days) === 'one' ? `${numberInWords(a.days)} दिवस आहे` : `${numberInWords(a.days)} दिवस आहेत`}, आणि दिवसाला ${pluralOf('mr', a.points) === 'one' ? `${numberInWords(a.points)} गुण आहे` : `${numberInWords(a.points)} गुण आहेत`}.`,
  sunDays: (a: { readonly strong: readonly PlanetName[]; readonly days: number }) => `सूर्य ${planetsInWords(a.strong, 'or')} यांच्या नक्षत्रात आणि उपनक्षत्रात ${pluralOf('mr', a.days) === 'one' ? `${numberInWords(a.days)} दिवस` : `${numberInWords(a.days)} दिवस`} आहे. दिवसाला १ गुण.`,
};
