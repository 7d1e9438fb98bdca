/** Which part of a member's result a composite shows. */
export interface Cut {
  /** Fields kept, each with what is kept of it; null keeps all but those of `without`. */
  readonly fields: ReadonlyMap<string, Cut> | null;
  readonly without: readonly string[];
  /** Rows kept of a list, from its beginning; Infinity for all. */
  readonly rows: number;
}

/** Fields that belong to a call and not to what it found. */
const OF_THE_CALL = ['answer', 'next', 'system', 'provenance', 'disclaimer', 'disclaimers', 'useNote', 'notes'];

/** Key that stands for every key. */
export const EVERY = '@';

const WHOLE: Cut = { fields: null, without: [], rows: Infinity };

/**
 * Reads what to keep, as the pages write it: names with inner fields in braces and rows in brackets, such as
 * `band cusps{cusp csl} windows[1]`; `*` keeps all that a call found, `* -chain` all but that; `@` stands for every key
 * of a table by planet, as in `planets{@{sign house}}`.
 */
export function cutOf(text: string): Cut {
  const tokens = text.match(/[A-Za-z]\w*|[{}*@]|\[\d+\]|-\w+/g) ?? [];
  let at = 0;
  const fieldsUntil = (end: string | undefined): Cut => {
    const fields = new Map<string, Cut>();
    const without: string[] = [];
    let all = false;
    for (let token = tokens[at]; token !== end; token = tokens[at]) {
      at++;
      if (token === undefined) throw new RangeError(`Unclosed brace in "${text}"`);
      if (token === '*') all = true;
      else if (token.startsWith('-')) without.push(token.slice(1));
      else fields.set(token, inner());
    }
    at++;
    return all ? { fields: null, without: [...OF_THE_CALL, ...without], rows: Infinity } : { ...WHOLE, fields };
  };
  const inner = (): Cut => {
    const count = tokens[at];
    const rows = count?.startsWith('[') ? Number(count.slice(1, -1)) : Infinity;
    if (Number.isFinite(rows)) at++;
    if (tokens[at] !== '{') return { ...WHOLE, rows };
    at++;
    return { ...fieldsUntil('}'), rows };
  };
  return fieldsUntil(undefined);
}

/** Whether a field is kept, and what of it; undefined where it is left out. */
export const keptOf = ({ fields, without }: Cut, name: string): Cut | undefined =>
  fields === null ? (without.includes(name) ? undefined : WHOLE) : (fields.get(name) ?? fields.get(EVERY));

/** Whether a field, named with dots from the top, is kept at least in part. */
export const isKept = (cut: Cut, path: string): boolean =>
  path.split('.').reduce<Cut | undefined>((kept, name) => kept && keptOf(kept, name), cut) !== undefined;

/** Whether nothing is left out. */
export const isWhole = ({ fields, without, rows }: Cut): boolean =>
  fields === null && without.length === 0 && rows === Infinity;

/** Names that stand for a call and are no loss when they are left out. */
export const isOfTheCall = (name: string): boolean => OF_THE_CALL.includes(name);
