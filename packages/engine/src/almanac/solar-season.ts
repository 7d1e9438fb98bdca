/** The six seasons, by the sidereal sign of the Sun from Pisces in pairs (almanac, get_panchang). */
export const RITUS = ['Vasanta', 'Grishma', 'Varsha', 'Sharad', 'Hemanta', 'Shishira'] as const;
type Ritu = (typeof RITUS)[number];

export const rituOf = (sunSignIndex: number): Ritu => RITUS[Math.floor(((sunSignIndex + 1) % 12) / 2)] ?? 'Vasanta';

export const AYANAS = ['Uttarayana', 'Dakshinayana'] as const;
type Ayana = (typeof AYANAS)[number];

/** The half-year of the tropical Sun, degrees: northward from 270 to 90. */
export const ayanaOf = (tropicalSun: number): Ayana =>
  tropicalSun >= 270 || tropicalSun < 90 ? 'Uttarayana' : 'Dakshinayana';
