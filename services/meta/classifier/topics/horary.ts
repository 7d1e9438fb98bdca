import { near, type Pattern, type TopicWords } from '../pattern.ts';

/** What two sides meet in. A bare match is also one of two charts, and a bare final an examination. */
const SPORTS =
  'cricket|football|soccer|tennis|badminton|hockey|kabaddi|volleyball|basketball|baseball|rugby|golf|chess|boxing|wrestling|racing|carrom|snooker|ipl|t20|athletics';
const MEETINGS =
  'match|matches|game|games|tournament|tournaments|championship|championships|league|race|races|bout|trophy|medal|medals|world cup|olympics|semi final|semifinal|cup|derby|sports competition|test series';
const OUTCOMES =
  'win|wins|won|winning|winner|winners|lose|loses|losing|beat|beats|beaten|defeat|defeats|victory|result|outcome|prediction|predict|champion|champions';
const SIDES = 'team|teams|side|player|players|contestants?|opponents?|captain';

/** Turns of a question about who wins a contest of sport. */
export const CONTEST: readonly Pattern[] = [
  near(OUTCOMES, `${MEETINGS}|${SPORTS}`, 6),
  near(`${MEETINGS}|${SPORTS}`, 'win|wins|winner|lose|loses|beat|beats|defeat|result|outcome|prediction', 6),
  near(SIDES, 'win|wins|winning|lose|loses|beat|beats|defeat', 3),
  near('win|beat|defeat|against', `(?:(?:the|my|our|their|his|her|other|rival|opposite|home) ){1,2}(?:${SIDES})`, 0),
];

/** What people lose and have stolen. */
const THINGS =
  'rings?|keys?|phones?|mobile|cell|wallet|purse|handbag|bag|bags|chain|necklace|bangles?|earrings?|bracelet|pendant|watch|glasses|spectacles|specs|jewell?e?ry|ornaments?|documents?|files?|papers|certificates?|laptop|tablet|camera|cash|dogs?|cats?|puppy|kitten|parrot|pets?|cow|bikes?|cycle|bicycle|scooter|luggage|suitcase|umbrella|cards?|passport|licen[cs]e|gold|silver|diamonds?|airpods|earphones|book|ticket';
const OWNERS = 'my|our|his|her|the|their|mothers?|fathers?|wifes?|husbands?|sons?|daughters?|grandmothers?';
const SEEKERS = 'cant|cannot|couldnt|unable to|not able to|not|didnt|dont|can not';

export const HORARY: TopicWords = {
  // A number that is given is given for horary, whatever the question is about.
  strongPhrases: [
    near('my number|the number|number', '(?:is|with|of|as|:) (?:[1-9]|[1-9]\\d|1\\d\\d|2[0-4]\\d)', 0),
    {
      label: 'i pick + 1-3 digits',
      shape: / i (?:pick|picked|choose|chose|took|select|selected) (?:the )?(?:number )?\d{1,3} /u,
    },
    { label: '1-3 digits as my number', shape: / \d{1,3} (?:as|is|be) (?:my|the) (?:horary |kp )?number /u },
  ],
  phrases: [
    'horary number',
    'number between 1 and 249',
    'i choose number',
    'my number is',
    { label: 'number + 1-3 digits', shape: / number \d{1,3} /u },
    ['lost my', near('lost|misplaced|mislaid|forgot|dropped', THINGS), near(THINGS, 'lost|misplaced|mislaid', 2)],
    'was stolen',
    'missing person',
    { label: 'horary + 1-3 digits', shape: / (?:horary|prashna|prasna|prashnam|kp) (?:no |num )?\d{1,3} /u },
    'horary',
    ['prashna', 'prasna', 'prashnam', 'prasnam', 'prashan'],
    [
      near('stole|stolen|took|taken|snatched|robbed', THINGS),
      near(THINGS, 'stolen|snatched|gone|vanished|disappeared|missing|robbed', 3),
    ],
    near('where is|wheres|where are|where did i (?:keep|put|leave)', `(?:${OWNERS}) (?:\\S+ )?(?:${THINGS})`, 0),
    [near(SEEKERS, `(?:find|locate|trace) (?:\\S+ ){0,2}(?:${THINGS})`, 0), near(THINGS, 'nowhere|not found', 4)],
    ['gone missing', 'went missing', 'is missing', 'are missing', 'still missing', 'has disappeared', 'ran away'],
    ['who stole', 'the thief', 'a thief', 'burglar*', 'burgled', 'robbed', 'was theft', 'pickpocket*'],
    ['not able to find', 'cant find it', 'find my lost', 'get it back', 'direction to search'],
    CONTEST,
  ],
  words: [
    'horary',
    'prashna',
    'prasna',
    'lost',
    'stolen',
    'theft',
    'missing',
    'stole',
    'thief',
    'misplaced',
    'parcel*',
    'courier',
    'chori',
  ],
  otherMeanings: [
    {
      label: 'lost what is no thing',
      shape:
        / (?:lost|lose|losing) (?:all |so much |a lot of |much |too much |some |my |our |his |her |the |in |all my |complete )*(?:jobs?|work|position|business|money|savings|capital|lakhs|crores?|rupees|fortune|income|weight|hair|appetite|sleep|hope|faith|interest|confidence|way|mind|patience|father|mother|parents|husband|wife|son|daughter|child|baby|brother|sister|friend|love|pregnancy|case|election|seat|trust|peace|contact|touch|focus|direction|everything|life|marriage|house|home|eyesight|memory|vision|year|years) /u,
    },
    near('lost', 'match|game', 2),
    near('kundli|kundali|horoscopes?|charts?|guna|koota|marriage|love|life', 'match|matches', 1),
    near('feel|feeling|felt|am|so|totally|completely', 'lost', 1),
    near('missing', '(?:him|her|them|you|someone|something|home|my (?:ex|husband|wife|girlfriend|boyfriend))', 0),
    near('house|flat|room|lucky|phone|mobile|account|ticket|seat|plot|registration|roll|name', 'number', 0),
    'missing periods',
    'missing my period',
  ],
};
