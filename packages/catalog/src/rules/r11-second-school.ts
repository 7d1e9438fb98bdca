import type { Chapter } from './rule.ts';

export const SECOND_SCHOOL: Chapter = {
  title: 'The event file of a second school',
  about:
    'The program KPMuhurat has a file of events for elections. It is read beside the layers of an election and by some tools of other fields.',
  rules: [
    {
      id: 'R11',
      title: 'Cusps and running lords of an election',
      statement:
        'The sub lords of certain cusps of the elected moment must signify the houses of the event, and some must avoid others. That of cusp 1 must signify 1, 5, 9 or 11, and each running lord a house of the event.',
      computed:
        'Signification follows the six roles of that school. The running lords are the four lords of the Moon, from star to fourth level. DISAGREES means that the main cusp fails, PARTLY that another test does. 33 of 38 election events have a row, and others give NO_ROW. It moves no window.',
      schools: 'The layers of an election follow Krishnamurti’s periods and transits.',
      example:
        'For a marriage the sub lords of cusps 2, 7 and 11 must signify 2, 7 or 11, and none of houses 1, 6 and 10. In Chennai on 14 August 1992 at 10:02 Jupiter at cusp 7 signifies both, so the answer is PARTLY.',
      sources: ['KPM'],
    },
  ],
};
