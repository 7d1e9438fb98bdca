import { vi } from 'vitest';

/** Tells by its name, in order, when a method is called; vi.restoreAllMocks() ends it. */
export function noteCalls(told: string[], part: object, method: string, name: string): void {
  const parts = part as Record<string, (...values: unknown[]) => unknown>;
  const real = parts[method];
  vi.spyOn(parts, method).mockImplementation(function (this: unknown, ...values) {
    told.push(name);
    return real?.apply(this, values);
  });
}
