import type { Field, Value, Values } from './model.ts';

const isNested = (value: Value | Values): value is Values => typeof value === 'object' && !Array.isArray(value);

/** All leaves by their field path, `planets.Moon.longitude`. */
export function leavesOf(values: Values, prefix = ''): ReadonlyMap<string, Value> {
  const found = new Map<string, Value>();
  for (const [name, value] of Object.entries(values)) {
    if (isNested(value)) for (const [path, leaf] of leavesOf(value, `${prefix}${name}.`)) found.set(path, leaf);
    else found.set(prefix + name, value);
  }
  return found;
}

/** The value at a field path; undefined where there is none. */
export function valueAt(values: Values, path: string): Value | undefined {
  let at: Value | Values | undefined = values;
  for (const name of path.split('.')) {
    if (at === undefined || !isNested(at)) return undefined;
    at = Object.hasOwn(at, name) ? at[name] : undefined;
  }
  return at === undefined || isNested(at) ? undefined : at;
}

/** Looks whether some case has the word that stands for `*` in the field of a path: a planet, a cusp, an ayanamsa. */
export function namesIn(cases: readonly Values[]): (field: Field, path: string) => boolean {
  const seen = new Set<string>();
  for (const values of cases)
    for (const path of leavesOf(values).keys()) for (const start of startsOf(path)) seen.add(start);
  return (field, path) => {
    const starts = startsOf(path);
    return field.path.split('.').every((word, at) => word !== '*' || seen.has(starts[at] ?? ''));
  };
}

/** `a`, `a.b` and `a.b.c` of `a.b.c`. */
const startsOf = (path: string): readonly string[] => {
  const words = path.split('.');
  return words.map((_, at) => words.slice(0, at + 1).join('.'));
};

/** Finds the field of a path of a file: the first whose words are those of the path, `*` standing for any. */
export function fieldFinder(fields: readonly Field[]): (file: string, path: string) => Field | undefined {
  const patterns = fields.map((field) => ({ field, words: field.path.split('.') }));
  const known = new Map<string, Field | undefined>();
  const find = (file: string, path: string): Field | undefined => {
    const said = path.split('.');
    return patterns.find(
      ({ field, words }) =>
        field.files.includes(file) &&
        words.length === said.length &&
        words.every((word, at) => word === '*' || word === said[at]),
    )?.field;
  };
  return (file, path) => {
    const key = `${file} ${path}`;
    if (!known.has(key)) known.set(key, find(file, path));
    return known.get(key);
  };
}
