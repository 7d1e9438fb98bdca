import type { JudgedEvent } from '../../events/event.ts';
import type { House } from '../../zodiac/names.ts';
import { CURE, DISEASE } from './pull.ts';

/** The rows of the event catalogue that the health pages quote. */
export const HEALTH_MATTERS = [
  'illness_acute',
  'chronic_illness',
  'hospitalization',
  'surgery',
  'accident',
  'addiction',
  'mental_health',
  'recovery',
] as const;

const group = (
  label: string,
  primaryCusp: House,
  required: readonly House[],
  denial: readonly House[],
): JudgedEvent => ({
  key: null,
  label,
  topic: 'health',
  polarity: 'favourable',
  karakas: [],
  primaryCusp,
  required,
  supporting: [],
  denial,
});

/** A planned operation that goes well: 1, 5, 11 against 2, 6, 12 from cusp 11 (R11). */
export const ELECTIVE = group('Elective Surgery', 11, CURE, [2, 6, 12]);
/** Leaving a dependence: 1, 5, 11 against 6, 8, 12 from cusp 11 (R10, R11). */
export const REHAB = group('Leaving a Dependence', 11, CURE, DISEASE);
/** Cure as it is judged from cusps 5 and 11 beside the row of the catalogue (KSK, R19.4). */
export const CURE_FROM_5 = group('Recovery as seen from cusp 5', 5, CURE, DISEASE);
export const CURE_FROM_11 = group('Recovery as seen from cusp 11', 11, CURE, DISEASE);
/** A planned transplant: 8 and 11 against 6 and 12 from cusp 8; ours (R19.6). */
export const TRANSPLANT = group('Planned Transplant', 8, [8, 11], [6, 12]);
