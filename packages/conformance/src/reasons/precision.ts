import type { Row, Value } from '../model.ts';

interface Grid {
  /** In the unit of the differences. */
  readonly step: number;
  readonly name: string;
}

/** Grids that programs print on, the finest first. */
const ANGLES: readonly Grid[] = [
  { step: 36, name: 'a hundredth of a degree' },
  { step: 60, name: 'a minute of arc' },
  { step: 360, name: 'a tenth of a degree' },
  { step: 3600, name: 'a degree' },
];
const INSTANTS: readonly Grid[] = [
  { step: 60, name: 'a minute' },
  { step: 3600, name: 'an hour' },
  { step: 86_400, name: 'a day' },
];
const DAY = 86_400;

/** The coarsest grid on which all longitudes of a case stand that disagree: some of them stand on finer ones too. */
export const commonGrid = (faults: readonly Row[]): Grid | undefined => {
  const angles = faults.filter(({ field }) => field.kind === 'angle');
  return angles.length === 0 ? undefined : ANGLES.findLast((grid) => angles.every((row) => standsOn(grid, row)));
};

/** Does the value stand on a coarse grid, and within one step of what is expected? */
export function byPrecision(common: Grid | undefined, row: Row, given: Value | undefined): string | undefined {
  const { field, difference } = row;
  if (field.kind === 'angle') {
    const grid = common ?? ANGLES.find((each) => standsOn(each, row));
    return grid && `rounded to ${grid.name}`;
  }
  if (field.kind !== 'instant' || difference === undefined) return undefined;
  // A date carries no hour, and may be that of another clock.
  if (/^\d{4}-\d\d-\d\d$/.test(String(given)) && Math.abs(difference) <= DAY * 1.6) return 'rounded to a day';
  const grid = INSTANTS.find((each) => standsOn(each, row));
  return grid && `rounded to ${grid.name}`;
}

function standsOn({ step }: Grid, { found, difference }: Row): boolean {
  if (found === undefined || difference === undefined) return false;
  const size = typeof found === 'number' ? found * 3600 : Date.parse(String(found)) / 1000;
  // Printed decimals do not meet a grid exactly.
  return Math.abs(difference) <= step && Math.abs(size - Math.round(size / step) * step) < 0.02;
}
