import type { Chapter } from './rule.ts';

export const GOCHARA: Chapter = {
  title: 'Transits from the Moon and the boards',
  about:
    'Classical transits counted from the natal Moon, Saturn’s long stay about it, returns and eclipses, and the board of Sarvatobhadra.',
  rules: [
    {
      id: 'R34.1',
      title: 'Good and bad transits',
      statement:
        'Each planet is good in certain houses from the natal Moon. A planet in the matching vedha house obstructs it. Elsewhere it is bad, and relieved where the pair is reversed.',
      computed:
        'Signs are counted. The Sun is good in 3, 6, 10 and 11, for example, with vedha in 9, 12, 4 and 5. The Sun and Saturn do not obstruct each other, nor do the Moon and Mercury. The nodes go by the row of Saturn.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the natal Moon is in Aquarius. On 22 November 2026 at 10:00 Jupiter is in the 7th from it, which is good, but the Moon in the 3rd obstructs it. The Sun in the 10th is GOOD.',
      sources: ['PH'],
    },
    {
      id: 'R34.2',
      title: 'Sade Sati, ashtama and the fourth',
      statement:
        'Saturn in the 12th, 1st and 2nd sign from the natal Moon is Sade Sati, in three phases. Saturn in the 8th is ashtama, and in the 4th a lesser strain.',
      computed:
        'Every stay counts, also those after a retrogression, and stays less than two years apart make one cycle. The phases are Vraya, Janma and Patha. Each sub that Saturn passes is weighed on the birth chart, from phase, star lord and sub lord. Bindus or a well-placed natal Saturn lower the severity. The weights are ours.',
      schools: 'Another school measures 45 degrees on both sides of the Moon. Signs are followed here.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 Saturn is in Pisces on 22 November 2026, the 2nd sign from Aquarius. The phase is Patha with 1 point. Natal Saturn in its own sign takes 1, so the severity is None.',
      sources: ['PH', 'K', 'OWN'],
    },
    {
      id: 'R34.3',
      title: 'Returns and eclipses',
      statement:
        'Saturn and Jupiter come back to their natal places, once or three times with a retrogression. An eclipse near a natal point marks it, most within a degree. In KP the star and the sub of its degree wake what they signify for about six months.',
      computed:
        'Returns are passages over the sidereal longitude, felt within a degree. An eclipse counts by conjunction and opposition within the orb asked for, and the nearer it is, the more points it gives. The score is ours. Cusps whose sub lord is star or sub lord of the degree are named.',
      example:
        'The total solar eclipse of August 2026 stands at 25°54′ of Cancer. For a birth in Chennai on 14 August 1992 at 10:02 it is 2.07 degrees from the Sun. With an orb of 5 degrees that gives 14.65 points.',
      sources: ['K', 'OWN'],
    },
    {
      id: 'R34.5',
      title: 'Sarvatobhadra',
      statement:
        'A board of nine by nine holds 28 stars, signs, letters, tithis and weekdays. A planet strikes from its star straight across and along two diagonals. Malefics that strike the birth star, the name or the birth tithi harm them.',
      computed:
        'All three lines are read. The line of its motion is marked, front when direct, right when retrograde and left when fast. The Sun and the Moon are always fast and the nodes retrograde. A point struck by one planet alone is WEAK, by as many benefics as malefics MIXED.',
      schools: 'Narapati gives each motion one line. Other books take all three, which is done here.',
      example:
        'On 22 November 2026 Saturn is retrograde in Uttara Bhadrapada, so its marked line is right. Its line to the front meets Pisces and Virgo and ends at Hasta.',
      sources: ['NJ', 'PVR'],
    },
    {
      id: 'R34.6',
      title: 'The seven nadis of weather',
      statement:
        'Twenty-eight stars stand in seven nadis, from Chanda, Vata and Dahana through Saumya to Neera, Jala and Amrita. The Moon and planets in the last three bring rain, and more of it in this order.',
      computed:
        'RAIN needs the Moon, or two of Mercury, Jupiter and Venus, in one wet nadi. HEAVY needs the Moon there with two others, one of these three among them. One planet or none in all of them is DRY. Points for heat, rain and wind are ours.',
      schools: 'An older list exchanges the lords of two nadis. The lords do not enter the reckoning.',
      example:
        'In Chennai on 22 November 2026 at 10:00 Mars, Jupiter, Rahu and Ketu stand in Amrita and the Moon in Vata. Jupiter is the only giver of rain there, so the verdict is LIGHT.',
      sources: ['NJ', 'OWN'],
    },
  ],
};
