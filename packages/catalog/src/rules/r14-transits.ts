import type { Chapter } from './rule.ts';

export const TRANSITS: Chapter = {
  title: 'Transits in KP',
  about:
    'A transit counts by the star and the sub through which a planet passes, and not by the sign alone. It dates what the chart promises and the dasha brings.',
  rules: [
    {
      id: 'R14.1',
      title: 'Star and sub of fruitful planets',
      statement:
        'A transit brings a matter when the moving planet stands in the star and in the sub of fruitful significators. The star offers the matter, and the sub decides. A fruitful sign lord makes it strongest.',
      computed:
        'The part of the zodiac where star lord and sub lord are both fruitful is the zone of a matter. Windows are stays in it, and a fruitful sign lord is marked as triple. For a single house a sub lord that signifies it FAVOURS it. One that signifies the 12th or 8th from it instead OBSTRUCTS, and all else is SILENT.',
      example:
        'For marriage in Chennai on 14 August 1992 the fruitful planets are the Sun, the Moon, Venus, Saturn and Rahu. Row 22, in Aries, has the Sun as star lord and Rahu as sub lord and lies in the zone. Row 23, in Taurus of Venus, has the same two and is triple.',
      sources: ['KPR3t', 'KPR3p'],
    },
    {
      id: 'R14.2',
      title: 'Whose transits count',
      statement:
        'First the lords of the running periods count, wherever they move. With them count the Sun, the Moon and Jupiter, and Saturn for long affairs.',
      computed:
        'A period lord touches the houses that it and the lord of the star it moves in both signify at birth. A confirmation looks at the lords of three periods and at the body whose pace fits the question. In an election the lord of the antardasha or pratyantardasha must move in the star of a STRONG or WEAK planet. The lord of its sub may not be AGAINST.',
      schools: 'Transits counted from the natal Moon belong to Parashari astrology and have tools of their own.',
      example:
        'For the birth in Chennai on 14 August 1992 Jupiter is mahadasha lord on 1 January 2026. At noon of Universal Time it moves at 27°10′01″ of Gemini, in its own star. So it touches all its houses, which are 2, 4, 7, 9 and 11.',
      sources: ['KPR3t', 'KPR3p', 'AS'],
    },
    {
      id: 'R14.3',
      title: 'From years to minutes',
      statement:
        'Slow planets narrow the year and fast ones the day. Saturn gives the years, Jupiter the year, the Sun the month, the Moon the day and the Ascendant the minutes.',
      computed:
        'Each step is searched inside the windows of the one before. Saturn is followed over twelve years, Jupiter while Saturn stays in the signs of its windows, and the Sun likewise. The Moon is followed in the first windows of the Sun. A step that finds nothing hands on the time it was given and is marked as relaxed.',
      schools: 'Krishnamurti gives no fixed ladder. It is arranged here from his remarks.',
      example:
        'The Moon moves 13.176 degrees a day on average, so it needs 24.3 hours for a star. A sub of the Sun, with 6 of 120 years, takes 1.2 hours and a sub of Venus 4.0 hours. One of the 249 rows rises for 5.8 minutes on average.',
      sources: ['AS', 'KPR3t', 'OWN'],
    },
    {
      id: 'R14.4',
      title: 'What a transit window tells',
      statement:
        'The matter is on offer from the entry into the star. The window is open while the sub agrees as well.',
      computed:
        'A window has its start and end and the earlier moment of the entry into the star. Where the star lord of the window is retrograde at birth the window is marked as delayed. The next direct station of that planet is then printed, with its passage of the degree where it turned back. The running period at the start stands beside it.',
      example:
        'For marriage in Chennai on 14 August 1992 the Sun enters the star of Venus on 29 December 2025. The sub of Rahu holds it from 2 January to 4 January 2026, which is one of the windows. Before that it is in the sub of Mars, where the star alone is on offer.',
      sources: ['KPR3t', 'OWN'],
    },
    {
      id: 'R14.5',
      title: 'Contacts with natal planets and cusps',
      statement:
        'A planet that passes the degree of a natal planet or cusp touches the matters of that point. A retrograde planet may pass it three times.',
      computed:
        'Contacts are conjunctions within 1 degree with the nine natal planets and the twelve cusps. The exact passage is sought 30 days to either side, and 400 days for Jupiter and Saturn. Contacts are listed and move no verdict.',
      schools: 'Aspects of moving planets to natal points are not counted here.',
      example:
        'For the birth in Chennai on 14 August 1992 Jupiter stands 0.725 degrees before cusp 11 at noon in India on 1 October 2026. It is applying, and the passage is exact on 5 October 2026.',
      sources: ['KPR3p', 'OWN'],
    },
  ],
};
