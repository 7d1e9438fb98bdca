import type { Chapter } from './rule.ts';

export const VIMSHOTTARI: Chapter = {
  title: 'Vimshottari dasha',
  about:
    'The periods of 120 years that begin with the star of the Moon at birth. KP times every matter by the lords that rule together.',
  rules: [
    {
      id: 'R13.1',
      title: 'How the periods follow',
      statement:
        'The star lord of the Moon rules at birth. Ketu, Venus, Sun, Moon, Mars, Rahu, Jupiter, Saturn and Mercury follow in this order. Of the first period the part is over that the Moon has passed of its star.',
      computed:
        'Each period is divided in the proportion of the years, beginning with its own lord, down to five levels. The first mahadasha is cut from its full run and not divided anew. All borders are whole units from one rounding, and a period holds its start and not its end.',
      example:
        'In Chennai on 14 August 1992 at 10:02 the Moon has passed 0.963642 of the star of Mars. Mars has 3 months and 1 day left and ends on 15 November 1992. Rahu follows until 15 November 2010 and Jupiter until 15 November 2026.',
      sources: ['KPR2', 'BPHS'],
    },
    {
      id: 'R13.2',
      title: 'The length of a dasha year',
      statement: 'The years of the dasha are years of 365.25 days. The dates that Krishnamurti prints fit this length.',
      computed:
        'All Vimshottari dates are reckoned with 365.25 days of 86,400 seconds. A balance in years, months and days is printed with months of 30 days, as books do, and no date is made from it.',
      schools:
        'Other programs use 365.2425 or 365.2564 days, and some 360. After 60 years that moves a date by 11 hours, 9 hours or 315 days. Dates may differ from theirs by as much.',
      example:
        'The mahadasha of Rahu has 18 years, which are 6,574.5 days. In Chennai on 14 August 1992 it begins on 15 November 1992 and ends on 15 November 2010. A balance of 0.254506 years of Mars is printed as 0 years, 3 months and 1 day.',
      sources: ['KPR3p', 'PJ', 'PVR'],
    },
    {
      id: 'R13.4',
      title: 'The period that brings a matter',
      statement:
        'A matter comes in the joint period of its significators. The mahadasha promises, the antardasha offers and the pratyantardasha gives. A lord whose star lord has only opposing houses puts the matter off.',
      computed:
        'For birth charts R6T tells the class, and a lord that puts off is noted and lowers nothing. What follows is for number charts and charts of a moment only. With fruitful lords that cover the needed houses the class is ALL_FRUITFUL. It is TRIPLE_PRINCIPAL when each lord leads a needed house of its own. PARTIAL asks for fruitful lower lords under a lord that is not hostile. OPENED, BLOCKED and SILENT make no window. A lord that puts off lowers the class by one step.',
      schools: 'Some ask that every lord be a ruling planet. Here that only orders windows.',
      example:
        'Read as the chart of a moment, Chennai (14 August 1992) has Saturn, Venus and Rahu for marriage. They are fruitful and cover 2, 7 and 11. Rahu is in the star of Ketu, who has 1 and 10 and no house of marriage. So that joint period is PARTIAL and not ALL_FRUITFUL.',
      sources: ['KPR3p', 'KPR3t'],
    },
    {
      id: 'R13.5',
      title: 'Closing antardasha and junction',
      statement:
        'The last antardasha of a mahadasha is called chidra. It loosens what the outgoing lord gave, and the junction of two mahadashas is unsettled.',
      computed:
        'get_chidra_dasha takes the last tenth of the closing antardasha and the first tenth of the next one as junction. Other timing tools count 5 percent on both sides of a border, at most 90 days in a mahadasha and 30 in an antardasha. These measures are our own. Houses of the outgoing lord at levels 1 and 2 that the next lord lacks are lost.',
      example:
        'In Chennai on 14 August 1992 Jupiter closes with the antardasha of Rahu, from 22 June 2024 to 15 November 2026. The junction runs from 20 August 2026 to 5 March 2027. House 11 is lost with Jupiter, and 4 and 5 come with Saturn.',
      sources: ['K', 'OWN'],
    },
    {
      id: 'R13.6',
      title: 'Two balances to check by',
      statement:
        'Two positions of the Moon with known balances show whether a program divides the dasha correctly. They can be checked by hand.',
      computed:
        'The balance at birth is the part of the star still to be passed, times the years of its lord. It is printed in years, months of 30 days and days, cut off and not rounded.',
      example:
        'A Moon at 12° of Libra leaves Rahu 10 years, 9 months and 18 days. A Moon at 16° of Taurus leaves the Moon 5 years and 6 months. The first is 0.6 of 18 years, which is 10.8 years.',
      sources: ['K'],
    },
  ],
};
