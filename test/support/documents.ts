import { textOf } from './compose.ts';

/** A document without its code, where what looks like a link, a heading or a table is none. */
export const proseOf = (file: string): string => textOf(file).replaceAll(/^(`{3,})[^]*?^\1$/gm, '');

/** Addresses of the headings of a document as readers of Markdown make them, and those that are written out. */
export function anchorsIn(file: string): ReadonlySet<string> {
  const prose = proseOf(file);
  const headings = [...prose.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...headings, ...[...prose.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)]);
}
