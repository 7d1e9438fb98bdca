import type { Comparison } from './compare.ts';
import type { Fault, Value } from './model.ts';

/** A comparison as text for a terminal: areas, reasons, and the worst rows. */
export function table(comparison: Comparison, worst: number): string {
  const { program, version, areas, faults, reasons, unknown, passed } = comparison;
  return [
    `${program} beside the conformance set ${version}`,
    '',
    ...columns([
      ['area', 'compared', 'agree', 'within tolerance', 'disagree', 'missing'],
      ...areas.map((area) =>
        [area.area, area.compared, area.agree, area.within, area.disagree, area.missing].map(String),
      ),
    ]),
    ...section(
      'Reasons',
      reasons.map(({ reason, count }) => [String(count), reason]),
    ),
    ...section(`Worst rows (${Math.min(worst, faults.length)} of ${faults.length})`, faults.slice(0, worst).map(rowOf)),
    ...section(
      `Not in the set (${unknown.length})`,
      unknown.slice(0, worst).map((name) => [name]),
    ),
    '',
    passed
      ? 'Passed: nothing disagrees.'
      : faults.length > 0
        ? 'Failed: some values disagree.'
        : 'Failed: nothing could be compared.',
    '',
  ].join('\n');
}

const rowOf = (fault: Fault): readonly string[] => [
  fault.caseId,
  fault.path,
  `expected ${print(fault.expected)}`,
  `found ${fault.found === undefined ? '' : print(fault.found)}`,
  fault.difference === undefined ? '' : `${fault.difference.toPrecision(4)} ${fault.field.unit ?? ''}`.trim(),
  fault.reason,
];

const print = (value: Value): string => (Array.isArray(value) ? `[${value.join(', ')}]` : String(value));

const section = (title: string, rows: readonly (readonly string[])[]): readonly string[] =>
  rows.length === 0 ? [] : ['', title, ...columns(rows).map((line) => `  ${line}`)];

/** Rows with their columns under one another. */
function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
