import { EngineError } from './errors.ts';

export const SECOND = 1 / 86_400;

/** A zero of `f` between `a` and `b`, where it changes sign, to `tolerance` days (Ridders' method). */
export function rootBetween(f: (jd: number) => number, a: number, b: number, tolerance: number): number {
  let fa = f(a);
  let fb = f(b);
  let last = Infinity;
  for (let pass = 0; pass < 60; pass += 1) {
    const middle = (a + b) / 2;
    const fm = f(middle);
    const scale = Math.sqrt(fm * fm - fa * fb);
    if (scale === 0) return middle;
    const root = middle + (((middle - a) * Math.sign(fa - fb)) / scale) * fm;
    if (Math.abs(root - last) < tolerance || b - a < tolerance) return root;
    last = root;
    const fr = f(root);
    if (fr === 0) return root;
    if (Math.sign(fm) !== Math.sign(fr)) {
      [a, fa, b, fb] = middle < root ? [middle, fm, root, fr] : [root, fr, middle, fm];
    } else if (Math.sign(fa) !== Math.sign(fr)) {
      [b, fb] = [root, fr];
    } else {
      [a, fa] = [root, fr];
    }
  }
  throw new EngineError('internal_error', 'A search over time did not converge.');
}

/** Where the smooth single-valleyed `f` is least between `a` and `b`, to `tolerance` days (golden section). */
export function lowestBetween(f: (jd: number) => number, a: number, b: number, tolerance: number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let low = b - golden * (b - a);
  let high = a + golden * (b - a);
  let fLow = f(low);
  let fHigh = f(high);
  while (b - a > tolerance) {
    if (fLow < fHigh) {
      [b, high, fHigh] = [high, low, fLow];
      low = b - golden * (b - a);
      fLow = f(low);
    } else {
      [a, low, fLow] = [low, high, fHigh];
      high = a + golden * (b - a);
      fHigh = f(high);
    }
  }
  return (a + b) / 2;
}
