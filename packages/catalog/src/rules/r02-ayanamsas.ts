import type { Chapter } from './rule.ts';

export const AYANAMSAS: Chapter = {
  title: 'Ayanamsas',
  about:
    'The distance between the tropical and the sidereal zodiac. A difference of minutes of arc moves cusps into other subs, so every result names the one it used.',
  rules: [
    {
      id: 'R2',
      title: 'The six ayanamsas',
      statement:
        'An ayanamsa says how far the sidereal zodiac lies behind the tropical one. KP uses that of Krishnamurti, whose two zodiacs agreed in the year 291.',
      computed:
        'Six can be chosen. They are kp, kp_new, lahiri, raman, true_chitra and khullar, and kp is taken when none is sent. All but khullar are modes of the Swiss Ephemeris. Charts of two persons take the same one unless another is asked for.',
      schools:
        'The name KP New stands for two values. Here kp_new is that of Senthilathiban (2011), 72 arc-seconds above kp. That of Balachandran (2003) lies about 23 arc-seconds above kp and is not offered.',
      example:
        'At noon on 1 January 2000 the mean values are kp 23.760240, kp_new 23.780365, lahiri 23.857092, raman 22.410791, true_chitra 23.840018 and khullar 23.845540 degrees. A Moon at 6°10′54″ of Aquarius by kp stands at 7°31′52″ by raman. Its sub lord is then Rahu and no longer the Moon.',
      sources: ['KPR2', 'SE', 'KPM'],
    },
    {
      id: 'R2.3',
      title: 'The ayanamsa of Khullar',
      statement:
        'Khullar lets the ayanamsa grow evenly, by 50.2388475 arc-seconds a year, from the middle of April 291.',
      computed:
        'The mean value is the decimal year less 292, with 261 of 365 days added, times the yearly motion. The decimal year counts the days since 1 January. Nutation is added for the true value.',
      schools:
        'A second form counts months of 30 days and comes out 2.9 arc-seconds higher on 1 January 2000. The form with the decimal year is followed.',
      example:
        'At noon on 1 January 2000 the year is 2000.001366, so 1,708.716435 years have passed. Times 50.2388475 arc-seconds that is 23.845540 degrees, which is 5 minutes and 7 seconds of arc above kp.',
      sources: ['KHULLAR', 'AS'],
    },
  ],
};
