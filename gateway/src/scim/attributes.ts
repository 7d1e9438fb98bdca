/** A fact of a resource, as RFC 7643, 7 describes it to clients. */
export interface Attribute {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'complex' | 'reference' | 'dateTime';
  readonly multiValued: boolean;
  readonly description: string;
  readonly required: boolean;
  readonly caseExact?: boolean;
  readonly canonicalValues?: readonly string[];
  readonly mutability: 'readWrite' | 'readOnly';
  readonly returned: 'always' | 'default';
  readonly uniqueness: 'none' | 'server';
  readonly referenceTypes?: readonly string[];
  readonly subAttributes?: readonly Attribute[];
}

/** What a kind of resource is made of. */
export interface Shape {
  readonly schema: string;
  /** Word of its kind: `User`. */
  readonly kind: 'User' | 'Group';
  /** Where resources of it stand: `Users`. */
  readonly place: 'Users' | 'Groups';
  readonly description: string;
  readonly attributes: readonly Attribute[];
  /** Attributes that standards know and that are not kept: they are passed by, wherever they are sent. */
  readonly passedBy: readonly string[];
}

/** A resource, or a part of one, with the names of attributes as its shape has them. */
export type Resource = Record<string, unknown>;

type Given = Pick<Attribute, 'name' | 'description'> & Partial<Attribute>;

const usual = {
  type: 'string',
  multiValued: false,
  required: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
} as const;

export const text = (given: Given): Attribute => ({ ...usual, caseExact: false, ...given });
export const yesOrNo = (given: Given): Attribute => ({ ...usual, type: 'boolean', ...given });
export const complex = (given: Given & Required<Pick<Attribute, 'subAttributes'>>): Attribute => ({
  ...usual,
  type: 'complex',
  ...given,
});
export const reference = (given: Given & Required<Pick<Attribute, 'referenceTypes'>>): Attribute => ({
  ...usual,
  type: 'reference',
  caseExact: true,
  ...given,
});

const readOnly = { mutability: 'readOnly' } as const;

/** What every resource has (RFC 7643, 3.1). Its schema does not list them. */
const COMMON: readonly Attribute[] = [
  text({ name: 'id', description: 'Id of the resource', caseExact: true, returned: 'always', ...readOnly }),
  text({ name: 'externalId', description: 'Id that the client gave it', caseExact: true }),
  text({ name: 'schemas', description: 'Schemas of the resource', multiValued: true, returned: 'always', ...readOnly }),
  complex({
    name: 'meta',
    description: 'Facts of the resource as a whole',
    ...readOnly,
    subAttributes: [
      text({ name: 'resourceType', description: 'Its kind', caseExact: true, ...readOnly }),
      text({ name: 'created', description: 'When it was made', type: 'dateTime', ...readOnly }),
      text({ name: 'lastModified', description: 'When it was last changed', type: 'dateTime', ...readOnly }),
      text({ name: 'location', description: 'Its address', caseExact: true, ...readOnly }),
      text({ name: 'version', description: 'Its ETag', caseExact: true, ...readOnly }),
    ],
  }),
];

/** Names of attributes have no case (RFC 7643, 2.1). */
export const named = (attributes: readonly Attribute[], name: string): Attribute | undefined =>
  attributes.find((each) => each.name.toLowerCase() === name.toLowerCase());

export const attributesOf = ({ attributes }: Shape): readonly Attribute[] => [...COMMON, ...attributes];

/** Where a path leads. */
export interface Place {
  readonly attribute: Attribute;
  readonly sub?: Attribute;
}

/**
 * The attribute that a plain path names, such as `name.givenName`, with or without the name of the schema before it;
 * undefined where the shape has none.
 */
export function placeOf(shape: Shape, path: string): Place | undefined {
  const [name = '', subName, ...more] = withoutSchema(shape, path).split('.');
  const attribute = named(attributesOf(shape), name);
  if (!attribute || more.length > 0) return undefined;
  if (subName === undefined) return { attribute };
  const sub = named(attribute.subAttributes ?? [], subName);
  return sub && { attribute, sub };
}

export function withoutSchema({ schema }: Shape, path: string): string {
  const prefix = `${schema}:`.toLowerCase();
  return path.toLowerCase().startsWith(prefix) ? path.slice(prefix.length) : path;
}

/** Whether a path names what standards know and is not kept. */
export const isPassedBy = (shape: Shape, path: string): boolean => {
  const plain = withoutSchema(shape, path).toLowerCase();
  if (plain.startsWith('urn:ietf:params:scim:schemas:extension:')) return true;
  const name = plain.split(/[.[]/, 1)[0] ?? '';
  return shape.passedBy.some((each) => each.toLowerCase() === name || each.toLowerCase() === plain);
};

/** A resource as it was sent, with names as the shape has them and without what it does not know. */
export const canonical = (shape: Shape, sent: object): Resource => canonicalPart(attributesOf(shape), sent);

function canonicalPart(attributes: readonly Attribute[], sent: object): Resource {
  const kept: Resource = {};
  for (const [name, value] of Object.entries(sent)) {
    const attribute = named(attributes, name);
    if (attribute && value !== null) kept[attribute.name] = canonicalValue(attribute, value);
  }
  return kept;
}

/** A value of an attribute in the same form. */
export function canonicalValue({ subAttributes }: Attribute, value: unknown): unknown {
  if (!subAttributes) return value;
  if (Array.isArray(value)) {
    return value.map((each: unknown) => (isObject(each) ? canonicalPart(subAttributes, each) : each));
  }
  return isObject(value) ? canonicalPart(subAttributes, value) : value;
}

export const isObject = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
