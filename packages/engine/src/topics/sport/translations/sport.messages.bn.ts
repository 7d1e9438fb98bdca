// Written by npm run generate from sport.messages.bn.json: change that file.
import { type PlanetName, inWords, numberInWords, planetInWords, planetsFirst, pluralOf } from '@cuspal/speech';

export const messages = {
  ownHouses: (a: { readonly houses: readonly number[]; readonly percent: number }) => `কাস্প ৬ ও ১১-র উপ-অধিপতি ও তাদের নক্ষত্রপতিরা ভাব ${inWords(a.houses)}-এর ${numberInWords(a.percent)} শতাংশ পূর্ণ করে।`,
  rivalHouses: (a: { readonly houses: readonly number[]; readonly percent: number }) => `তারা ভাব ${inWords(a.houses)}-এর ${numberInWords(a.percent)} শতাংশ পূর্ণ করে, যার অর্ধেক বিপক্ষে গণ্য।`,
  noneShared: () => `ম্যাচের কোনো শাসক গ্রহ জন্মের শাসক গ্রহ নয়।`,
  shared: (a: { readonly shared: readonly PlanetName[] }) => `${planetsFirst(a.shared)} ম্যাচ ও জন্ম উভয়ের ${pluralOf('bn', a.shared.length) === 'one' ? `শাসক গ্রহ` : `শাসক গ্রহ`}।`,
  rises: (a: { readonly rising: PlanetName; readonly ruling: boolean }) => `শুরুতে উদিত উপ-অধিপতি ${planetInWords(a.rising)}, যা জন্মের ${a.ruling ? `একটি শাসক গ্রহ` : `শাসক গ্রহ নয়`}।`,
};
