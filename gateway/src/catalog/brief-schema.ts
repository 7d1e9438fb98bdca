import { isJsonObject } from '../core/json-object.ts';

/** A node of a JSON schema as services send it. */
type Node = Readonly<Record<string, unknown>>;
type ChangeNode = (node: object) => Node;

/** Ranges that the names of coordinates, offsets and houses say already; the service refuses what lies outside. */
const IMPLIED = ['-90 90', '-180 180', '-960 960', '1 12', '0 undefined', '1 undefined'];

/** Lengths of texts and lists: limits of transport that decide nothing for a caller. */
const LENGTHS = ['minLength', 'maxLength', 'minItems', 'maxItems'];

/**
 * An input schema as lists show it: without the bounds that go without saying. The service still checks all of them and
 * names field, value and remedy.
 */
export const briefInput: ChangeNode = (node) => {
  const schema = new Map(Object.entries(node));
  const implied = IMPLIED.includes(`${String(schema.get('minimum'))} ${String(schema.get('maximum'))}`);
  return walk(node, briefInput, (key) => LENGTHS.includes(key) || (implied && isBound(key)));
};

/** Members that nearly all results have and that no tool gives a form of its own. */
const SHARED = ['system', 'provenance', 'next'];

/**
 * The outline of an output schema: its own members with their types. It says neither what lies inside them nor which are
 * always there. Every result that satisfies the whole schema satisfies its outline; the documents print the whole one.
 */
export const outlineOf: ChangeNode = (schema) => {
  const { type, properties } = Object.fromEntries(Object.entries(schema));
  const own = isJsonObject(properties) ? Object.entries(properties).filter(([name]) => !SHARED.includes(name)) : [];
  return { type, properties: mapped(Object.fromEntries(own), typeOf) };
};

const typeOf: ChangeNode = (node) => Object.fromEntries(Object.entries(node).filter(([keyword]) => keyword === 'type'));

const isBound = (key: string): boolean => /^(exclusive)?(min|max)imum$/i.test(key);

/** A copy with every schema inside changed by `each` and without the keywords that `dropped` names. */
function walk(schema: object, each: ChangeNode, dropped: (keyword: string) => boolean): Node {
  const kept = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !dropped(keyword)));
  return withMembers(kept, (keyword, value) => {
    if (keyword === 'properties') return mapped(value, each);
    return keyword === 'items' && isJsonObject(value) ? each(value) : value;
  });
}

const mapped = (properties: unknown, each: ChangeNode): Node =>
  isJsonObject(properties) ? withMembers(properties, (_, node) => (isJsonObject(node) ? each(node) : {})) : {};

const withMembers = (node: object, change: (name: string, value: unknown) => unknown): Node =>
  Object.fromEntries(Object.entries(node).map(([name, value]: [string, unknown]) => [name, change(name, value)]));
