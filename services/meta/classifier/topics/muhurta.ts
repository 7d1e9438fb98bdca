import { near, type TopicWords } from '../pattern.ts';

const GOOD = 'good|best|right|lucky|ideal|perfect|suitable|favou?rable|proper|correct|nice|shubh|shubha|auspicious';

export const MUHURTA: TopicWords = {
  strongPhrases: [
    'auspicious time',
    'auspicious date',
    'good date',
    [
      'best date',
      near('best|right|lucky|ideal|perfect|suitable|favou?rable|shubh', 'day|days|date|dates|hour|hours', 1),
    ],
    'pick a date',
    'choose a date',
    [
      'which date',
      near('which|what|suggest|fix|give|find|tell', '(?:me )?(?:an? )?(?:\\S+ )?(?:date|dates)', 0),
      near('choose|pick|select', '(?:the )?(?:date|dates|day)', 0),
      near('date|dates', 'for|to', 0),
    ],
    'when should i sign',
    ['when to sign', 'time to sign', 'day to sign', 'good for signing', 'to sign the', 'date of signing'],
    'rank these dates',
    ['auspicious day', 'auspicious hour', 'auspicious moment', 'shubh muhurat', 'shubh din', 'shubh samay'],
    near('good|nice', '(?:day|days|dates|hour) (?:to|for|in|next|this)', 0),
    [near('which|what', 'day|days|hour|weekday', 0), near('day', 'is (?:good|best|lucky|auspicious|better)', 0)],
    near('what time', 'should|to|shall|is', 0),
    near(
      'today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
      `(?:a )?(?:${GOOD}) (?:day )?(?:for|to)`,
      0,
    ),
  ],
  phrases: [
    'best time to',
    'good time to',
    ['muhurat', 'muhurta', 'muhurtham', 'muhurtam', 'muhurth', 'mahurat', 'muhrat', 'muhurt', 'mahurtham'],
    ['rahu kaal', 'rahu kalam', 'rahukaal', 'rahukalam', 'choghadiya', 'gulika', 'abhijit', 'yamagandam'],
    ['griha pravesh', 'gruha pravesh', 'grihapravesh', 'gruhapravesam', 'house warming', 'housewarming'],
    ['bhoomi puja', 'bhumi puja', 'bhoomi pooja', 'bhumi pujan', 'foundation stone', 'lay the foundation'],
    ['naming ceremony', 'namkaran', 'mundan', 'upanayan*', 'thread ceremony', 'annaprashan', 'vidyarambh*'],
    ['c section', 'caesarean', 'cesarean', 'csection'],
    [
      near(GOOD, '(?:timing|moment|muhurat|day) (?:for|to)|time for', 0),
      near('right|lucky|ideal|perfect|suitable|favou?rable|proper|shubh|auspicious', 'time to', 0),
    ],
  ],
  words: ['muhurta*', 'muhurat*', 'muhurtha*', 'auspicious', 'elect*', 'housewarming', 'shubh'],
  otherMeanings: [
    {
      label: 'elect* of offices, wires and operations',
      shape: / (?:electric\S*|electron\S*|electrol\S*|election|elections|elected|elective|electoral) /u,
    },
    near('blind|first|second|to|on a|dating|up to|expiry|due|birth|of', 'date|dates', 0),
    near('is it|is this|is that|is now', `(?:an? |the )?(?:${GOOD}) (?:time|timing|moment) (?:for|to)`, 1),
    near(GOOD, '(?:day|time) for (?:me|us|him|her|them|my \\S+)', 0),
    'good days come',
    'which day was i born',
    'have a good day',
    'good day sir',
  ],
};
