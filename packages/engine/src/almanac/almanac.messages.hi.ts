// Written by npm run generate from almanac.messages.hi.json: change that file.

export const messages = {
  standIn: (a: { readonly sunrise: 'BEFORE_EPHEMERIS' | 'NONE'; readonly taken: 'BHAVA_BALA' | 'DAY' | 'DAY_AND_NIGHT' | 'HOURS' }) => `${a.sunrise === 'BEFORE_EPHEMERIS' ? `पिछला सूर्योदय पंचांग-गणना से पहले का है, जो 1800 से शुरू होती है` : `वहाँ सूर्य उदय और अस्त दोनों नहीं होता`}, इसलिए ${a.taken === 'DAY_AND_NIGHT' ? `सूर्योदय और सूर्यास्त के स्थान पर स्थानीय मध्यम समय 06:00 और 18:00 लिए गए हैं` : a.taken === 'DAY' ? `दिन स्थानीय मध्यम समय 06:00 से लिया गया है` : a.taken === 'HOURS' ? `ये घंटे स्थानीय मध्यम समय 06:00 और 18:00 से गिने गए हैं` : `भाव बल के लिए स्थानीय मध्यम समय 06:00 और 18:00 लिए गए हैं`}।`,
};
