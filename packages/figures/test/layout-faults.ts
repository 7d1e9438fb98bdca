import { textWidth } from '../src/svg/measure.ts';
import { drawnIn, numberOf, type Drawn } from './read-svg.ts';

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a line of text lies, by the widths of wide fonts. */
export function boxOf(element: Drawn): Box {
  const size = numberOf(element, 'font-size');
  const width = textWidth(element.text, size, element.attributes['class']?.includes('ct-bold'));
  const [x, y] = [numberOf(element, 'x'), numberOf(element, 'y')];
  const anchor = element.attributes['text-anchor'] ?? 'start';
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  return { text: element.text, left, right: left + width, top: y - size * 0.76, bottom: y + size * 0.2 };
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** What is wrong with a figure: texts that overlap, lie outside or are empty, ids, references, scripts. */
export function layoutFaults(svg: string): readonly string[] {
  const elements = drawnIn(svg);
  const [root] = elements;
  if (root?.name !== 'svg') return ['the first element is no svg'];
  const boxes = elements.filter(({ name }) => name === 'text').map(boxOf);
  const [, , width = 0, height = 0] = (root.attributes['viewBox'] ?? '').split(' ').map(Number);
  return [
    ...boxes.filter(({ text }) => text.trim() === '').map(() => 'a text is empty'),
    ...boxes
      .filter(({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height)
      .map(({ text }) => `outside: ${text}`),
    ...boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => overlap(one, other))
        .map((other) => `overlap: ${one.text} and ${other.text}`),
    ),
    ...documentFaults(svg, elements, root),
  ];
}

const CLASS = /^c[a-z]?-?[a-z]*$/;

function documentFaults(svg: string, elements: readonly Drawn[], root: Drawn): readonly string[] {
  const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
  const labelled = (root.attributes['aria-labelledby'] ?? '').split(' ');
  const said = (id: string): string => elements.find(({ attributes }) => attributes['id'] === id)?.text ?? '';
  return [
    ...(root.attributes['role'] === 'img' ? [] : ['the role is not img']),
    ...labelled.filter((id) => said(id).trim() === '').map((id) => `nothing is said by ${id}`),
    ...ids.filter((id, index) => !/^[A-Za-z][\w-]*$/.test(id) || ids.indexOf(id) !== index).map((id) => `bad id ${id}`),
    ...elements
      .filter(({ name }) => ['script', 'image', 'foreignObject', 'a', 'use'].includes(name))
      .map(({ name }) => name),
    ...elements.flatMap(({ attributes }) =>
      Object.keys(attributes)
        .filter((key) => /^on|href/i.test(key))
        .map((key) => `attribute ${key}`),
    ),
    ...elements.flatMap(({ attributes }) =>
      (attributes['class'] ?? '').split(' ').filter((name) => name !== '' && !CLASS.test(name)),
    ),
    ...(/(?:NaN|undefined|Infinity|\[object)/.test(svg) ? ['a value is not one'] : []),
    ...(/https?:/.test(svg.replace('http://www.w3.org/2000/svg', '')) ? ['a reference outside'] : []),
    ...(/url\(|@import/.test(svg) ? ['the style loads something'] : []),
  ];
}
