/** What KP holds against each dosha (R7.3, R9.1). */
export const KP_DISSENT = {
  manglik:
    'KP judges marriage from the sub lord of the 7th cusp and the significators of 2, 7 and 11 against 1, 6, 10 and 12. Mars in a house is not by itself a denial or a danger. It counts only through its star and sub.',
  kalsarpa:
    'No classical text defines this yoga. KP gives it no role. The nodes act as agents for planets they join, are aspected by, or whose star or sign they hold.',
  sadeSati:
    "KP times by dasha lords and transits through star and sub of significators. Saturn's sign position from the Moon alone decides nothing.",
  pitra: 'Read as custom. KP looks to the cusp sub lords of the matter.',
  kemadruma: 'Read as custom. KP looks to the cusp sub lords of the matter.',
} as const;

/** How often Mars is placed in a Manglik house (own count). */
export const MANGLIK_BASE_RATE =
  'Mars is so placed from Lagna or Moon in about three charts of four, from Lagna alone in one of two.' as const;
