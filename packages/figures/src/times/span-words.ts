import { printedDate, printedInstant, printedTime, type Instant } from '../names/instant.ts';

/** 8 Jan 2026, 15:27 to 15:33, or with both dates where they differ. */
export function spanWords(start: Instant, end: Instant): string {
  const days = (end.ms - start.ms) / 86_400_000;
  if (days > 60) return `${printedDate(start)} to ${printedDate(end)}`;
  return printedDate(start) === printedDate(end)
    ? `${printedInstant(start)} to ${printedTime(end)}`
    : `${printedInstant(start)} to ${printedInstant(end)}`;
}
