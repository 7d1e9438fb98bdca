import type { Fault, ProgramOutput, ReferenceSet, Row, Status } from './model.ts';
import { STATUSES } from './model.ts';
import { judge } from './judge.ts';
import { fieldFinder, leavesOf, namesIn } from './paths.ts';
import { explainCase } from './reasons/explain.ts';

/** How an area came out; `compared` counts all but the missing. */
export type AreaCount = Readonly<Record<Status, number>> & { readonly area: string; readonly compared: number };

/** What a comparison found. */
export interface Comparison {
  readonly program: string;
  readonly version: string;
  readonly areas: readonly AreaCount[];
  /** Every value that disagrees, the worst first. */
  readonly faults: readonly Fault[];
  /** How often each reason stands behind a fault, most often first. */
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
  /** Cases and fields of the output that the set does not have. */
  readonly unknown: readonly string[];
  /** Something was compared and nothing disagrees. */
  readonly passed: boolean;
}

/** Compares a program's output with the whole set. */
export function compare(set: ReferenceSet, output: ProgramOutput): Comparison {
  const fieldOf = fieldFinder(set.fields);
  const rows: Row[] = [];
  const faults: Fault[] = [];
  const unknown = new Set(output.values.keys());
  const unknownFields: string[] = [];
  for (const [file, cases] of Object.entries(set.files)) {
    const isNamed = namesIn(cases.map(({ values }) => values));
    for (const reference of cases) {
      unknown.delete(reference.id);
      const given = output.values.get(reference.id);
      const expected = leavesOf(reference.values);
      const judged = [...expected].flatMap(([path, value]): readonly Row[] => {
        const field = fieldOf(file, path);
        return field ? [judge(reference.id, path, field, value, given?.get(path), reference.limits?.[path])] : [];
      });
      rows.push(...judged);
      faults.push(...explainCase(reference, judged, given ?? new Map()));
      for (const path of given?.keys() ?? []) {
        const field = fieldOf(file, path);
        if (field === undefined || !isNamed(field, path)) unknownFields.push(`${reference.id} ${path}`);
      }
    }
  }
  const areas = countAreas(rows);
  return {
    program: output.program,
    version: set.version,
    areas,
    faults: faults.sort((a, b) => severity(b) - severity(a)),
    reasons: countReasons(faults),
    unknown: [...unknown, ...unknownFields],
    passed: areas.some(({ compared }) => compared > 0) && faults.length === 0,
  };
}

/** How many times its tolerance a value is off; what is equal or not comes after everything that can be measured. */
const severity = ({ difference, limits }: Row): number =>
  difference === undefined || limits === undefined ? 0 : Math.abs(difference) / limits[1];

function countAreas(rows: readonly Row[]): readonly AreaCount[] {
  const counts = new Map<string, Record<Status, number>>();
  for (const { field, status } of rows) {
    const count = counts.get(field.area) ?? { agree: 0, within: 0, disagree: 0, missing: 0 };
    count[status] += 1;
    counts.set(field.area, count);
  }
  return [...counts].map(([area, count]) => ({
    area,
    compared: STATUSES.reduce((sum, status) => sum + (status === 'missing' ? 0 : count[status]), 0),
    ...count,
  }));
}

function countReasons(faults: readonly Fault[]): Comparison['reasons'] {
  const counts = new Map<string, number>();
  for (const { reason } of faults) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count);
}
