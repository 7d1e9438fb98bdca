// Written by npm run generate from chart.messages.mr.json: change that file.
import { digitsInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  extremeSpan: (a: { readonly house: number; readonly degrees: string }) => `भाव ${numberInWords(a.house)} चा विस्तार ${digitsInWords(a.degrees)} अंश आहे. ध्रुववृत्ताच्या इतक्या जवळ प्लासिडस भाव विकृत होतात, म्हणून त्यांवर कमी विसंबा.`,
  nearEdge: (a: { readonly point: 'ASCENDANT' | 'MOON'; readonly level: 'star' | 'sub'; readonly distance: string }) => `${a.point === 'ASCENDANT' ? `लग्न` : `चंद्र`} ${a.level === 'star' ? `नक्षत्राच्या` : `उपनक्षत्राच्या`} सीमेपासून ${digitsInWords(a.distance)} वर आहे, म्हणून जन्मवेळेच्या छोट्या चुकीने स्वामी बदलतो. get_boundary_warnings कॉल करा.`,
};
