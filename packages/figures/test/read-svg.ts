import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element of a figure as it was written. */
export interface Drawn {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text of text elements, titles and the like. */
  readonly text: string;
  /** Attributes of the elements around it, the nearest first. */
  readonly within: readonly Readonly<Record<string, string>>[];
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
});

const known = new Map<string, readonly Drawn[]>();

/** All elements of a figure in the order of the file. Throws where it is not well-formed XML. */
export function drawnIn(svg: string): readonly Drawn[] {
  const found = known.get(svg) ?? read(svg);
  // A test asks for the same few figures in turn.
  if (known.size > 8) known.clear();
  known.set(svg, found);
  return found;
}

function read(svg: string): readonly Drawn[] {
  const valid = XMLValidator.validate(svg);
  if (valid !== true) throw new Error(`not well-formed: ${valid.err.msg} at ${valid.err.line}:${valid.err.col}`);
  const found: Drawn[] = [];
  collect(parser.parse(svg), [], found);
  return found;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function collect(nodes: unknown, within: Drawn['within'], found: Drawn[]): void {
  if (!Array.isArray(nodes)) return;
  for (const node of nodes) {
    if (!isRecord(node)) continue;
    const name = Object.keys(node).find((key) => key !== ':@' && key !== '#text');
    if (name === undefined) continue;
    const attributes = Object.fromEntries(Object.entries(node[':@'] ?? {}).map(([key, value]) => [key, String(value)]));
    const children: readonly unknown[] = Array.isArray(node[name]) ? node[name] : [];
    const text = children.map((child) => (isRecord(child) && '#text' in child ? String(child['#text']) : '')).join('');
    found.push({ name, attributes, text, within });
    collect(children, [attributes, ...within], found);
  }
}

/** A number of an element; fails where it has none. */
export function numberOf({ name, attributes }: Drawn, key: string): number {
  const value = Number(attributes[key] ?? Number.NaN);
  if (Number.isNaN(value)) throw new Error(`${name} has no number ${key}: ${JSON.stringify(attributes)}`);
  return value;
}

/** Elements that carry an attribute. */
export const having = (elements: readonly Drawn[], key: string): readonly Drawn[] =>
  elements.filter(({ attributes }) => key in attributes);
