import type { Chapter } from './rule.ts';

export const MATTERS: Chapter = {
  title: 'The houses of each matter',
  about:
    'A matter is more than one house. The catalogue of events holds for each the cusp that is judged, the houses that make it and those against it.',
  rules: [
    {
      id: 'R10',
      title: 'House groups by event',
      statement:
        'Every matter has a main cusp, a group of houses that brings it and a group against it. Marriage is cusp 7 with 2, 7 and 11 against 1, 6 and 10.',
      computed:
        'The birth catalogue has 78 events in 11 fields, each with its source. A helping house that is not met is never missed. Where no book names the houses against an event, they are the 12th from each needed one. Houses can be sent in place of an event, and the first is then the main cusp.',
      schools: 'Books differ in single houses, such as 12 against marriage. A doubtful house is kept out of the group.',
      example:
        'Buying property is judged by cusp 4 with 4, 11 and 12, helped by 2 and 6, against 3, 5 and 10. Foreign travel is judged by cusp 12 with 3, 9 and 12 against 2, 4 and 11.',
      sources: ['KPR3p', 'KPM', 'WEB', 'KA'],
    },
  ],
};
