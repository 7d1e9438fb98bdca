import { describe, expect, it } from 'vitest';
import type { BatchResult } from './batch.ts';
import type { Cuspal } from './cuspal.ts';
import type { AnswerOf, ArgumentsOf, PagedTool, ResultOf } from './method.ts';

/** True for two types that are one. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Planets = NonNullable<ResultOf<'get_full_chart'>['planets']>;
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
  // @ts-expect-error arguments of another tool
  client.batch([{ name: 'get_full_chart', arguments: { number: 7 } }]),
];

describe('the types', () => {
  it('are those of the catalogue', () => {
    is<Same<ResultOf<'get_reading_protocol'>, string>>();
    is<Same<Awaited<ReturnType<Cuspal['getSubLordTable']>>, ResultOf<'get_sub_lord_table'>>>();
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
});
