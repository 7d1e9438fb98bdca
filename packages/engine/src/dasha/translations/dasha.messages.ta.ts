// Written by npm run generate from dasha.messages.ta.json: change that file.
import { dayInWords, digitsInWords, instantInWords, numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  beginsAtBirth: (a: { readonly field: string }) => `${a.field} பிறப்புக்கு முந்தையது, எனவே தேடல் பிறப்பில் தொடங்குகிறது.`,
  endsWithDashaYears: () => `இந்த ஆண்டுகளுக்கு முன்பே 120 தசா ஆண்டுகள் முடிகின்றன.`,
  yearsMonthsDays: (a: { readonly years: number; readonly months: number; readonly days: number }) => `${pluralOf('ta', a.years) === 'one' ? `1 ஆண்டு` : `${numberInWords(a.years)} ஆண்டுகள்`} ${pluralOf('ta', a.months) === 'one' ? `1 மாதம்` : `${numberInWords(a.months)} மாதங்கள்`} ${pluralOf('ta', a.days) === 'one' ? `1 நாள்` : `${numberInWords(a.days)} நாட்கள்`}`,
  outsideCycle: (a: { readonly at: string; readonly beginning: 'birth' | 'founding'; readonly from: string; readonly to: string; readonly field: string }) => `${instantInWords(a.at)} இந்த ${a.beginning === 'birth' ? `பிறப்பின்` : `நிறுவலின்`} 120 தசா ஆண்டுகளுக்கு வெளியே உள்ளது, அவை ${instantInWords(a.from)} முதல் ${instantInWords(a.to)} வரை. ${a.field} என்பதற்கு அவற்றுக்குள் ஒரு நேரத்தை அனுப்பவும்.`,
  beforeBirth: (a: { readonly at: string; readonly birth: string }) => `${instantInWords(a.at)} என்பது ${instantInWords(a.birth)} பிறப்புக்கு முன். அதற்குப் பிந்தைய query_date அனுப்பவும்.`,
  yearOfLifePastSky: (a: { readonly from: string; readonly last: number }) => `query_date ${dayInWords(a.from)} அன்று நடக்கும் வாழ்வின் ஆண்டு கிரக நிலைக் கணிதம் முடியும் ${numberInWords(a.last)}-க்குப் பின் முடிகிறது. ஓர் ஆண்டு முந்தைய query_date அனுப்பவும்.`,
  yearsPastSky: (a: { readonly count: number; readonly from: string; readonly last: number; readonly fitting: number }) => `"years_ahead" மதிப்பு ${numberInWords(a.count)}, அது ${dayInWords(a.from)} முதல் கிரக நிலைக் கணிதம் முடியும் ${numberInWords(a.last)}-ஐத் தாண்டுகிறது. அதிகபட்சம் ${numberInWords(a.fitting)}, அல்லது முந்தைய query_date அனுப்பவும்.`,
  outsideVimshottari: (a: { readonly at: string; readonly from: string; readonly to: string }) => `${digitsInWords(a.at)} இந்தப் பிறப்பின் விம்சோத்தரி சுற்றுக்கு வெளியே உள்ளது, அது ${digitsInWords(a.from)} முதல் ${digitsInWords(a.to)} வரை. அதற்குள் ஒரு நேரத்தைத் தரவும்.`,
};
