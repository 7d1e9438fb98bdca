// Written by npm run generate from strength.messages.bn.json: change that file.
import { type PlanetName, named, numberInWords, ordinal, planetInWords, planetsInWords } from '@cuspal/speech';

export const messages = {
  everyHouseStarts: () => `প্রতিটি ভাব এখান থেকে শুরু।`,
  lordPlaced: (a: { readonly lord: PlanetName; readonly house: number }) => `এর অধিপতি ${planetInWords(a.lord)} ভাব ${numberInWords(a.house)}-এ।`,
  lordDignity: (a: { readonly lord: PlanetName; readonly dignity: 'DEBILITATED' | 'DEBILITY_CANCELLED' | 'ENEMY' | 'EXALTED' | 'FRIEND' | 'GREAT_ENEMY' | 'GREAT_FRIEND' | 'MOOLATRIKONA' | 'NEUTRAL' | 'OWN' }) => `এর অধিপতি ${planetInWords(a.lord)} ${a.dignity === 'EXALTED' ? `তুঙ্গ` : a.dignity === 'MOOLATRIKONA' ? `মূলত্রিকোণে` : a.dignity === 'OWN' ? `স্বরাশিতে` : a.dignity === 'GREAT_FRIEND' ? `অধিমিত্রের রাশিতে` : a.dignity === 'FRIEND' ? `মিত্রের রাশিতে` : a.dignity === 'NEUTRAL' ? `সম গ্রহের রাশিতে` : a.dignity === 'ENEMY' ? `শত্রুর রাশিতে` : a.dignity === 'GREAT_ENEMY' ? `অধিশত্রুর রাশিতে` : a.dignity === 'DEBILITATED' ? `নীচ` : `নীচ, তবে নীচভঙ্গ আছে`}।`,
  lordCombust: (a: { readonly lord: PlanetName }) => `এর অধিপতি ${planetInWords(a.lord)} পূর্ণ অস্তগত।`,
  occupant: (a: { readonly how: 'BENEFIC' | 'EXALTED' | 'MALEFIC' | 'OWNER' | 'SUITED'; readonly planet: PlanetName }) => `${a.how === 'BENEFIC' ? `শুভ গ্রহ ${named(a.planet)} এই ভাবে আছে।` : a.how === 'MALEFIC' ? `পাপ গ্রহ ${named(a.planet)} এই ভাবে আছে।` : a.how === 'OWNER' ? `পাপ গ্রহ ${named(a.planet)} এই ভাবে আছে, যার অধিপতি সে নিজে।` : a.how === 'EXALTED' ? `পাপ গ্রহ ${named(a.planet)} এই ভাবে আছে, এখানে তুঙ্গ।` : `পাপ গ্রহ ${named(a.planet)} এই ভাবে আছে, যা পাপ গ্রহের উপযুক্ত।`}`,
  aspect: (a: { readonly who: 'BENEFIC' | 'JUPITER' | 'LORD' | 'MALEFIC'; readonly planet: PlanetName; readonly counted: number }) => `${a.who === 'LORD' ? `এর অধিপতি ${planetInWords(a.planet)}` : a.who === 'JUPITER' ? `বৃহস্পতি` : a.who === 'BENEFIC' ? `শুভ গ্রহ ${named(a.planet)}` : `পাপ গ্রহ ${named(a.planet)}`} ভাবটিকে দেখে, যা তার থেকে ${ordinal(a.counted)}।`,
  hemmed: (a: { readonly before: readonly PlanetName[]; readonly after: readonly PlanetName[] }) => `এটি ${planetsInWords(a.before)} (এর ১২ নম্বরে) ও ${planetsInWords(a.after)} (এর ২ নম্বরে), এদের মাঝে।`,
  heldWithin: () => `০ থেকে ১০০-এর মধ্যে রাখা।`,
  noSripati: () => `এই সময়ে ও স্থানে শ্রীপতি ভাব হয় না। মেরুবৃত্তের ভিতরে (প্রায় ৬৬.৫৬°-এর বেশি অক্ষাংশে) মধ্যগগন লগ্নের উল্টো দিকে পড়তে পারে। পূর্ণ রাশির কোনো টুল ব্যবহার করুন।`,
};
