/** A document that is put together when somebody asks for it. */
export interface Document {
  readonly title: string;
  readonly source: () => string;
  /** What its page shows, where that is less than the whole. */
  readonly shown?: () => string;
}
