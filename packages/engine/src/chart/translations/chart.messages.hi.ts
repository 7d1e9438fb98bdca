// Written by npm run generate from chart.messages.hi.json: change that file.
import { digitsInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  extremeSpan: (a: { readonly house: number; readonly degrees: string }) => `भाव ${numberInWords(a.house)} ${digitsInWords(a.degrees)} अंश का है। ध्रुवीय वृत्त के इतने पास प्लासिडस भाव विकृत होते हैं, इसलिए उन पर कम भरोसा करें।`,
  nearEdge: (a: { readonly point: 'ASCENDANT' | 'MOON'; readonly level: 'star' | 'sub'; readonly distance: string }) => `${a.point === 'ASCENDANT' ? `लग्न` : `चंद्रमा`} अपने ${a.level === 'star' ? `नक्षत्र` : `उप-नक्षत्र`} की सीमा से ${digitsInWords(a.distance)} पर है, इसलिए जन्म समय की छोटी-सी त्रुटि से उसका स्वामी बदल जाता है। get_boundary_warnings से जाँचें।`,
};
