// Written by npm run generate from chart.messages.es.json: change that file.
import { digitsInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  extremeSpan: (a: { readonly house: number; readonly degrees: string }) => `La casa ${numberInWords(a.house)} abarca ${digitsInWords(a.degrees)} grados. Las casas Placidus se deforman tan cerca del círculo polar, así que confíe poco en ellas.`,
  nearEdge: (a: { readonly point: 'ASCENDANT' | 'MOON'; readonly distance: string; readonly level: 'star' | 'sub' }) => `${a.point === 'ASCENDANT' ? `El Ascendente` : `La Luna`} está a ${digitsInWords(a.distance)} del borde de su ${a.level === 'star' ? `nakshatra` : `sub`}, así que un pequeño error en la hora de nacimiento cambia su regente. Llame a get_boundary_warnings.`,
};
