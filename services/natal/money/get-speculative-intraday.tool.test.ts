import { natalEvent } from '@cuspal/engine/events/natal';
import { STANDINGS } from '@cuspal/engine/kp/kernel/standing';
import { DAY_TONES, SLOT_CAPS, SLOT_TONES } from '@cuspal/engine/topics/money/speculation';
import { SPECULATION_GATES } from '@cuspal/engine/topics/money/speculation-gate';
import { disclaimerText } from '@cuspal/tool-kit';
import { conforms, everyPage, GOLDEN, POLAR, withNotes } from '@cuspal/tool-kit/testing';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { describe, expect, it } from 'vitest';
import { GROWN_LIVES, reached, refusal } from '../test/topic-lives.ts';
import tool from './get-speculative-intraday.tool.ts';

const output = withNotes(tool);
const call = async (args: object, now?: number) =>
  output.parse(await everyPage(tool, args, 'slots', now === undefined ? {} : { now }));

const MUMBAI = { session_latitude: 18.93, session_longitude: 72.83, session_utc_offset_minutes: 330 };

describe('get_speculative_intraday', () => {
  it('closes the gate of the golden chart, which denies speculation', async () => {
    const found = await call({ ...GOLDEN, ...MUMBAI, session_date: '2026-03-02' });
    expect(found).toMatchObject({
      asOf: '2026-03-02T09:15:00+05:30',
      session: { start: '2026-03-02T09:15:00+05:30', end: '2026-03-02T15:30:00+05:30' },
      gate: 'CLOSED',
      promise: { key: 'speculation', verdict: 'DENIED' },
      noSignal: true,
      marketCalendar: 'not checked',
    });
    expect(found.gateReasons).toEqual([
      'The sub lord of cusp 5 is Mercury. Speculation is denied, because no required house is signified and every house against it is.',
      'Mercury, sub lord of cusp 5, signifies 8 (level 3) and 12 (level 4) of the houses of loss.',
      'Ketu, sub lord of cusp 11, signifies 12 (level 4) of the houses of loss.',
    ]);
    expect(found.answer).toMatch(
      /^The chart does not promise Speculation \/ Stock Market Gain, as in \d+ of 100 charts\..* So no stretch counts as supportive, and/,
    );
    expect(found.slots.some(({ tone }) => tone === 'SUPPORTIVE')).toBe(false);
    // Monday: Rahu kalam from about 08:15 to 09:45 at Mumbai.
    expect(found.slots.map(({ rahuKalam }) => rahuKalam).indexOf(false)).toBeGreaterThan(2);
    expect(found.slots.at(-1)?.rahuKalam).toBe(false);
  });

  it('tiles the session and counts its minutes', async () => {
    for (const { args, now } of GROWN_LIVES) {
      const { answer, promise, slots, session, minutes, gate, dayTone, dasha } = await call(args, now);
      const day = { SUPPORTIVE_DAY: 'mostly supportive', MIXED_DAY: 'mixed', ADVERSE_DAY: 'mostly adverse' }[dayTone];
      const whole = Object.values(minutes).map(Math.round);
      expect(answer).toContain(
        `The session is ${day}, with about ${whole[0]} supportive, ${whole[1]} neutral and ${whole[2]} adverse minutes.`,
      );
      expect(answer.startsWith(promiseSentence(natalEvent('speculation'), promise))).toBe(true);
      expect(answer.includes('no stretch counts as supportive')).toBe(gate === 'CLOSED');
      expect(answer.includes('tie to the houses of loss')).toBe(gate === 'GUARDED');
      expect(/dasha lords that work against gain/i.test(answer)).toBe(
        slots.some(({ cappedBy }) => cappedBy === 'DASHA_AGAINST'),
      );
      expect(answer).toMatch(/this is not a trading signal\.$/i);
      expect([slots[0]?.start, slots.at(-1)?.end]).toEqual([session.start, session.end]);
      slots.forEach((slot, index) => {
        const next = slots[index + 1];
        if (next) expect(slot.end).toBe(next.start);
        expect(slot.start < slot.end).toBe(true);
        if (slot.cappedBy !== undefined) expect(slot.tone).toBe('NEUTRAL');
        if (gate === 'CLOSED') expect(slot.tone).not.toBe('SUPPORTIVE');
      });
      expect(minutes.supportive + minutes.neutral + minutes.adverse).toBeCloseTo(375, 1);
      expect(dayTone).toBe(
        minutes.supportive >= 187.5 ? 'SUPPORTIVE_DAY' : minutes.adverse >= 187.5 ? 'ADVERSE_DAY' : 'MIXED_DAY',
      );
      expect(dasha.map(({ level }) => level)).toEqual(['MD', 'AD', 'PD', 'SD']);
    }
  });

  it('takes today, the birth place and its clock where nothing is sent', async () => {
    const found = await call(GOLDEN, Date.UTC(2026, 2, 1, 20));
    expect(found.session).toEqual({
      start: '2026-03-02T09:15:00+05:30',
      end: '2026-03-02T15:30:00+05:30',
      place: { latitude: 6.927, longitude: 79.861, utcOffsetMinutes: 330 },
    });
    const zoned = { ...GOLDEN, utc_offset_minutes: undefined, time_zone: 'Europe/London' };
    const summer = await call({ ...zoned, birth_datetime: '1992-01-14T04:32:00', session_date: '2026-07-01' });
    expect(summer.session.start).toBe('2026-07-01T09:15:00+01:00');
  });

  it('notes a clock it had to assume', async () => {
    const { session_utc_offset_minutes: _, ...place } = MUMBAI;
    const { provenance } = await call({ ...GOLDEN, ...place, session_date: '2026-03-02' });
    expect(provenance.notes.join()).toMatch(/offset of the birth place, \+05:30/);
  });

  it('reaches every value', async () => {
    expect(await reached(tool, 'gate')).toEqual(new Set(SPECULATION_GATES));
    expect(await reached(tool, 'slots.*.tone')).toEqual(new Set(SLOT_TONES));
    expect(await reached(tool, 'slots.*.cappedBy')).toEqual(new Set(SLOT_CAPS));
    expect(await reached(tool, 'slots.*.rahuKalam')).toEqual(new Set([true, false]));
    expect(await reached(tool, 'dayTone')).toEqual(new Set(DAY_TONES));
    expect(await reached(tool, 'dasha.*.standing')).toEqual(new Set(STANDINGS));
  });

  it('carries the disclaimer and no signal, on a Sunday too', async () => {
    const { result } = await conforms(tool, { ...GOLDEN, session_date: '2026-03-01' });
    expect(result).toMatchObject({ disclaimer: disclaimerText('financial'), noSignal: true });
  });

  it('counts one minute as one', async () => {
    const neutral = { birth_datetime: '1990-05-17T14:30', latitude: 28.61, longitude: 77.21, utc_offset_minutes: 330 };
    const answers: string[] = [];
    for (let hour = 9; hour < 18; hour += 1) {
      const [start, end] = ['00', '01'].map((minute) => `${String(hour).padStart(2, '0')}:${minute}`);
      const minute = { session_date: '2026-01-01', session_start: start, session_end: end };
      answers.push(String((await conforms(tool, { ...neutral, ...minute })).result['answer']));
    }
    expect(answers.join(' ')).toContain('The whole session is neutral, 1 minute without support or opposition.');
  });

  it('refuses what it cannot read', async () => {
    const asked = { ...GOLDEN, session_date: '2026-03-02' };
    expect(await refusal(tool, { ...asked, session_start: '05:00', session_end: '21:01' })).toMatch(
      /^validation_failed.*16 hours/,
    );
    expect(await refusal(tool, { ...asked, session_start: '15:30', session_end: '09:15' })).toMatch(
      /^validation_failed.*not after/,
    );
    expect(await refusal(tool, { ...asked, session_start: '9.15' })).toMatch(/^validation_failed.*HH:MM/);
    expect(await refusal(tool, { ...asked, session_date: '2026-03' })).toMatch(/^validation_failed.*session_date/);
    expect(await refusal(tool, { ...asked, ...MUMBAI, session_latitude: 70 })).toMatch(
      /^out_of_range.*session_latitude 70.*66\.5/,
    );
    expect(await refusal(tool, { ...asked, session_date: '2110-03-02' })).toMatch(/^validation_failed.*2107/);
    expect(await refusal(tool, POLAR)).toMatch(/^out_of_range/);
  });
});
