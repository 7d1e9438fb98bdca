import { parseCivil } from '../src/time/civil.ts';
import { civilToUtcMs } from '../src/time/wall-clock.ts';

/** Unix milliseconds of a printed instant; its offset may have seconds, which no Date reads. */
export function readInstant(text: string): number {
  const civil = parseCivil(text, 'instant');
  return civilToUtcMs(civil, civil.offsetMinutes ?? 0);
}
