import { describe, expect, it } from 'vitest';
import { proseFaults, proseIn } from './prose.ts';

describe('proseFaults', () => {
  it.each([
    'It signifies 3 at level 1, which opposes the matter, more strongly than 2 at level 3, which favours it.',
    'The chart shows travel abroad (cusps 12 and 9) but not a job there (cusps 10 and 6).',
    'No date is recommended, because every Moon window is delayed or falls in a period that blocks the event.',
    'The window begins on 23 November 2026, 04:06.',
    'caution:TARA: The star of the Moon is the third from the star of birth.',
    'MOON_STAR: The Moon is in the star of Venus, which gives the event.',
    'Call get_house_cusps first. It takes 8.5 degrees.',
    'The Sun and Mars are Lagna or Moon lords, and the Moon sign has the benefic Moon (Jupiter, Sun and Moon).',
    'Of the Sun, Mars and Saturn the sub lord of cusp 5, the Sun, rules the natal Moon.',
  ])('lets a plain text pass: %s', (text) => {
    expect(proseFaults(text)).toEqual([]);
  });

  it.each([
    ['Its sub lord supports it; so it is hostile.', /semicolon/],
    ['The verdict: it is denied.', /colon/],
    ['A lens and no signal - so it seems.', /dash/],
    ['Work is CONTRADICTED here.', /code/],
    ['The usableStart comes later.', /field/],
    ['It is undefined here.', /slip/],
    ['It is is here.', /twice/],
    ['This is not unlikely at all.', /double negative/],
    ['The MD lord is Mars.', /abbreviation/],
    ['It begins on 2026-11-23T04:06.', /ISO/],
    ['The result is not paged here.', /metadata/],
    ['KP sets no store by birth stars.', /idiom/],
    ['The dasha carries it in a relaxed form.', /phrase of our own/],
    ['In the shares of Mars and Saturn 3 planets are found.', /phrase of our own/],
    ['Younger siblings read as supported.', /phrase of our own/],
    ['The color is red.', /American spelling: color/],
    ['it begins small.', /capital/],
    ['It ends without', /full stop/],
    ['Moon is in the star of Ketu.', /article/],
    ['Mars is in the star of Sun.', /article/],
    ['It is promised, because Sun, sub lord of cusp 11, signifies 11.', /article/],
    ['The sub lord of cusp 5, Sun, signifies 11.', /article/],
    ['Its lord Moon stands in house 6.', /article/],
    ['Sun and Saturn are rejected.', /article/],
    ['Saturn signifies none of 2, 7 and 11.', /without the word house/],
    ['Its sub lord signifies house 8 of the houses of danger.', /phrase of our own/],
    ['The periods can bring Marriage as far as promised.', /phrase of our own/],
    ['The gate of promotion is open.', /phrase of our own/],
    ['Accidents are no theme of this chart.', /odd English/],
    [`It has ${'very '.repeat(24)}many words.`, /28 words in one sentence/],
  ])('sees what is forbidden: %s', (text, fault) => {
    expect(proseFaults(text).join()).toMatch(fault);
  });
});

it('finds sentences, not labels, codes or stamps', () => {
  const result = {
    answer: 'It is so.',
    event: 'Recovery of Money Lent to Others',
    at: '2026-11-22T10:00:00+05:30',
    list: [{ reason: 'one two three four five', verdict: 'ACTIVE' }],
  };
  // A column says of its values what a key says of a value.
  const table = { columns: ['event', 'note'], rows: [['Loan Repayment / Debt Clearance', 'It runs until May.']] };
  expect(proseIn({ table })).toEqual([{ path: '.table.rows[].note', text: 'It runs until May.' }]);
  expect(proseIn(result)).toEqual([
    { path: '.answer', text: 'It is so.' },
    { path: '.list[].reason', text: 'one two three four five' },
  ]);
});
