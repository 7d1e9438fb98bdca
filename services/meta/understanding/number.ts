import { folded, withPlainFigures } from './text/fold.ts';

const HIGHEST = 249;

const NAMED =
  /(?<!(?:house|phone|flat|roll|room|seat|flight|case|order) )(?:\b(?:number|num|nr|nummer|numero|nomor|angka|horary|prashna|prasna|seed)\b|номер|число|رقم|नंबर|नम्बर|संख्या|क्रमांक|নম্বর|সংখ্যা|நம்பர்|எண்|నంబర్|సంఖ్య|号码|数字)\W{0,3}(?:(?:is|was|es|e|est|ist|hai|था|है)\s)?\s*(\d{1,3})(?!\d|[:.]\d|\s*(?:st|nd|rd|th)\b)/u;
const CLAIMED = /\b(\d{1,3}) (?:is|was) my (?:horary |kp )?number\b/u;
const NOT_COUNTED = String.raw`(?!(?:years?|yrs?|months?|weeks?|days?|hours?|minutes?|mins?|lakhs?|crores?|k|am|pm|st|nd|rd|th|or|and|to|kids|children|times|points|gunas?|percent|jan\w*|feb\w*|mar\w*|apr\w*|may|jun\w*|jul\w*|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|and|planets|houses|dates|still)\b)`;
/** Words after a count of years, rupees or hours in the Indian languages, or after an age. */
const NOT_COUNTED_INDIC =
  '(?!(?:saal|sal|baras|varsh|mahine|mahina|hafte|din|ghante|minute|baje|tareekh|tarikh|tareek|gun|hazar|hajar|lakh|crore|karod|rupaye|ki|ka|ke|ko|se|tak|me|din|vayasu|varusham\\p{L}*|maasam|naal|mani|thethi|साल|वर्ष\\p{M}*|वर्षे|महीन\\p{L}*|हफ्ते|दिन|घंटे|मिनट|बजे|तारीख|गुण|हजार|लाख|करोड|रुपये|की|का|के|को|से|तक|வயசு|வயது|வருஷ\\p{L}*|மாச\\p{L}*|நாள்|மணி|தேதி|ఏళ్ల\\p{L}*|సంవత్సర\\p{L}*|నెల\\p{L}*|বছর\\p{L}*|মাস|টা)(?![\\p{L}\\p{M}]))';
const FIRST = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(\d{1,3})\s*[.,:;-]?\s+${NOT_COUNTED}${NOT_COUNTED_INDIC}(?=[\p{L}\p{M}]+\s+\p{L}+)`,
  'u',
);
const LAST = /(?:,|;|\s-)\s*(\d{1,3})\s*[?.!]*$/u;

/** The number from 1 to 249 that a horary question names. */
export function numberSaid(question: string): number | null {
  const text = withPlainFigures(folded(question));
  for (const says of [NAMED, CLAIMED, FIRST, LAST]) {
    const said = Number(says.exec(text)?.[1]);
    if (said >= 1 && said <= HIGHEST) return said;
  }
  return null;
}

/** Whether a question says that it is to be read from the moment it is asked. */
export const namesHorary = (question: string): boolean =>
  /\b(?:horary|pras?h?nam?|prasna kundali)\b|प्रश्न कुंडली|பிரசன்ன|ప్రశ్న జాతక/u.test(folded(question));
