import { DIVISIONS, partsOf } from '@cuspal/engine/parashari/vargas/vargas';
import { disclaimerText } from '@cuspal/tool-kit';
import { callTool, conforms, POLAR, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const nameOf = (division: string) => `get_${division.toLowerCase()}_chart`;
const BIRTH = { birth_datetime: '1992-08-14T10:02:00', latitude: 13.0827, longitude: 80.2707, utc_offset_minutes: 330 };

const read = z.looseObject({
  readout: z.looseObject({ factors: z.array(z.looseObject({ points: z.int() })), score: z.int() }),
  provenance: z.looseObject({ notes: z.array(z.string()) }),
  disclaimer: z.string().optional(),
});
const resultOf = async (division: string, args: object = BIRTH) =>
  read.parse((await conforms(nameOf(division), args)).result);

const CLASSES: Readonly<Record<string, Parameters<typeof disclaimerText>[0]>> = {
  D2: 'financial',
  D6: 'health',
  D7: 'child',
  D8: 'longevity',
  D9: 'relationship',
  D30: 'health',
};

describe('every divisional chart', () => {
  it.each(DIVISIONS)('%s adds up, begins with its answer, ends with what comes next', async (division) => {
    const { result } = await conforms(nameOf(division), BIRTH);
    expect(Object.keys(result)[0]).toBe('answer');
    expect(Object.keys(result).at(-1)).toBe('next');
    const { readout, disclaimer } = read.parse(result);
    expect(readout.factors.reduce((sum, { points }) => sum + points, 0)).toBe(readout.score);
    const own = CLASSES[division];
    expect(disclaimer).toBe(own === undefined ? undefined : disclaimerText(own));
  });

  it.each(DIVISIONS)('%s works inside the polar circle and at the pole', async (division) => {
    await conforms(nameOf(division), POLAR);
    await conforms(nameOf(division), { ...BIRTH, latitude: 90 });
  });

  it('refuses a date without a time', async () => {
    const { isError, text } = await callTool('get_d9_chart', { ...BIRTH, birth_datetime: '1992-08-14' });
    expect(isError).toBe(true);
    expect(text).toContain('has no clock time');
  });
});

describe('notes', () => {
  it('name the schools that are not offered', async () => {
    const notes = async (division: string) => (await resultOf(division)).provenance.notes.join(' ');
    expect(await notes('D2')).toContain('Uma and Shambhu, Kashinatha and Somanatha');
    expect(await notes('D2')).toContain('A hora chart has no houses.');
    expect(await notes('D3')).toContain('Jagannatha, Somanatha and the cyclic school');
    expect(await notes('D6')).toContain('later tradition');
    expect(await notes('D8')).toContain('later tradition');
    expect(await notes('D24')).toContain('backwards from Leo');
    expect(await notes('D30')).toContain('cyclic');
    expect(await notes('D60')).toContain('counts from Aries');
  });

  it('say from D24 on how good the birth time must be: 120 minutes over the division', async () => {
    for (const division of DIVISIONS) {
      const notes = (await resultOf(division)).provenance.notes.join(' ');
      const parts = division === 'D30' ? 30 : partsOf(division);
      const minutes = /a birth time good to ([\d.]+) minutes/.exec(notes)?.[1];
      if (parts < 24) expect(minutes).toBeUndefined();
      else expect(Math.abs(Number(minutes) - 120 / parts)).toBeLessThan(0.06);
      expect(notes.includes('Vargottama is the proper word for the navamsa')).toBe(division !== 'D9');
      expect(notes).toContain('No KP verdict rests on them.');
      expect(notes).toContain('Node dignity differs by school.');
    }
  });

  it('say that a birth to the minute is taken at the full minute, and D60 then has little confidence', async () => {
    const minute = { ...BIRTH, birth_datetime: '1992-08-14T10:02' };
    const sent = await conforms('get_d60_chart', minute);
    const whole = await conforms('get_d60_chart', BIRTH);
    expect(read.parse(sent.result).provenance.notes).toContain(
      'The birth time has no seconds, so it is taken at the full minute.',
    );
    expect(read.parse(whole.result).provenance.notes.join(' ')).not.toContain('no seconds');
    const own = z.looseObject({ readout: z.looseObject({ topicFields: z.looseObject({ confidence: z.string() }) }) });
    expect(own.parse(sent.result).readout.topicFields.confidence).toBe('LOW');
    expect(sent.result['planets']).toEqual(whole.result['planets']);
  });
});

describe('D9 against a second way', () => {
  const row = z.looseObject({ sign: z.string(), part: z.int(), degreeInVarga: z.number() });
  const charted = z.looseObject({ planets: z.record(z.string(), row) });
  const sky = z.looseObject({ planets: z.record(z.string(), z.looseObject({ siderealLongitude: z.number() })) });

  it('the navamsa is nine times the longitude', async () => {
    for (const { arguments: args } of SAMPLE_CHARTS.slice(0, 10)) {
      const { planets } = charted.parse((await conforms('get_d9_chart', args)).result);
      const { planets: birth } = sky.parse((await conforms('get_full_chart', args)).result);
      for (const [name, { degreeInVarga, part }] of Object.entries(planets)) {
        const longitude = birth[name]?.siderealLongitude ?? Number.NaN;
        expect(degreeInVarga).toBeCloseTo((longitude * 9) % 30, 4);
        expect(part).toBe(Math.floor(((longitude % 30) * 9) / 30) + 1);
      }
    }
  });
});
