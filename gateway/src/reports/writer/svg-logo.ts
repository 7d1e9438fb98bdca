import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import type { Refuse } from './png-logo.ts';

/** Elements of a drawing, with the attributes that each may have beside those of all. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'viewBox', 'width', 'height', 'preserveAspectRatio', 'version'],
  g: [],
  defs: [],
  title: [],
  desc: [],
  path: ['d', 'pathLength'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  linearGradient: ['x1', 'y1', 'x2', 'y2', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  radialGradient: ['cx', 'cy', 'r', 'fx', 'fy', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  stop: ['offset', 'stop-color', 'stop-opacity'],
  clipPath: ['clipPathUnits'],
};

const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['id', 'transform', 'fill', 'fill-opacity', 'fill-rule', 'clip-path', 'clip-rule', 'opacity', 'color'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'display', 'visibility', 'vector-effect'],
]);

/** Names that editors leave behind; nobody sees them. */
const IGNORED_ELEMENTS = new Set(['metadata']);
const IGNORED_ATTRIBUTE = /^(?:xmlns:|xml:space$|class$|data-|inkscape:|sodipodi:|enable-background$|role$|aria-)/;
const IGNORED_PREFIX = /^(?:inkscape|sodipodi):/;

/** A reference goes to a part of the drawing itself. */
const OWN_REFERENCE = /^url\(\s*['"]?#[\w.-]+['"]?\s*\)$/;

const REMEDIES: Readonly<Record<string, string>> = {
  script: 'Scripts are refused. Export the logo without them.',
  a: 'Links are refused. Export the logo without them.',
  style: 'Style sheets are refused, since they can name fonts and addresses. Export with presentation attributes.',
  text: 'Text needs a font, and fonts are refused. Convert the text to paths.',
  tspan: 'Text needs a font, and fonts are refused. Convert the text to paths.',
  font: 'Fonts are refused. Convert the text to paths.',
  image: 'Embedded pictures are refused. Send the logo as PNG, or as paths.',
  use: 'References by <use> are refused. Export the logo with its symbols expanded.',
  foreignObject: 'Foreign objects are refused. Export the logo as plain paths.',
};

const MOST_ELEMENTS = 5_000;
const MOST_DEPTH = 40;

const node = z.record(z.string(), z.unknown());
const children = z.array(node);
const attributesOf = z.record(z.string(), z.string());

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/** A drawing, written anew of the elements and attributes that are known; what else does something is refused by name. */
export function drawSvg(text: string, mostSide: number, refuse: Refuse): string {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw refuse('The logo has a document type, which can name files and entities. Remove the DOCTYPE line.');
  if (XMLValidator.validate(text) !== true) throw refuse('The logo is no well-formed SVG. Export it anew.');
  const roots = children.parse(parser.parse(text)).filter((each) => nameOf(each) !== '#text');
  const [root] = roots;
  if (root === undefined || roots.length > 1 || nameOf(root) !== 'svg')
    throw refuse('The logo has no <svg> as its root. Export it anew.');
  sizeOf(root, mostSide, refuse);
  return new Redrawing(refuse).element(root, 0);
}

const nameOf = (element: z.output<typeof node>): string => Object.keys(element).find((key) => key !== ':@') ?? '';

const ofElement = (element: z.output<typeof node>): Readonly<Record<string, string>> =>
  attributesOf.parse(element[':@'] ?? {});

/** Sizes in other units than pixels say nothing of pixels. */
function sizeOf(root: z.output<typeof node>, mostSide: number, refuse: Refuse): void {
  const { width, height, viewBox } = ofElement(root);
  const sides = [width, height].flatMap((side) =>
    side !== undefined && /^[\d.]+(?:px)?$/.test(side) ? [parseFloat(side)] : [],
  );
  const large = sides.find((side) => side > mostSide);
  if (large !== undefined)
    throw refuse(`The logo is ${large} pixels long but may have ${mostSide}. Export it smaller.`);
  if (viewBox === undefined && sides.length < 2)
    throw refuse('The logo has neither a viewBox nor a width and height in pixels. Export it with a viewBox.');
}

class Redrawing {
  #left = MOST_ELEMENTS;

  constructor(private readonly refuse: Refuse) {}

  element(element: z.output<typeof node>, depth: number): string {
    const name = nameOf(element);
    this.#left -= 1;
    if (this.#left < 0 || depth > MOST_DEPTH)
      throw this.refuse(`The logo has more than ${MOST_ELEMENTS} elements or ${MOST_DEPTH} levels. Send it as PNG.`);
    const own = ELEMENTS[name];
    if (own === undefined)
      throw this.refuse(
        `The logo has the element <${name.slice(0, 40)}>. ${REMEDIES[name] ?? 'It is refused. Export the logo as plain paths.'}`,
      );
    const attributes = Object.entries(ofElement(element)).flatMap(([key, value]) =>
      this.#attribute(name, own, key, value),
    );
    if (name === 'svg' && depth === 0 && !attributes.some((each) => each.startsWith(' xmlns=')))
      attributes.unshift(' xmlns="http://www.w3.org/2000/svg"');
    const inner = children
      .parse(element[name])
      .flatMap((child) => {
        const tag = nameOf(child);
        // Words of a title are not drawn.
        if (tag === '#text' || IGNORED_ELEMENTS.has(tag) || IGNORED_PREFIX.test(tag)) return [];
        return [this.element(child, depth + 1)];
      })
      .join('');
    return `<${name}${attributes.join('')}>${inner}</${name}>`;
  }

  #attribute(element: string, own: readonly string[], name: string, value: string): string[] {
    if (IGNORED_ATTRIBUTE.test(name)) return [];
    if (/^on/i.test(name))
      throw this.refuse(`The logo has the script ${name.slice(0, 40)} at <${element}>. ${REMEDIES['script']}`);
    if (/(?:^|:)href$/i.test(name))
      throw this.refuse(`The logo has the link ${name} at <${element}>. ${REMEDIES['a']}`);
    if (name === 'style') return this.#style(element, value);
    if (/^font/i.test(name))
      throw this.refuse(`The logo has ${name.slice(0, 40)} at <${element}>. ${REMEDIES['font']}`);
    if (!own.includes(name) && !ATTRIBUTES.has(name))
      throw this.refuse(
        `The logo has the attribute ${name.slice(0, 40)} at <${element}>, which is not drawn. Export it as plain paths.`,
      );
    if (/url\s*\(|expression|javascript:|@/i.test(value) && !OWN_REFERENCE.test(value.trim()))
      throw this.refuse(
        `The logo has an address in ${name} at <${element}>. Links are refused. Export the logo without them.`,
      );
    return [
      ` ${name}="${value
        .replace(/&(?!amp;|lt;|gt;|quot;|apos;|#)/g, '&amp;')
        .replace(/</g, '&lt;')
        .replace(/"/g, '&quot;')}"`,
    ];
  }

  /** Declarations as attributes, each judged like one. */
  #style(element: string, style: string): string[] {
    return style
      .split(';')
      .filter((declaration) => declaration.trim() !== '')
      .flatMap((declaration) => {
        const [name = '', ...value] = declaration.split(':');
        return this.#attribute(element, [], name.trim(), value.join(':').trim());
      });
  }
}
