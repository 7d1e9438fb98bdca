import { compare, leavesOf } from 'cuspal-conformance';
import type { Alternative, Comparison, ReferenceCase, ReferenceSet, Value, Values } from 'cuspal-conformance';
import { AREAS, CASES } from './cases.ts';
import { FIELDS } from './fields.ts';
import { ours } from './ours/output.ts';
import type { secondAnswers } from './second.ts';

/** Values on which both computations agree, and those that were left out because they do not. */
export interface Agreed {
  readonly files: ReferenceSet['files'];
  readonly comparison: Comparison;
  readonly leftOut: readonly string[];
}

/** Keeps each value of the second computation with which the first agrees within its tolerance. */
export function agreed(second: ReturnType<typeof secondAnswers>, version: string): Agreed {
  const files = Object.fromEntries(
    AREAS.map((area) => [
      area,
      CASES[area].map((asked): ReferenceCase => ({ ...asked, ...answerOf(second, area, asked.id) })),
    ]),
  );
  const comparison = compare({ version, fields: FIELDS, files }, ours());
  const missing = comparison.areas.filter((area) => area.missing > 0).map(({ area }) => area);
  if (missing.length > 0) throw new Error(`The first computation left out values of ${missing.join(', ')}.`);
  const dropped = new Map<string, string[]>();
  for (const { caseId, path } of comparison.faults) {
    // Values that are read from a longitude are left out with it.
    const place = path.endsWith('.longitude') ? path.slice(0, -'longitude'.length) : path;
    dropped.set(caseId, [...(dropped.get(caseId) ?? []), place]);
  }
  return {
    files: Object.fromEntries(
      Object.entries(files).map(([area, cases]) => [area, cases.map((each) => cut(each, dropped.get(each.id) ?? []))]),
    ),
    comparison,
    leftOut: comparison.faults.map(({ caseId, path }) => `${caseId} ${path}`),
  };
}

function answerOf(second: ReturnType<typeof secondAnswers>, area: (typeof AREAS)[number], id: string) {
  const answer = second[area][id];
  if (answer === undefined) throw new Error(`The second computation left out ${id}.`);
  return answer;
}

/** A case without some of its values, and with those values of its alternatives that differ from its own. */
function cut(each: ReferenceCase, dropped: readonly string[]): ReferenceCase {
  const kept = (path: string): boolean => !dropped.some((start) => path.startsWith(start));
  const values = picked(each.values, kept);
  const own = leavesOf(values);
  const limits = Object.entries(each.limits ?? {}).filter(([path]) => own.has(path));
  const alternatives = (each.alternatives ?? []).map(({ reason, values: other }): Alternative => ({
    reason,
    values: picked(other, (path, value) => own.has(path) && String(own.get(path)) !== String(value)),
  }));
  const said = alternatives.filter(({ values: other }) => Object.keys(other).length > 0);
  return {
    id: each.id,
    input: each.input,
    values,
    ...(limits.length > 0 ? { limits: Object.fromEntries(limits) } : {}),
    ...(said.length > 0 ? { alternatives: said } : {}),
    ...(each.ayanamsas ? { ayanamsas: each.ayanamsas } : {}),
  };
}

const isLeaf = (value: Value | Values): value is Value => typeof value !== 'object' || Array.isArray(value);

/** Nested values whose leaves pass, without empty branches. */
function picked(values: Values, keep: (path: string, value: Value) => boolean, prefix = ''): Values {
  const entries = Object.entries(values).flatMap(([name, value]): [string, Value | Values][] => {
    if (isLeaf(value)) return keep(prefix + name, value) ? [[name, value]] : [];
    const below = picked(value, keep, `${prefix}${name}.`);
    return Object.keys(below).length > 0 ? [[name, below]] : [];
  });
  return Object.fromEntries(entries);
}
