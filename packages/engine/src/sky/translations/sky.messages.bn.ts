// Written by npm run generate from sky.messages.bn.json: change that file.
import { digitsInWords, instantInWords, numberInWords } from '@cuspal/speech';

export const messages = {
  noPlacidus: (a: { readonly field: string; readonly latitude: number; readonly limit: string }) => `${a.field} ${numberInWords(a.latitude)}-এ প্লাসিডাস ভাব হয় না, কারণ সীমা উত্তরে বা দক্ষিণে ${digitsInWords(a.limit)}°। যেসব টুলে ভাব লাগে না সেগুলি উত্তর দেয়, যেমন get_planets ও get_dasha_periods। ${numberInWords(a.latitude)} যদি দ্রাঘিমা হয়, দুটি অদলবদল করুন।`,
  outsideEphemeris: (a: { readonly last: number; readonly told: boolean; readonly at: string }) => `এফিমেরিস ১ জানুয়ারি ১৮০০, ০৬:০০ UT থেকে ${numberInWords(a.last)} সালের শেষ পর্যন্ত। ${a.told ? `${instantInWords(a.at)} UT` : `চাওয়া মুহূর্ত`} তার বাইরে, তাই আরও কয়েক দিন ভিতরের মুহূর্ত দিন।`,
};
