import { describe, expect, it } from 'vitest';
import { argumentBytes } from './call-request.ts';

const passedOn = (text: string): string => argumentBytes(JSON.parse(text) as object).toString();

describe('the arguments of a call', () => {
  it('keep a number beyond all doubles, which is no argument left out', () => {
    expect(passedOn('{"horizon_years":1e400,"event":null,"known_events":[{"weight":-1e400}]}')).toBe(
      '{"horizon_years":1e999,"event":null,"known_events":[{"weight":-1e999}]}',
    );
  });

  it.each(['{}', '{"latitude":-6.9,"name":"null","event":null}', '{"name":"1e999"}'])(
    'are else as sent: %s',
    (text) => {
      expect(passedOn(text)).toBe(text);
    },
  );
});
