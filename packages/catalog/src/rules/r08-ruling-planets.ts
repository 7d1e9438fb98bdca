import type { Chapter } from './rule.ts';

export const RULING_PLANETS: Chapter = {
  title: 'Ruling planets',
  about:
    'The lords of the moment in which a question is judged. KP uses them to choose among many significators, to date an event and to correct a birth time.',
  rules: [
    {
      id: 'R8.1',
      title: 'The ruling planets of a moment',
      statement:
        'Five planets rule a moment. They are the lord of the weekday, the sign and star lord of the Moon, and the sign and star lord of the Ascendant. Modern practice adds the sub lords of Moon and Ascendant.',
      computed:
        'They are taken for the moment and the place of judgement. The day runs from sunrise to sunrise. All seven slots are shown, but a planet that holds only sub slots passes no test for ruling planets.',
      schools:
        'Krishnamurti names five, and later writers count seven. Tests here follow the five, so that both counts can be seen and only one decides.',
      example:
        'In Chennai on Friday 14 August 1992 at 10:02 the day lord is Venus. The Moon has Saturn and Mars as sign and star lord, and the Ascendant has Mercury and Mars. The two sub lords are the Moon and Jupiter.',
      sources: ['KPR3p', 'KPR2', 'AS'],
    },
    {
      id: 'R8.2',
      title: 'The order of the ruling planets',
      statement:
        'The lords of the Ascendant are stronger than those of the Moon, and the day lord is weakest. A sub lord is stronger than a star lord, and that is stronger than a sign lord. A planet with two slots is stronger than one with a single slot.',
      computed:
        'The slots have ranks from 7 for the sub lord of the Ascendant to 1 for the day lord. Planets are ordered by how many slots they hold and then by the highest.',
      schools:
        'KP Reader III once calls the sign lord of the Ascendant strongest. The order here is that of later writers.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Mars is star lord of both the Ascendant and the Moon, with ranks 6 and 3. Its sum is 9, and it stands before Jupiter with one slot of rank 7. Venus, with rank 1, is the last that holds a slot.',
      sources: ['KPR3p', 'AS', 'WEB'],
    },
    {
      id: 'R8.3',
      title: 'Nodes as ruling planets',
      statement:
        'A node in the sign of a ruling planet, or joined or aspected by one, rules the moment as well. It is preferred to the planet it acts for.',
      computed:
        'The sign lord, the planets in its sign and those that aspect its sign all count, each for itself. The node is added and stands just before the strongest of them. One that is rejected lends no rank, so a node that acts for such planets alone comes last. The planets stay in the list, and the node names those it acts for. A node in no slot is marked as ruling by agency.',
      schools: 'Some replace the ruling planet by the node. Here the node is added, because both views are printed.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Rahu is aspected by Mars and Jupiter, who both rule. It is added for them and takes rank 1 before Mars. Ketu is in Gemini and is added for Mercury. But Mercury is rejected and lends no rank, so Ketu comes last.',
      sources: ['KPR3p'],
    },
    {
      id: 'R8.4',
      title: 'Retrograde ruling planets',
      statement:
        'A ruling planet in the star or the sub of a retrograde planet is rejected. A ruling planet that is retrograde itself acts only after it has turned direct.',
      computed:
        'Each is kept, deferred or rejected, by the motions at the moment of judgement. A rejected one says whether its star or its sub lord is the reason. It passes no test for ruling planets, and a deferred one still does. The Sun, the Moon and the nodes are never retrograde here.',
      schools: 'Krishnamurti speaks of the star. That the sub counts as well comes from later lessons and is followed.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Saturn is retrograde. Mercury is in the star of Saturn and is rejected. Saturn itself, the sign lord of the Moon, is deferred. Mars and Venus are kept.',
      sources: ['KPR3p', 'AS', 'WEB'],
    },
    {
      id: 'R8.5',
      title: 'How ruling planets are used',
      statement:
        'Of many significators those that also rule the moment give the event. It comes when a transit passes a degree whose sign, star and sub lords all rule. For the same day that is the Ascendant, within a month the Moon, within a year the Sun, and later Jupiter.',
      computed:
        'Such degrees are whole rows of the 249. Where none has all three lords, those of star and sub alone are taken and marked as relaxed. Windows with more ruling planets among their lords go before others of the same class. Questions on an interview, a visa, a lost thing or an arrival are timed by such degrees within 90 days. The Moon counts within 31 of them. Those limits are ours.',
      example:
        'For marriage in Chennai, judged on 14 August 1992 at 10:02, the Sun, the Moon, Venus, Saturn and Rahu are significators whose sub lords do not oppose. Of them Venus, Rahu and Saturn rule the moment, so they are the fruitful ones.',
      sources: ['KPR3p', 'KPR2', 'AS'],
    },
    {
      id: 'R8.6',
      title: 'The real Ascendant of a number question',
      statement:
        'In a number question the ruling planets are those of the degree that really rises at the moment. The Ascendant that the number gives is not one of them.',
      computed:
        'The number chart and the sky of the moment are two charts with the same planets. Houses and sub lords come from the number chart, and the lords of Ascendant, Moon and day from the sky.',
      example:
        'Number 100 rises in Leo, in the star of Venus. Judged in Chennai on 14 August 1992 at 10:02, the sky has 27°08′49″ of Virgo rising. So the Ascendant gives Mercury, Mars and Jupiter as ruling planets, and not the lords of the number.',
      sources: ['KPR3p'],
    },
    {
      id: 'R8.7',
      title: 'Punarphoo',
      statement:
        'A tie between the Moon and Saturn brings obstacles and postponement, above all in marriage. It cancels no promise.',
      computed:
        'The ties are one sign, a sign aspect either way, and an exchange of signs, stars or subs. One is enough. It is read at birth, also where ruling planets of another moment are shown. It moves no verdict of promise.',
      example:
        'In Sao Paulo on 21 March 1960 at 02:35 the Moon and Saturn both stand in Sagittarius by kp_new, at 19°59′04″ and 24°05′05″. That is the tie CONJUNCTION. In Chennai on 14 August 1992 at 10:02 there is none.',
      sources: ['KPR3p'],
    },
  ],
};
