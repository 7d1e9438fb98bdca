import { counted, inWords } from '@cuspal/engine/base/words';
import type { BoundaryReport, BoundaryWarning } from '@cuspal/engine/kp/borders/boundary-warnings';
import { answerOf, type NextStep } from '@cuspal/tool-kit';

const cuspsOf = (warnings: readonly BoundaryWarning[], severity: BoundaryWarning['severity']): readonly string[] =>
  warnings
    .filter((each) => each.severity === severity && each.target.startsWith('cusp_'))
    .map(({ target }) => target.replace('cusp_', ''));

const cusps = (names: readonly string[]): string => `${names.length > 1 ? 'Cusps' : 'Cusp'} ${inWords(names)}`;

/** How far the birth time carries the cuspal sub lords: the cusps near a border and the smallest shift that matters. */
export function boundaryAnswer({ warnings, verdictStability }: BoundaryReport): string {
  const [critical, caution] = [cuspsOf(warnings, 'CRITICAL'), cuspsOf(warnings, 'CAUTION')];
  const opening = {
    STABLE: "No cusp is within 6' of a sub border.",
    SENSITIVE: `${cusps(critical)} ${critical.length > 1 ? 'are' : 'is'} within 6' of a sub border, so verdicts there depend on an exact birth time.`,
    UNRELIABLE: `${cusps(critical)} are within 6' of a sub border, so this birth time does not carry their verdicts.`,
  }[verdictStability];
  const shifts = warnings
    .filter(({ target, severity }) => target.startsWith('cusp_') && severity === 'CRITICAL')
    .flatMap(({ target, shiftSeconds }) => (shiftSeconds === null ? [] : [{ target, shiftSeconds }]))
    .sort((a, b) => Math.abs(a.shiftSeconds) - Math.abs(b.shiftSeconds));
  const [least] = shifts;
  return answerOf(
    opening,
    least !== undefined &&
      `A birth time ${counted(Math.abs(least.shiftSeconds), 'second')} ${least.shiftSeconds < 0 ? 'earlier' : 'later'} changes the sub lord of cusp ${least.target.replace('cusp_', '')}.`,
    caution.length > 0 && `${cusps(caution)} ${caution.length > 1 ? 'are' : 'is'} within 10' of a border.`,
  );
}

/** A firm time leads to the promises; a shaky one first to the audit of the birth time. */
export const boundaryNext = ({ verdictStability }: BoundaryReport): readonly NextStep[] =>
  verdictStability === 'STABLE'
    ? [{ tool: 'analyze_natal_promise', reason: 'The cuspal sub lords hold, so the promises can be read.' }]
    : [{ tool: 'run_pre_verdict_audit', reason: 'It weighs how far this birth time carries a verdict.' }];
