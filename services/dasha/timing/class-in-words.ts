import type { PeriodClass } from '@cuspal/engine/kp/promise/period-class';

/** What a period does for a matter, as the end of "the period …". */
export const CLASS_IN_WORDS: Readonly<Record<PeriodClass, string>> = {
  TRIPLE_PRINCIPAL: 'brings it in full',
  ALL_FRUITFUL: 'brings it in full',
  PARTIAL: 'brings it in part',
  OPENED: 'offers it without giving it',
  BLOCKED: 'holds it back',
  SILENT: 'neither brings nor blocks it',
};
