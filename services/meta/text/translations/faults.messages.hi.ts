// Written by npm run generate from faults.messages.hi.json: change that file.
import { digitsInWords, inWords, numberInWords } from '@cuspal/speech';

export const messages = {
  notOneOf: (a: { readonly field: string; readonly text: string; readonly values: readonly string[] }) => `"${a.field}" "${a.text}" है, लेकिन यह होना चाहिए: ${inWords(a.values, 'or')}। इसे ठीक करें और फिर से भेजें।`,
  noSuchTool: (a: { readonly text: string; readonly nearest: string }) => `"tool" "${a.text}" है, जो इस सर्वर का कोई टूल नहीं है। निकटतम नाम हैं: ${a.nearest}।`,
  uncertainOfNothing: () => `birth_time_uncertainty_minutes के साथ birth_time_known false भेजा गया। इसे छोड़ दें, या समय भेजें और birth_time_known true।`,
  placeUnknown: (a: { readonly place: string }) => `birth_place "${a.place}" ज्ञात नहीं है, और इससे मिलते नाम का कोई स्थान भी नहीं। निकट का बड़ा नगर देश के साथ भेजें, या latitude, longitude और time_zone।`,
  placeToChoose: (a: { readonly finding: 'NAME_OF_AREA' | 'OTHER_AREA' | 'SEVERAL' | 'SPELLING' | 'UNKNOWN_AREA'; readonly place: string }) => `${a.finding === 'SEVERAL' ? `birth_place "${a.place}" एक से अधिक स्थान हो सकता है।` : a.finding === 'NAME_OF_AREA' ? `birth_place "${a.place}" किसी देश या क्षेत्र का नाम है, और ये उसके सबसे बड़े स्थान हैं।` : a.finding === 'UNKNOWN_AREA' ? `birth_place "${a.place}" का एक भाग आसपास के किसी देश, क्षेत्र या नगर का नाम नहीं है।` : a.finding === 'OTHER_AREA' ? `birth_place "${a.place}" बताए गए देश या क्षेत्र में ज्ञात नहीं है, पर कहीं और है।` : `birth_place "${a.place}" ज्ञात नहीं है, लेकिन ये स्थान मिलते-जुलते नाम के हैं।`} पूछें कि कौन-सा स्थान है, और birth_place के बदले उसका latitude, longitude और time_zone भेजें।`,
  smallerPlaces: (a: { readonly more: number }) => `${numberInWords(a.more)} छोटे स्थान नहीं दिखाए गए। अल्पविराम के बाद क्षेत्र या देश लिखने से वे कम हो जाते हैं।`,
  clockOfPlace: (a: { readonly field: string; readonly sent: string; readonly place: string; readonly kept: string; readonly zone: string }) => `${a.field} ${a.sent} ${a.place} से मेल नहीं खाता, जहाँ की घड़ियाँ जन्म के समय ${digitsInWords(a.kept)} दिखाती थीं (${a.zone})। ${a.field} छोड़ दें, या birth_place के बदले latitude और longitude भेजें।`,
  halfCoordinates: (a: { readonly sent: string; readonly missing: string }) => `${a.sent} भेजा गया, ${a.missing} नहीं। दोनों भेजें, या कोई नहीं और केवल birth_place।`,
};
