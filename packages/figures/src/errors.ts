/** What is given cannot be drawn; the message names the field, what it holds and what to do. */
export class FigureError extends Error {
  override readonly name = 'FigureError';
}
