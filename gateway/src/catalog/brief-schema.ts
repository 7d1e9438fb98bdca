import { isDeepStrictEqual } from 'node:util';
import { isJsonObject } from '../core/json.ts';

/** A node of a JSON schema as services send it. */
type Node = Readonly<Record<string, unknown>>;

/** Ranges that the names of coordinates, offsets and houses say already; the service refuses what lies outside. */
const IMPLIED = ['-90 90', '-180 180', '-960 960', '1 12'];

/** Lengths of texts and lists: limits of transport that decide nothing for a caller. */
const LENGTHS = ['minLength', 'maxLength', 'minItems', 'maxItems'];

/** A lower bound up to here goes without saying: nobody sends a share, a count or a number of days below it. */
const PLAIN_MINIMUM = 1;

/** Nobody reaches an upper bound beyond this one. */
const PLAIN_MAXIMUM = 5_000;

/**
 * An input schema as lists show it: without the bounds and defaults that go without saying, without the members that
 * `unlisted` names, as `person2.name`, and inside an object without what the root says already.
 * The service still takes and checks all of it and names field, value and remedy.
 */
export function briefInput(node: object, unlisted: readonly string[] = []): Node {
  const root = membersOf(node);
  return brief(node, '');

  function brief(schema: object, path: string): Node {
    const known = new Map(Object.entries(schema));
    const kept = [...known].filter(([keyword, value]) => !goesWithoutSaying(known, keyword, value));
    return Object.fromEntries(kept.map(([keyword, value]) => [keyword, inside(keyword, value, path)]));
  }

  function inside(keyword: string, value: unknown, path: string): unknown {
    if (!isJsonObject(value)) return value;
    if (keyword === 'items') return brief(value, path);
    if (keyword !== 'properties') return value;
    const shown = Object.entries(value).filter(([name]) => !unlisted.includes(`${path}${name}`));
    return Object.fromEntries(shown.map(([name, member]) => [name, briefMember(name, member, path)]));
  }

  function briefMember(name: string, member: unknown, path: string): Node {
    if (!isJsonObject(member)) return {};
    return brief(path === '' ? member : unsaid(member, name, root), `${path}${name}.`);
  }
}

/** Whether a caller knows it all the same. */
function goesWithoutSaying(schema: ReadonlyMap<string, unknown>, keyword: string, value: unknown): boolean {
  if (LENGTHS.includes(keyword)) return true;
  if (keyword === 'default')
    return value === false || value === schema.get('minimum') || value === firstOf(schema.get('enum'));
  if (keyword === 'maximum' && typeof value === 'number' && value > PLAIN_MAXIMUM) return true;
  if (keyword === 'minimum' && typeof value === 'number' && value >= 0 && value <= PLAIN_MINIMUM) return true;
  return isBound(keyword) && IMPLIED.includes(`${String(schema.get('minimum'))} ${String(schema.get('maximum'))}`);
}

const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);

/** What the root has not said: words of any argument there, and the values of the one of the same name, stand for it. */
const unsaid = (member: Node, name: string, root: Node): Node =>
  Object.fromEntries(
    Object.entries(member).filter(([keyword, value]) => {
      const said = keyword === 'enum' ? [root[name]] : keyword === 'description' ? Object.values(root) : [];
      return !said.some((node) => isJsonObject(node) && isDeepStrictEqual(node[keyword], value));
    }),
  );

const membersOf = (node: object): Node => {
  const { properties } = Object.fromEntries(Object.entries(node));
  return isJsonObject(properties) ? properties : {};
};

const isBound = (key: string): boolean => /^(exclusive)?(min|max)imum$/i.test(key);
