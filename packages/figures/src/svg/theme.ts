/**
 * The colours of a figure by what they stand for: in light, in dark. A page or a host overrides each by a CSS variable,
 * `--cuspal-ink` and so on.
 */
export const THEME = {
  paper: ['#fffdf8', '#17181b'],
  ink: ['#1d1d1f', '#f1ede4'],
  muted: ['#5d574c', '#b8b1a3'],
  line: ['#8c826d', '#7d766a'],
  faint: ['#e4dccb', '#33312d'],
  panel: ['#f6f0e2', '#212226'],
  accent: ['#8c2f1b', '#f0a58e'],
  wash: ['#f8e8dd', '#43281f'],
  good: ['#2f6b3f', '#8fcf9d'],
  fair: ['#806000', '#e0bf66'],
  poor: ['#9b2c2c', '#f09a94'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

export type Role = keyof typeof THEME;

const roles = Object.keys(THEME).filter((key): key is Role => key in THEME);

/** A fill (`cf-ink`) and a stroke (`cs-ink`) for each role; a reader without variables takes the plain colour. */
const rules = (index: 0 | 1, selector: string): string =>
  roles
    .map((role) => {
      const colour = THEME[role][index];
      const set = (property: string): string => `${property}:${colour};${property}:var(--cuspal-${role},${colour})`;
      return `${selector} .cf-${role}{${set('fill')}}${selector} .cs-${role}{${set('stroke')}}`;
    })
    .join('');

const FONTS =
  "system-ui,-apple-system,'Segoe UI','Helvetica Neue',Arial,'DejaVu Sans','Noto Sans Symbols 2','Segoe UI Symbol',sans-serif";
const SERIF = "Georgia,'Times New Roman','DejaVu Serif',serif";

/** The style of every figure. A printed figure is light on any device. */
export const STYLE =
  `.cuspal text{font-family:${FONTS};font-variant-numeric:tabular-nums}` +
  `.cuspal .ct-title{font-family:${SERIF}}.cuspal .ct-bold{font-weight:600}` +
  `.cuspal .cs-halo{paint-order:stroke;stroke-width:4;stroke-linejoin:round;stroke:${THEME.paper[0]};stroke:var(--cuspal-paper,${THEME.paper[0]})}` +
  rules(0, '.cuspal') +
  `@media screen and (prefers-color-scheme:dark){${rules(1, '.cuspal')}` +
  `.cuspal .cs-halo{stroke:${THEME.paper[1]};stroke:var(--cuspal-paper,${THEME.paper[1]})}}`;
