/** What is given cannot be drawn; the message names the field, what it holds and what to do. */
export class FigureError extends Error {
  override readonly name = 'FigureError';

  /** `option`: the one of the figure's options that is at fault, where it is not the result. */
  constructor(
    message: string,
    readonly option?: string,
  ) {
    super(message);
  }
}
