import { parse, type Filter } from 'scim2-parse-filter';
import { attributesOf, isObject, named, placeOf, type Attribute, type Resource, type Shape } from './attributes.ts';
import { ScimError } from './scim-error.ts';

/** No provider sends as long a one. */
const LONGEST_FILTER = 1_000;

const invalidFilter = (detail: string): ScimError => new ScimError(400, detail, 'invalidFilter');

export type Test = (resource: Resource) => boolean;

/** Filter of a list (RFC 7644, 3.4.2.2) as a test of one resource. */
export function filterOf(shape: Shape, text: string): Test {
  return testOf(shape, parsed(text));
}

/** Filter in brackets of a path, as a test of one value of an attribute, with what the value is if it asks for that. */
export function valueFilter(attribute: Attribute, text: string): { readonly test: Test; readonly made?: Resource } {
  const filter = parsed(text);
  const made = equalTo(attribute, filter);
  return { test: partTest(attribute, filter), ...(made && { made }) };
}

/** A text that the parser can be given: line breaks in one that does not end cost it more with each. */
function parsed(text: string): Filter {
  if (text.length > LONGEST_FILTER) throw invalidFilter(`A filter has at most ${LONGEST_FILTER} characters.`);
  if (/\p{C}/u.test(text)) throw invalidFilter('A filter has no line breaks and no characters that cannot be seen.');
  try {
    return parse(text);
  } catch {
    throw invalidFilter('The filter cannot be read. Send one such as userName eq "ada@example.com".');
  }
}

function testOf(shape: Shape, filter: Filter): Test {
  if ('filters' in filter) {
    const all = filter.filters.map((each) => testOf(shape, each));
    return filter.op === 'and'
      ? (resource) => all.every((test) => test(resource))
      : (resource) => all.some((test) => test(resource));
  }
  if (filter.op === 'not') {
    const test = testOf(shape, filter.filter);
    return (resource) => !test(resource);
  }
  if (filter.op === '[]') {
    const attribute = named(attributesOf(shape), filter.attrPath);
    if (!attribute?.subAttributes) throw unknown(filter.attrPath);
    const test = partTest(attribute, filter.valFilter);
    return (resource) => valuesIn(resource, attribute).some((value) => isObject(value) && test(value));
  }
  const place = placeOf(shape, filter.attrPath);
  if (!place) throw unknown(filter.attrPath);
  const { attribute, sub = valueOf(attribute) } = place;
  const matches = comparison(filter, sub ?? attribute);
  return (resource) => {
    const values = valuesIn(resource, attribute);
    return matches(sub ? values.flatMap((each) => (isObject(each) ? valuesIn(each, sub) : [])) : values);
  };
}

/** A test of one value of a complex attribute. */
function partTest(attribute: Attribute, filter: Filter): Test {
  if ('filters' in filter) {
    const all = filter.filters.map((each) => partTest(attribute, each));
    return filter.op === 'and'
      ? (value) => all.every((test) => test(value))
      : (value) => all.some((test) => test(value));
  }
  if (filter.op === 'not') {
    const test = partTest(attribute, filter.filter);
    return (value) => !test(value);
  }
  if (filter.op === '[]') throw unknown(filter.attrPath);
  const sub = named(attribute.subAttributes ?? [], filter.attrPath);
  if (!sub) throw unknown(`${attribute.name}.${filter.attrPath}`);
  const matches = comparison(filter, sub);
  return (value) => matches(valuesIn(value, sub));
}

/** The sub-attribute that a filter means which names none: `emails co "@"` asks for `emails.value`. */
const valueOf = ({ subAttributes = [] }: Attribute): Attribute | undefined => named(subAttributes, 'value');

type Comparison = Extract<Filter, { readonly op: 'eq' | 'ne' | 'co' | 'sw' | 'ew' | 'gt' | 'lt' | 'ge' | 'le' | 'pr' }>;

function comparison(filter: Comparison, { type, caseExact }: Attribute): (values: readonly unknown[]) => boolean {
  if (filter.op === 'pr') return (values) => values.length > 0;
  const folded = (value: unknown): unknown =>
    typeof value === 'string' && caseExact !== true ? value.toLowerCase() : value;
  const asked = folded(filter.compValue);
  if (filter.op === 'eq')
    return (values) => (asked === null ? values.length === 0 : values.some((each) => folded(each) === asked));
  if (filter.op === 'ne')
    return (values) => (asked === null ? values.length > 0 : !values.some((each) => folded(each) === asked));
  if (typeof asked !== 'string' || type === 'boolean' || type === 'complex') {
    throw invalidFilter(`The operator ${filter.op} compares texts and dates. Put the value in quotes.`);
  }
  const compare = ORDERS[filter.op];
  const form = type === 'dateTime' ? instantIn : (value: string): string => value;
  return (values) => values.map(folded).some((each) => typeof each === 'string' && compare(form(each), form(asked)));
}

/** Dates in one form, whose order is that of time. */
function instantIn(text: string): string {
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw invalidFilter('A date in a filter is one such as 2026-11-29T12:00:00Z.');
  return new Date(at).toISOString();
}

const ORDERS: Readonly<
  Record<'co' | 'sw' | 'ew' | 'gt' | 'lt' | 'ge' | 'le', (one: string, asked: string) => boolean>
> = {
  co: (one, asked) => one.includes(asked),
  sw: (one, asked) => one.startsWith(asked),
  ew: (one, asked) => one.endsWith(asked),
  gt: (one, asked) => one > asked,
  lt: (one, asked) => one < asked,
  ge: (one, asked) => one >= asked,
  le: (one, asked) => one <= asked,
};

function valuesIn(resource: Resource, { name }: Attribute): readonly unknown[] {
  const value = resource[name];
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

/** What a value is that passes a filter of equalities alone. */
function equalTo(attribute: Attribute, filter: Filter): Resource | undefined {
  if (filter.op === 'and') {
    let whole: Resource = {};
    for (const each of filter.filters) {
      const part = equalTo(attribute, each);
      if (part === undefined) return undefined;
      whole = { ...whole, ...part };
    }
    return whole;
  }
  const sub = filter.op === 'eq' ? named(attribute.subAttributes ?? [], filter.attrPath) : undefined;
  return sub && filter.op === 'eq' ? { [sub.name]: filter.compValue } : undefined;
}

const unknown = (path: string): ScimError =>
  invalidFilter(`There is no attribute ${JSON.stringify(path.slice(0, 80))} to filter by. /Schemas names all.`);
