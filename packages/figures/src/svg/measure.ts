import { BOLD_WIDTHS, NARROW, PLAIN_WIDTHS } from './widths.ts';

/** Asks for the glyph as text where a font also has a coloured picture of it. */
const TEXT_FORM = '\ufe0e';

/** Width of a line of text in pixels, taken from wide fonts so that another one hardly needs more. */
export function textWidth(text: string, size: number, bold = false): number {
  const widths = bold ? BOLD_WIDTHS : PLAIN_WIDTHS;
  let hundredths = 0;
  for (const sign of text) {
    if (sign === TEXT_FORM) continue;
    hundredths += widths[(sign.codePointAt(0) ?? 0) - 32] ?? NARROW[sign] ?? outside(sign);
  }
  return (hundredths * size) / 100;
}

/** Letters with marks are as wide as wide letters; what lies further off, such as Chinese, is a square. */
const outside = (sign: string): number => ((sign.codePointAt(0) ?? 0) < 0x250 ? 90 : 100);

/** The text, or as much of its beginning as has room, ended by an ellipsis. */
export function fitted(text: string, room: number, size: number, bold = false): string {
  if (textWidth(text, size, bold) <= room) return text;
  const signs = [...text];
  // Far more signs than a line has are never measured.
  let end = Math.min(signs.length, Math.ceil((room / size) * 5));
  while (end > 0 && textWidth(`${signs.slice(0, end).join('')}…`, size, bold) > room) end--;
  return `${signs.slice(0, end).join('').trimEnd()}…`;
}

/** The text in lines that have room, at most so many; the last is ended by an ellipsis where more would follow. */
export function wrapped(text: string, room: number, size: number, most: number): readonly string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const lines: string[] = [];
  let line = '';
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer, size) <= room) {
      line = longer;
      continue;
    }
    if (lines.length === most - 1)
      return [...lines, fitted([line, ...words.slice(index)].join(' ').trim(), room, size)];
    if (line !== '') lines.push(line);
    line = fitted(word, room, size);
  }
  return line === '' ? lines : [...lines, line];
}
