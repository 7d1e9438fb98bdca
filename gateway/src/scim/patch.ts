import {
  canonicalValue,
  isObject,
  isPassedBy,
  placeOf,
  withoutSchema,
  type Attribute,
  type Place,
  type Resource,
  type Shape,
} from './attributes.ts';
import { valueFilter, type Test } from './filter.ts';
import { invalidValue, ScimError } from './scim-error.ts';

const SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
/** Operations of one request. */
const MOST_OPERATIONS = 100;
/** An attribute, a filter in brackets and a sub-attribute, of which the last two may be left out. */
const PATH = /^([\w$.:-]+?)(?:\[(.*)\](?:\.([\w$-]+))?)?$/;

type Kind = 'add' | 'replace' | 'remove';

interface Target extends Place {
  readonly filter?: { readonly test: Test; readonly made?: Resource };
}

/** A resource after the operations of a PATCH (RFC 7644, 3.5.2), as Entra and Okta send them too. */
export function patched(shape: Shape, resource: Resource, body: Resource): Resource {
  const { schemas, Operations: operations } = body;
  if (!Array.isArray(schemas) || !schemas.includes(SCHEMA)) {
    throw new ScimError(400, `The member "schemas" has to name ${SCHEMA}.`, 'invalidSyntax');
  }
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > MOST_OPERATIONS) {
    throw new ScimError(
      400,
      `The member "Operations" has to list 1 to ${MOST_OPERATIONS} operations.`,
      'invalidSyntax',
    );
  }
  const changed = structuredClone(resource);
  for (const operation of operations) apply(shape, changed, operation);
  return changed;
}

function apply(shape: Shape, resource: Resource, operation: unknown): void {
  const { op, path, value } = isObject(operation) ? operation : {};
  const kind = kindOf(op);
  if (path === undefined || path === '') {
    if (kind === 'remove') throw new ScimError(400, 'The operation remove needs a path.', 'noTarget');
    if (!isObject(value)) throw invalidValue('An operation without a path needs an object as its value.');
    for (const [name, each] of Object.entries(value)) applyAt(shape, resource, { kind, path: name, value: each });
    return;
  }
  if (typeof path !== 'string') throw new ScimError(400, 'The path of an operation is a text.', 'invalidPath');
  applyAt(shape, resource, { kind, path, value });
}

function kindOf(op: unknown): Kind {
  const kind = typeof op === 'string' ? op.toLowerCase() : '';
  if (kind === 'add' || kind === 'replace' || kind === 'remove') return kind;
  throw new ScimError(400, 'The member "op" of an operation is add, replace or remove.', 'invalidSyntax');
}

interface Step {
  readonly kind: Kind;
  readonly path: string;
  readonly value: unknown;
}

function applyAt(shape: Shape, resource: Resource, { kind, path, value }: Step): void {
  // Other schemas and what is not kept come with the usual mappings of providers.
  if (isPassedBy(shape, path)) return;
  if (withoutSchema(shape, path) === 'schemas') return;
  const target = targetOf(shape, path);
  const { attribute, sub } = target;
  if (attribute.mutability === 'readOnly' || sub?.mutability === 'readOnly') {
    // Okta sends the id beside what it changes.
    if (value === resource[attribute.name]) return;
    throw new ScimError(400, `${shownPath(path)} cannot be changed.`, 'mutability');
  }
  if (kind !== 'remove' && value === undefined) throw invalidValue(`The operation ${kind} needs a value.`);
  // A null is a value that is taken away (RFC 7643, 2.5).
  const isGone = kind === 'remove' || value === null;
  if (attribute.multiValued) changeList(resource, target, { kind: isGone ? 'remove' : kind, path, value });
  else if (sub) {
    const part = partIn(resource, attribute);
    if (isGone) delete part[sub.name];
    else part[sub.name] = value;
    resource[attribute.name] = part;
  } else if (isGone) delete resource[attribute.name];
  else if (attribute.type === 'complex') {
    if (!isObject(value)) throw invalidValue(`The value of ${attribute.name} has to be an object.`);
    resource[attribute.name] = { ...partIn(resource, attribute), ...partOf(attribute, value) };
  } else resource[attribute.name] = value;
}

function targetOf(shape: Shape, path: string): Target {
  const [, plain = '', filter, after] = PATH.exec(path) ?? [];
  const place = placeOf(shape, after === undefined ? plain : `${plain}.${after}`);
  const isFiltered = filter !== undefined;
  if (!place || (isFiltered && (!place.attribute.multiValued || plain.endsWith(`.${place.sub?.name}`)))) {
    throw new ScimError(
      400,
      `There is no attribute at the path ${shownPath(path)}. /Schemas names all.`,
      'invalidPath',
    );
  }
  return isFiltered ? { ...place, filter: valueFilter(place.attribute, filter) } : place;
}

/** Changes the values of an attribute that has several. */
function changeList(resource: Resource, target: Target, step: Step): void {
  const { attribute, sub, filter } = target;
  const all = listIn(resource, attribute);
  const next = filter || sub ? changedValues(all, target, step) : changedWhole(all, attribute, step);
  if (next.length === 0) delete resource[attribute.name];
  else resource[attribute.name] = next;
}

function changedWhole(all: readonly Resource[], attribute: Attribute, { kind, value }: Step): readonly Resource[] {
  // Okta and Entra name the values that go, in place of a filter.
  if (kind === 'remove') {
    if (value === undefined || value === null) return [];
    const gone = new Set(valuesOf(attribute, value).map(identity));
    return all.filter((each) => !gone.has(identity(each)));
  }
  const given = valuesOf(attribute, value);
  if (kind === 'replace') return onePrimary(given, given);
  const names = new Set(given.map(identity));
  return onePrimary([...all.filter((each) => !names.has(identity(each))), ...given], given);
}

function changedValues(all: readonly Resource[], target: Target, { kind, path, value }: Step): readonly Resource[] {
  const { attribute, sub, filter } = target;
  const isMeant: Test = filter?.test ?? (() => true);
  const meant = all.filter(isMeant);
  if (kind === 'remove') {
    if (!sub) return all.filter((each) => !isMeant(each));
    return all.map((each) =>
      isMeant(each) ? Object.fromEntries(Object.entries(each).filter(([name]) => name !== sub.name)) : each,
    );
  }
  const change: Resource = sub ? { [sub.name]: value } : partOf(attribute, value);
  if (meant.length > 0) {
    const next = all.map((each) => (isMeant(each) ? { ...each, ...change } : each));
    return onePrimary(next, change['primary'] === true ? next.filter(isMeant) : []);
  }
  // A value that there is not is made where the filter says what it is: Entra replaces what it has never added.
  const made = filter ? filter.made : {};
  if (!made) throw new ScimError(400, `No value passes the filter of ${shownPath(path)}.`, 'noTarget');
  const added = { ...made, ...change };
  return onePrimary([...all, added], [added]);
}

/** Values of which only a new one is the primary one, where any of the new is. */
function onePrimary(all: readonly Resource[], fresh: readonly Resource[]): readonly Resource[] {
  if (!fresh.some(({ primary }) => primary === true)) return all;
  return all.map((each) => (fresh.includes(each) || each['primary'] !== true ? each : { ...each, primary: false }));
}

/** What tells one value of a list from another. */
const identity = ({ value }: Resource): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

const partIn = (resource: Resource, { name }: Attribute): Resource => {
  const part = resource[name];
  return isObject(part) ? { ...part } : {};
};

const listIn = (resource: Resource, { name }: Attribute): readonly Resource[] => {
  const list = resource[name];
  return Array.isArray(list) ? list.filter(isObject) : [];
};

function valuesOf(attribute: Attribute, value: unknown): readonly Resource[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.map((each) => partOf(attribute, each));
}

function partOf(attribute: Attribute, value: unknown): Resource {
  // Some clients send the bare value.
  const part = canonicalValue(attribute, typeof value === 'string' ? { value } : value);
  if (isObject(part)) return part;
  throw invalidValue(`A value of ${attribute.name} has to be an object.`);
}

const shownPath = (path: string): string => JSON.stringify(path.slice(0, 80));
