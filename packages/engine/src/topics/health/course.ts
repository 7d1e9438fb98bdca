import type { DiseaseNature } from './disease-nature.ts';

export const COURSES = ['RECOVERY_PATTERN', 'CHRONIC_PATTERN', 'MIXED_PATTERN'] as const;
export type Course = (typeof COURSES)[number];

/** Whether the pattern of the sub lord of cusp 6 is one of recovery or of long course (R19.4). */
export function courseOf({
  curability,
  chronicity,
  severityGates,
}: Pick<DiseaseNature, 'curability' | 'chronicity' | 'severityGates'>): Course {
  if (curability === 'CURABLE' && chronicity !== 'CHRONIC') return 'RECOVERY_PATTERN';
  return curability === 'PERSISTENT' || (chronicity === 'CHRONIC' && !severityGates.curable.hit)
    ? 'CHRONIC_PATTERN'
    : 'MIXED_PATTERN';
}
