import { WINDOW_VERDICTS } from '@cuspal/tool-kit/views/election-verdicts';
import { relaxationsShape } from '@cuspal/tool-kit/views/relaxations';
import { CAUTIONS } from '@cuspal/engine/election/cautions';
import { CUSP_RULE_RESULTS, CUSTOMS } from '@cuspal/engine/election/moment-chart';
import { RELAXATION_CODES, RELAXED_LAYERS } from '@cuspal/engine/election/relaxation';
import { SECOND_CHECKS } from '@cuspal/engine/election/second-person';
import { SCHOOL_VERDICTS } from '@cuspal/engine/election/second-school';
import { DISCRIMINATORS, SELECTION_STATUSES } from '@cuspal/engine/election/selection';
import { ELECTION_EVENTS } from '@cuspal/engine/events/election';
import { callTool, type Life, randomLives } from '@cuspal/tool-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { personOf } from '../test/people.ts';
import { electionWindowShape, selectionShape } from './election-shapes.ts';
import findElectionWindow from './find-election-window.tool.ts';
import findSurgeryTime from './find-surgery-time.tool.ts';
import { RESOLVING_LAYERS } from './window-words.ts';

const printed = z.object({
  windows: z.array(electionWindowShape),
  selection: selectionShape,
  relaxations: relaxationsShape,
  nextSupportingPeriod: z.object({}).nullable().optional(),
});

const seen = new Map<string, Set<string | null>>();
const put = (field: string, ...values: readonly (string | null)[]): void => {
  const known = seen.get(field) ?? new Set();
  values.forEach((value) => known.add(value));
  seen.set(field, known);
};

const GRANULARITIES = ['minute', 'hour', 'day'] as const;
const DAYS = [0.4, 4, 16];

function argumentsOf(life: Life, index: number) {
  return {
    ...life.args,
    granularity: GRANULARITIES[index % 3],
    scan_days: DAYS[index % 3],
    ...(index % 2 === 1 && { max_windows: index % 4 === 3 ? 25 : 6 }),
    ...(index % 5 === 0 && { preferred_time_of_day: { start: '10:00', end: '10:30' } }),
    // A minute that a rising border cuts leaves no window, whatever layers hold.
    ...(index % 9 === 0 && { scan_days: 1, preferred_time_of_day: { start: '10:00', end: '10:01' } }),
    second_school_lens: true,
  };
}

beforeAll(async () => {
  for (const [index, life] of randomLives(190, 82).entries()) {
    const args = argumentsOf(life, index);
    const event = ELECTION_EVENTS[(index + 1) % ELECTION_EVENTS.length]?.key;
    const call =
      index % 4 === 3
        ? await callTool(findSurgeryTime, args, life)
        : await callTool(
            findElectionWindow,
            { ...args, event, ...(index % 4 === 1 && { person2: personOf(life, index) }) },
            life,
          );
    if (call.isError) continue;
    const { windows, selection, relaxations, nextSupportingPeriod } = printed.parse(call.result);
    put('status', selection.status);
    put('failed', ...(selection.failedLayer ? [selection.failedLayer] : []));
    put('supporting', nextSupportingPeriod === undefined ? 'none' : nextSupportingPeriod === null ? null : 'found');
    put('code', ...relaxations.map(({ code }) => code));
    put('layer', ...relaxations.map(({ layer }) => layer));
    for (const window of [...windows, ...(selection.nearest ? [selection.nearest] : [])]) {
      put('verdict', window.verdict);
      put('resolving', window.resolvingLayer);
      put('discriminator', window.discriminator);
      put('cuspRule', ...(window.cuspRuleCheck ? [window.cuspRuleCheck.met] : []));
      put('school', ...(window.secondSchoolLens ? [window.secondSchoolLens.verdict] : []));
      put('second', ...(window.secondaryCheck ? [window.secondaryCheck] : []));
      put('caution', ...window.cautions);
      put('custom', ...window.customary);
      put('info', ...window.matchedConditions.flatMap((line) => /^info:(\w+)/.exec(line)?.[1] ?? []));
    }
  }
}, 300_000);

describe('every value of the result is reached by some chart', () => {
  it.each([
    ['status', SELECTION_STATUSES],
    // The Ascendant is reached in the test of find_election_window.
    ['failed', ['MOON', 'PERIOD', 'RULING_AND_TRANSIT']],
    ['supporting', ['none', null, 'found']],
    ['code', RELAXATION_CODES],
    ['layer', RELAXED_LAYERS],
    ['verdict', [...WINDOW_VERDICTS, null]],
    ['resolving', RESOLVING_LAYERS],
    ['discriminator', DISCRIMINATORS],
    ['cuspRule', CUSP_RULE_RESULTS],
    ['school', SCHOOL_VERDICTS],
    ['second', SECOND_CHECKS],
    ['caution', CAUTIONS],
    ['custom', CUSTOMS],
    ['info', ['MOON_DIRECTION', 'KARAKA', 'MOVABLE_SIGN']],
  ] as const)('%s', (field, values) => {
    expect([...(seen.get(field) ?? [])].sort()).toEqual([...values].sort());
  });
});
