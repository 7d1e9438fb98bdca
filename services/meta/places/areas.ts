import type { Gazetteer } from './gazetteer.ts';

/** Areas that a text names: each part is a list of meanings, of which a place must lie in one. */
export type AreaParts = readonly (readonly number[])[];

/** Words for the kind of a place, which do not help to find it. */
const KIND_WORDS = /\b(?:city|town|village|district|dist|county|state|province|region|of|in|the)\b/g;

/** Countries and regions by name or code; `maharashtra india` are two. Null where a part of the text names none. */
export function areaParts(places: Gazetteer, text: string): AreaParts | null {
  return partsOf(places, text) ?? partsOf(places, text.replaceAll(KIND_WORDS, ' '));
}

/** Takes the longest beginning that names an area, then treats the rest likewise. */
function partsOf({ areaKeys }: Gazetteer, text: string): AreaParts | null {
  const words = text.split(' ').filter((word) => word !== '');
  const parts: (readonly number[])[] = [];
  for (let from = 0; from < words.length;) {
    const lengths = Array.from({ length: words.length - from }, (_, shorter) => words.length - shorter);
    const to = lengths.find((end) => areaKeys.get(words.slice(from, end).join('')).length > 0);
    if (to === undefined) return null;
    parts.push(areaKeys.get(words.slice(from, to).join('')));
    from = to;
  }
  return parts;
}

/** Whether a place lies in all of them. */
export function liesIn(places: Gazetteer, number: number, parts: AreaParts): boolean {
  const { country, region } = places.areasOf(number);
  return parts.every((meanings) =>
    meanings.some((area) => (area % 2 === 0 ? area >> 1 === country : area >> 1 === region)),
  );
}
