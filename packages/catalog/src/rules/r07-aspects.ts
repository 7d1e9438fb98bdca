import type { Chapter } from './rule.ts';

export const ASPECTS: Chapter = {
  title: 'Aspects and what is left outside a verdict',
  about:
    'KP connects planets by star and sub. Aspects help to find the agents of a node and colour a reading, and nothing else gates a verdict.',
  rules: [
    {
      id: 'R7.1',
      title: 'Degree aspects',
      statement:
        'For the quality of a result Krishnamurti also reads western angles. Good are 18, 24, 30, 36, 60, 72 and 120 degrees, and bad are 45, 90, 135, 150 and 180. A conjunction is neutral.',
      computed:
        'The orb is 3°20′, or 8° for a conjunction or opposition with the Sun or the Moon. An angle that grows more exact is marked as applying and is the stronger one. These aspects colour a reading and decide no promise. For the agents of nodes aspects are counted by sign.',
      schools:
        'Some say that Krishnamurti rejected aspects, but he finds the agents of nodes by them. Some programs count sign aspects only within 8 degrees.',
      example:
        'In Chennai on 14 August 1992 at 10:02 the Sun is 172.994 degrees from Saturn. That is an opposition with an orb of 7.006 degrees, within the 8 of the Sun, and it is separating.',
      sources: ['KPR2', 'OWN'],
    },
    {
      id: 'R7.2',
      title: 'Connection by star',
      statement:
        'A planet in the star of another works through that planet and reaches the houses it occupies and owns. A sub lord is connected to a house by its star lord and not by an aspect.',
      computed:
        'The houses a planet reaches are those of its levels 1 and 3. get_stellar_aspects lists who stands in the star, sub and sub-sub of whom. It names exchanges of stars or subs and follows star lords until one returns.',
      schools: 'The name stellar aspect is modern. The thing itself is the basic law of KP.',
      example:
        'In Chennai on 14 August 1992 at 10:02 the Sun is in the star of Mercury and reaches 1 and 10. Its chain of star lords runs over Mercury, Saturn and the Moon to Mars. The Moon and Mars stand in stars of each other, so it ends there.',
      sources: ['KPR3t', 'TW'],
    },
    {
      id: 'R7.3',
      title: 'What does not gate a verdict',
      statement:
        'Dignity, combustion, yogas, divisional charts, ashtakavarga and friendship decide no KP verdict. The sign shows the strength and extent of a result at most.',
      computed:
        'Where such facts are printed, they stand as information and change no verdict, level or period class. Tools that use them belong to another system and name it. Where two systems stand side by side, each keeps its own verdict.',
      schools:
        'Parashari astrology judges by exactly these facts. Its tools are kept apart, and their strong planet can be weak for a matter here.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Saturn stands in Capricorn, its own sign. For a gain of wealth it is WEAK all the same. It signifies 5, which opposes the matter, at level 1, and favourable houses at level 3 at best.',
      sources: ['KPR3t'],
    },
  ],
};
