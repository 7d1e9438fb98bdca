import type { Chapter } from './rule.ts';

export const PARASHARI_BASICS: Chapter = {
  title: 'Basics of Parashari astrology',
  about:
    'Dignities, friendships, aspects and special points of the classical system. They stand beside KP and never decide a KP verdict.',
  rules: [
    {
      id: 'R23.1',
      title: 'Own signs, exaltation and moolatrikona',
      statement:
        'Each of the seven planets owns one or two signs and is exalted at one degree. Debility is opposite. In a part of one sign it is in moolatrikona, which stands between exaltation and own sign.',
      computed:
        'The first that holds is taken, which is exaltation, debility, moolatrikona or own sign, else the relation to the lord of the sign. The moolatrikona arcs of the Moon and Mercury cut their exaltation short. Yogas and avasthas count signs as a whole. Rahu is exalted in Taurus and Ketu in Scorpio.',
      schools: 'Books differ on the nodes, and some exalt Rahu in Gemini. Results say which choice was made.',
      example: 'Mercury is exalted in Virgo, deepest at 15°. At 12° it is EXALTED, at 17° MOOLATRIKONA and at 25° OWN.',
      sources: ['BPHS', 'PVR'],
    },
    {
      id: 'R23.2',
      title: 'Friends and enemies',
      statement:
        'Each planet has natural friends, neutrals and enemies. Another in the 2nd, 3rd, 4th, 10th, 11th or 12th sign from it is a friend of the moment. The two together make the compound relation, from great friend to great enemy.',
      computed:
        'The relation is that of a planet to the lord of the sign it stands in, so it need not be mutual. Signs of the birth chart give the friendship of the moment, also in divisional charts. The nodes own nothing, so nobody holds them as friend or enemy.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 Mercury stands in Cancer and its lord the Moon in Aquarius. The Moon is an ENEMY of Mercury by nature. It stands in the 8th sign, so the compound relation is GREAT_ENEMY.',
      sources: ['BPHS'],
    },
    {
      id: 'R23.3',
      title: 'Combustion',
      statement:
        'A planet too near the Sun is combust. The orbs in degrees are 12 for the Moon, 17 for Mars, 14 for Mercury, 11 for Jupiter, 10 for Venus and 15 for Saturn. Retrograde Mercury has 12 and retrograde Venus 8.',
      computed:
        'The arc is measured in longitude. Within the orb the grade is ORDINARY, and within its inner third it is FULL, which is our division. The edge itself counts as inside. The Sun and the nodes are never combust.',
      schools: 'Some programs give other orbs to retrograde Mars and Saturn. They are not followed.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 Mercury is 15.6 degrees from the Sun and not combust. At 12.5 degrees it would be ORDINARY when direct and free when retrograde. At 4 degrees it would be FULL.',
      sources: ['SS', 'BPHS', 'OWN'],
    },
    {
      id: 'R23.4',
      title: 'War of planets',
      statement:
        'Two of Mars, Mercury, Jupiter, Venus and Saturn in one sign within a degree of longitude are at war. The more northern one wins.',
      computed:
        'Ecliptic latitude decides. Where the two differ by less than 0.02 degrees the brighter one wins, by its computed magnitude. Pairs across a sign border are only told as near misses. Three planets in a degree make a war of each pair.',
      schools: 'Some programs let the planet with the lower longitude win. No classical text says so.',
      example:
        'For a birth in New York on 20 January 1975 at 18:05 Mercury and Venus stand 0.04 degrees apart in Capricorn. Mercury is 0.81 degrees farther north and wins.',
      sources: ['SS', 'K'],
    },
    {
      id: 'R23.5',
      title: 'Gandanta, sandhi and the mrityu degrees',
      statement:
        'Where a sign of water meets one of fire, the last and the first 3°20′ are gandanta. The first and the last degree of any sign are its sandhi. Each planet has one sensitive degree in each sign, its mrityu bhaga.',
      computed:
        'The core of gandanta is 48′ on both sides. A planet counts in its mrityu bhaga within 1 degree of the printed degree. Both are pointers of weakness in yogas and doshas and speak of no date and no person’s end.',
      schools: 'Orbs of 20′ to 40′ are also in use for the sensitive degrees.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the Sun stands at 27°58′ of Cancer, 2.02 degrees before Leo, in gandanta and outside the core. Mercury at 12°22′ of Cancer is within a degree of 12, its degree there.',
      sources: ['JP', 'PJ', 'K'],
    },
    {
      id: 'R23.6',
      title: 'Pushkara',
      statement:
        'Two of the nine navamsas of each sign nourish a planet that stands in them. Each sign also has one nourishing degree, the pushkara bhaga.',
      computed:
        'The navamsas begin at 20° and 26°40′ in fire, 6°40′ and 13°20′ in earth, 16°40′ and 23°20′ in air, 0° and 6°40′ in water. The degrees are 21 in fire, 14 in earth, 24 in air and 7 in water, with 1 degree on both sides.',
      schools:
        'Jataka Parijata has a list of its own with other degrees for each sign. The list by elements is followed.',
      example:
        'For a birth in New York on 20 January 1975 at 18:05 Jupiter stands at 23°36′ of Aquarius. It is in the pushkara navamsa from 23°20′ and within a degree of 24.',
      sources: ['JP', 'K'],
    },
    {
      id: 'R23.7',
      title: 'Aspects of planets',
      statement:
        'Every planet looks at the 7th sign from it. Mars also looks at the 4th and 8th, Jupiter at the 5th and 9th, Saturn at the 3rd and 10th. By degrees the strength of an aspect grows and falls with the arc, up to 60 virupas.',
      computed:
        'Whole signs decide in yogas, and degrees in shadbala and bhava bala. The arc runs forward from the planet to the point. Saturn gains 45, Jupiter 30 and Mars 15 virupas in their special arcs, with 60 as the most. The nodes cast no aspect by degrees and none at each other.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 Jupiter is 95.53 degrees ahead of Mars. The plain strength is 42.23 virupas. Mars gains 15 there, so it has 57.23, and by sign it is the 4th.',
      sources: ['BPHS'],
    },
    {
      id: 'R23.8',
      title: 'Vargottama, yogakaraka, difficult places and latta',
      statement:
        'A planet in one sign in birth chart and navamsa is vargottama and gains strength. One planet that owns an angle and a trine is the yogakaraka. Each planet has one house in which it suffers most. In transit each planet strikes a star counted from its own.',
      computed:
        'Of the angles 4, 7 and 10 count for a yogakaraka, and of the trines 5 and 9. The difficult houses are 12 for the Sun, 8 Moon, 7 Mars and Mercury, 3 Jupiter, 6 Venus, 1 Saturn, 9 Rahu and 4 Ketu. Vargottama multiplies a strength of our own by 1.5.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 Venus stands at 14°50′ of Leo, and its navamsa is Leo too. For a birth in Tokyo on 10 October 1964 at 14:00 Capricorn rises, and Venus owns 10 and 5 as yogakaraka.',
      sources: ['BPHS', 'K', 'OWN'],
    },
    {
      id: 'R23.9',
      title: 'Upagrahas, Bhrigu bindu, Beeja and Kshetra',
      statement:
        'Gulika is the degree that rises when Saturn’s eighth of the day or night begins. The Bhrigu bindu lies midway between Rahu and the Moon. Beeja adds the Sun, Venus and Jupiter for a man, Kshetra the Moon, Mars and Jupiter for a woman.',
      computed:
        'Day and night have eight parts, led by the day lord and by the fifth lord from it. Mandi is the middle of Saturn’s part, or the two are exchanged as an option. The bindu takes the arc forward from Rahu. Beeja is good in odd signs and Kshetra in even ones.',
      schools: 'Some take the start of the part for Mandi too, and some the shorter arc for the bindu.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 Saturn has part 2 of the day. Gulika is 20°24′ of Leo. The Bhrigu bindu is 5°10′ of Capricorn.',
      sources: ['BPHS', 'BN', 'K'],
    },
  ],
};
