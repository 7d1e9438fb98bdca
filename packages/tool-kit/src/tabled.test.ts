import { describe, expect, it } from 'vitest';
import { withTables } from './schema/tabled-schema.ts';
import { daysOf, saidOnce, tabledBy } from './tabled.ts';

const RESULT = {
  answer: 'It is so.',
  months: [
    {
      month: '2027-01',
      weights: { good: 3 },
      houses: [
        { house: 5, weight: 4 },
        { house: 4, weight: 3 },
      ],
      themes: [
        { event: 'Marriage', start: '2027-01-03T06:29:39+05:30' },
        { event: 'Childbirth', start: null },
      ],
    },
    { month: '2027-02', weights: { good: 2 }, houses: [], themes: [] },
  ],
  system: 'kp',
};

describe('tabledBy', () => {
  it('puts the table where the list stood, and says each name once', () => {
    const tabled = tabledBy([{ list: 'months', as: 'monthTable', columns: ['month', 'weights.good'] }])(RESULT);
    expect(JSON.stringify(tabled)).toBe(
      JSON.stringify({
        answer: 'It is so.',
        monthTable: {
          columns: ['month', 'good'],
          rows: [
            ['2027-01', 3],
            ['2027-02', 2],
          ],
        },
        system: 'kp',
      }),
    );
  });

  it('makes several tables of one list, in their order, with rows of lists inside its items', () => {
    const tabled = tabledBy([
      {
        list: 'months',
        as: 'monthTable',
        columns: ['month', { name: 'houses[house,weight]', from: 'houses', of: ['house', 'weight'] }],
      },
      { list: 'months', each: 'themes', as: 'themeTable', columns: ['month', 'event', ...daysOf('start')] },
    ])(RESULT);
    expect(Object.entries(tabled).slice(1, 3)).toEqual([
      [
        'monthTable',
        {
          columns: ['month', 'houses[house,weight]'],
          rows: [
            [
              '2027-01',
              [
                [5, 4],
                [4, 3],
              ],
            ],
            ['2027-02', []],
          ],
        },
      ],
      [
        'themeTable',
        {
          columns: ['month', 'event', 'start'],
          rows: [
            ['2027-01', 'Marriage', '2027-01-03'],
            ['2027-01', 'Childbirth', null],
          ],
        },
      ],
    ]);
  });

  it('has an item without anything in its list as a row where that is wanted, and else no table without rows', () => {
    const [of, columns] = [{ list: 'months', each: 'themes', as: 'table' }, ['month', 'event']] as const;
    expect(tabledBy([{ ...of, columns, outer: true }])(RESULT)).toMatchObject({
      table: {
        rows: [
          ['2027-01', 'Marriage'],
          ['2027-01', 'Childbirth'],
          ['2027-02', null],
        ],
      },
    });
    const quiet = { months: RESULT.months.slice(1) };
    expect(tabledBy([{ ...of, columns }])(quiet)).toEqual({});
    expect(tabledBy([{ list: 'months', as: 'table', columns }])({ months: [] })).toEqual({
      table: { columns, rows: [] },
    });
  });

  it('takes the values of an object, with their names where nothing else tells them, wherever it stands', () => {
    const dasha = { lord: 'Mars', current: { mahadasha: { planet: 'Saturn' }, antardasha: { planet: 'Moon' } } };
    const table = { list: 'dasha.current', named: 'period', as: 'currentTable', columns: ['period', 'planet'] };
    expect(tabledBy([table])({ dasha })).toEqual({
      dasha: {
        lord: 'Mars',
        currentTable: {
          columns: ['period', 'planet'],
          rows: [
            ['mahadasha', 'Saturn'],
            ['antardasha', 'Moon'],
          ],
        },
      },
    });
    // A birth before the first period: nothing runs.
    expect(tabledBy([table])({ dasha: { current: null } })).toEqual({ dasha: { current: null } });
  });

  it('says a value where it changes, and in the name of the column what null means there', () => {
    const rows = [
      { planet: 'Jupiter', note: 'In Leo.', houses: [{ house: 5, weight: 4 }] },
      { planet: 'Saturn', note: 'In Leo.', houses: [{ house: 5, weight: 4 }] },
      { planet: 'Jupiter', note: 'In Leo.', houses: [{ house: 6, weight: 4 }] },
      { planet: 'Saturn', note: 'In Virgo.', houses: [{ house: 5, weight: 4 }] },
    ];
    const columns = ['planet', saidOnce('note', 'planet'), saidOnce('houses', '', ['house', 'weight'])];
    expect(tabledBy([{ list: 'rows', as: 'table', columns }])({ rows })).toEqual({
      table: {
        columns: ['planet', 'note[null=before_for_planet]', 'houses[house,weight][null=before]'],
        rows: [
          ['Jupiter', 'In Leo.', [[5, 4]]],
          ['Saturn', 'In Leo.', null],
          ['Jupiter', null, [[6, 4]]],
          ['Saturn', 'In Virgo.', [[5, 4]]],
        ],
      },
    });
  });

  it('leaves out a column in which no row has anything', () => {
    const rows = [
      { a: 1, b: [], c: null, d: false },
      { a: 2, b: [], d: false },
    ];
    expect(tabledBy([{ list: 'rows', as: 'table', columns: ['a', 'b', 'c', 'd'] }])({ rows })).toEqual({
      table: {
        columns: ['a', 'd'],
        rows: [
          [1, false],
          [2, false],
        ],
      },
    });
  });
});

describe('withTables', () => {
  const schema = {
    type: 'object',
    properties: {
      rows: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            house: { type: 'integer' },
            lords: { type: 'array', items: { type: 'string', enum: ['Sun', 'Moon'] } },
            late: { anyOf: [{ type: 'object', properties: { lord: { type: 'string' } } }, { type: 'null' }] },
          },
        },
      },
    },
    required: ['rows'],
  };

  it('requires neither the list nor the table, and says what cells can be', () => {
    const columns = ['house', 'lords', 'late.lord'];
    expect(withTables(schema, [{ list: 'rows', as: 'table', columns }])).toEqual({
      type: 'object',
      properties: {
        rows: schema.properties.rows,
        table: {
          description: 'With tables, in place of rows',
          type: 'object',
          properties: {
            columns: { type: 'array', items: { type: 'string', enum: ['house', 'lords', 'lord'] } },
            rows: {
              type: 'array',
              items: {
                type: 'array',
                items: {
                  anyOf: [
                    { type: 'number' },
                    { type: 'array', items: { type: 'string' } },
                    { type: 'string' },
                    { type: 'null' },
                  ],
                },
              },
            },
          },
          required: ['columns', 'rows'],
        },
      },
      required: [],
    });
  });

  it('refuses a list or a field that is not there', () => {
    const table = { list: 'rows', as: 'table', columns: ['house'] };
    expect(() => withTables(schema, [{ ...table, list: 'lines' }])).toThrow('there is no lines');
    expect(() => withTables(schema, [{ ...table, columns: ['sign'] }])).toThrow('no row of rows has sign');
  });
});
