// Written by npm run generate from chart.messages.bn.json: change that file.
import { digitsInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  extremeSpan: (a: { readonly house: number; readonly degrees: string }) => `ভাব ${numberInWords(a.house)} জুড়ে ${digitsInWords(a.degrees)} অংশ। মেরুবৃত্তের এত কাছে প্লাসিডাস ভাব বিকৃত হয়, তাই এগুলিতে কম ভরসা রাখুন।`,
  nearEdge: (a: { readonly point: 'ASCENDANT' | 'MOON'; readonly level: 'star' | 'sub'; readonly distance: string }) => `${a.point === 'ASCENDANT' ? `লগ্ন` : `চন্দ্র`} তার ${a.level === 'star' ? `নক্ষত্রের` : `উপনক্ষত্রের`} সীমা থেকে ${digitsInWords(a.distance)} দূরে, তাই জন্মসময়ের সামান্য ভুলে তার অধিপতি বদলায়। get_boundary_warnings কল করুন।`,
};
