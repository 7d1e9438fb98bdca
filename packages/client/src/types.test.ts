import { describe, expect, it } from 'vitest';
import type { BatchResult } from './batch.ts';
import type { Cuspal } from './cuspal.ts';
import type { AnswerOf, AnyResultOf, ArgumentsOf, PagedTool, ResultOf } from './method.ts';

/** True for two types that are one. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Planets = ResultOf<'get_full_chart'>['planets'];
const is = <_Truth extends true>(): void => undefined;

const BIRTH = { birth_datetime: '1990-05-17T14:30', latitude: 19, longitude: 73, time_zone: 'Asia/Kolkata' };

/** Compiled and never run: what must not compile is expected not to. */
const compiled = (client: Cuspal) => [
  client.getFullChart({ ...BIRTH, ayanamsa: 'lahiri' }),
  // @ts-expect-error a word that is none
  client.getFullChart({ ...BIRTH, ayanamsa: 'fagan' }),
  // @ts-expect-error an argument that there is not
  client.getFullChart({ ...BIRTH, colour: 'red' }),
  // @ts-expect-error the birth is missing
  client.getFullChart({}),
  client.getFullChart(BIRTH, { fields: ['planets'] }),
  // @ts-expect-error a field that no answer has
  client.getFullChart(BIRTH, { fields: ['planet'] }),
  // @ts-expect-error a text has no fields
  client.getReadingProtocol({}, { fields: ['text'] }),
  // @ts-expect-error a tool without pages
  client.pages('get_full_chart', BIRTH),
  // @ts-expect-error a tool that there is not
  client.call('get_horoscope', BIRTH),
  client.batch([
    { name: 'get_full_chart', arguments: BIRTH },
    { name: 'get_reading_protocol', arguments: {} },
  ]),
  client.management.deleteProject('o', 'p', { etag: '"one"' }),
  // @ts-expect-error a new secret has no version
  client.management.putAccountKeySecret('a', 'k', { knownHint: 'wxyz' }, { etag: '"one"' }),
  // @ts-expect-error arguments of another tool
  client.batch([{ name: 'get_full_chart', arguments: { number: 7 } }]),
];

describe('the types', () => {
  it('are those of the catalogue', () => {
    is<Same<ResultOf<'get_reading_protocol'>, string>>();
    is<Same<Awaited<ReturnType<Cuspal['getYogaKaraka']>>, ResultOf<'get_yoga_karaka'>>>();
    is<Same<ArgumentsOf<'get_sub_lord_table'>['number'], number | undefined>>();
    is<Same<Planets['Sun']['sign'], Planets['Moon']['sign']>>();
    is<Same<Extract<'Aries' | 'Ram', Planets['Sun']['sign']>, 'Aries'>>();
    is<Same<Extract<PagedTool, 'detect_yogas' | 'get_full_chart'>, 'detect_yogas'>>();
    expect(compiled).toBeInstanceOf(Function);
  });

  it('of an answer cut to some fields have those and what always comes', () => {
    is<Same<keyof AnswerOf<'get_full_chart', 'planets'>, 'planets' | 'system'>>();
    is<
      Same<
        Extract<keyof AnswerOf<'get_property_decision', 'decision'>, `${string}WithheldReason`>,
        'buyWithheldReason' | 'sellWithheldReason'
      >
    >();
    is<Same<AnswerOf<'get_medical_horary', 'answer'>['caution'], string | null>>();
    is<
      Same<
        Extract<BatchResult<'get_full_chart', 'planets'>, { ok: true }>['result'],
        AnswerOf<'get_full_chart', 'planets'>
      >
    >();
    expect(compiled).toBeInstanceOf(Function);
  });

  it('say of each call what surely comes of it', () => {
    expect(choosing).toBeInstanceOf(Function);
  });
});

/** Compiled and never run: members are read as a program reads them. */
const choosing = async (client: Cuspal, event: string | undefined, given: ArgumentsOf<'get_full_chart'>) => {
  const chart = await client.getFullChart(BIRTH);
  is<Same<typeof chart, ResultOf<'get_full_chart'>>>();
  const whole = await client.getFullChart({ ...BIRTH, detail: 'full' });
  const narrowed = await client.getFullChart({ ...BIRTH, event: 'Marriage' });
  const either = await client.getFullChart(event === undefined ? BIRTH : { ...BIRTH, event });
  is<Same<AnyResultOf<'get_full_chart'>['ascendant'], (typeof narrowed)['ascendant']>>();
  // @ts-expect-error an event may have been sent
  if (either.ascendant.sign === 'Aries') return [];
  const { ascendant: asked } = await client.getFullChart(given);
  const named = await client.call('get_full_chart', { ...BIRTH, detail: 'full' });
  const cut = await client.getFullChart(BIRTH, { fields: ['ascendant'] });
  const timeless = await client.getPlanets({ ...BIRTH, birth_time_known: false });
  const divisional = await client.getD10Chart({ ...BIRTH, detail: 'full' });
  const table = await client.getSubLordTable({});
  const row = await client.getSubLordTable({ number: 7 });
  for await (const each of client.batch([{ name: 'get_full_chart', arguments: BIRTH }]))
    if (each.ok) is<Same<(typeof each.result)['ascendant'], (typeof chart)['ascendant']>>();
  for await (const each of client.batch([{ name: 'get_full_chart', arguments: given }]))
    // @ts-expect-error an event may have been sent
    if (each.ok) each.result.ascendant.sign.at(0);
  return [
    chart.ascendant.sign,
    chart.dasha.mahadashas[0]?.planet,
    // @ts-expect-error not inside the polar circles
    chart.houses.length,
    // @ts-expect-error left out unless all is asked for
    chart.planets.Sun.declination.toFixed(),
    whole.planets.Sun.declination.toFixed(),
    whole.houses?.map(({ signIndex }) => signIndex.toFixed()),
    named.planets.Sun.declination.toFixed(),
    // @ts-expect-error a table of the event stands in its place
    narrowed.ascendant.sign,
    // @ts-expect-error an event may have been sent
    asked.sign,
    cut.ascendant.sign,
    // @ts-expect-error not asked for
    cut.planets,
    timeless.day.date,
    // @ts-expect-error a birth without a time has no such positions
    timeless.planets,
    divisional.houses.length,
    table.rows.length + table.pagination.totalItems,
    row.row.sign + row.neighbours.next.sign,
  ];
};
