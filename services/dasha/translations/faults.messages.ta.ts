// Written by npm run generate from faults.messages.ta.json: change that file.
import { instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  noneChosen: (a: { readonly age: number; readonly last: number }) => `"event" அனுப்பப்படவில்லை, எதுவும் தேர்வு செய்யப்படவில்லை, ஏனெனில் அப்போது ஜாதகரின் வயது ${numberInWords(a.age)}, ${numberInWords(a.last)}-க்குப் பின் எந்த விஷயத்துக்கும் தேதி தரப்படுவதில்லை. படிக்க வேண்டிய நிகழ்வை அனுப்பவும்.`,
  scanTooLong: (a: { readonly start: string; readonly end: string }) => `${instantInWords(a.start)} முதல் scan_end_utc ${instantInWords(a.end)} வரையான தேடல் இரண்டு ஆண்டுகளைவிட நீண்டது. scan_start_utc-க்குப் பின் அதிகபட்சம் இரண்டு ஆண்டுகளில் scan_end_utc அனுப்பவும்.`,
  scanEndsFirst: (a: { readonly end: string; readonly start: string }) => `scan_end_utc மதிப்பு ${instantInWords(a.end)}, அது scan_start_utc ${instantInWords(a.start)}-க்குப் பின் அல்ல. தொடக்கத்துக்குப் பிந்தைய முடிவை அனுப்பவும்.`,
  oneMoment: () => `"sessions" ஒரே ஒரு தனி நேரத்தை மட்டும் கொண்டது. குறைந்தது இரண்டு வெவ்வேறு நேரங்கள் அல்லது இடங்களை அனுப்பவும்.`,
  endNotAfter: (a: { readonly end: string; readonly start: string }) => `endDatetime மதிப்பு ${instantInWords(a.end)}, அது startDatetime ${instantInWords(a.start)}-க்குப் பின் அல்ல. தொடக்கத்துக்குப் பிந்தைய முடிவை அனுப்பவும்.`,
  tooManyRows: (a: { readonly rows: number; readonly most: number; readonly long: boolean; readonly least: number }) => `${numberInWords(a.rows)} வரிசைகள் ${numberInWords(a.most)}-ஐவிட அதிகம். ${a.long ? `அதிகபட்சம் ${numberInWords(a.most)} நாட்கள் கொண்ட காலத்தை அனுப்பவும்.` : `இந்தக் காலத்துக்குப் பொருந்தும் மிகச் சிறிய interval_minutes ${numberInWords(a.least)}.`}`,
  scanEnd: (a: { readonly end: string; readonly start: string; readonly long: boolean; readonly most: number; readonly usual: number }) => `scan_end மதிப்பு ${instantInWords(a.end)}, அது scan_start ${instantInWords(a.start)}-க்குப் ${a.long ? `பின் ${numberInWords(a.most)} ஆண்டுகளுக்கும் மேல்` : `பின் அல்ல`}. அதற்குப் பின், அதிகபட்சம் ${numberInWords(a.most)} ஆண்டுகளில் scan_end அனுப்பவும், அல்லது ${numberInWords(a.usual)} ஆண்டுகளுக்கு எதையும் அனுப்ப வேண்டாம்.`,
  endNotLater: (a: { readonly end: string; readonly start: string; readonly most: number }) => `endDatetime மதிப்பு ${instantInWords(a.end)}, அது startDatetime ${instantInWords(a.start)}-ஐவிடப் பிந்தையது அல்ல. தொடக்கத்துக்குப் பின், அதிகபட்சம் ${numberInWords(a.most)} நாட்களில் முடிவை அனுப்பவும்.`,
  windowTooLong: (a: { readonly days: number; readonly most: number }) => `காலம் ${numberInWords(a.days)} நாட்கள் நீண்டது, ஆனால் ஓர் அழைப்பு அதிகபட்சம் ${numberInWords(a.most)} தேடும். முந்தைய endDatetime அனுப்பி, மேலும் அழைப்புகளில் தொடரவும்.`,
};
