// Written by npm run generate from ruling.messages.mr.json: change that file.
import { type PlanetName, planetInWords } from '@cuspal/speech';

export const messages = {
  starLordRetrograde: (a: { readonly starLord: PlanetName }) => `त्याचा नक्षत्रस्वामी ${planetInWords(a.starLord)} वक्री आहे.`,
  subLordRetrograde: (a: { readonly subLord: PlanetName }) => `त्याचा उपस्वामी ${planetInWords(a.subLord)} वक्री आहे.`,
  retrogradeItself: () => `तो स्वतः वक्री आहे, म्हणून मार्गी झाल्यानंतर कार्य करतो.`,
  lordsDirect: () => `त्याचा नक्षत्रस्वामी आणि उपस्वामी मार्गी आहेत.`,
  subSlotsOnly: () => `तो फक्त उप स्थानांवर आहे, जी शासक ग्रहांत मोजली जात नाहीत.`,
  rejected: (a: { readonly reason: string }) => `तो शासक ग्रह आहे, पण वगळला. ${a.reason}`,
  tie: (a: { readonly tie: 'CONJUNCTION' | 'MUTUAL_SIGN' | 'MUTUAL_STAR' | 'MUTUAL_SUB' | 'SIGN_ASPECT' }) => `${a.tie === 'CONJUNCTION' ? `युती` : a.tie === 'SIGN_ASPECT' ? `राशीदृष्टी` : a.tie === 'MUTUAL_SIGN' ? `राशी-परिवर्तन` : a.tie === 'MUTUAL_STAR' ? `नक्षत्र-परिवर्तन` : `उप-परिवर्तन`}`,
};
