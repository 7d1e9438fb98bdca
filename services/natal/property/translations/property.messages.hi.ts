// Written by npm run generate from property.messages.hi.json: change that file.
import { type PlanetName, dayInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  readForDay: (a: { readonly day: string }) => `यह ${dayInWords(a.day)} के लिए है, इसलिए चल रही दशा उसी दिन की है।`,
  runningNotListed: () => `चल रही अवधि सूची में नहीं है, क्योंकि उससे बेहतर अवधियाँ सूची में आ गई हैं।`,
  propertyDisclaimer: (a: { readonly disclaimer: string }) => `${a.disclaimer} यह न कोई मूल्यांकन देता है, न कानूनी सलाह। निर्णय चल रही दशा की प्रवृत्ति बताता है और किसी को नहीं बाँधता।`,
  nextSigning: () => `यह हस्ताक्षर का समय खोजता है, जो यह टूल नहीं करता।`,
  karakaSilent: (a: { readonly planet: PlanetName }) => `नैसर्गिक कारक ${planetInWords(a.planet)} भाव 4, 11 और 12 में से किसी का कारक नहीं है, इसलिए वह समर्थन नहीं देता, लेकिन कोई निर्णय नहीं बदलता।`,
  karakaSupports: (a: { readonly planet: PlanetName; readonly level: string }) => `नैसर्गिक कारक ${planetInWords(a.planet)} ${a.level} पर 4, 11 या 12 का कारक है, इसलिए वह समर्थन करता है, लेकिन कोई निर्णय नहीं बदलता।`,
  runningEnds: (a: { readonly until: string }) => `चल रही प्रत्यंतर्दशा ${dayInWords(a.until)} को समाप्त होती है।`,
  runningEndsPlain: (a: { readonly until: string }) => `चल रही उप-दशा ${dayInWords(a.until)} को समाप्त होती है।`,
  lordsStand: (a: { readonly md: PlanetName; readonly mdStands: string; readonly ad: PlanetName; readonly adStands: string; readonly pd: PlanetName; readonly pdStands: string }) => `महादशा-स्वामी ${planetInWords(a.md)} ${a.mdStands}। अंतर्दशा-स्वामी ${planetInWords(a.ad)} ${a.adStands}, और प्रत्यंतर्दशा-स्वामी ${planetInWords(a.pd)} ${a.pdStands}।`,
  periodState: (a: { readonly state: 'CLOSED' | 'OPEN' | 'PENDING' }) => `${a.state === 'OPEN' ? `इसलिए चल रही दशा इसके लिए खुली है।` : a.state === 'PENDING' ? `इसलिए चल रही दशा में यह केवल आंशिक रूप से संभव है।` : `इसलिए चल रही दशा इसके लिए बंद है।`}`,
  selling: () => `बिक्री`,
  owning: () => `स्वामित्व`,
  tends: (a: { readonly decision: 'BUY_LATER' | 'BUY_NOW' | 'HOLD' | 'RENT' | 'SELL_LATER' | 'SELL_NOW' | 'WAIT' }) => `${a.decision === 'BUY_NOW' ? `कुंडली का झुकाव चल रही दशा में खरीदने की ओर है।` : a.decision === 'BUY_LATER' ? `कुंडली का झुकाव बाद में खरीदने की ओर है।` : a.decision === 'RENT' ? `कुंडली का झुकाव किराए पर रहने की ओर है।` : a.decision === 'WAIT' ? `कुंडली का झुकाव प्रतीक्षा की ओर है।` : a.decision === 'SELL_NOW' ? `कुंडली का झुकाव चल रही दशा में बेचने की ओर है।` : a.decision === 'SELL_LATER' ? `कुंडली का झुकाव बाद में बेचने की ओर है।` : `कुंडली का झुकाव जो अपना है उसे रखने की ओर है।`}`,
  itself: (a: { readonly clause: string }) => `${a.clause}।`,
};
