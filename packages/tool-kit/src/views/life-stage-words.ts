import type { Chart } from '@cuspal/engine/chart/chart';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { ageAt, LAST_AGE, lifeStage } from '@cuspal/engine/events/life-stage';
import type { Gender } from '@cuspal/engine/events/life-stage';
import { calledFirst, stageAt } from '@cuspal/engine/kp/timing/stage-years';
import type { Stage, StageYears } from '@cuspal/engine/kp/timing/stage-years';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { dateInWords } from '@cuspal/engine/time/print';
import { ageInWords } from '../adult-only.ts';
import type { ToolContext } from '../define-tool.ts';

type Call = Pick<ToolContext<object>, 'chart' | 'now' | 'lead'>;

/** The matter that a call names, when it is asked about, and the years its periods are judged in, where it has any. */
interface Asked {
  readonly event: JudgedEvent;
  readonly atMs?: number;
  readonly years?: StageYears | undefined;
  readonly gender?: Gender;
}

/**
 * Says before the answer that a matter lies outside the ages at which it is read (docs/api.md#life-stages), and what the
 * result holds for that. Says nothing of one that fits.
 */
export function leadByLifeStage(call: Call, asked: Asked): void {
  const sentence = lifeStageLead(call, asked);
  if (sentence !== null) call.lead(sentence);
}

/** The same sentence; null where the matter fits. */
export function lifeStageLead({ chart, now }: Omit<Call, 'lead'>, asked: Asked): string | null {
  const { event, years, gender, atMs = now } = asked;
  const stage = years?.stage ?? stageAt(chart, event, atMs, gender);
  if (stage === 'inside') return null;
  const read = stage === 'over' ? (years ? PERIODS : MATTERS) : readInWords(event, stage, gender);
  return `${personInWords(chart, atMs, now)}, and ${read}, so ${years ? periodsInWords(chart, event, years, gender) : TOLD[stage]}.`;
}

/** `The person is 12`, and when, where that is another day than that of the call. */
function personInWords({ moment }: Pick<Chart, 'moment'>, atMs: number, now: number): string {
  const age = ageAt(moment, atMs);
  const then = Math.abs(atMs - now) < DAY_MS ? '' : ` on ${dateInWords(atMs, moment)}`;
  return `The person is ${ageInWords(age)}${then}`;
}

const PERIODS = `periods are judged up to the ${LAST_AGE}th birthday`;
const MATTERS = `matters are read up to ${LAST_AGE}`;

function readInWords(event: JudgedEvent, stage: 'early' | 'late', gender?: Gender): string {
  const [from, to] = lifeStage(event, gender);
  return `${calledFirst(event)} is read ${stage === 'early' ? `from ${from}` : `up to ${to}`}`;
}

const TOLD: Readonly<Record<Exclude<Stage, 'inside'>, string>> = {
  early: 'this speaks of later years',
  late: 'this speaks of earlier years',
  over: 'this speaks of earlier years',
};

function periodsInWords(
  { moment }: Pick<Chart, 'moment'>,
  event: JudgedEvent,
  { stage, beyond, startMs }: StageYears,
  gender?: Gender,
): string {
  if (stage === 'over') return 'none is given';
  if (stage === 'late') return 'no period is given';
  const [from] = lifeStage(event, gender);
  return `these are periods from ${beyond ? dateInWords(startMs, moment) : from} on`;
}
