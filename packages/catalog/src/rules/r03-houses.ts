import type { Chapter } from './rule.ts';

export const HOUSES: Chapter = {
  title: 'Houses and cusps',
  about: 'KP reads Placidus houses, each of which begins at its cusp. Tools of other traditions count whole signs.',
  rules: [
    {
      id: 'R3',
      title: 'The twelve houses',
      statement:
        'Twelve Placidus cusps are computed for the moment and the place. Each cusp has a sign lord, a star lord and a sub lord, and the sub lord decides what its house promises.',
      computed:
        'The tropical cusps come from the Swiss Ephemeris and are made sidereal by the true ayanamsa. Their lords are looked up like those of planets. The twelve widths add up to 360 degrees.',
      example:
        'In Chennai on 14 August 1992 at 10:02 cusp 1 is 27°08′49″ of Virgo. Its sign lord is Mercury, its star lord Mars and its sub lord Jupiter. The house is 29.877 degrees wide.',
      sources: ['KPR3t', 'SE'],
    },
    {
      id: 'R3.1',
      title: 'A cusp begins its house',
      statement:
        'A house reaches from its own cusp to the next one in the order of the signs. A planet belongs to the house whose cusp it has passed last.',
      computed:
        'The cusp itself belongs to the house it opens, and the next cusp no longer does. No five degrees before a cusp are counted to the house.',
      schools:
        'In Parashari astrology the cusp is the middle of its house. Some writers let a planet within five degrees before a cusp count for the next house. Krishnamurti does neither.',
      example:
        'In Chennai on 14 August 1992 at 10:02 cusp 11 is 26°13′41″ of Cancer. The Sun at 27°58′30″ of Cancer has passed it and occupies house 11. Mercury at 12°22′21″ of Cancer has not and occupies house 10.',
      sources: ['KPR3t', 'KPR2'],
    },
    {
      id: 'R3.2',
      title: 'Where Placidus ends',
      statement:
        'Inside the polar circles some degrees of the zodiac never rise, so Placidus cusps do not exist there. Below the circles they exist, but the houses become very unequal.',
      computed:
        'A KP tool that judges by cusps refuses such a birth and names the limit, which is 90 degrees less the true obliquity. Tools that need no house go on, with what rests on houses left out. Only a number chart takes equal houses there (R3.5). A house under 5 or over 60 degrees gets a warning.',
      example:
        'For Tromso at 69.6492 degrees north the limit on 21 December 1985 is 66.56 degrees, so there are no cusps. In Reykjavik on 1 July 1955 house 5 spans 66.30 degrees, and the warning EXTREME_SPAN stands beside it.',
      sources: ['SE', 'OWN'],
    },
    {
      id: 'R3.3',
      title: 'Opposite cusps and intercepted signs',
      statement:
        'Cusps of opposite houses stand exactly 180 degrees apart. A sign without a cusp is intercepted, and its lord owns no house by it. A sign may also hold two cusps.',
      computed:
        'get_house_cusps lists the signs without a cusp, those with two or more, and the planets that own no house.',
      example:
        'In London on 31 October 2010 at 01:30 Taurus and Scorpio hold no cusp. Leo holds cusps 1 and 2, and Aquarius holds cusps 7 and 8. Venus owns house 4 by Libra and nothing by Taurus.',
      sources: ['KPR3p', 'KPR3t'],
    },
    {
      id: 'R3.4',
      title: 'The owner of a house',
      statement:
        'The owner of a house is the lord of the sign on its cusp, even when most of the house lies in the next sign. Rahu and Ketu own nothing.',
      computed:
        'A planet owns every house whose cusp falls in one of its signs. Owned houses count at level 4 for the planet itself and at level 3 for planets in its stars.',
      example:
        'In Chennai on 14 August 1992 at 10:02 house 1 begins at 27°08′49″ of Virgo, so nearly all of it lies in Libra. Its owner is Mercury, lord of Virgo, and not Venus. Mercury owns houses 1 and 10.',
      sources: ['KPR3t'],
    },
    {
      id: 'R3.5',
      title: 'Cusps from a given Ascendant',
      statement:
        'A number chart gives the Ascendant, and the other cusps must fit it at the place of judgement. One sidereal time belongs to each rising degree below the polar circles.',
      computed:
        'The Ascendant is made tropical by the true ayanamsa. From its right ascension the ascensional difference and 90 degrees are taken, which leaves the sidereal time. Placidus cusps for that time are computed, and the Ascendant must come out again. Searches for a rising degree use the same formula. Inside the polar circles, where some degrees have no such time, each house has 30 degrees from the Ascendant. That is ours, and the result says so.',
      schools:
        'Krishnamurti interpolated in printed tables of houses, so his middle cusps can differ by up to 45 minutes of arc.',
      example:
        'Number 100 rises at 24°00′00″ of Leo. Judged in Chennai on 14 August 1992 at 10:02, cusp 10 comes to 24°51′22″ of Taurus and cusp 7 to 24°00′00″ of Aquarius.',
      sources: ['KPR3p', 'SE'],
    },
    {
      id: 'R3.6',
      title: 'Houses by sign and Sripati houses',
      statement:
        'Parashari tools count the sign of the Ascendant as house 1 and each sign as one house. Sripati houses take the Ascendant and the midheaven as middles and divide each quarter in three.',
      computed:
        'Where a tool reads signs, its houses are whole signs. A Sripati house begins and ends halfway between two middles. Both exist inside the polar circles. Neither moves a KP verdict.',
      schools:
        'KP counts from Placidus cusps alone. A planet can therefore stand in different houses in two tools, which is no contradiction.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Mars stands at 18°33′57″ of Taurus with Virgo rising. It is in house 9 by sign and in house 8 by Placidus. The Sripati house 9 begins at 11°30′04″ of Taurus, so Mars is in it.',
      sources: ['SRIPATI', 'BPHS'],
    },
  ],
};
