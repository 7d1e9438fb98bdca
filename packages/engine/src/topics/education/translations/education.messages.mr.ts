// Written by npm run generate from education.messages.mr.json: change that file.
import { type PlanetName, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  breakOutranks: (a: { readonly csl: PlanetName; readonly breakLevel: string; readonly schoolLevel: string }) => `कस्प ४ चा उपस्वामी ${planetFirst(a.csl)}: खंडाच्या भावांचे कारकत्व ${a.breakLevel === 'none' ? `कोणत्याही स्तरावर नाही` : `सर्वोत्तम ${a.breakLevel}`}, शाळेच्या भावांचे ${a.schoolLevel === 'none' ? `कोणत्याही स्तरावर नाही` : `सर्वोत्तम ${a.schoolLevel}`}. म्हणून शिक्षणात खंडाचा संकेत आहे.`,
  research: (a: { readonly csl: PlanetName }) => `कस्प ९ चा उपस्वामी ${planetFirst(a.csl)} संशोधनाचा योग आणि उच्च शिक्षणाचा स्पष्ट योग देतो.`,
  higher: (a: { readonly csl: PlanetName; readonly research: 'no' | 'split' | 'yes' }) => `कस्प ९ चा उपस्वामी ${planetFirst(a.csl)} उच्च शिक्षणाचा योग देतो. ${a.research === 'yes' ? `तो संशोधनाचाही योग देतो, पण तो फक्त उच्च शिक्षणाचा स्पष्ट योग असल्यास मोजला जातो.` : a.research === 'split' ? `संशोधनाच्या बाजूने आणि विरुद्ध समान संकेत आहेत.` : `संशोधनाचा योग नाही.`}`,
  school: (a: { readonly csl: PlanetName }) => `कस्प ४ चा उपस्वामी ${planetFirst(a.csl)} शाळेचा योग देतो.`,
  schoolSide: (a: { readonly csl: PlanetName; readonly side: 'no' | 'split' | 'yes' }) => `कस्प ४ चा उपस्वामी ${planetInWords(a.csl)} यानुसार ${a.side === 'yes' ? `शाळेचा योग आहे` : a.side === 'split' ? `शाळेच्या बाजूने आणि विरुद्ध समान संकेत आहेत` : `शाळेचा योग नाही`}.`,
  higherSide: (a: { readonly csl: PlanetName; readonly side: 'no' | 'split' | 'yes' }) => `कस्प ९ चा उपस्वामी ${planetInWords(a.csl)} यानुसार ${a.side === 'yes' ? `उच्च शिक्षणाचा योग आहे` : a.side === 'split' ? `उच्च शिक्षणाच्या बाजूने आणि विरुद्ध समान संकेत आहेत` : `उच्च शिक्षणाचा योग नाही`}.`,
  breakToo: () => `खंडाचाही संकेत आहे, पण निर्णय करण्याइतका बळकट नाही.`,
};
