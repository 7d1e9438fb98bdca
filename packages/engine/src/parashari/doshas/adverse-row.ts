import { EngineError } from '../../base/errors.ts';
import { ADVERSE_CATALOGUE } from '../yogas/catalogues.ts';
import { readCatalogue } from '../yogas/evaluate.ts';
import type { YogaRow } from '../yogas/evaluate.ts';
import type { Reading } from '../yogas/reading.ts';

/** The row of an adverse yoga in a chart as get_negative_yogas reads it; null where it is not there. */
export function adverseRow(reading: Reading, id: string): YogaRow | null {
  const yoga = ADVERSE_CATALOGUE.find((each) => each.id === id);
  if (yoga === undefined) throw new EngineError('internal_error', `The adverse catalogue has no row ${id}.`);
  return readCatalogue([yoga], reading).rows[0] ?? null;
}
