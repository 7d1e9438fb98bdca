/** What is known of each sentence of a message, one digit (of base 16) a sentence: a sum of what `MARKS` names. */
export const MARKS = {
  /** Only a practitioner can read it: terms, cusps, lords, levels. */
  TECHNICAL: 1,
  /** It counts houses or levels by number, which is too much even for somebody who asked about the chart itself. */
  NUMBERED: 2,
  /** It leans on the sentence before it, and says nothing without that. */
  LEANS: 4,
  /** As the detail of a score, it speaks of the sum or of what another row names. */
  OF_THE_SUM: 8,
} as const;

/** The digits of a message; where they depend on its cases, those by the cases of the arguments named, joined by spaces. */
export type Marks = string | readonly [args: readonly string[], byCase: Readonly<Record<string, string>>];

/** Marks of the messages of a catalogue, by key; a message without any is not there. */
export type CatalogueMarks = Readonly<Record<string, Marks>>;

/** The digits of a message for its arguments. */
export function digitsOf(marks: Marks | undefined, args: object | undefined): string {
  if (marks === undefined) return '';
  if (typeof marks === 'string') return marks;
  const [names, byCase] = marks;
  const given = new Map<string, unknown>(Object.entries(args ?? {}));
  const cases = Object.keys(byCase).map((key) => key.split(' '));
  const chosen = names.map((name, at) => caseOf(given.get(name), new Set(cases.map((each) => each[at] ?? ''))));
  return byCase[chosen.join(' ')] ?? '';
}

/** The case of a value among those of a select, or among the English ones of a plural; a list is counted. */
function caseOf(value: unknown, cases: ReadonlySet<string>): string {
  const counted = Array.isArray(value) ? value.length : value;
  if (cases.has(String(counted))) return String(counted);
  if (typeof counted !== 'number') return 'other';
  if (cases.has(`=${counted}`)) return `=${counted}`;
  return counted === 1 && cases.has('one') ? 'one' : 'other';
}
