/** The words that stand for an idea, with a bar between them; a final `*` stands for any ending. */
export type Words = Readonly<Record<string, string>>;
