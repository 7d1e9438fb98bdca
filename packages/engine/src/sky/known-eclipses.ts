import type { EclipseKind, EclipseMaximum } from './port.ts';

/** An eclipse and the earliest instant known to have none of its kind between them. */
interface Known {
  afterJd: number;
  readonly eclipse: EclipseMaximum;
}

/**
 * Eclipses found before, by kind and in order of time: they belong to the sky alone, and the library needs milliseconds
 * for each. Some 3,000 stand in the six centuries, so nothing is ever dropped.
 */
export class KnownEclipses {
  readonly #known: Record<EclipseKind, Known[]> = { SOLAR: [], LUNAR: [] };

  /** The first eclipse at or after a Julian day where that is known already. */
  next(jdUt: number, kind: EclipseKind): EclipseMaximum | undefined {
    const found = this.#known[kind][this.#firstFrom(jdUt, kind)];
    return found !== undefined && found.afterJd <= jdUt ? found.eclipse : undefined;
  }

  /** Keeps that an eclipse is the first at or after a Julian day. */
  keep(jdUt: number, eclipse: EclipseMaximum): void {
    const known = this.#known[eclipse.kind];
    const place = this.#firstFrom(eclipse.jdUt, eclipse.kind);
    const same = known[place];
    if (same?.eclipse.jdUt === eclipse.jdUt) same.afterJd = Math.min(same.afterJd, jdUt);
    else known.splice(place, 0, { afterJd: jdUt, eclipse });
  }

  /** Index of the first kept eclipse at or after a Julian day. */
  #firstFrom(jdUt: number, kind: EclipseKind): number {
    const known = this.#known[kind];
    let low = 0;
    let high = known.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((known[middle]?.eclipse.jdUt ?? Infinity) < jdUt) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
