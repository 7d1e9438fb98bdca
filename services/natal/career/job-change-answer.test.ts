import { buildChart } from '@cuspal/engine/chart/build';
import { natalEvent } from '@cuspal/engine/events/natal';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { type JobChange, jobChange } from '@cuspal/engine/topics/career/job-change';
import { promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import { GOLDEN, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { jobChangeAnswer } from './job-change-answer.ts';

const chart = buildChart(testEphemeris(), resolveBirth(GOLDEN));

const answerFor = (changeAxis: JobChange['changeAxis'], change: Side, transfer: Side): string => {
  const summary = promiseSummary(chart, natalEvent('job_change'));
  return jobChangeAnswer(
    chart,
    {
      change: { ...jobChange(chart), changeAxis },
      promises: { job_change: { ...summary, side: change }, job_transfer: { ...summary, side: transfer } },
      timed: null,
    },
    () => {},
  );
};

describe('jobChangeAnswer', () => {
  it('joins what agrees with the axis by and, what does not by but', () => {
    expect(answerFor('NONE', 'no', 'no')).toContain(
      'Neither leaving nor moving is clearly shown, and Job Change and Job Transfer are not promised.',
    );
    expect(answerFor('EXIT_5_9', 'no', 'no')).toContain('leaving the post, but Job Change and Job Transfer');
    expect(answerFor('EXIT_5_9', 'no', 'yes')).not.toContain('Job Transfer are not');
  });

  it('calls a promise spoken for and against alike unclear, not denied', () => {
    expect(answerFor('BOTH', 'split', 'no')).toContain('Job Change and Job Transfer are not clearly promised.');
    expect(answerFor('BOTH', 'no', 'split')).toContain('Job Change and Job Transfer are not clearly promised.');
  });
});
