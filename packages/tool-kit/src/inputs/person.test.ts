import { describe, expect, it } from 'vitest';
import { BIRTH, tool } from '../../test/sample-tool.ts';
import { birthInput } from './birth.ts';
import { personInput, personMoment } from './person.ts';
import { callTool } from '../testing/index.ts';

describe('another person', () => {
  const match = tool(birthInput.extend({ person2: personInput }), ({ chart, input, note }) => {
    const moment = personMoment(input.person2, 'person2', chart.moment.ayanamsa, note);
    return { ayanamsa: moment.ayanamsa, offset: moment.offsetMinutes };
  });
  const person2 = { datetime: '1990-01-01T12:00', latitude: 51, longitude: 0, utcOffsetMinutes: 0 };

  it('is told of a clock that showed their time twice', async () => {
    const zoned = { datetime: '2010-10-31T01:30', latitude: 51.5, longitude: 0, timeZone: 'Europe/London' };
    const call = await callTool(match, { ...BIRTH, person2: zoned });
    expect(call.result).toMatchObject({
      offset: 60,
      provenance: {
        notes: [
          expect.stringMatching(/^The clocks there showed this time twice, and .*\+01:00.* This concerns person2\.$/),
        ],
      },
    });
  });

  it('is read in the ayanamsa of the first', async () => {
    const call = await callTool(match, { ...BIRTH, ayanamsa: 'raman', person2 });
    expect(call.result).toMatchObject({ ayanamsa: 'raman', offset: 0 });
  });

  it('has faults named by its own names', async () => {
    const bare = await callTool(match, { ...BIRTH, person2: { ...person2, datetime: '1990-01-01' } });
    expect(bare.meta).toMatchObject({ code: 'validation_failed', field: 'person2.datetime' });
    expect(bare.text).toMatch(/^person2\.datetime "1990-01-01" has no clock time\./);
    const zoned = await callTool(match, { ...BIRTH, person2: { ...person2, timeZone: 'Asia/Tokyo' } });
    expect(zoned.text).toContain('person2.utcOffsetMinutes 0 (+00:00) disagrees with person2.timeZone Asia/Tokyo');
    const none = await callTool(match, { ...BIRTH, person2: { ...person2, utcOffsetMinutes: null } });
    expect(none.meta).toMatchObject({ code: 'validation_failed', field: 'person2.utcOffsetMinutes' });
  });
});
