import type { Chapter } from './rule.ts';

export const NODES: Chapter = {
  title: 'Rahu and Ketu as agents',
  about:
    'The nodes own no house, so KP lets them act for other planets. The books differ on which planets these are and on what a node takes from them.',
  rules: [
    {
      id: 'R6',
      title: 'What a node signifies',
      statement:
        'Rahu and Ketu give their own results and those of the planets they act for. As these planets can be several, a node often signifies more houses than any other planet.',
      computed:
        'A node signifies like every planet by its star lord and its own house. Beside its own house it takes those its agents occupy, at level 2. It takes the houses its agents own at level 4. All tools use the same levels.',
      schools:
        'One KP program counts no agents at all. Of 33 printed statements by Krishnamurti about nodes, 31 agree with the rule as it is followed here.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Rahu in house 3 acts for Mars and Jupiter. At level 2 it signifies 3, 8 and 11, and at level 4 it signifies 3, 4, 7 and 8.',
      sources: ['KPR2', 'KPR3t', 'KPR3p'],
    },
    {
      id: 'R6.1',
      title: 'A node is stronger than the planet it acts for',
      statement:
        'A node that acts for a planet gives the results of that planet and is stronger in them. It may replace the planet as a significator or as a ruling planet.',
      computed:
        'In the order of significators a node stands directly before the first of its agents in the same group. The planet stays in the list, because the node is added to it. get_node_cascade names the planets that the node acts for.',
      schools:
        'Some let the node take the place of the planet altogether. Both readings are found, and here nothing is removed.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Mars owns house 8, occupies it, and so is in group B of its significators. Rahu acts for Mars and stands before it in that group.',
      sources: ['KPR2', 'KPR3t'],
    },
    {
      id: 'R6.2',
      title: 'Which planets a node acts for',
      statement:
        'A node acts for the planets in its sign. Where there are none, it acts for those that aspect it. It always acts for its sign lord as well.',
      computed:
        'The roles are CONJOINED, ASPECTING and SIGN_LORD. Aspects are counted by sign, the 7th for all, with 4 and 8 for Mars, 5 and 9 for Jupiter and 3 and 10 for Saturn. A conjunction within 3°20′ is marked strong. The star lord acts through levels 1 and 3 and is no agent.',
      schools:
        'KP Reader II takes the sign lord only when nothing joins or aspects. Reader III adds the star lord. The printed cases count the sign lord beside the others and are followed.',
      example:
        'In Chennai on 14 August 1992 Ketu is alone in Gemini and no planet aspects it. Its agent is Mercury, the sign lord. Rahu in Sagittarius is aspected by Mars (8th) and Jupiter (5th).',
      sources: ['KPR2', 'KPR3t', 'KPR3p'],
    },
    {
      id: 'R6.3',
      title: 'A node as star lord or sub lord',
      statement:
        'A planet in the star of a node takes the house of the node and the houses that the agents of the node own. It does not take the houses those agents occupy.',
      computed:
        'The own house of the node counts at level 1 and the houses owned by its agents at level 3. Agents are never nodes, so nothing runs in a circle. Where the star lord of a node is the other node, get_node_cascade marks it.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Rahu is in a star of Ketu, who occupies house 9 and acts for Mercury. Rahu signifies 9 at level 1 and houses 1 and 10 at level 3. Those are the houses of Mercury.',
      sources: ['KPR3p', 'OWN'],
    },
    {
      id: 'R6.4',
      title: 'Rahu and Ketu are not agents of each other',
      statement:
        'The nodes always stand opposite each other. This axis is neither a conjunction nor an aspect that gives one the results of the other.',
      computed:
        'No list of agents holds a node, and tables of aspects leave the axis out. A node can still be the star lord or the sub lord of the other, and then counts as such.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Rahu is in Sagittarius and Ketu in Gemini, the 7th sign. The agents of Rahu are Mars and Jupiter, and Ketu is not among them.',
      sources: ['KPR2', 'OWN'],
    },
    {
      id: 'R6.5',
      title: 'The nodes are never counted as retrograde',
      statement:
        'The mean nodes always move backwards, and the Sun and the Moon always forwards. So no rule on retrograde planets applies to any of the four.',
      computed:
        'The motion of a node is printed as retrograde, because that is what the sky shows. The flag that rules read is never set for it. A planet in the star of a node is therefore never delayed by retrogression.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Rahu moves by −0.0530 degrees a day and is not counted as retrograde. Saturn moves by −0.0740 degrees a day and is.',
      sources: ['KPR3p', 'SE'],
    },
  ],
};
