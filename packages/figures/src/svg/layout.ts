/** What a figure knows of the page it is drawn for. Pixels. */
export interface Layout {
  readonly width: number;
  /** Stays free at each side. */
  readonly margin: number;
  /** Between the margins. */
  readonly room: number;
  /** For a narrow screen: what stands side by side elsewhere stands one below the other. */
  readonly compact: boolean;
  /** A size of letters that can be read: where a width is asked for, the picture is not shrunk any more, so 11 is the least. */
  readonly letter: (size: number) => number;
}

/** Widths that may be asked for. */
export const [LEAST_WIDTH, MOST_WIDTH] = [320, 1200];

/** What to ask for where the page has so much room: nothing where the figure's own width fits. */
export const widthWithin = (room: number, own: number): number | undefined =>
  room <= 0 || room >= own ? undefined : Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, Math.floor(room)));

const COMPACT_BELOW = 560;
const LEAST_LETTER = 11;
const [MARGIN, NARROW_MARGIN] = [24, 14];

/** The layout for the width that is asked for, or for the figure's own. `compactBelow` is where its compact form begins. */
export function layoutOf(asked: number | undefined, own: number, compactBelow = COMPACT_BELOW): Layout {
  const width = asked ?? own;
  const compact = width < compactBelow;
  const margin = width < COMPACT_BELOW ? NARROW_MARGIN : MARGIN;
  const letter = (size: number): number => (asked === undefined ? size : Math.max(size, LEAST_LETTER));
  return { width, margin, room: width - 2 * margin, compact, letter };
}
