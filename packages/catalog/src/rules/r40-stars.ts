import type { Chapter } from './rule.ts';

export const STARS_AND_THEIR_NATURE: Chapter = {
  title: 'Attributes of the stars',
  about: 'Deity, temper, animal, class and syllables of the 27 stars.',
  rules: [
    {
      id: 'R40',
      title: 'Deity, temper and class of each star',
      statement:
        'Each star has a deity, a temper called gana, an animal, a nadi and a class such as fixed, movable or fierce. It faces up, down or level. Its four quarters have syllables for names.',
      computed:
        'The attributes describe a star and serve matching and the choice of a name. KP judgement uses the lord of the star alone and none of these.',
      schools: 'Lists of syllables and animals differ a little by almanac. One list is used throughout.',
      example:
        'Rohini, star 4, has the deity Brahma, the gana manushya and the serpent as its animal. It is of the fixed class dhruva and faces up. Its syllables are o, va, vi and vu.',
      sources: ['MC', 'ALMANAC', 'PJ'],
    },
  ],
};
