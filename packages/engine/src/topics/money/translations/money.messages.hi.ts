// Written by npm run generate from money.messages.hi.json: change that file.
import { type PlanetName, capitalised, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  pillar: (a: { readonly name: 'EARNING' | 'GAIN' | 'OUTFLOW' | 'SAVING'; readonly level: 'FAIR' | 'HEAVY' | 'LIGHT' | 'MODERATE' | 'STRONG' | 'WEAK' }) => `${a.name === 'EARNING' ? `कमाई` : a.name === 'SAVING' ? `बचत` : a.name === 'GAIN' ? `लाभ` : `खर्च`} ${a.level === 'STRONG' ? `का पक्ष मज़बूत` : a.level === 'FAIR' ? `का पक्ष ठीक-ठाक` : a.level === 'WEAK' ? `का पक्ष कमज़ोर` : a.level === 'HEAVY' ? `अधिक` : a.level === 'MODERATE' ? `मध्यम` : `कम`} है`,
  pillarDetail: (a: { readonly pillar: string }) => `${capitalised(a.pillar)}।`,
  gainPromised: (a: { readonly label: string; readonly clearly: boolean }) => `${named(a.label)} ${a.clearly ? `का स्पष्ट योग है` : `का स्पष्ट योग नहीं है`}।`,
  lordsForGain: (a: { readonly md: PlanetName; readonly mdStanding: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK'; readonly one: boolean; readonly ad: PlanetName; readonly adStanding: 'AGAINST' | 'SILENT' | 'STRONG' | 'WEAK' }) => `${planetFirst(a.md)} ${a.mdStanding === 'STRONG' ? `लाभ के लिए मज़बूत है` : a.mdStanding === 'WEAK' ? `लाभ के लिए कमज़ोर है` : a.mdStanding === 'AGAINST' ? `लाभ के विरुद्ध है` : `लाभ पर मौन है`}${a.one ? `` : `, और ${planetInWords(a.ad)} ${a.adStanding === 'STRONG' ? `उसके लिए मज़बूत है` : a.adStanding === 'WEAK' ? `उसके लिए कमज़ोर है` : a.adStanding === 'AGAINST' ? `उसके विरुद्ध है` : `उस पर मौन है`}`}।`,
  speculation: () => `सट्टे से लाभ`,
  fifthSubLord: (a: { readonly csl: PlanetName }) => `कस्प 5 का उप-स्वामी ${planetInWords(a.csl)} है।`,
  lossLink: (a: { readonly cusp: number; readonly lord: PlanetName; readonly clean: boolean; readonly held: string }) => `कस्प ${numberInWords(a.cusp)} का उप-स्वामी ${planetFirst(a.lord)} ${a.clean ? `न 8 का कारक है, न 12 का` : `हानि के भावों में से इनका कारक है: ${a.held}`}।`,
  lordPlaced: (a: { readonly house: number; readonly lord: PlanetName; readonly at: number; readonly good: boolean }) => `पूर्ण राशि से भाव ${numberInWords(a.house)} का स्वामी ${planetFirst(a.lord)} भाव ${numberInWords(a.at)} में है। वह अच्छे भावों 1, 4, 5, 7, 9 और 10 में से ${a.good ? `एक है` : `नहीं है`}।`,
  noExchange: (a: { readonly lord: PlanetName }) => `${planetFirst(a.lord)} 2 और 11 दोनों का स्वामी है, इसलिए परिवर्तन नहीं होता।`,
  exchange: (a: { readonly second: PlanetName; readonly eleventh: PlanetName; readonly exchanged: boolean }) => `2 और 11 के स्वामी ${planetFirst(a.second)} और ${planetInWords(a.eleventh)} में राशि-परिवर्तन ${a.exchanged ? `है` : `नहीं है`}।`,
  jupiterDignity: (a: { readonly sign: string; readonly dignity: string }) => `बृहस्पति ${named(a.sign)} में है, ${a.dignity}।`,
  sessionDateAlone: (a: { readonly text: string }) => `session_date "${a.text}" केवल तिथि होनी चाहिए, YYYY-MM-DD। समय session_start और session_end में दें।`,
  sessionClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" 00:00 से 23:59 तक का समय HH:MM होना चाहिए, सत्र के स्थान की घड़ी से।`,
  sessionEndsFirst: (a: { readonly end: string; readonly start: string }) => `session_end ${a.end} session_start ${a.start} के बाद नहीं है। उसी दिन बाद का अंत भेजें।`,
  sessionTooLong: (a: { readonly start: string; readonly end: string; readonly most: number }) => `${a.start} से ${a.end} तक का सत्र ${numberInWords(a.most)} घंटे से लंबा है। छोटा सत्र भेजें।`,
};
