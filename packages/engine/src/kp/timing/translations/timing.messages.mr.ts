// Written by npm run generate from timing.messages.mr.json: change that file.
import { type PlanetName, dayInWords, digitsInWords, numberInWords, ordinal, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  antardashasForYears: (a: { readonly years: number }) => `अंतर्दशा ${numberInWords(a.years)} वर्षांच्या दिल्या आहेत. इतरांसाठी from_date आणि years पाठवा.`,
  subLordOfCusp: (a: { readonly cusp: number; readonly csl: PlanetName }) => `कस्प ${numberInWords(a.cusp)} चा उपस्वामी ${planetInWords(a.csl)} आहे.`,
  noDateForUnpromised: () => `ज्याचा योग नाही त्याची तारीख दिली जात नाही.`,
  standsInStar: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => `${planetFirst(a.planet)} ग्रहाचा नक्षत्रस्वामी ${planetInWords(a.lord)} आहे.`,
  standsInSub: (a: { readonly planet: PlanetName; readonly lord: PlanetName }) => `${planetFirst(a.planet)} ग्रहाचा उपस्वामी ${planetInWords(a.lord)} आहे.`,
  bothSignify: (a: { readonly house: number }) => `दोघेही नक्षत्रस्वामी किंवा स्थानानुसार भाव ${numberInWords(a.house)} चे कारक आहेत.`,
  notTied: () => `ते नक्षत्र किंवा उपनक्षत्राने जोडलेले नाहीत, आणि नक्षत्रस्वामी किंवा स्थानानुसार त्यांचा समान भाव नाही.`,
  starLordsStrain: (a: { readonly lower: PlanetName; readonly house: number; readonly upper: PlanetName; readonly from: number; readonly count: number }) => `${planetInWords(a.lower)} ग्रहाचा नक्षत्रस्वामी भाव ${numberInWords(a.house)} मध्ये आहे, जो ${planetInWords(a.upper)} ग्रहाच्या नक्षत्रस्वामीच्या भाव ${numberInWords(a.from)} पासून ${ordinal(a.count)} आहे.`,
  skyNotRead: () => `आकाशाची गणना २३९९ नंतर नाही. त्यानंतरच्या दशा फक्त जन्मावरून मोजल्या आहेत, आणि तिथे विलंबित स्वामी मुक्त न झालेला मानला जातो.`,
  judgedUpTo: (a: { readonly last: number; readonly age: number }) => `दशांचा विचार ${ordinal(a.last)} वाढदिवसापर्यंत होतो, आणि तेव्हा जातक ${numberInWords(a.age)} वर्षांचे आहेत.`,
  notAtThisAge: (a: { readonly matter: string; readonly why: string }) => `${a.matter} या विषयाचा काळ दिलेला नाही, कारण ${a.why}.`,
  periodEnds: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD' }) => `${planetInWords(a.planet)} ग्रहाची ${a.period === 'MD' ? `महादशा` : a.period === 'AD' ? `अंतर्दशा` : a.period === 'PD' ? `प्रत्यंतर्दशा` : a.period === 'SD' ? `सूक्ष्म दशा` : `प्राणदशा`} संपते.`,
  periodEndsPlain: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD' }) => `${planetInWords(a.planet)} ग्रहाची ${a.period === 'MD' ? `दीर्घ दशा` : a.period === 'AD' ? `छोटी दशा` : a.period === 'PD' ? `उपदशा` : a.period === 'SD' ? `सूक्ष्म दशा` : `प्राणदशा`} संपते.`,
  periodChanges: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD'; readonly next: PlanetName }) => `${planetInWords(a.planet)} ग्रहाची ${a.period === 'MD' ? `महादशा` : a.period === 'AD' ? `अंतर्दशा` : a.period === 'PD' ? `प्रत्यंतर्दशा` : a.period === 'SD' ? `सूक्ष्म दशा` : `प्राणदशा`} संपते आणि ${planetInWords(a.next)} ग्रहाची सुरू होते.`,
  periodChangesPlain: (a: { readonly planet: PlanetName; readonly period: 'AD' | 'MD' | 'PD' | 'PrD' | 'SD'; readonly next: PlanetName }) => `${planetInWords(a.planet)} ग्रहाची ${a.period === 'MD' ? `दीर्घ दशा` : a.period === 'AD' ? `छोटी दशा` : a.period === 'PD' ? `उपदशा` : a.period === 'SD' ? `सूक्ष्म दशा` : `प्राणदशा`} संपते आणि ${planetInWords(a.next)} ग्रहाची सुरू होते.`,
  planetTurns: (a: { readonly planet: PlanetName; readonly turns: 'direct' | 'retrograde' }) => `${planetFirst(a.planet)} ${a.turns === 'direct' ? `मार्गी` : `वक्री`} होतो.`,
  yearsBeforeBirth: (a: { readonly from: string; readonly years: number; readonly birth: string }) => `from_date ${dayInWords(a.from)} पासूनची ${numberInWords(a.years)} वर्षे जन्माआधी (${dayInWords(a.birth)}) संपतात. नंतरचे from_date पाठवा, किंवा जन्मापासून सुरू करण्यासाठी ते वगळा.`,
  monthsOutsideCycle: (a: { readonly month: string; readonly from: string; readonly to: string }) => `${digitsInWords(a.month)} पासूनचे बारा महिने या जन्माच्या १२० दशावर्षांत (${digitsInWords(a.from)} ते ${digitsInWords(a.to)}) पूर्ण बसत नाहीत. सर्व महिने आत असतील असे start_year आणि start_month पाठवा; पहिला महिना जन्ममहिन्यानंतरचा हवा.`,
  monthsPastSky: (a: { readonly month: string; readonly last: number }) => `${digitsInWords(a.month)} पासूनचे बारा महिने ${numberInWords(a.last)} च्या पुढे जातात, जिथे पंचांग-गणना संपते. जास्तीत जास्त ${numberInWords(a.last)}-०१ पासून सुरू करा.`,
};
