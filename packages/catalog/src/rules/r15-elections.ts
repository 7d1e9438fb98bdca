import type { Chapter } from './rule.ts';

export const ELECTIONS: Chapter = {
  title: 'Electing a moment',
  about:
    'How a good moment is found for something planned. The readable Readers give no rules for elections, so the layers are built from periods, ruling planets and transits.',
  rules: [
    {
      id: 'R15.1',
      title: 'The four layers of an election',
      statement:
        'A moment is good when four things hold. The running lords carry the event and a ruling planet is strong for it. The Moon is in the star and the sub of strong planets, and so is the Ascendant.',
      computed:
        'PERIOD, RULING_AND_TRANSIT, MOON and ASCENDANT are each MET, RELAXED or NOT_MET. FULL and PARTIAL periods meet the first, a WEAK one relaxes it, and what only stand-ins carry is RELAXED too. For a day or an hour the Ascendant is not asked. Windows with more layers go first, then those whose first missing layer comes later. Strictness, ruling planets and cautions follow, and no score is made. A moment with two layers or with the period alone is offered.',
      example:
        'Two windows of three layers are compared. One lacks the second layer and the other the fourth, so the other goes first by UNRESOLVED_LAYER. Windows under 60 seconds are dropped where a minute is asked, under 600 for an hour and under 3,600 for a day.',
      sources: ['OWN', 'KPR3p'],
    },
    {
      id: 'R15.2',
      title: 'The chart of the elected moment',
      statement:
        'The chart of the moment should carry the event as a birth chart does. So the sub lord of the event’s cusp at that moment should signify its houses.',
      computed:
        'Each row of the election catalogue names a cusp and its houses. The test is made at the beginning, the moment and the end of a window, and the result is ALL, PART or NONE. One house at any level is enough. It is reported and never removes a window.',
      schools:
        'KPMuhurat asks house 3 or 11 of cusp 3 for a contract. Writers on the web ask 3, 6 or 11, which stands in the row here. Avoided houses are 5, 8 and 12.',
      example:
        'For signing an agreement the sub lord of cusp 3 should signify 3, 6 or 11. In Chennai on 14 August 1992 at 10:02 it is Jupiter, which signifies 11. The test is met.',
      sources: ['KPM', 'WEB'],
    },
    {
      id: 'R15.3',
      title: 'Cautions',
      statement:
        'Some conditions make a good moment worse. Among them are the Moon in the eighth sign from the natal Moon and a bad star counted from the birth star. A retrograde lord of the Moon or the Ascendant is another.',
      computed:
        'The codes are CHANDRASHTAMA, TARA (the third, fifth and seventh), MOON_LORD_RETROGRADE, ASC_SUB_RETROGRADE and NARROW for windows under 120 seconds. Surgery adds MARS_RETROGRADE and MOON_LORD_EIGHTH. Cautions order windows that are equal until then, and none removes one. Rahu kalam and vishti are named as custom and not counted.',
      schools: 'Some avoid the birth star itself. Here it is no caution.',
      example:
        'The natal Moon of Chennai on 14 August 1992 is in Aquarius and Dhanishta. Virgo is the eighth sign from Aquarius and gives CHANDRASHTAMA. Purva Bhadrapada is the third star from Dhanishta, called Vipat, and gives TARA.',
      sources: ['K', 'OWN'],
    },
    {
      id: 'R15.4',
      title: 'Movable, fixed and dual Ascendants',
      statement:
        'A movable sign rising suits what should be quick, and a fixed one what should last. A dual sign rising suits what may be repeated.',
      computed:
        'Each kind of event prefers some of them, and the preference is one of the later tests in the order of windows. Ceremonies, purchases and beginnings prefer fixed signs, and journeys and contests movable ones. Treatments prefer dual signs. An Ascendant of another kind is never refused.',
      schools:
        'KPMuhurat avoids movable Ascendants for surgery if there is time. Other writers want fixed ones avoided where treatment begins. A dual one satisfies both.',
      example:
        'For surgery the kind is treatment, so Gemini, Virgo, Sagittarius or Pisces rising is preferred. At 10:02 in Chennai on 14 August 1992 Virgo rises, which is dual and suits it.',
      sources: ['KPM', 'WEB'],
    },
    {
      id: 'R15.5',
      title: 'An election serves what is promised',
      statement:
        'A chosen moment does not change what the birth chart holds. It helps a promised matter to come well, and creates no promise.',
      computed:
        'The promise of the event in the birth chart stands beside every election. Windows are shown also where it is denied, and the answer then says that an election cannot bring what the chart does not promise. The side of the promise moves no window.',
      schools:
        'Election by the almanac alone looks at the moment and at no birth chart. KP programs judge the chart of the moment, which is reported here as well.',
      example:
        'A birth in Quito on 31 December 1999 at 23:59 has Mercury as sub lord of cusp 4. For buying property it signifies 3, 5 and 10, which are all houses against it, and none of houses 4, 11 and 12. That is DENIED, and the windows carry the sentence.',
      sources: ['KPR3p'],
    },
  ],
};
