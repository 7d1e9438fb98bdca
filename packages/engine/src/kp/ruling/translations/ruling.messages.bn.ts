// Written by npm run generate from ruling.messages.bn.json: change that file.
import { type PlanetName, planetInWords } from '@cuspal/speech';

export const messages = {
  starLordRetrograde: (a: { readonly starLord: PlanetName }) => `এর নক্ষত্রপতি ${planetInWords(a.starLord)} বক্রী।`,
  subLordRetrograde: (a: { readonly subLord: PlanetName }) => `এর উপ-অধিপতি ${planetInWords(a.subLord)} বক্রী।`,
  retrogradeItself: () => `এটি নিজেই বক্রী, তাই মার্গী হওয়ার পরে ফল দেয়।`,
  lordsDirect: () => `এর নক্ষত্রপতি ও উপ-অধিপতি মার্গী।`,
  subSlotsOnly: () => `এটি শুধু উপনক্ষত্রের স্থানে আছে, যা শাসক গ্রহে গণ্য হয় না।`,
  rejected: (a: { readonly reason: string }) => `এটি শাসক গ্রহ, তবে বাদ দেওয়া। ${a.reason}`,
  tie: (a: { readonly tie: 'CONJUNCTION' | 'MUTUAL_SIGN' | 'MUTUAL_STAR' | 'MUTUAL_SUB' | 'SIGN_ASPECT' }) => `${a.tie === 'CONJUNCTION' ? `যুতি` : a.tie === 'SIGN_ASPECT' ? `রাশি-দৃষ্টি` : a.tie === 'MUTUAL_SIGN' ? `রাশি বিনিময়` : a.tie === 'MUTUAL_STAR' ? `নক্ষত্র বিনিময়` : `উপনক্ষত্র বিনিময়`}`,
};
