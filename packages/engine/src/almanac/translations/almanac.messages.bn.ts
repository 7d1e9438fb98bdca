// Written by npm run generate from almanac.messages.bn.json: change that file.

export const messages = {
  standIn: (a: { readonly sunrise: 'BEFORE_EPHEMERIS' | 'NONE'; readonly taken: 'BHAVA_BALA' | 'DAY' | 'DAY_AND_NIGHT' | 'HOURS' }) => `${a.sunrise === 'BEFORE_EPHEMERIS' ? `শেষ সূর্যোদয় এফিমেরিসের আগে, যা ১৮০০ সালে শুরু` : `সেখানে রবির উদয় ও অস্ত দুটিই হয় না`}, তাই ${a.taken === 'DAY_AND_NIGHT' ? `সূর্যোদয় ও সূর্যাস্তের জায়গায় স্থানীয় গড় সময় ০৬:০০ ও ১৮:০০ ধরা হয়েছে` : a.taken === 'DAY' ? `দিন স্থানীয় গড় সময় ০৬:০০ থেকে ধরা হয়েছে` : a.taken === 'HOURS' ? `এই হোরাগুলি স্থানীয় গড় সময় ০৬:০০ ও ১৮:০০ থেকে` : `ভাব বলে স্থানীয় গড় সময় ০৬:০০ ও ১৮:০০ ধরা হয়েছে`}।`,
  limbPastSky: (a: { readonly limb: 'karana' | 'nakshatra' | 'tithi' | 'yoga' }) => `সেদিনের ${a.limb === 'tithi' ? `তিথি` : a.limb === 'nakshatra' ? `নক্ষত্র` : a.limb === 'yoga' ? `যোগ` : `করণ`} এফিমেরিসের বাইরে পৌঁছায়, যা ১৮০০ থেকে ২৩৯৯ সাল পর্যন্ত। প্রান্ত থেকে কয়েক দিন ভিতরের দিন চান।`,
  monthPastSky: () => `সেদিনের চান্দ্র মাস এফিমেরিসের বাইরে পৌঁছায়, যা ১৮০০ থেকে ২৩৯৯ সাল পর্যন্ত। প্রান্ত থেকে এক মাস ভিতরের দিন চান।`,
  moonPastSky: () => `চন্দ্র আকাশের সেই অংশে এফিমেরিসের বাইরে ঢোকে বা বেরোয়, যা ১৮০০ থেকে ২৩৯৯ সাল পর্যন্ত। প্রান্ত থেকে কয়েক দিন ভিতরের দিন চান।`,
};
