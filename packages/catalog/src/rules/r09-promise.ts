import type { Chapter } from './rule.ts';

export const PROMISE: Chapter = {
  title: 'The promise of a matter',
  about:
    'Whether a chart gives a matter at all is decided by the sub lord of one cusp, before any date is sought. No date is given for what is not promised.',
  rules: [
    {
      id: 'R9',
      title: 'The sub lord of a cusp decides',
      statement:
        'Each house has a cusp, and each cusp has a sub lord. The houses which that planet signifies tell what becomes of the matters of the house.',
      computed:
        'Every verdict shows its chain. The chain has the cusp, its sub lord, the star and sub lord of that planet and the houses of each by level. The distance of the cusp from the border of its sub stands beside it, because another sub lord could mean another verdict. A grade tells how the sub lord holds its own house. STRONG is level 1 or 2, SUPPORTED a lower one, and OBSTRUCTED that the 12th from it is held as well or better. NEGATED is the 12th alone, and SILENT neither.',
      example:
        'In Chennai on 14 August 1992 at 10:02 the sub lord of cusp 7 is Jupiter, in the star of Venus and the sub of Mercury. Cusp 7 is 44.51 minutes of arc from the nearer border. Jupiter holds 7 at level 3 and 6 at none, so that cusp is SUPPORTED. The Sun has 12 at level 3 and 11 at level 1, so cusp 12 is OBSTRUCTED.',
      sources: ['KPR3t', 'KPR3p'],
    },
    {
      id: 'R9.1',
      title: 'Promised, denied or mixed',
      statement:
        'A matter is promised when the sub lord of its main cusp signifies the houses that make it. It is denied when the sub lord signifies only the group against it. Contact with both is a promise with obstruction. A better level of the opposing houses hinders and does not refuse.',
      computed:
        'Levels 1 to 4 of the sub lord are held against the needed, helping and opposing houses. ACTIVE, MIXED_ACTIVE and PARTIALLY_ACTIVE are a yes, CONTRADICTED is split, and DENIED and NEGATED are a no. A needed house at level 1 or in two lists is strong contact. A promise whose opposing houses are stronger in level and weight is marked as outweighed (R9P). One cusp decides, and the basis names the rule that did.',
      example:
        'In Chennai (14 August 1992) Jupiter, sub lord of cusp 7, has 2, 7 and 11 for marriage and none of houses 1, 6 and 10. The verdict is ACTIVE. For a job Ketu, sub lord of cusp 10, has 10 at level 2 but 8 at level 1. That is MIXED_ACTIVE.',
      sources: ['KPR3p', 'KPR3t'],
    },
    {
      id: 'R9.2',
      title: 'Yes or no in a number question',
      statement:
        'The answer is yes when three things hold. The sub lord of the main cusp is direct, its star lord is direct, and it signifies a house of the matter. If one of them fails, the answer is no.',
      computed:
        'The houses for and against come from the question. Both planets behind cusp 11 must be direct too. A pass with a weak or opposed contact is QUALIFIED_YES, and a whole group against at no weaker level is MIXED. In a birth chart retrogression only delays.',
      example:
        'Take the question of a job asked in Chennai on 14 August 1992 at 10:02. Number 4 has the Moon as sub lord of cusp 10, in the star of Mars, and passes as YES. Number 9 has the retrograde Saturn there, so the answer is NO. Number 1 has Mercury in the star of Saturn, and it is NO as well.',
      sources: ['KPR3p', 'WEB'],
    },
    {
      id: 'R9.3',
      title: 'House 11 and the fulfilment of a wish',
      statement:
        'House 11 stands for the fulfilment of a wish. In every number question its sub lord and the star lord of that planet must be direct, or the wish fails.',
      computed:
        'The test is part of each yes or no, counted from the person asked about. For a birth chart get_csl_advanced prints at which level each sub lord reaches its own house or house 11. Promotion is gated by it, and retrogression there defers.',
      example:
        'Take the question of a job asked in Chennai on 14 August 1992 at 10:02. For number 7 the sub lord of cusp 10 is Rahu and passes. The sub lord of cusp 11 is Saturn, which is retrograde, so the answer is NO.',
      sources: ['KPR3p', 'WEB'],
    },
    {
      id: 'R9.4',
      title: 'A denial needs the whole group',
      statement:
        'One opposing house does not deny a matter. Denied is what meets the whole group against it and no needed house. That group is usually the 12th house from each needed one.',
      computed:
        'Houses that make or help the matter are left out of the group. When the whole group is met together with needed houses, the better level decides between MIXED_ACTIVE and CONTRADICTED. For 2, 7 and 11 the group is 1, 6 and 10, and for 2, 5 and 11 it is 1, 4 and 10.',
      example:
        'In Chennai on 14 August 1992 Ketu at cusp 10 has 8 of the group 5, 8 and 12 against a first job. One of three is no denial. For spiritual progress Jupiter has all of 2, 4 and 11 at level 1, and 9 at level 3 alone. That is CONTRADICTED.',
      sources: ['KPR3p', 'OWN'],
    },
    {
      id: 'R9.5',
      title: 'Bands and second witnesses',
      statement:
        'The verdict is told in five bands. Other sub lords and the natural significators of a matter can confirm it as second witnesses.',
      computed:
        'PROMISED is ACTIVE, CONDITIONAL is MIXED_ACTIVE or CONTRADICTED, WEAK is PARTIALLY_ACTIVE, DENIED stays, and SILENT is NEGATED. A witness confirms when it reaches a needed house without the whole group against it. One that is the deciding sub lord itself is listed and not counted. Witnesses move no verdict.',
      example:
        'In Chennai on 14 August 1992 marriage is ACTIVE and so PROMISED. The witnesses are the sub lords of cusps 2 and 11, Venus and Jupiter as natural significators. Jupiter is the deciding sub lord itself and is not counted. Of the others 2 of 2 confirm.',
      sources: ['OWN', 'KPR3p'],
    },
    {
      id: 'R9.6',
      title: 'What a sub lord adds in kind',
      statement:
        'The planet that decides also colours how the matter comes. Mercury and dual signs mean more than one, Saturn delay, Mars quickness or dispute. Jupiter means law or ceremony, Rahu what is foreign or sudden, and Ketu the spiritual or a denial.',
      computed:
        'The sub lord and its star lord both count, and the sign of the sub lord. The kinds are MORE_THAN_ONE, DELAY, QUICK_DISPUTE, LEGAL_CEREMONY, FOREIGN_SUDDEN and SPIRITUAL_OR_DENIAL. They are information and change no verdict. The Sun, the Moon and Venus add none.',
      example:
        'In Chennai on 14 August 1992 the sub lord of cusp 7 is Jupiter in the star of Venus, which adds LEGAL_CEREMONY. That of cusp 4 is Mercury in the star of Saturn, which adds MORE_THAN_ONE and DELAY.',
      sources: ['KPR3p', 'KPM'],
    },
    {
      id: 'R9.7',
      title: 'Pairs of houses at cusps 1 and 2',
      statement:
        'The sub lord of a cusp joins its house with others that it signifies. Houses 1 and 6 mean quick to fall ill but strong in contests. Houses 2 and 3 mean money by writing or agency, 2 and 9 by export or publishing.',
      computed:
        'A table holds three pairs for cusp 1 and twelve for cusp 2. The sub lord must signify every house named, the own house of the cusp among them. Pairs at better levels come first where a tool ranks them.',
      example:
        'In Chennai on 14 August 1992 at 10:02 Venus is sub lord of cusp 2 and signifies 2, 9 and 11. So money by export or publishing is told, and easy gain or a lottery. Jupiter at cusp 1 does not signify 1, so no pair is told there.',
      sources: ['KPR3t'],
    },
    {
      id: 'R9.8',
      title: 'Turning the houses to another person',
      statement:
        'A relative is read from the house that stands for that person, which then counts as the first. House 3 is for a younger sibling, 4 for the mother, 5 for the first child and 7 for the spouse. House 9 is for the father, and 11 for an elder sibling or a friend.',
      computed:
        'Planets and cusps stay, and only the numbers of the houses turn. Results print the houses as counted from the person and name the houses of the chart they stand for. House 6 is for a maternal uncle and house 12 for a paternal one. A birth chart is turned in the same way where a tool takes `relation`. The age of the relative is not known there, so neither life stage nor base rate is told.',
      schools: 'Some read the father from house 10. Krishnamurti takes house 9, which is followed.',
      example:
        'For the spouse the first cusp is cusp 7. Houses 2, 6, 10 and 11 from the spouse are houses 8, 12, 4 and 5 of the chart.',
      sources: ['TW', 'WEB'],
    },
    {
      id: 'R9.9',
      title: 'The second child and further ones',
      statement:
        'The first child is read from house 5, and each further child from the third house after the last. So the second is read from 7 and the third from 9.',
      computed:
        'The promise of each child is 2, 5 and 11 of the parent, judged by the sub lord of that child’s cusp. The child itself is read from houses turned to it, with no word on its health.',
      schools: 'The father is taken from house 9, as Krishnamurti does. House 10 is printed as the alternative.',
      example:
        'Counting three houses from 5, with 5 as the first, gives 7, and three from 7 gives 9. In Chennai on 14 August 1992 at 10:02 the sub lord of cusps 5, 7 and 9 is Jupiter in each case.',
      sources: ['KPR3p', 'WEB'],
    },
    {
      id: 'R9P',
      title: 'A promise that stronger houses oppose',
      statement:
        'Opposing houses at a better level hinder a matter and do not refuse it. Krishnamurti promised a journey whose sub lord reached it by ownership alone, against two opposing houses.',
      computed:
        'A promise is outweighed when the opposing houses stand at a better level and weigh more. The verdict stays, and the answer says to expect obstacles and delay. Each verdict tells how many of 100 random births stand on the same side. What more than 85 have says little. A group of houses has no such figure.',
      schools: 'Read strictly, a better level of the opposing houses would refuse. That refuses what he says came.',
      example:
        'Chart 48 hits. The sub lord Jupiter reaches 3 of the journey at level 4 and the opposing 2 and 4 at level 2, and the journey came. In Chennai (14 August 1992, 10:02) a first job is promised but outweighed, as house 8 at level 1 opposes 10 at level 2. Marriage is promised there as in 78 of 100 charts. No rule tried so far tells matters that came from random ones, so this one misses too.',
      sources: ['KPR3p', 'OWN'],
    },
    {
      id: 'R9S',
      title: 'How surely a verdict stands',
      statement:
        'A verdict is told with the birth times for which it holds. Where a birth that may be meant stands on another side, a warning takes the place of these times.',
      computed:
        'The side counts, which is yes, split or no. A time may be off as far as is stated, else by two minutes. A turn within a minute makes a confidence LOW at most, and one within the uncertainty MODERATE. Other matters of the answer are only counted. A full or half hour is noted as probably rounded.',
      example:
        'In Chennai (14 August 1992, 10:02) marriage is promised for any birth half an hour either way. Property is promised too, but a birth 9 seconds later does not promise it. Over 1,000 births 22.5 % of verdicts turn within two minutes. Of the refusals 52.2 % do, so a refusal is the fragile answer.',
      sources: ['OWN'],
    },
  ],
};
