import type { ElectionScan } from '@cuspal/engine/election/election-scan';
import type { SecondCheck } from '@cuspal/engine/election/second-person';
import type { Candidate, Chosen, Selection } from '@cuspal/engine/election/selection';
import type { z } from 'zod';
import type { selectionShape } from './election-shapes.ts';
import { MOST_DAYS, type PlannedScan } from './scan-plan.ts';
import { minutesOf, type Viewing, type WindowView, windowView } from './window-view.ts';
import { say } from './electional.messages.ts';

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
  const day = granularity === 'day';
  if (discriminator === 'ONLY_WINDOW' || discriminator === 'INSEPARABLE') {
    return equals > 1 ? say.allEqual({ equals, day }) : say.onlyOne({ day });
  }
  const several = equals > 1;
  const reason = say.testPassed({ test: discriminator, several });
  return several ? say.bestEqual({ equals, day, reason }) : say.bestBeforeNext({ day, reason });
}

/** What the second chart says of all windows of the pool. */
function tally(checks: readonly SecondCheck[]): string {
  const count = (wanted: SecondCheck): number => checks.filter((check) => check === wanted).length;
  return say.secondTally({
    confirmed: count('CONFIRMS'),
    partial: count('PARTIAL'),
    contradicted: count('CONTRADICTS'),
  });
}

function nothing(viewing: Viewing, scan: ElectionScan, { granularity, scanDays }: PlannedScan): SelectionView {
  const { failedLayer, layerSeconds, nearest, droppedShort, usableSeconds } = scan;
  const { met, relaxed } = layerSeconds[failedLayer];
  const most = MOST_DAYS[granularity];
  return {
    status: 'NONE',
    reason: (scan.windows.length > 0
      ? [say.secondContradictsAll()]
      : usableSeconds === 0
        ? [say.noHoursInScan()]
        : [
            say.tooFewLayers({ day: granularity === 'day', short: droppedShort > 0 }),
            say.leastSupport({ layer: failedLayer, minutes: minutesOf(met + relaxed) }),
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
