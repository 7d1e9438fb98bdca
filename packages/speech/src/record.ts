import { MARKS } from './marks.ts';

/** A sentence of a result, and what is known of the message that said it. */
export interface SaidSentence {
  readonly text: string;
  /** The message that said it, as `natal/marriage/marriage/kind`; empty where no message is known. */
  readonly id: string;
  /** The sum of its marks. */
  readonly marks: number;
  /** The same in plain words. */
  readonly plain: string;
  /** The arguments of that message. */
  readonly args: object | undefined;
  /** Names and texts among them, and among those of the messages that went into it. */
  readonly mentions: ReadonlySet<string>;
}

/** One message as it was said. */
interface SaidMessage {
  readonly id: string;
  readonly text: string;
  /** The same in plain words; undefined where these are no others. */
  readonly plain: string | undefined;
  /** The marks of its sentences. */
  readonly digits: string;
  readonly args: object | undefined;
}

/** A message as it may go into another. */
interface SaidPart {
  readonly plain: string;
  readonly marks: number;
  readonly mentions: ReadonlySet<string>;
}

/** What a call has said so far: which message each sentence came from. It is kept for whoever reads results of others. */
export class SpokenRecord {
  readonly #sentences = new Map<string, SaidSentence>();
  /** What was said whole, as it may go into another message: its plain words, and whether it is for everybody. */
  readonly #texts = new Map<string, SaidPart>();

  readonly #divide: (text: string) => readonly string[];

  /** `divide` splits a text into its sentences. */
  constructor(divide: (text: string) => readonly string[]) {
    this.#divide = divide;
  }

  /** Writes down what a message said. */
  write({ id, text, plain = text, digits, args }: SaidMessage): void {
    const sentences = this.#divide(text);
    const known = [...digits].map((digit) => Number.parseInt(digit, 16));
    const divided = this.#divide(plain);
    const parts = this.#partsOf(args);
    const mentions = new Set([...textsIn(args), ...parts.flatMap((part) => [...part.mentions])]);
    const harder = parts.filter((part) => part.marks > 0);
    // A translation that divides a message otherwise is known as a whole.
    const whole = known.reduce((sum, marks) => sum | marks, 0);
    let all = 0;
    for (const [index, sentence] of sentences.entries()) {
      const own = known.length === sentences.length ? (known[index] ?? 0) : whole;
      const said = divided.length === sentences.length ? (divided[index] ?? sentence) : sentence;
      const marks = harder.reduce((sum, part) => (holds(said, part.plain) ? sum | part.marks : sum), own);
      all |= marks;
      this.#sentences.set(sentence, { text: sentence, id, marks, plain: said, args, mentions });
    }
    this.#texts.set(text, { plain, marks: all & (MARKS.TECHNICAL | MARKS.NUMBERED), mentions });
  }

  /** The sentences of a text, each with what is known of it. */
  sentencesOf(text: string): readonly SaidSentence[] {
    return this.#divide(text).map(
      (each) =>
        this.#sentences.get(each) ?? { text: each, id: '', marks: 0, plain: each, args: undefined, mentions: NOTHING },
    );
  }

  /** The arguments of a message with the texts among them in plain words; the same object where these are no others. */
  inPlainWords(args: object | undefined): object | undefined {
    if (args === undefined) return undefined;
    const plainOf = (value: unknown): unknown =>
      typeof value === 'string' ? (this.#texts.get(value)?.plain ?? value) : value;
    const changed = Object.entries(args).flatMap(([name, value]: [string, unknown]) => {
      const plain: unknown = Array.isArray(value) ? value.map(plainOf) : plainOf(value);
      const isSame =
        Array.isArray(value) && Array.isArray(plain) ? value.every((v, at) => v === plain[at]) : plain === value;
      return isSame ? [] : [[name, plain] as const];
    });
    return changed.length === 0 ? args : { ...args, ...Object.fromEntries(changed) };
  }

  /** Messages among the arguments. */
  #partsOf(args: object | undefined): readonly SaidPart[] {
    return textsIn(args).flatMap((text) => this.#texts.get(text) ?? []);
  }
}

const NOTHING: ReadonlySet<string> = new Set();

/** Texts among the arguments of a message. */
const textsIn = (args: object | undefined): readonly string[] =>
  Object.values(args ?? {})
    .flat()
    .filter((value: unknown) => typeof value === 'string');

/** Whether a sentence holds a text, which begins it in capitals. */
const holds = (sentence: string, part: string): boolean => sentence.toLowerCase().includes(part.toLowerCase());
