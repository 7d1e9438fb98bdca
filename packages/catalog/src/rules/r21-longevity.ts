import type { Chapter } from './rule.ts';

export const LONGEVITY: Chapter = {
  title: 'Classes of the span of life',
  about:
    'Tradition knows three classes of a span. Here they are told as classes with their reasons, and never as a date, an age or a count of years.',
  rules: [
    {
      id: 'R21.1',
      title: 'The obstructing house and the span by signification',
      statement:
        'A movable rising sign is obstructed by house 11, a fixed one by 9 and a dual one by 7. The sub lord of cusp 1 supports the span by houses 1, 3, 5, 8, 9 and 10. The obstructing house with 2, 7 and 12 does not support it.',
      computed:
        'The best level on either group decides the lean, and an equal level stands on both sides. With the test by ownership the sum gives LONG, MIDDLE or SHORT. No class is given for a child, nor with cusp 1 within 1′ of a sub border.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 Virgo rises, which is dual, so house 7 obstructs. Jupiter, sub lord of cusp 1, holds 9 at level 3 and 2 and 7 at level 3 too. It stands on both sides alike, so the class is MIDDLE.',
      sources: ['KPR3p', 'WEB'],
    },
    {
      id: 'R21.2',
      title: 'The three pairs of Jaimini',
      statement:
        'Three pairs of signs are compared by their kind. They are the lords of the first and the eighth, the Moon and Saturn, and the Lagna and the hora lagna. Two of three decide the class.',
      computed:
        'Two movable signs, or fixed with dual, give LONG. Movable with fixed, or two dual, give MIDDLE. Movable with dual, or two fixed, give SHORT. If all differ the Lagna pair decides, or that of Moon and Saturn with the Moon in house 1 or 7. Jupiter in 1 or 7 is a step up, Saturn a step down, and no KP class moves.',
      schools: 'Textbooks turn the classes into numbers of years. None are given here.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the pairs read LONG, MIDDLE and LONG, so two of three say LONG. Jupiter and Saturn stand outside houses 1 and 7, so there is no step.',
      sources: ['JS', 'PVR'],
    },
    {
      id: 'R21.3',
      title: 'Classical combinations in a child’s chart',
      statement:
        'Old texts list combinations that ask for care in the chart of a young child, most of them about the Moon between malefics. Others lift them, such as benefics in angles or a strong lord of the rising sign.',
      computed:
        'Thirteen combinations add 10 to 25 points each, and five that lift them take 15 to 30 away. The score is kept between 0 and 100, with bands from 20, 45 and 70. The panel is for advisers alone and is not spoken of to parents. The points are ours.',
      schools: 'Some writers add a KP test of cusps 1 and 8. It is shown beside the panel and gives no points.',
      example:
        'For a birth in Tokyo on 10 October 1964 at 14:00 one combination is present, the rising sign between malefics, with 15 points. Nothing lifts it, so the score is 15 and the band NONE.',
      sources: ['BPHS', 'BJ', 'PH', 'OWN'],
    },
    {
      id: 'R21.5',
      title: 'The span by ownership',
      statement:
        'A sub lord of cusp 1 that owns 1, 5, 9 or 10 supports the span, mostly so even where it owns 6, 8 or 12 too. As lord of 6, 8 or 12 alone it does not support it.',
      computed:
        'The houses that the sub lord of cusp 1 owns make it BENEFIC, MALEFIC or NEUTRAL, which counts 1, -1 or 0. The count is added to that of the test by signification. A sum above 0 is LONG and one below 0 is SHORT.',
      example:
        'With Scorpio rising Mars owns 1 and 6 and is BENEFIC, as in the first case that Krishnamurti printed. An owner of 6 and 8 alone would be MALEFIC, and one of 4 and 7 is NEUTRAL.',
      sources: ['KPR3p'],
    },
    {
      id: 'R21.6',
      title: 'The eighth sign in the three pairs',
      statement:
        'The pair of the two lords does not take the plain eighth sign. A table of its own gives the eighth of each rising sign.',
      computed:
        'From Aries to Pisces the signs are Scorpio, Gemini, Capricorn, Sagittarius, Cancer, Aquarius, Taurus, Sagittarius, Cancer, Gemini, Capricorn and Leo. The lord of the sign so found is the second of the pair. Scorpio and Aquarius take the stronger of their two lords.',
      schools: 'A plain count gives another sign for eight of the twelve. The table of the textbook is followed.',
      example:
        'For Virgo the plain eighth is Aries, but the table has Aquarius. For a birth in Chennai on 14 August 1992 at 10:02 its lord stands in Capricorn and the lord of Virgo in Cancer. Both are movable, so pair 1 says LONG.',
      sources: ['PVR', 'PJ'],
    },
    {
      id: 'R21.7',
      title: 'The verses behind the child’s panel',
      statement:
        'Parashara and Varahamihira give the combinations verse by verse, and Parashara gives what lifts them. A benefic that stands with the Moon or aspects it relieves it.',
      computed:
        'Each row of the panel names its verse. Twilight lasts 72 minutes before sunrise and after sunset. The Moon itself counts neither as benefic nor as malefic. Houses are counted by whole signs from the rising sign, and aspects go by sign. A verse on Mars, Saturn and the Sun in house 5 speaks of mother and brother and is left out.',
      example:
        'For a birth in Cairo on 23 July 1952 at 07:30 the Moon stands in a hard house under a malefic aspect. A benefic relieves it, so it has 15 points and not 25. A benefic in an angle takes 15 away again.',
      sources: ['BPHS', 'BJ'],
    },
  ],
};
