// Written by npm run generate from faults.messages.ta.json: change that file.
import { instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  offsetMissing: (a: { readonly offset: string; readonly zone: string }) => `${a.offset} அனுப்பப்படவில்லை. அந்த இடத்தில் UTC-க்கு முந்திய நிமிடங்களை, அல்லது IANA மண்டலப் பெயருடன் ${a.zone} அனுப்பவும்.`,
  noClockTime: (a: { readonly field: string; readonly text: string }) => `${a.field} "${a.text}" என்பதில் மணி நேரம் இல்லை. YYYY-MM-DDTHH:MM என நேரத்தையும் அனுப்பவும்.`,
  twoNumbers: (a: { readonly name: string; readonly fineName: string }) => `${a.name}, ${a.fineName} இரண்டும் அனுப்பப்பட்டன, ஆனால் ஒருவர் ஓர் எண்ணையே சொல்கிறார். சொன்னதை அனுப்பவும்.`,
  numberMissing: (a: { readonly name: string; readonly last: number; readonly lastFine: number; readonly fineName: string }) => `${a.name} அனுப்பப்படவில்லை. 1 முதல் ${numberInWords(a.last)} வரை ஒரு முழு எண்ணை, அல்லது 1 முதல் ${numberInWords(a.lastFine)} வரை ${a.fineName} அனுப்பவும்.`,
  twoValues: (a: { readonly first: string; readonly a: string; readonly second: string; readonly b: string }) => `${a.first} மதிப்பு ${a.a}, ஆனால் ${a.second} மதிப்பு ${a.b}, இரண்டும் ஒன்றே. ஒன்றை, அல்லது ஒத்துப்போகும் இரண்டை அனுப்பவும்.`,
  anotherFrame: (a: { readonly field: string; readonly other: string; readonly frame: string }) => `${a.field} "${a.other}", ஆனால் முதல் போட்டியாளர் "${a.frame}" கொண்டு படிக்கப்படுகிறார். இரு ஜாதகங்கள் ஒரே அயனாம்சத்தில் ஒப்பிடப்படுகின்றன, எனவே ${a.field} விடவும் அல்லது இரண்டுக்கும் ஒரே மதிப்பை அனுப்பவும்.`,
  sameBirths: () => `இரு போட்டியாளர்களுக்கும் ஒரே பிறப்பு விவரம். இரண்டு வெவ்வேறு பிறப்புகளை அனுப்பவும்.`,
  matchBeforeBirth: (a: { readonly at: string; readonly number: number; readonly birth: string }) => `match_datetime மதிப்பு ${instantInWords(a.at)}, அது contestant${numberInWords(a.number)} பிறந்த ${instantInWords(a.birth)}-க்கு முன். இரு பிறப்புகளுக்கும் பிந்தைய போட்டியை அனுப்பவும்.`,
};
