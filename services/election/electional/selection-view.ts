import type { ElectionScan } from '@cuspal/engine/election/election-scan';
import type { SecondCheck } from '@cuspal/engine/election/second-person';
import type { Candidate, Chosen, Selection } from '@cuspal/engine/election/selection';
import type { z } from 'zod';
import type { selectionShape } from './election-shapes.ts';
import { MOST_DAYS, type PlannedScan } from './scan-plan.ts';
import { minutesOf, type Viewing, type WindowView, windowView } from './window-view.ts';
import { LAYER_IN_WORDS, TEST_IN_WORDS } from './window-words.ts';

export type SelectionView = z.input<typeof selectionShape>;

/** How the first place was decided, or why there is none. */
export function selectionView(
  viewing: Viewing,
  scan: ElectionScan,
  { status, chosen, inseparableCount }: Selection,
  plan: PlannedScan,
  startLocal: string | undefined,
  checks: readonly SecondCheck[] | null,
): SelectionView {
  const [first] = chosen;
  if (first === undefined) return nothing(viewing, scan, plan);
  const reason = [winner(first, inseparableCount, viewing.granularity), ...(checks === null ? [] : [tally(checks)])];
  return { status, ...(startLocal !== undefined && { startLocal }), reason: reason.join(' '), inseparableCount };
}

function winner({ discriminator }: Chosen, equals: number, granularity: Viewing['granularity']): string {
  const what = granularity === 'day' ? 'date' : 'window';
  if (discriminator === 'ONLY_WINDOW' || discriminator === 'INSEPARABLE') {
    return equals > 1
      ? `All ${equals} offered ${what}s are equal in every test, so they are in order of time.`
      : `It is the only ${what} that the scan offers.`;
  }
  const why = TEST_IN_WORDS[discriminator];
  return equals > 1
    ? `The best ${equals} ${what}s are equal in every test and in order of time. They come before the others, because ${ofSeveral(why)}.`
    : `The best ${what} comes before the next, because ${why}.`;
}

/** How the first place was decided, in a sentence on several windows. */
const ofSeveral = (why: string): string =>
  why
    .replace(/\bits\b/, 'their')
    .replace('it lacks', 'they lack')
    .replace('it has', 'they have');

/** What the second chart says of all windows of the pool. */
function tally(checks: readonly SecondCheck[]): string {
  const count = (wanted: SecondCheck): number => checks.filter((check) => check === wanted).length;
  return `Of the returned windows the second chart confirms ${count('CONFIRMS')}, supports ${count('PARTIAL')} in part and contradicts ${count('CONTRADICTS')}.`;
}

function nothing(viewing: Viewing, scan: ElectionScan, { granularity, scanDays }: PlannedScan): SelectionView {
  const { failedLayer, layerSeconds, nearest, droppedShort, usableSeconds } = scan;
  const { met, relaxed } = layerSeconds[failedLayer];
  const most = MOST_DAYS[granularity];
  return {
    status: 'NONE',
    reason: (scan.windows.length > 0
      ? ['The second chart contradicts every window that the scan offers.']
      : usableSeconds === 0
        ? ['None of the hours named falls in the scan, so nothing was judged.']
        : [
            `No ${granularity === 'day' ? 'date' : 'window'} of this scan has enough layers${droppedShort > 0 ? ' for long enough' : ''}.`,
            `The least support comes from ${LAYER_IN_WORDS[failedLayer]}, for ${minutesOf(met + relaxed)} minutes.`,
          ]
    ).join(' '),
    inseparableCount: 0,
    failedLayer,
    nearest: nearest === null ? null : nearestView(viewing, { window: nearest, date: null }),
    suggestedScanDays: scanDays >= most ? null : Math.min(scanDays * 2, most),
  };
}

const nearestView = (viewing: Viewing, candidate: Candidate): WindowView =>
  windowView(viewing, { ...candidate, place: 1, discriminator: 'ONLY_WINDOW' });
