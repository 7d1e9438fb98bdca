import { lettersOf } from '../names/spoken.ts';

/** Widths of the characters 32 to 126 in hundredths of the size, the wider of DejaVu Sans and DejaVu Serif. */
// prettier-ignore
const PLAIN_WIDTHS: readonly number[] = [
  32, 40, 46, 84, 64, 95, 89, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64,
  64, 64, 34, 34, 84, 84, 84, 54, 100, 72, 73, 77, 80, 73, 69, 80, 87, 40, 40, 75, 66, 102, 88, 82,
  67, 82, 75, 69, 67, 84, 72, 103, 71, 66, 69, 39, 34, 39, 84, 50, 50, 61, 64, 56, 64, 62, 37, 64,
  64, 32, 31, 61, 32, 97, 64, 61, 64, 64, 48, 52, 40, 64, 59, 86, 59, 59, 53, 64, 34, 64, 84,
];

/** The same in bold, of DejaVu Sans. */
// prettier-ignore
const BOLD_WIDTHS: readonly number[] = [
  35, 46, 52, 84, 70, 100, 87, 31, 46, 46, 52, 84, 38, 42, 38, 37, 70, 70, 70, 70, 70, 70, 70, 70,
  70, 70, 40, 40, 84, 84, 84, 58, 100, 77, 76, 73, 83, 68, 68, 82, 84, 37, 37, 77, 64, 100, 84, 85,
  73, 85, 77, 72, 68, 81, 77, 110, 77, 72, 73, 46, 37, 46, 84, 50, 50, 67, 72, 59, 72, 68, 44, 72,
  71, 34, 34, 67, 34, 104, 71, 69, 72, 72, 49, 60, 48, 71, 65, 92, 65, 65, 58, 71, 37, 71, 84,
];

/** Signs outside that range that are narrower than the size. */
const NARROW: Readonly<Record<string, number>> = {
  '°': 50,
  '′': 26,
  '″': 40,
  '’': 32,
  '–': 50,
  '·': 32,
  '☿': 65,
  '♀': 75,
  '×': 84,
  '✓': 84,
  '✗': 84,
  '●': 87,
  '○': 87,
};

/**
 * How wide letters of Indian scripts are on the whole, in hundredths of the size, by their blocks from Devanagari on: what
 * 98 of 100 names need in Noto Sans, and those of Bengali in Hind Siliguri. What is bold is a tenth wider.
 */
const INDIAN: readonly number[] = [69, 73, 69, 73, 83, 118, 96, 102, 120, 105];
const [INDIAN_FROM, BLOCK] = [0x900, 0x80];

/** Asks for the glyph as text where a font also has a coloured picture of it. */
const TEXT_FORM = '\ufe0e';

/** Width of a line of text in pixels, taken from wide fonts so that another one hardly needs more. */
export function textWidth(text: string, size: number, bold = false): number {
  const widths = bold ? BOLD_WIDTHS : PLAIN_WIDTHS;
  let hundredths = 0;
  for (const sign of text) {
    if (sign === TEXT_FORM) continue;
    hundredths += widths[(sign.codePointAt(0) ?? 0) - 32] ?? NARROW[sign] ?? outside(sign, bold);
  }
  return (hundredths * size) / 100;
}

/** Marks of Indian scripts that stand beside a letter; the two of Malayalam for u are of another class in Unicode. */
const BESIDE = /^[\p{Mc}\u0d41-\u0d44]/u;
const ABOVE = /^[\p{Mn}\u200c\u200d]/u;

/**
 * Letters with marks are as wide as wide letters; what lies further off, such as Chinese, is a square. Of Indian scripts
 * marks above and below a letter take no room, and those beside it half of what a letter takes.
 */
function outside(sign: string, bold: boolean): number {
  const code = sign.codePointAt(0) ?? 0;
  const letter = INDIAN[Math.floor((code - INDIAN_FROM) / BLOCK)];
  const beside = BESIDE.test(sign);
  if (!beside && ABOVE.test(sign)) return 0;
  if (letter === undefined) return code < 0x250 ? 90 : 100;
  return (beside ? letter / 2 : letter) * (bold ? 1.1 : 1);
}

/** The text, or as much of its beginning as has room, ended by an ellipsis. */
export function fitted(text: string, room: number, size: number, bold = false): string {
  if (textWidth(text, size, bold) <= room) return text;
  const signs = lettersOf(text);
  // Far more signs than a line has are never measured.
  let end = Math.min(signs.length, Math.ceil((room / size) * 5));
  while (end > 0 && textWidth(`${signs.slice(0, end).join('')}…`, size, bold) > room) end--;
  return `${signs.slice(0, end).join('').trimEnd()}…`;
}

/** The text in lines that have room, at most so many; the last is ended by an ellipsis where more would follow. */
export function wrapped(text: string, room: number, size: number, most: number, bold = false): readonly string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const lines: string[] = [];
  let line = '';
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer, size, bold) <= room) {
      line = longer;
      continue;
    }
    if (lines.length === most - 1)
      return [...lines, fitted([line, ...words.slice(index)].join(' ').trim(), room, size, bold)];
    if (line !== '') lines.push(line);
    line = fitted(word, room, size, bold);
  }
  return line === '' ? lines : [...lines, line];
}
