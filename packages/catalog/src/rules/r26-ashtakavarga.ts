import type { Chapter } from './rule.ts';

export const ASHTAKAVARGA: Chapter = {
  title: 'Ashtakavarga',
  about:
    'Each planet gets bindus in the signs from the seven planets and the ascendant. Their number tells how well a planet fares in a sign.',
  rules: [
    {
      id: 'R26',
      title: 'Bindus of the planets',
      statement:
        'For each planet eight contributors mark the houses, counted from themselves, in which it gets a bindu. The totals are 48 for the Sun, 49 Moon, 39 Mars, 54 Mercury, 56 Jupiter, 52 Venus and 39 Saturn, 337 in all.',
      computed:
        'The table of Parashara is used, and signs count as a whole. The sum of the seven leaves out the ascendant’s own chart of 49. The average of a sign is a little above 28.',
      schools:
        'One textbook and its program have four other rows for the Moon and Venus with equal totals. Their figures are printed beside.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the Moon has 7 bindus in Aquarius, its own place. All planets together have 34 in Gemini, the most, and 19 in Leo, the least.',
      sources: ['BPHS', 'PVR'],
    },
    {
      id: 'R26.1',
      title: 'The two reductions',
      statement:
        'First the least of each trine of signs is taken from all three. Then the two signs of one lord are reduced against each other by which of them holds a planet.',
      computed:
        'A pair with a 0 stays, and so does one with planets in both signs. Of two empty signs, equal ones fall to 0 and unequal ones to the smaller. Beside a held sign the empty one falls to 0, or to the held one where it is larger. Only the seven planets count as occupants.',
      schools: 'One program reduces in each chart only the pair of its own planet.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the Sun’s bindus in Aries, Leo and Sagittarius are 5, 4 and 5. After the first reduction they are 1, 0 and 1. In the second the empty Scorpio falls from 2 to 1, the number of empty Aries.',
      sources: ['BPHS'],
    },
    {
      id: 'R26.2',
      title: 'Pindas',
      statement:
        'What is left after the reductions is multiplied by numbers of the signs and of the planets. The two sums together are the sodhya pinda.',
      computed:
        'From Aries the signs have 7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11 and 12. The Sun, Moon, Mercury and Saturn have 5, Mars 8, Jupiter 10 and Venus 7. The second sum takes what is left in the sign of each planet.',
      schools: 'Some books and programs print 6 for Virgo. With 5 two other programs are met.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the Sun’s chart has a rasi pinda of 106 and a graha pinda of 58. The sodhya pinda is 164.',
      sources: ['BPHS'],
    },
    {
      id: 'R26.3',
      title: 'Bindus in transit and kakshyas',
      statement:
        'A transit through a sign helps where the planet has 4 bindus or more, or the sum of all reaches 28. A sign has eight kakshyas of 3°45′ with the lords Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon and Lagna.',
      computed:
        'Counts are by sign from Aries. For each planet the lord of the kakshya it stands in is named, and whether that lord gave a bindu there. Bindus colour a transit and never decide a KP verdict.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 Jupiter stands at 24°06′ of Leo, where it has 5 bindus. That is the kakshya of the Moon, which gave one of them.',
      sources: ['BPHS', 'PVR'],
    },
  ],
};
