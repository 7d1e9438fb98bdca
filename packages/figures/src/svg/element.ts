/** Attributes of an element; those without a value are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as XML holds it. What XML 1.0 cannot hold, such as control characters and lone surrogates, is left out. */
export const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/** A coordinate with three decimals at most, which is a thousandth of a pixel. */
export const coordinate = (value: number): string => {
  if (!Number.isFinite(value)) throw new RangeError(`A coordinate must be a finite number, but it is ${value}.`);
  return String(Math.round(value * 1000) / 1000 + 0);
};

/** An SVG element as text; `children` are elements, or text that is already escaped. */
export function element(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  const listed = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? coordinate(value) : escaped(value ?? '')}"`)
    .join('');
  return children.length === 0 ? `<${name}${listed}/>` : `<${name}${listed}>${children.join('')}</${name}>`;
}

/** A group of elements. */
export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, ...children);
