// Written by npm run generate from education.messages.hi.json: change that file.
import { type PlanetName, planetFirst, planetInWords } from '@cuspal/speech';

export const messages = {
  breakOutranks: (a: { readonly csl: PlanetName; readonly breakLevel: string; readonly schoolLevel: string }) => `कस्प 4 का उप-स्वामी ${planetFirst(a.csl)} रुकावट के भावों का ${a.breakLevel === 'none' ? `किसी स्तर पर कारक नहीं है` : `सबसे अच्छा ${a.breakLevel} पर कारक है`} और विद्यालय के भावों का ${a.schoolLevel === 'none' ? `किसी स्तर पर नहीं` : `सबसे अच्छा ${a.schoolLevel} पर`}। इसलिए पढ़ाई में रुकावट का संकेत है।`,
  research: (a: { readonly csl: PlanetName }) => `कस्प 9 के उप-स्वामी ${planetFirst(a.csl)} से शोध का योग है, और उच्च शिक्षा का स्पष्ट योग है।`,
  higher: (a: { readonly csl: PlanetName; readonly research: 'no' | 'split' | 'yes' }) => `कस्प 9 के उप-स्वामी ${planetFirst(a.csl)} से उच्च शिक्षा का योग है। ${a.research === 'yes' ? `उससे शोध का भी योग है, लेकिन वह उच्च शिक्षा के स्पष्ट योग के साथ ही गिना जाता है।` : a.research === 'split' ? `शोध के पक्ष और विपक्ष में बराबर संकेत हैं।` : `शोध का योग नहीं है।`}`,
  school: (a: { readonly csl: PlanetName }) => `कस्प 4 के उप-स्वामी ${planetFirst(a.csl)} से विद्यालय-शिक्षा का योग है।`,
  schoolSide: (a: { readonly csl: PlanetName; readonly side: 'no' | 'split' | 'yes' }) => `कस्प 4 के उप-स्वामी ${planetInWords(a.csl)} से विद्यालय-शिक्षा ${a.side === 'yes' ? `का योग है` : a.side === 'split' ? `के पक्ष और विपक्ष में बराबर संकेत हैं` : `का योग नहीं है`}।`,
  higherSide: (a: { readonly csl: PlanetName; readonly side: 'no' | 'split' | 'yes' }) => `कस्प 9 के उप-स्वामी ${planetInWords(a.csl)} से उच्च शिक्षा ${a.side === 'yes' ? `का योग है` : a.side === 'split' ? `के पक्ष और विपक्ष में बराबर संकेत हैं` : `का योग नहीं है`}।`,
  breakToo: () => `रुकावट का भी संकेत है, लेकिन निर्णय के लिए पर्याप्त मज़बूत नहीं।`,
};
