// Written by npm run generate from dasha.messages.ta.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  beginsAtBirth: (a: { readonly field: string }) => `${a.field} பிறப்புக்கு முந்தையது, எனவே தேடல் பிறப்பில் தொடங்குகிறது.`,
  endsWithDashaYears: () => `இந்த ஆண்டுகளுக்கு முன்பே 120 தசா ஆண்டுகள் முடிகின்றன.`,
  yearsMonthsDays: (a: { readonly years: number; readonly months: number; readonly days: number }) => `${pluralOf('ta', a.years) === 'one' ? `1 ஆண்டு` : `${numberInWords(a.years)} ஆண்டுகள்`} ${pluralOf('ta', a.months) === 'one' ? `1 மாதம்` : `${numberInWords(a.months)} மாதங்கள்`} ${pluralOf('ta', a.days) === 'one' ? `1 நாள்` : `${numberInWords(a.days)} நாட்கள்`}`,
};
