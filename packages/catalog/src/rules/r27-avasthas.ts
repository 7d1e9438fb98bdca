import type { Chapter } from './rule.ts';

export const AVASTHAS: Chapter = {
  title: 'Avasthas, the states of planets',
  about: 'States of a planet by age, wakefulness, splendour, feeling and activity. Each is a picture of how it gives.',
  rules: [
    {
      id: 'R27',
      title: 'The five groups of states',
      statement:
        'Five parts of 6° tell a planet’s age, backwards in even signs. It is awake in its own sign or exaltation. Nine states tell of splendour, six of feeling and twelve of activity.',
      computed:
        'Signs count as a whole. The state of activity is C times P times A plus M, G and L, less twelves. C is its star, P its number, A its navamsa, M the Moon’s star, G the ghatis since sunrise and L the rising sign. Ghatis are rounded up. The finer state needs the first sound of the name.',
      schools: 'Some give every planet one state of splendour only. Here all are told.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 the Sun is at 27°58′ of Cancer, an even sign, so its age is Bala. Its star is 9, its navamsa 9, the Moon’s star 23, ghatis 11 and the rising sign 6. The sum is 121, which leaves 1, Sayana.',
      sources: ['BPHS', 'PVR'],
    },
    {
      id: 'R27.1',
      title: 'Natural or compound relations',
      statement:
        'Wakefulness and feeling ask whether a sign or a companion belongs to a natural friend or enemy. Splendour asks for the compound relation, which has great friends and great enemies.',
      computed:
        'By the compound relation every companion in one sign would be an enemy of the moment, so natural relations are used where companions count. Debility sleeps even in a friend’s sign. In splendour exaltation does not hide the relation to the lord, and both are listed.',
      example:
        'For a birth in Chennai on 14 August 1992 at 10:02 Mercury is in Cancer. The Moon is its natural ENEMY, so it is Sushupti. By compound relation the Moon is a GREAT_ENEMY, so it is Khala, and Kopita with the Sun beside it.',
      sources: ['BPHS', 'PVR'],
    },
  ],
};
