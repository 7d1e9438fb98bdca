import type { Chapter } from './rule.ts';

export const LOST_AND_MISSING: Chapter = {
  title: 'Lost, stolen and missing',
  about:
    'Where a thing or a person is, who took it, and whether it comes back. All of it is read from the chart of a number.',
  rules: [
    {
      id: 'R18.1',
      title: 'Direction',
      statement:
        'Fire signs point east, earth signs south, air signs west and water signs north. Planets point too. The Sun points east, Venus south-east, Mars south, Rahu south-west, Saturn west, the Moon north-west, Mercury north and Jupiter north-east.',
      computed:
        'The planet that shows the place is the star lord of the sub lord of cusp 2, or of cusp 1 of a missing person. Its sign gives the direction. Its own direction makes it finer where it lies beside that of the sign, and counts for nothing elsewhere. Ketu has none, so it points as its sign does.',
      example:
        'Number 145 is asked in Chennai on 22 November 2026 at 10:00 about a lost thing. Saturn shows the place. It stands in Pisces, a sign of water, so the direction is N. Its own direction is W, which does not lie beside N, so the finer direction is N too.',
      sources: ['SP', 'OWN'],
    },
    {
      id: 'R18.2',
      title: 'The spot in the house',
      statement:
        'A sign has three parts of ten degrees. The part that rises tells where in the house a lost thing lies. The first is the gate, the second the middle and the third the backyard.',
      computed:
        'The part of the number’s Ascendant is taken. A spot is named only where the distance class is SAME_PLACE or NEAR, since elsewhere there is no house to look in.',
      example:
        'Number 75 begins at 16°40′ of Cancer, in the second ten degrees. Asked in Chennai on 22 November 2026 at 10:00 its distance class is SAME_PLACE, so the spot is the middle.',
      sources: ['SP', 'PM'],
    },
    {
      id: 'R18.3',
      title: 'How a thief stands to the owner',
      statement:
        'A fixed rising sign tells of a known relative, a movable sign of a stranger and a dual sign of a neighbour.',
      computed:
        'The sign of the number’s Ascendant is read. The result names a class and never a person who could be identified.',
      schools:
        'Krishnamurti describes the thief from house 7, which is done here for looks and age. This rule of the rising sign stands beside it.',
      example:
        'Number 34 rises at 17°46′ of Taurus, a fixed sign, and tells of a known relative. Number 75 rises in Cancer, a movable sign, and tells of a stranger.',
      sources: ['SP'],
    },
    {
      id: 'R18.4',
      title: 'Distance',
      statement:
        'The house of the planet that shows the place tells how far a thing is. Houses 1, 4, 7 and 10 mean the same place, 3 means near, 9 far and 12 abroad. The others are moderate.',
      computed:
        'The house is that of the star lord of the sub lord of cusp 2, or of cusp 1 of a missing person. A movable rising sign hints at farther, a fixed one at nearer, but never against the class. The old measure counts the ninths of the rising sign, each one yojana of about 8 miles. It is printed as tradition where the class is moderate.',
      schools:
        'Another reading counts the angles as the same place, the house after each angle as near and the house before it as far.',
      example:
        'Number 75 is asked in Chennai on 22 November 2026 at 10:00. Mars shows the place from house 1, so the class is SAME_PLACE. With number 112 Ketu shows it from house 11, so the class is MODERATE. By tradition its rising ninth is the 4th, which makes 32 miles.',
      sources: ['SP', 'OWN'],
    },
    {
      id: 'R18.5',
      title: 'Age, sex, colour and build by planet',
      statement:
        'Age goes from the Moon for an infant through Mars, Mercury, Venus, Jupiter and the Sun to Saturn for the very old. The Sun, Mars, Jupiter and Rahu are male, the Moon and Venus female. The sign decides for Mercury, Saturn and Ketu. Signs give the build.',
      computed:
        'In a theft the sub lord of cusp 7 is described, and a node’s age is that of its first agent. Aries, Taurus, Aquarius and Pisces are short, Leo to Scorpio tall, the rest medium. In the search for a birth time the rising sign scores 100 for the same build, 50 for the next and 0 for the opposite.',
      example:
        'Number 75 is asked in Chennai on 22 November 2026 at 10:00. Saturn, sub lord of cusp 7, stands in Pisces. The description is short, very old, dark and female, since Saturn has no sex of its own and Pisces is even.',
      sources: ['SP', 'OWN'],
    },
    {
      id: 'R18.6',
      title: 'Recovery of what is lost',
      statement:
        'The sub lord of cusp 11 promises recovery when it signifies 2, 6 or 11. Houses 5, 8 and 12 take the thing away. Retrogression delays the return.',
      computed:
        'PROMISED needs 2, 6 or 11 at a better level than 5, 8 and 12, with sub lord and star lord direct. A retrograde lord or an equal tie to loss makes it DELAYED. Loss alone makes it NOT_RECOVERED. A Moon that does not reflect the question makes it WITHHELD. Houses of the finding are 2, 4 and 11 for a missing person. A question on a lost thing by any other horary tool is the same judgement, with PROMISED and DELAYED as a yes.',
      example:
        'Number 112 is asked in Chennai on 22 November 2026 at 10:00. Venus, sub lord of cusp 11, signifies the finding at level 1 and the loss at level 3. Neither Venus nor Mars, its star lord, is retrograde, so the thing is PROMISED.',
      sources: ['KPR3p', 'OWN'],
    },
    {
      id: 'R18.7',
      title: 'Missing persons and arrivals',
      statement:
        'The houses are turned to the missing person, whose first cusp shows the state. A movable sign tells that the person moves, a fixed sign that the person stays. An arrival comes by houses 7 and 11, and 3, 5 and 9 show a setting out.',
      computed:
        'The sub lord of the turned cusp 1 on 6, 8 or 12 at level 1 or 2 only asks to seek help. An arrival is judged by the sub lord of its cusp and that planet’s star lord. Retrogression, or 6, 8 and 12 as strongly signified, obstructs it. The sign of the sub lord sets hours, days, weeks or months, and the ruling planets name the days. Order and scale are ours.',
      example:
        'Number 1 is asked in Chennai on 22 November 2026 at 10:00 about a person awaited. Mercury, sub lord of cusp 7, has arrival at level 1 and obstacles at level 3. It stands in Libra, a movable sign, so the scale is HOURS.',
      sources: ['KPR3p', 'WEB', 'OWN'],
    },
  ],
};
