// Written by npm run generate from property.messages.mr.json: change that file.
import { type PlanetName, dayInWords, planetInWords } from '@cuspal/speech';

export const messages = {
  readForDay: (a: { readonly day: string }) => `हे ${dayInWords(a.day)} या दिवसासाठी आहे, म्हणून चालू दशा त्या दिवसाची आहे.`,
  runningNotListed: () => `चालू दशा यादीत नाही, कारण अधिक चांगल्या दशांनी यादी भरली आहे.`,
  propertyDisclaimer: (a: { readonly disclaimer: string }) => `${a.disclaimer} हे मूल्यांकन किंवा कायदेशीर सल्ला देत नाही. निर्णय चालू दशेची प्रवृत्ती सांगतो आणि कोणालाही बांधत नाही.`,
  nextSigning: () => `हे साधन स्वाक्षरीचा क्षण शोधते, जो या साधनात नाही.`,
  karakaSilent: (a: { readonly planet: PlanetName }) => `नैसर्गिक कारक ${planetInWords(a.planet)} भाव ४, ११ आणि १२ पैकी कशाचाही कारक नाही, म्हणून पाठबळ देत नाही, पण तो कोणताही निर्णय बदलत नाही.`,
  karakaSupports: (a: { readonly planet: PlanetName; readonly level: string }) => `नैसर्गिक कारक ${planetInWords(a.planet)} ${a.level} वर ४, ११ किंवा १२ चा कारक आहे, म्हणून पाठबळ देतो, पण तो कोणताही निर्णय बदलत नाही.`,
  runningEnds: (a: { readonly until: string }) => `चालू प्रत्यंतर्दशा ${dayInWords(a.until)} रोजी संपते.`,
  runningEndsPlain: (a: { readonly until: string }) => `चालू उपदशा ${dayInWords(a.until)} रोजी संपते.`,
  lordsStand: (a: { readonly md: PlanetName; readonly mdStands: string; readonly ad: PlanetName; readonly adStands: string; readonly pd: PlanetName; readonly pdStands: string }) => `महादशा स्वामी ${planetInWords(a.md)} ${a.mdStands}. अंतर्दशा स्वामी ${planetInWords(a.ad)} ${a.adStands}, आणि प्रत्यंतर्दशा स्वामी ${planetInWords(a.pd)} ${a.pdStands}.`,
  periodState: (a: { readonly state: 'CLOSED' | 'OPEN' | 'PENDING' }) => `${a.state === 'OPEN' ? `म्हणून चालू दशा खुली आहे.` : a.state === 'PENDING' ? `म्हणून चालू दशा ते फक्त अंशतः आणते.` : `म्हणून चालू दशा त्यासाठी बंद आहे.`}`,
  selling: () => `विक्री`,
  owning: () => `मालकी`,
  tends: (a: { readonly decision: 'BUY_LATER' | 'BUY_NOW' | 'HOLD' | 'RENT' | 'SELL_LATER' | 'SELL_NOW' | 'WAIT' }) => `${a.decision === 'BUY_NOW' ? `कुंडलीचा कल चालू दशेत खरेदीकडे आहे.` : a.decision === 'BUY_LATER' ? `कुंडलीचा कल नंतर खरेदीकडे आहे.` : a.decision === 'RENT' ? `कुंडलीचा कल भाड्याने घेण्याकडे आहे.` : a.decision === 'WAIT' ? `कुंडलीचा कल थांबण्याकडे आहे.` : a.decision === 'SELL_NOW' ? `कुंडलीचा कल चालू दशेत विक्रीकडे आहे.` : a.decision === 'SELL_LATER' ? `कुंडलीचा कल नंतर विक्रीकडे आहे.` : `कुंडलीचा कल असलेले राखण्याकडे आहे.`}`,
  itself: (a: { readonly clause: string }) => `${a.clause}.`,
};
