// Written by npm run generate from feed.messages.hi.json: change that file.
import { type PlanetName, dayInWords, inWords, named, numberInWords, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  calendarOfBirth: () => `केपी कैलेंडर`,
  aboutCalendar: (a: { readonly from: string; readonly to: string }) => `केपी ज्योतिष के समय, ${dayInWords(a.from)} से ${dayInWords(a.to)} तक। ये प्रवृत्तियाँ हैं, और ज़रूरी नहीं कि इनसे कुछ हो।`,
  cut: (a: { readonly found: number; readonly shown: number }) => `ये ${numberInWords(a.found)} प्रविष्टियों में से पहली ${numberInWords(a.shown)} हैं। सभी देखने के लिए छोटी अवधि या कम प्रकार चुनें।`,
  windowTitle: (a: { readonly event: string; readonly class: 'FULL' | 'PARTIAL' | 'WEAK' }) => `${named(a.event)}: ${a.class === 'FULL' ? `अधिक संभावना का समय` : a.class === 'PARTIAL' ? `संभावना का समय` : `कमज़ोर समय`}`,
  mahadashaTitle: (a: { readonly planet: PlanetName }) => `${planetInWords(a.planet)} की महादशा का आरंभ`,
  antardashaTitle: (a: { readonly md: PlanetName; readonly ad: PlanetName }) => `${planetInWords(a.md)} की महादशा में ${planetInWords(a.ad)} की अंतर्दशा का आरंभ`,
  pratyantardashaTitle: (a: { readonly md: PlanetName; readonly ad: PlanetName; readonly pd: PlanetName }) => `${named(a.md)} और ${named(a.ad)} में ${planetInWords(a.pd)} की प्रत्यंतर्दशा का आरंभ`,
  mahadashaLasts: (a: { readonly until: string; readonly planet: PlanetName }) => `महादशा-स्वामी ${dayInWords(a.until)} तक ${planetFirst(a.planet)} है।`,
  antardashaLasts: (a: { readonly until: string; readonly planet: PlanetName }) => `अंतर्दशा-स्वामी ${dayInWords(a.until)} तक ${planetFirst(a.planet)} है।`,
  pratyantardashaLasts: (a: { readonly until: string; readonly planet: PlanetName }) => `प्रत्यंतर्दशा-स्वामी ${dayInWords(a.until)} तक ${planetFirst(a.planet)} है।`,
  tone: (a: { readonly tone: 'ADVERSE' | 'MIXED' | 'SUPPORTIVE' }) => `काम और लाभ के लिए रुझान ${a.tone === 'SUPPORTIVE' ? `सहायक` : a.tone === 'MIXED' ? `मिश्रित` : `प्रतिकूल`} है, व्यक्ति के अपने औसत के सामने।`,
  opensFor: (a: { readonly events: readonly string[] }) => `यह ${inWords(a.events)} का मार्ग खोलती है, यदि जन्म कुंडली में इसका योग हो।`,
  stationTitle: (a: { readonly planet: PlanetName; readonly direction: 'direct' | 'retrograde' }) => `${named(a.planet)} ${a.direction === 'direct' ? `मार्गी` : `वक्री`} होता है`,
  slow: (a: { readonly from: string; readonly to: string }) => `यह ${dayInWords(a.from)} से ${dayInWords(a.to)} तक लगभग नहीं चलता।`,
  touches: (a: { readonly points: readonly string[] }) => `यह जन्म कुंडली के ${inWords(a.points)} के पास है।`,
  touchesNothing: () => `यह जन्म कुंडली के किसी बिंदु के पास नहीं है।`,
  returnTitle: (a: { readonly planet: PlanetName }) => `${named(a.planet)} अपने जन्म के स्थान पर लौटता है`,
  returnOfMore: (a: { readonly planet: PlanetName; readonly passes: number; readonly pass: number }) => `${named(a.planet)} अपने जन्म के स्थान पर लौटता है, ${numberInWords(a.passes)} में से बार ${numberInWords(a.pass)}`,
  yearTitle: (a: { readonly year: number }) => `सूर्य के प्रत्यावर्तन से जीवन का वर्ष ${numberInWords(a.year)} शुरू होता है`,
  reviewTitle: (a: { readonly kind: 'CHECK' | 'CLEAR' }) => `${a.kind === 'CHECK' ? `निष्कर्ष दोबारा दिखाने का समय` : `स्पष्ट निष्कर्षों का समय`}`,
  reviewWhat: (a: { readonly kind: 'CHECK' | 'CLEAR' }) => `${a.kind === 'CHECK' ? `इस अवधि में जिस निष्कर्ष पर संदेह हो, उसे दोबारा देखना अच्छा है।` : `इस अवधि में निष्कर्ष प्रायः स्पष्ट आते हैं।`} कोई जाँच या प्रश्न किसी अवधि की प्रतीक्षा नहीं करता, और देखभाल चिकित्सक की सलाह से चलती रहती है।`,
  rule: (a: { readonly rule: string }) => `नियम-पुस्तक का नियम ${a.rule}।`,
};
