import type { Chapter } from './rule.ts';

export const TAJIK: Chapter = {
  title: 'Tajik, the annual chart',
  about:
    'The chart of the moment at which the Sun comes back to its place of birth, with aspects, yogas and points of its own.',
  rules: [
    {
      id: 'R31.1',
      title: 'The return of the Sun and of the tithi',
      statement:
        'The year begins when the Sun reaches its sidereal place of birth again. A month begins at each further 30 degrees. The tithi pravesha is the return of the birth angle of Moon and Sun while the Sun is in its birth sign.',
      computed:
        'The chart is cast for the birth place in the ayanamsa of the birth chart. The tithi pravesha nearest to the return of the Sun is taken from the Sun’s whole stay in the sign. A stay without one takes the nearest outside, and the result says so.',
      schools: 'Some cast the chart for the place of residence. A search of 20 days misses some tithi returns.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the 34th return falls on 15 August 2026 at 03:00:14. The tithi returns on 30 July 2026 at 13:31:11, while the Sun is in Cancer as at birth.',
      sources: ['TN', 'PVR'],
    },
    {
      id: 'R31.2',
      title: 'Muntha',
      statement:
        'The muntha goes on by one sign each year from the rising sign of birth. It is excellent in houses 9, 10 and 11 of the annual chart and bad in 4, 6, 7, 8 and 12.',
      computed:
        'Completed years are added to the rising sign of birth. Within the year it moves 2°30′ a month. The remaining houses count as GOOD.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the rising sign is Virgo. After 34 years the muntha is in Cancer, the house 2 of the chart of 2026, which is GOOD.',
      sources: ['TN', 'PVR'],
    },
    {
      id: 'R31.3',
      title: 'Candidates for the lord of the year',
      statement:
        'Five offices name a candidate. The first is the lord of the Sun’s sign by day or the Moon’s by night. The lords of birth Lagna, muntha and annual Lagna follow, and the trirashi lord.',
      computed:
        'The trirashi lord comes from a table of the annual Lagna by day and by night. A chosen Moon acts through the planet in its closest ithasala, else through the lord of its sign. In a month chart the lord of the year is a sixth candidate. Day means that the Sun’s centre is above the horizon.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the year from August 2026 begins at night. The candidates are the Sun, Mercury and the Moon, and Mercury holds three offices. The Moon is chosen and acts through the Sun.',
      sources: ['TN', 'PVR'],
    },
    {
      id: 'R31.4',
      title: 'Harsha bala and the fivefold strength',
      statement:
        'Harsha bala gives 5 units each for house of joy, own sign or exaltation, a house of the planet’s sex, and day or night. The fivefold strength adds sign, exaltation, hadda, third and ninth and is divided by 4.',
      computed:
        'An own part gives 30, 15, 10 and 5 for sign, hadda, third and ninth, a friend’s half of it and any other a quarter. Exaltation gives the arc from debility divided by 9. Below 5 is WEAK, below 10 ORDINARY, below 15 STRONG and above it VERY_STRONG. The class from 20 on of the book cannot be reached.',
      schools: 'Nilakantha uses friendship by distance in the chart. That total is printed beside.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02, Mercury has 7.5, 13.32, 15, 2.5 and 1.25 in the year from August 2026. The sum divided by 4 is 9.89, which is ORDINARY.',
      sources: ['TN', 'PVR'],
    },
    {
      id: 'R31.5',
      title: 'Tajik aspects and orbs',
      statement:
        'Signs 5 and 9 from each other are open friends, 3 and 11 secret friends, 4 and 10 secret enemies and 1 and 7 open enemies. Each planet has an orb, 15 for the Sun, 12 Moon, 8 Mars, 7 Mercury and Venus, 9 Jupiter and Saturn.',
      computed:
        'The orb of a pair is the smaller of the two, since each must stand within the other’s. Signs 2 and 12 apart count as a weak sight, and 6 and 8 as none. The order of speed is Moon, Mercury, Venus, Sun, Mars, Jupiter, Saturn.',
      schools: 'Nilakantha gives no sight to signs 2 and 12 apart. Narasimha Rao is followed.',
      example:
        'In the year from August 2026 of a birth in Chennai on 14 August 1992 at 10:02, Mercury in Cancer and Venus in Virgo are sextile. Their orb is 7, and Mercury is 1.07 degrees past Venus.',
      sources: ['TN', 'PVR'],
    },
    {
      id: 'R31.6',
      title: 'The sixteen yogas',
      statement:
        'A faster planet that comes up to a slower one within their orb makes ithasala, which brings a matter about. One that draws away makes eesarpha. Others carry, cut, spoil or restore that link.',
      computed:
        'The sky is followed until the aspect is exact. A sign change or a station before that leaves it BLOCKED. Below 1 degree it is POORNA, within the orb VARTAMANA, and up to a degree beyond it BHAVISHYA. Manau, radda and durupha turn an ithasala bad, and dutthottha restores it.',
      example:
        'In the year from August 2026 of a birth in Chennai on 14 August 1992 at 10:02, Mercury is 0.97 degrees behind Jupiter in Cancer. Their ithasala is POORNA and exact on 15 August 2026. Mercury is combust, so radda turns it bad.',
      sources: ['TN', 'PVR'],
    },
    {
      id: 'R31.7',
      title: 'Sahams',
      statement:
        'A saham is a sensitive point made as one point less another plus a third, mostly the Lagna. At night most of them exchange the first two. Where the third does not lie on the way from the second to the first, a sign is added.',
      computed:
        'The way runs forward in the zodiac, and its ends count as inside. House cusps are the Lagna plus 30 degrees for each house. A saham is STRONG by a lord of 10 units without malefic company, and AFFLICTED by a lord in 6, 8 or 12 or by malefics alone.',
      schools: 'Programs test the added sign otherwise in some sahams.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02, by day, Punya is Moon less Sun plus Lagna and lies at 5°21′ of Aries. Vidya, with Sun and Moon exchanged, gains a sign and lies at 18°56′ of Aries.',
      sources: ['TN', 'PVR'],
    },
    {
      id: 'R31.8',
      title: 'Mudda and patyayini dasha',
      statement:
        'Mudda divides the year among the nine lords of Vimshottari, 3 days for each of their years. Patyayini divides it by the degrees of the Lagna and the seven planets in their signs.',
      computed:
        'Mudda counts degrees of the Sun, 18 for the Sun up to 60 for Venus. The lord of the birth star is moved on by the completed years, and the rest of the Moon’s star is its balance. In patyayini each body rules in proportion to what it is past the one before, over the real length of the year.',
      schools: 'Some begin mudda without a balance. The practice of Narasimha Rao and his program is followed.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the year from August 2026 begins with the Sun and 0.65 of its 18 degrees. Patyayini begins with Mars at 8.20 degrees of 27.98, which makes 107.1 days.',
      sources: ['TN', 'PVR'],
    },
    {
      id: 'R31.9',
      title: 'How the lord of the year is chosen',
      statement:
        'A candidate that is strong and sees the annual Lagna kindly comes first, then a strong one that sees it hard. After these come the strongest without sight, weak ones with sight, and the first office.',
      computed:
        'Strong means 10 units of fivefold strength, and without sight 15. Trine and sextile are kind, square, conjunction and opposition hard. Totals within half a unit count as even, and then more offices, harsha bala and the earlier office decide.',
      schools:
        'Others take the strongest that sees the Lagna, whatever its strength. The charts of the textbook need a strong one first.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the year from August 2026 has no candidate of 10 units. The Moon with 7.48 sees the Lagna by sextile, and the others by semisextile alone. So the Moon is chosen as the strongest weak one with kind sight.',
      sources: ['TN', 'PVR'],
    },
  ],
};
