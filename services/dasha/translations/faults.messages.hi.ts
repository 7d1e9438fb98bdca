// Written by npm run generate from faults.messages.hi.json: change that file.
import { instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  noneChosen: (a: { readonly age: number; readonly last: number }) => `"event" नहीं है, और कोई चुनी भी नहीं जाती, क्योंकि व्यक्ति की आयु तब ${numberInWords(a.age)} है और ${numberInWords(a.last)} के बाद किसी विषय की तिथि नहीं बताई जाती। किसी एक के लिए event भेजें।`,
  scanTooLong: (a: { readonly start: string; readonly end: string }) => `${instantInWords(a.start)} से scan_end_utc ${instantInWords(a.end)} तक की खोज दो वर्ष से लंबी है। scan_start_utc से अधिक से अधिक दो वर्ष बाद का scan_end_utc भेजें।`,
  scanEndsFirst: (a: { readonly end: string; readonly start: string }) => `scan_end_utc ${instantInWords(a.end)} है, scan_start_utc ${instantInWords(a.start)} के बाद नहीं। आरंभ के बाद का अंत भेजें।`,
  oneMoment: () => `"sessions" में केवल एक ही समय है। कम से कम दो अलग समय या स्थान भेजें।`,
  endNotAfter: (a: { readonly end: string; readonly start: string }) => `endDatetime ${instantInWords(a.end)} है, startDatetime ${instantInWords(a.start)} के बाद नहीं। आरंभ के बाद का अंत भेजें।`,
  tooManyRows: (a: { readonly rows: number; readonly most: number; readonly long: boolean; readonly least: number }) => `${numberInWords(a.rows)} पंक्तियाँ ${numberInWords(a.most)} से अधिक हैं। ${a.long ? `अधिक से अधिक ${numberInWords(a.most)} दिन की अवधि भेजें।` : `इस अवधि के लिए सबसे छोटा interval_minutes ${numberInWords(a.least)} है।`}`,
  scanEnd: (a: { readonly end: string; readonly long: boolean; readonly start: string; readonly most: number; readonly usual: number }) => `scan_end ${instantInWords(a.end)} है, ${a.long ? `scan_start ${instantInWords(a.start)} के ${numberInWords(a.most)} से अधिक वर्ष बाद` : `scan_start ${instantInWords(a.start)} के बाद नहीं`}। उसके बाद का, अधिक से अधिक ${numberInWords(a.most)} वर्ष आगे का scan_end भेजें, या ${numberInWords(a.usual)} वर्ष के लिए न भेजें।`,
  endNotLater: (a: { readonly end: string; readonly start: string; readonly most: number }) => `endDatetime ${instantInWords(a.end)} है, startDatetime ${instantInWords(a.start)} के बाद नहीं। आरंभ के बाद का, अधिक से अधिक ${numberInWords(a.most)} दिन आगे का अंत भेजें।`,
  windowTooLong: (a: { readonly days: number; readonly most: number }) => `अवधि ${numberInWords(a.days)} दिन की है, लेकिन एक कॉल अधिक से अधिक ${numberInWords(a.most)} दिन खोजती है। पहले का endDatetime भेजें और आगे की कॉल में जारी रखें।`,
};
