import type { Chart } from '@cuspal/engine/chart/chart';
import { printDate } from '@cuspal/engine/time/print';
import type { CareerCuspPanel } from '@cuspal/engine/topics/career/career-cusp-panel';
import type { CareerArc, OutlookWithReason } from '@cuspal/engine/topics/career/career-outlook';
import type { SectorClass } from '@cuspal/engine/topics/career/career-signature';
import type { JobOrBusinessAnswer } from '@cuspal/engine/topics/career/job-or-business';
import { answerOf } from '@cuspal/tool-kit';
import { say } from './career.messages.ts';

interface CareerFacts {
  readonly mode: JobOrBusinessAnswer;
  readonly sector: SectorClass;
  readonly panel: CareerCuspPanel;
  readonly government: OutlookWithReason['verdict'];
  readonly abroad: OutlookWithReason['verdict'];
  readonly arcs: readonly CareerArc[];
}

/** Working life in three sentences: form and sector, state and abroad, the balance with the period that comes first. */
export function careerAnswer(
  { mode, sector, panel, government, abroad, arcs }: CareerFacts,
  { moment }: Pick<Chart, 'moment'>,
): string {
  // A government post and the sector are read by different tests.
  const apart = government === 'INDICATED' && (sector === 'private' || sector === 'self');
  const [first] = arcs;
  return answerOf(
    say.workAndSector({ work: mode, sector }),
    say.governmentAndAbroad({ government, apart, abroad }),
    say.careerBalance({
      band: panel.band,
      score: panel.balance.score,
      ...(first === undefined
        ? { arc: 'NONE', until: '' }
        : { arc: first.class, until: printDate(first.endMs, moment) }),
    }),
  );
}
