import { named } from '@cuspal/speech';
import { capitalised } from '../../base/words.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { cycleEndMs } from '../../dasha/vimshottari.ts';
import { matterInWords } from '../../events/event.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { ageAt, LAST_AGE, lifeStage, lifeStageReason, lifeStageSpan } from '../../events/life-stage.ts';
import type { Ages, Gender } from '../../events/life-stage.ts';
import { birthdayMs } from '../../time/moment.ts';
import { say } from './timing.messages.ts';

/**
 * How the years asked for lie to the ages of a matter: `early` and `late` begin outside its ages, `over` begins after the
 * 100th birthday, past which no period is judged.
 */
export type Stage = 'inside' | 'early' | 'late' | 'over';

/** The years in which the periods of a matter are judged. */
export interface StageYears extends Interval {
  readonly stage: Stage;
  /** The years asked for end before the matter is read, so that all of them moved. */
  readonly beyond: boolean;
}

/**
 * The years in which a matter that a caller named is judged: they begin on the birthday from which it is read, with
 * their full length, and end with its last age or on the 100th birthday. Empty where they begin later than that.
 */
export function stageYears(chart: Chart, matter: Ages, asked: Interval, gender?: Gender): StageYears {
  const { startMs, endMs } = asked;
  const { fromMs, toMs } = lifeStageSpan(matter, chart.moment, gender);
  const oldMs = birthdayMs(chart.moment, LAST_AGE);
  const lastMs = Math.min(toMs, oldMs, cycleEndMs(vimshottariOf(chart)));
  if (startMs >= lastMs) return { startMs, endMs: startMs, stage: startMs >= oldMs ? 'over' : 'late', beyond: false };
  if (startMs >= fromMs) return { startMs, endMs: Math.min(endMs, lastMs), stage: 'inside', beyond: false };
  return {
    startMs: fromMs,
    endMs: Math.min(fromMs + endMs - startMs, lastMs),
    stage: 'early',
    beyond: endMs <= fromMs,
  };
}

/** The part of a span in which a matter can belong to a life; empty where it has none. */
export function withinStage(chart: Chart, matter: Ages, asked: Interval): Interval {
  const { startMs, endMs } = stageYears(chart, matter, asked);
  return { startMs, endMs: Math.max(startMs, Math.min(endMs, asked.endMs)) };
}

/** A matter as the first words of a sentence: what a page calls it, a group of houses by its houses. */
export const calledFirst = (event: JudgedEvent): string =>
  /^Houses? \d/.test(event.label) ? capitalised(matterInWords(event)) : named(event.label).replace(/ \(\d.*\)$/, '');

/** Why a matter has no period in years that begin after its ages; null where it can have one. */
export function tooOld(chart: Chart, event: JudgedEvent, asked: Interval, gender?: Gender): string | null {
  const { stage } = stageYears(chart, event, asked, gender);
  const age = ageAt(chart.moment, asked.startMs);
  if (stage === 'over') return say.judgedUpTo({ last: LAST_AGE, age });
  return stage === 'late'
    ? say.notAtThisAge({ matter: calledFirst(event), why: lifeStageReason(event, age, gender) })
    : null;
}

/** Where an instant lies to the ages of a matter. */
export function stageAt(chart: Chart, matter: Ages, utcMs: number, gender?: Gender): Stage {
  const age = ageAt(chart.moment, utcMs);
  const [from, to] = lifeStage(matter, gender);
  if (age >= LAST_AGE && to >= LAST_AGE) return age > LAST_AGE ? 'over' : 'inside';
  return age < from ? 'early' : age > to ? 'late' : 'inside';
}
