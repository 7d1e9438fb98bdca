// Written by npm run generate from dasha.messages.hi.json: change that file.
import { numberInWords, pluralOf } from '@cuspal/speech';

export const messages = {
  beginsAtBirth: (a: { readonly field: string }) => `${a.field} जन्म से पहले का है, इसलिए खोज जन्म से शुरू होती है।`,
  endsWithDashaYears: () => `दशा के 120 वर्ष इन वर्षों से पहले समाप्त हो जाते हैं।`,
  yearsMonthsDays: (a: { readonly years: number; readonly months: number; readonly days: number }) => `${numberInWords(a.years)} वर्ष ${a.months === 0 ? `0 महीने` : pluralOf('hi', a.months) === 'one' ? `${numberInWords(a.months)} महीना` : `${numberInWords(a.months)} महीने`} ${numberInWords(a.days)} दिन`,
};
