import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';

/** How a promise below a full one limits a period that is strong by itself; false where it does not. */
export function promiseLimit(verdict: Verdict): string | false {
  switch (verdict) {
    case 'PARTIALLY_ACTIVE':
      return 'The promise is weak, so even a strong period may bring little of it.';
    case 'MIXED_ACTIVE':
      return 'The opposition in the chart can hold it back even in a strong period.';
    case 'CONTRADICTED':
      return 'Even a strong period shows only when it may come, not whether it does.';
    case 'ACTIVE':
    case 'DENIED':
    case 'NEGATED':
      return false;
  }
}
