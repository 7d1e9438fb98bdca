import { OFFERED_CLASSES } from '@cuspal/engine/kp/promise/period-class';
import { CHANGE_AXES, JOB_AXES, NEXT_JOB_SUPPORTS } from '@cuspal/engine/topics/career/job-change';
import { TENTH_TARGETS } from '@cuspal/engine/topics/career/tenth-transits';
import { conforms, GOLDEN, POLAR, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { checkEnds } from '../test/answer-checks.ts';
import { windowsTold } from '../test/told.ts';
import { GROWN_LIVES, LIVES, reached, refusal } from '../test/topic-lives.ts';
import tool from './get-job-change-timing.tool.ts';

const output = withNotes(tool);
const call = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_job_change_timing', () => {
  it('opens the gate of the golden chart by 3, 5 and 9', async () => {
    const found = await call({ ...GOLDEN, as_of_date: '2012-01-01', horizon_years: 20 });
    expect(found).toMatchObject({
      promised: true,
      deferred: null,
      gate: { houses: [3, 5, 9], retrogradeStar: false },
      changeAxis: 'BOTH',
    });
    expect(found.weakAxis).toBeUndefined();
    expect(Object.keys(found.promises)).toEqual(['job_change', 'job_transfer']);
  });

  it('gives windows of the axes it has, each period once, with transits inside', async () => {
    let transits = 0;
    for (const { args, now } of GROWN_LIVES) {
      const found = await call({ ...args, horizon_years: 20 }, now);
      const { windows, promised, changeAxis, weakAxis, gate } = found;
      expect(promised).toBe(gate.houses.length > 0);
      if (!promised || windows.length > 0) expect(found.withheldReason !== undefined).toBe(!promised);
      if (!promised) expect([windows, found.deferred]).toEqual([[], null]);
      else expect(found.deferred !== null).toBe(gate.retrogradeStar);
      expect(weakAxis === true).toBe(promised && changeAxis === 'NONE');
      expect(windows.length).toBeLessThanOrEqual(8);
      windows.forEach((window, index) => {
        const next = windows[index + 1];
        if (next) expect(window.end <= next.start).toBe(true);
        if (changeAxis === 'EXIT_5_9' || changeAxis === 'MOVE_3_12') expect(window.axis).toBe(changeAxis);
        expect(window.otherAxis).not.toBe(window.axis);
        for (const { start, end, target } of window.transitSupport) {
          transits += 1;
          expect(start >= window.start && end <= window.end).toBe(true);
          expect(start === end).toBe(target === 'CUSP_10');
        }
        // The houses of the events job_change and job_transfer.
        const required = window.axis === 'EXIT_5_9' ? [5, 9, 10] : [3, 10, 12];
        const helping = window.axis === 'EXIT_5_9' ? [3, 6, 11] : [6, 9];
        expect([...window.covered, ...window.missing]).toEqual(expect.arrayContaining(required));
        for (const house of [...window.covered, ...window.missing]) expect([...required, ...helping]).toContain(house);
      });
    }
    expect(transits).toBeGreaterThan(0);
  });

  it('begins with the gate, the way of change and the first period', async () => {
    const axes = {
      EXIT_5_9: 'to leaving the post',
      MOVE_3_12: 'to moving with',
      BOTH: 'are both shown',
      NONE: 'Neither',
    };
    for (const { args, now } of GROWN_LIVES) {
      const { result } = await conforms(tool, { ...args, horizon_years: 20 }, { now });
      const { answer, asOf, promised, gate, chain, changeAxis, promises, deferred, best, ...found } =
        output.parse(result);
      await checkEnds(result);
      const confirmed = Object.values(promises).some(({ side }) => side === 'yes');
      expect(answer).toContain(`${chain.csl.planet}, sub lord of cusp 10,`);
      if (!promised) {
        expect(answer).toContain('No change of job is promised');
        expect(answer.includes('does not open this gate')).toBe(confirmed);
        continue;
      }
      expect(answer).toContain(
        `sub lord of cusp 10, signifies ${gate.houses.length > 1 ? 'houses' : 'house'} ${gate.houses.join(', ').replace(/, (\d)$/, ' and $1')}, so a job change is promised.`,
      );
      expect(answer.includes(`star lord ${deferred?.starLord} was retrograde`)).toBe(gate.retrogradeStar);
      expect(answer).toContain(axes[changeAxis]);
      // A promise spoken for and against alike is not a denial, and what agrees with the axis is not set against it.
      const open = Object.values(promises).some(({ side }) => side === 'split');
      const [, joint, clearly] =
        /, (and|but) Job Change and Job Transfer are not (clearly )?promised/.exec(answer) ?? [];
      if (confirmed) expect(joint).toBeUndefined();
      else expect([joint, clearly !== undefined]).toEqual([changeAxis === 'NONE' ? 'and' : 'but', open]);
      const named = best.EXIT_5_9 ?? best.MOVE_3_12;
      if (found.withheldReason !== undefined) expect(answer).toContain('So no date is given.');
      else if (named === null) expect(answer).toMatch(/No suitable period comes|No date is offered/);
      else {
        expect(answer).toContain(windowsTold({ asOf, best: named, windows: found.windows, weaker: [] }));
        const listed = found.windows.find(({ start }) => start === named.start);
        const another = /Another post is indicated|A gap before another post/.exec(answer)?.[0];
        if (listed && another !== undefined)
          expect(another.startsWith('Another')).toBe(listed.nextJobSupport === 'SUPPORTED');
      }
    }
  });

  it('clips the first window at as_of_date when its period runs', async () => {
    const { args, now } = GROWN_LIVES.find((life) => life.args.birth_datetime.startsWith('1967')) ?? LIVES[0];
    const { windows } = await call({ ...args, horizon_years: 20 }, now);
    const window = windows.find(({ clipped }) => !clipped);
    if (!window) throw new Error('no window');
    const inside = new Date((Date.parse(window.start) + Date.parse(window.end)) / 2).toISOString().slice(0, 19);
    const later = await call({ ...args, horizon_years: 3, as_of_date: `${inside}Z` }, now);
    expect(later.windows[0]).toMatchObject({ clipped: true, start: later.asOf, end: window.end, axis: window.axis });
  });

  it('reaches every value', async () => {
    const wide = { horizon_years: 20 };
    expect(await reached(tool, 'changeAxis', wide)).toEqual(new Set(CHANGE_AXES));
    expect(await reached(tool, 'windows.*.axis', wide)).toEqual(new Set(JOB_AXES));
    expect(await reached(tool, 'windows.*.otherAxis', wide)).toEqual(new Set(JOB_AXES));
    expect(await reached(tool, 'windows.*.nextJobSupport', wide)).toEqual(new Set(NEXT_JOB_SUPPORTS));
    expect(await reached(tool, 'windows.*.transitSupport.*.target', wide)).toEqual(new Set(TENTH_TARGETS));
    expect(await reached(tool, 'windows.*.transitSupport.*.planet', wide)).toEqual(new Set(['Saturn', 'Jupiter']));
    expect(await reached(tool, 'windows.*.class', wide)).toEqual(new Set(OFFERED_CLASSES));
    expect(await reached(tool, 'weakAxis', wide)).toEqual(new Set([true]));
    expect((await reached(tool, 'deferred.planet', wide)).size).toBeGreaterThan(1);
  });

  it('says where the sky is not known any more', async () => {
    const args = { ...GOLDEN, birth_datetime: '2385-08-14T04:32:00', as_of_date: '2397-01-01', horizon_years: 20 };
    const { windows, truncated, provenance } = await call(args);
    expect(windows.length === 0 || truncated === true).toBe(true);
    if (truncated) expect(provenance.notes.join()).toMatch(/ends with 2399/);
  });

  it('refuses what it cannot read', async () => {
    expect(await refusal(tool, POLAR)).toMatch(/^out_of_range/);
    expect(await refusal(tool, { ...GOLDEN, horizon_years: 25 })).toMatch(/^validation_failed.*20/);
    expect(await refusal(tool, { ...GOLDEN, as_of_date: '2110-01-01' })).toMatch(/^validation_failed.*2107/);
  });
});
