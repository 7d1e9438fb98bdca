import { civilToUtcMs, parseCivil } from '../src/time/civil.ts';

/** Unix milliseconds of a printed instant; its offset may have seconds, which no Date reads. */
export function readInstant(text: string): number {
  const civil = parseCivil(text, 'instant');
  return civilToUtcMs(civil, civil.offsetMinutes ?? 0);
}
