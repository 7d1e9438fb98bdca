/** How a cell or a word is marked. The word says the same, so that colour is never needed. */
export type Tone = 'good' | 'fair' | 'poor';

export interface Cell {
  readonly text: string;
  readonly tone?: Tone;
}

interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: string;
  /** `lead` is the sentence that a part begins with, `note` one in small print. */
  readonly role?: 'lead' | 'note';
}

export interface Facts {
  readonly kind: 'facts';
  readonly rows: readonly (readonly [name: string, value: string])[];
}

export interface Points {
  readonly kind: 'points';
  /** Set in small print. */
  readonly small?: boolean;
  readonly title?: string;
  readonly items: readonly string[];
}

/** Rows that stand together on a page. */
export const MOST_WHOLE = 16;

export interface Table {
  readonly kind: 'table';
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | Cell)[])[];
  /** Share of the width that each column has; equal where it is left out. */
  readonly shares?: readonly number[];
}

/** Small tables side by side, each whole on its page. */
interface TableGrid {
  readonly kind: 'grid';
  readonly columns: number;
  readonly tables: readonly Table[];
}

export interface Picture {
  readonly kind: 'picture';
  /** One `svg` element. */
  readonly svg: string;
  /** The same for the font of a PDF. */
  readonly printed: string;
  readonly title: string;
  /** The same in words. */
  readonly alt: string;
  /** Share of the width of a page that it takes, to 1. */
  readonly share: number;
}

/** A question with its answer. */
export interface Answer {
  readonly kind: 'answer';
  readonly question: string;
  readonly text: string;
  readonly facts: Facts['rows'];
  readonly speaksFor: readonly string[];
  readonly speaksAgainst: readonly string[];
}

export type Block = Paragraph | Facts | Points | Table | TableGrid | Picture | Answer;

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Whether it begins a page in print. */
  readonly newPage?: boolean;
  /** Whether it stands on one page in print: a short one, of which else a line or two would be left over. */
  readonly whole?: boolean;
}

/** A drawn logo: raw bytes of a PNG, or one `svg` element. */
export type Logo =
  { readonly type: 'png'; readonly bytes: Uint8Array } | { readonly type: 'svg'; readonly text: string };

export interface Letterhead {
  readonly name?: string;
  readonly lines: readonly string[];
  readonly logo?: Logo;
}

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** A report before it is written as HTML or PDF. */
export interface ReportDocument {
  /** BCP 47. */
  readonly language: string;
  readonly paper: Paper;
  /** `#rrggbb` */
  readonly colour: string;
  readonly title: string;
  /** For whom it is. */
  readonly subject: readonly string[];
  readonly facts: Facts['rows'];
  readonly letterhead: Letterhead;
  readonly sections: readonly Section[];
  /** Stands at the head of each page. */
  readonly runningHead: string;
  /** Says what is kept for `POST /v1/reports/verify`. */
  readonly code: string;
  /** Words of the writer itself. */
  readonly words: {
    readonly contents: string;
    readonly speaksFor: string;
    readonly speaksAgainst: string;
    readonly page: string;
  };
}
