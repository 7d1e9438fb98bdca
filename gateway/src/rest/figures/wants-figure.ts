import Negotiator from 'negotiator';

const SVG = 'image/svg+xml';

export interface Offered {
  /** Media type of the result. */
  readonly type: 'application/json' | 'text/plain';
  /** Whether it has a figure. */
  readonly figure: boolean;
}

/**
 * What of a call is wanted by its `Accept`: the figure only where it is preferred to the result, `nothing` where there is
 * none and the result is not taken either. A header that takes no figure asks for the result, whatever else it says.
 */
export function wanted(accept: string | undefined, { type, figure }: Offered): 'figure' | 'result' | 'nothing' {
  const negotiator = new Negotiator({ headers: { accept } });
  if (negotiator.mediaType([type, SVG]) !== SVG) return 'result';
  if (figure) return 'figure';
  return negotiator.mediaType([type]) === undefined ? 'nothing' : 'result';
}
