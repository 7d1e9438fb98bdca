const ORDER = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'] as const;
const YEARS = [7, 20, 6, 10, 7, 18, 16, 19, 17] as const;
const SIGN_LORDS = 'Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter'.split(' ');
const UNITS = 36;
const STAR = 48_000 * UNITS;

/** Lords of a sidereal longitude by level, so that a lord can be traced to the longitude a program printed. */
export function lordsAt(degrees: number): Readonly<Record<string, string>> {
  // In 1/36 arc-second every border down to the sub-sub is a whole number; printed longitudes are lifted by a hair.
  const at = ((((degrees * 3600 + 1e-4) * UNITS) % (27 * STAR)) + 27 * STAR) % (27 * STAR);
  const star = Math.floor(at / STAR);
  const sub = partAt(at - star * STAR, STAR, star % 9);
  const subSub = partAt(sub.rest, sub.width, sub.lord);
  return {
    signLord: SIGN_LORDS[Math.floor(at / (108_000 * UNITS))] ?? '',
    starLord: ORDER[star % 9] ?? '',
    subLord: ORDER[sub.lord] ?? '',
    subSubLord: ORDER[subSub.lord] ?? '',
  };
}

interface Part {
  readonly lord: number;
  readonly width: number;
  readonly rest: number;
}

function partAt(arc: number, width: number, first: number): Part {
  let rest = arc;
  for (let step = 0; ; step += 1) {
    const lord = (first + step) % 9;
    const part = (width * (YEARS[lord] ?? 0)) / 120;
    if (rest < part || step === 8) return { lord, width: part, rest };
    rest -= part;
  }
}
