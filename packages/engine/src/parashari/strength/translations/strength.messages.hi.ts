// Written by npm run generate from strength.messages.hi.json: change that file.
import { type PlanetName, named, numberInWords, planetInWords, planetsInWords } from '@cuspal/speech';

export const messages = {
  everyHouseStarts: () => `हर भाव यहीं से शुरू होता है।`,
  lordPlaced: (a: { readonly lord: PlanetName; readonly house: number }) => `इसका स्वामी ${planetInWords(a.lord)} भाव ${numberInWords(a.house)} में है।`,
  lordDignity: (a: { readonly lord: PlanetName; readonly dignity: 'DEBILITATED' | 'DEBILITY_CANCELLED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'MOOLATRIKONA' | 'NEUTRAL' | 'OWN' }) => `इसका स्वामी ${planetInWords(a.lord)} ${a.dignity === 'EXALTED' ? `उच्च का` : a.dignity === 'MOOLATRIKONA' ? `मूलत्रिकोण में` : a.dignity === 'OWN' ? `स्वराशि में` : a.dignity === 'GREAT_FRIEND' ? `अधिमित्र की राशि में` : a.dignity === 'FRIEND' ? `मित्र की राशि में` : a.dignity === 'NEUTRAL' ? `सम ग्रह की राशि में` : a.dignity === 'ENEMY' ? `शत्रु की राशि में` : a.dignity === 'GREAT_ENEMY' ? `अधिशत्रु की राशि में` : a.dignity === 'DEBILITATED' ? `नीच का` : `नीच का, लेकिन नीच-भंग के साथ`} है।`,
  lordCombust: (a: { readonly lord: PlanetName }) => `इसका स्वामी ${planetInWords(a.lord)} पूरी तरह अस्त है।`,
  occupant: (a: { readonly how: 'BENEFIC' | 'EXALTED' | 'MALEFIC' | 'OWNER' | 'SUITED'; readonly planet: PlanetName }) => `${a.how === 'BENEFIC' ? `शुभ ग्रह ${named(a.planet)} इस भाव में है।` : a.how === 'MALEFIC' ? `पाप ग्रह ${named(a.planet)} इस भाव में है।` : a.how === 'OWNER' ? `पाप ग्रह ${named(a.planet)} इस भाव में है, जिसका वह स्वामी है।` : a.how === 'EXALTED' ? `पाप ग्रह ${named(a.planet)} इस भाव में है, और यहाँ उच्च का है।` : `पाप ग्रह ${named(a.planet)} इस भाव में है, जो पाप ग्रहों के अनुकूल है।`}`,
  aspect: (a: { readonly who: 'BENEFIC' | 'JUPITER' | 'LORD' | 'MALEFIC'; readonly planet: PlanetName; readonly counted: number }) => `${a.who === 'LORD' ? `इसका स्वामी ${planetInWords(a.planet)}` : a.who === 'JUPITER' ? `बृहस्पति` : a.who === 'BENEFIC' ? `शुभ ग्रह ${named(a.planet)}` : `पाप ग्रह ${named(a.planet)}`} इस भाव पर दृष्टि डालता है, जो उससे स्थान ${numberInWords(a.counted)} पर है।`,
  hemmed: (a: { readonly before: readonly PlanetName[]; readonly after: readonly PlanetName[] }) => `यह ${planetsInWords(a.before)} (इससे स्थान 12) और ${planetsInWords(a.after)} (इससे स्थान 2) के बीच है।`,
  heldWithin: () => `0 से 100 के भीतर रखा गया।`,
  noSripati: () => `इस समय और स्थान पर श्रीपति भाव नहीं बनते। ध्रुवीय वृत्तों के भीतर (लगभग 66.56° से आगे के अक्षांश) दशम भाव का मध्य लग्न की उलटी ओर पड़ सकता है। पूर्ण राशि वाला टूल लें।`,
};
