import type { Chapter } from './rule.ts';

export const MEDICAL: Chapter = {
  title: 'Health in tradition',
  about:
    'What tradition lays to stars, signs, planets and cusps in matters of health. It is no diagnosis, and only a doctor can say how somebody is.',
  rules: [
    {
      id: 'R19.1',
      title: 'Parts of the body by star',
      statement:
        'Each of the 27 stars rules parts of the body, from the head of Ashwini to the feet of Revati. A star that lies in two signs has one list of parts for each of them.',
      computed:
        'The star of a planet names its parts, and a star in two signs takes those of the sign in which the planet stands. The lists serve description and some scores, never a verdict by themselves.',
      example:
        'Chitra, star 14, lies in Virgo and Libra. A planet in its part of Virgo names the lower belly. One in its part of Libra names kidney, loins and appendix.',
      sources: ['KPR3t'],
    },
    {
      id: 'R19.2',
      title: 'Parts of the body by sign',
      statement:
        'The signs rule the body from the head of Aries to the feet of Pisces. A planet in a sign is felt in the opposite sign as well.',
      computed:
        'The sign of the sub lord of cusp 6, the sign of its star lord and the sign opposite are all reported with their parts. On the panel of cusps the sign on each cusp names its parts.',
      example:
        'In the case of 2 October 1922 that Krishnamurti printed, the sub lord of cusp 6 stands in Scorpio with bladder and genitals. The opposite sign is the 7th from it, Taurus, with neck and throat.',
      sources: ['KPR3t', 'KPR3p'],
    },
    {
      id: 'R19.3',
      title: 'Ailments by planet',
      statement:
        'Each planet has a group of complaints that tradition lays to it. The Sun has fever, heart, eyes and bile, the Moon fluids, stomach and mind, and so on to Ketu.',
      computed:
        'The lists are short keywords, printed for the sub lord of cusp 6 and its star lord. They choose the planet of an organ for transplant readiness and the two planets of each condition in the panel. They never say that a person has a complaint.',
      schools:
        'Books add many pairs of planets with their own complaints. Of these only the pair of Saturn and Mercury is used, for hearing.',
      example:
        'Venus stands for kidneys, the generative system and throat. Jupiter has 4 keywords, which are liver, fat, sugar and growth.',
      sources: ['KPR2', 'KPR3t'],
    },
    {
      id: 'R19.4',
      title: 'How an illness is read',
      statement:
        'The sub lord of cusp 6 shows the part by its star and sign and the nature by its star lord. In a movable sign it is acute, in a fixed one chronic, in a dual one recurring. House 8 is danger, 12 the bed, and 11 with 5 or 1 the cure.',
      computed:
        'CURABLE needs house 11 at a level no weaker than 8. PERSISTENT has 6, 8 or 12 and none of houses 1, 5 and 11, and the rest is MANAGEABLE. Each house is a gate of its own with its level. The same rule judges an illness by number, with delays by retrogression and fixed signs.',
      example:
        'In the printed case of 2 October 1922 Venus is the sub lord of cusp 6. It stands in Scorpio, a fixed sign, so the course is CHRONIC. It signifies 11 at level 2 and not 8, so the tendency is CURABLE.',
      sources: ['KPR3p'],
    },
    {
      id: 'R19.5',
      title: 'Signatures of eight conditions',
      statement:
        'Eight groups of conditions each have two planets, some signs, stars and houses. The more of them meet houses 6, 8 and 12, the stronger the signature.',
      computed:
        'The first planet gives up to 36 points and the second up to 18, by their weights on 6, 8 and 12. A link to cusp 6 gives up to 16, a house up to 12, places up to 24 and affliction up to 12. A strong tie of the chain to 11 takes 10 away. Without a promise of long illness no score passes 24. Bands begin at 25, 50 and 75. All numbers are ours, and a signature is no condition.',
      example:
        'In the printed case of 2 October 1922 the signature of sugar balance has 32.5 points, printed as 33. The link of Venus to cusp 6 gives 16 and its star Vishakha 12. The author speaks of sugar there.',
      sources: ['KPR3p', 'OWN'],
    },
    {
      id: 'R19.6',
      title: 'Eyes, ears, surgery and other single matters',
      statement:
        'House 2 is the right eye and 12 the left, and 3 and 11 are the ears. Surgery belongs to Mars and Ketu with house 8. Transplant belongs to 8 and 12, and epidemics to 6, 8 and 12 with the nodes.',
      computed:
        'A lean to surgery needs 8 at the sub lord of cusp 6 and Mars or Ketu in the chain of cusp 8 or 11. Transplant readiness is a score of ours from 0 to 100. It uses cusps 8, 11 and 6, the planet of the organ and Rahu. Sight is judged by cusp 12 and hearing by cusps 3 and 11.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 readiness for a kidney transplant is 70, which is READY. Jupiter, sub lord of cusp 11, gives 30, Venus on cusp 6 and as planet of the organ 15 each, and Rahu 10.',
      sources: ['KPR2', 'K', 'OWN'],
    },
    {
      id: 'R19.7',
      title: 'Krishnamurti’s order of reading illness',
      statement:
        'House 6 alone gives debt, service or separation. Houses 6 and 1 give an illness of one’s own, and with 12 the bed or a hospital. Significators of 11 cure, surely when they signify 5 too. The sick are never discouraged, and no crisis is foretold.',
      computed:
        'Whether the sub lord of cusp 6 signifies both 6 and 1 is told. The sign of its star lord names the part. Cure is PROMISED where at least two of cusps 1, 5 and 11 promise it, DENIED where none does, else CONDITIONAL. No text here tells of a crisis.',
      example:
        'In the printed case of 2 October 1922 Venus, sub lord of cusp 6, signifies 1 at level 3 and 6 at level 4, so the matter is the person’s own body. Its star lord Jupiter stands in Libra, which has kidney and skin.',
      sources: ['KPR3p'],
    },
  ],
};
