import type { Evidence, Row } from '../model.ts';
import { valueAt } from '../paths.ts';

const MOON = 'planets.Moon.longitude';
const YEARS: Readonly<Record<string, number>> = {
  Ketu: 7,
  Venus: 20,
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Rahu: 18,
  Jupiter: 16,
  Saturn: 19,
  Mercury: 17,
};
const SECONDS_A_YEAR = 365.25 * 86_400;
/** Arc-seconds of a star. */
const STAR = 48_000;

/** Do dasha dates differ as the program's own Moon makes them differ? */
export function byMoon({ reference, rows, found }: Evidence, { field, difference }: Row): string | undefined {
  if (field.area !== 'dashas') return undefined;
  const moon = rows.get(MOON)?.difference;
  const years = YEARS[String(valueAt(reference.values, 'dasha.lord'))];
  const because = found.get(MOON);
  if (difference === undefined || moon === undefined || years === undefined) {
    return because && `follows from its Moon: ${because}`;
  }
  // The further the Moon, the shorter the balance: periods end earlier.
  const expected = (-moon / STAR) * years * (field.kind === 'instant' ? SECONDS_A_YEAR : 1);
  const slack = Math.abs(expected) * 0.02 + (field.kind === 'instant' ? 120 : 1e-5);
  return Math.abs(difference - expected) <= slack
    ? `follows from its Moon: ${because ?? 'within tolerance'}`
    : undefined;
}
