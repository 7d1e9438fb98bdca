import type { Chapter } from './rule.ts';

export const JAIMINI: Chapter = {
  title: 'Jaimini',
  about: 'Aspects of signs, movable significators, arudhas and sign dashas after the sutras of Jaimini.',
  rules: [
    {
      id: 'R29.1',
      title: 'Aspects of signs and argala',
      statement:
        'A movable sign sees the fixed signs but the one beside it, and a fixed sign the movable ones likewise. Dual signs see each other. Planets in 2, 4, 11 and 5 from a sign intervene in it, and planets in 12, 10, 3 and 9 bar them.',
      computed:
        'Aspects of signs work both ways. As many planets in the barring place bar an argala, and fewer do not. From a sign with Ketu the count runs backwards. Three or more malefics in the third make an argala that nothing bars.',
      example:
        'Aries sees Leo, Scorpio and Aquarius, and not Taurus beside it. For a birth in Chennai on 14 August 1992 at 10:02 the Sun and Mercury in 11 from Virgo stand unbarred, and Rahu in 4 is barred by Ketu.',
      sources: ['JS', 'PVR'],
    },
    {
      id: 'R29.2',
      title: 'Movable significators',
      statement:
        'The planets are ranked by the degrees they have passed in their signs. The first is the Atmakaraka for the self, and after it come counsel, brothers, mother, children, rivals and spouse.',
      computed:
        'Seven planets from the Sun to Saturn are the default. The scheme of eight adds Rahu, counted from the end of its sign, and a place for the father. Planets at one degree share a rank, and the next rank then reads its fixed significator. Neighbours less than a minute apart are pointed out.',
      schools: 'The textbook of Narasimha Rao takes eight. Results print both schemes.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the Sun has 27.98 degrees and is the Atmakaraka. Jupiter with 24.10 is second of seven. Of eight Rahu is second, because it has 25.83 from the end of its sign.',
      sources: ['JS', 'PVR', 'KNR'],
    },
    {
      id: 'R29.3',
      title: 'Arudhas and the Upapada',
      statement:
        'The arudha of a house lies as far beyond its lord as the lord is from the house. Where that is the house itself or the 7th from it, the 10th from there is taken. The arudha of the 12th house is the Upapada.',
      computed:
        'Signs are counted with both ends. Scorpio and Aquarius take the stronger of their two lords by a ladder of tests, and the result names the test. The Arudha Lagna is read from the planets in set places around it.',
      schools: 'K. N. Rao gives Scorpio to Mars and Aquarius to Saturn always. That arudha is printed beside.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 Mercury, lord of Virgo, stands in Cancer, the 11th sign. The 11th from Cancer is Taurus, the Arudha Lagna. The Upapada is Gemini.',
      sources: ['JS', 'PVR', 'KNR'],
    },
    {
      id: 'R29.4',
      title: 'Karakamsa and the chosen deity',
      statement:
        'The sign of the Atmakaraka in the navamsa is the karakamsa. The planet of the 12th sign from it shows the chosen deity. The 9th shows the deity of conduct, and the 6th from the Amatyakaraka the one that sustains.',
      computed:
        'The strongest planet in that sign of the navamsa speaks. Failing one, the strongest that sees it by aspect of signs speaks, else its lord. Strength goes by exaltation, own sign and degrees. Both the form of Vishnu and the common form are named.',
      schools: 'Lists of deities differ. With eight significators the self can be another planet, and both are told.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the Sun stands in Pisces in the navamsa. The 12th from it is Aquarius, which is empty and seen by Mercury. Its deity is Vishnu.',
      sources: ['JS', 'PVR'],
    },
    {
      id: 'R29.6',
      title: 'Chara dasha',
      statement:
        'The signs rule in turn from the rising sign. A sign has the years from itself to its lord, less one, and twelve with the lord in it. The order runs forward where the 9th from the Lagna is Aries, Taurus, Gemini, Libra, Scorpio or Sagittarius.',
      computed:
        'The years are counted forward from those six signs and backward from the others. Twelve equal antardashas begin with the next sign in the same direction, and the sign itself comes last. A second round repeats the years. Scorpio and Aquarius take the stronger lord.',
      schools:
        'The lineage is that of K. N. Rao. Others add a year for an exalted lord and take one for a debilitated lord.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the 9th from Virgo is Taurus, so the order is forward. Virgo has 2 years, counted backward to Mercury in Cancer. Libra follows with 10.',
      sources: ['JS', 'KNR'],
    },
    {
      id: 'R29.7',
      title: 'Sudarshana',
      statement:
        'Houses are counted from the Lagna, the Moon and the Sun and read together as three rings. Each year of life belongs to the next house, and its months to the houses from there.',
      computed:
        'A year runs from one return of the Sun to the next, a month for each 30 degrees of the Sun and a part for each 2°30′. A house is SUPPORTED or AFFLICTED where benefics and strong lords, less malefics, come to 2 or more either way. The Sun does not count as malefic in 1, 6 and 11.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the rings begin in Virgo, Aquarius and Cancer. On 22 November 2026 the year of life is 35, which belongs to house 11, and its month 4 belongs to house 2.',
      sources: ['BPHS'],
    },
  ],
};
