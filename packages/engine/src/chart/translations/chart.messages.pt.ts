// Written by npm run generate from chart.messages.pt.json: change that file.
import { digitsInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  extremeSpan: (a: { readonly house: number; readonly degrees: string }) => `A casa ${numberInWords(a.house)} abrange ${digitsInWords(a.degrees)} graus. As casas Placidus se deformam tão perto do círculo polar, por isso confie pouco nelas.`,
  nearEdge: (a: { readonly point: 'ASCENDANT' | 'MOON'; readonly distance: string; readonly level: 'star' | 'sub' }) => `${a.point === 'ASCENDANT' ? `O Ascendente` : `A Lua`} está a ${digitsInWords(a.distance)} da borda ${a.level === 'star' ? `de sua nakshatra` : `de seu sub`}, por isso um pequeno erro na hora de nascimento muda seu regente. Chame get_boundary_warnings.`,
};
