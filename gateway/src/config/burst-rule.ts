import type { z } from 'zod';

/** An account sends at least its rate at once. */
export function checkBurst(
  { DEFAULT_RATE: rate, DEFAULT_BURST: burst }: { readonly DEFAULT_RATE: number; readonly DEFAULT_BURST: number },
  context: z.RefinementCtx,
): void {
  if (burst >= rate) return;
  const message = `must be at least DEFAULT_RATE, which is ${rate}, but is ${burst}`;
  context.addIssue({ code: 'custom', path: ['DEFAULT_BURST'], message });
}
