import { exampleOf } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { FigureError } from '../errors.ts';
import { drawCalendar } from './calendar-month.ts';

const { answer } = exampleOf('get_calendar');
const letters = (svg: string): readonly number[] =>
  [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));

describe('the month view of a calendar', () => {
  it.each([320, 480, 768, 980, 1200])(
    'has every day and every entry in a width of %d, in letters to be read',
    (width) => {
      const { svg, width: drawn } = drawCalendar(answer, { width });
      expect(drawn).toBe(width);
      expect([...svg.matchAll(/data-day="(\d+)"/g)].map(([, day]) => Number(day))).toEqual(
        Array.from({ length: 30 }, (_, index) => index + 1),
      );
      expect(Math.min(...letters(svg))).toBeGreaterThanOrEqual(11);
      const places = [...svg.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)];
      for (const [, x, wide] of places) expect(Number(x) + Number(wide)).toBeLessThanOrEqual(width);
    },
  );

  it('puts the first of the month under its weekday and names the month', () => {
    // 1 November 2026 was a Sunday.
    const { svg, text } = drawCalendar(answer);
    const first = /data-day="1"[^>]*>.*?<text x="([\d.]+)"/.exec(svg)?.[1];
    const sunday = /<text x="([\d.]+)"[^>]*>Sunday/.exec(svg)?.[1];
    expect(first).toBe(sunday);
    expect(text).toContain('November 2026.');
    expect(text).toContain('8 November 2026: Krishna Chaturdashi; ');
    expect(text).toContain('Diwali, Lakshmi Puja');
  });

  it('refuses a year and a width that is none', () => {
    expect(() => drawCalendar({ ...Object(answer), days: undefined })).toThrow(FigureError);
    expect(() => drawCalendar(answer, { width: 200 })).toThrow(/320 to 1200/);
  });
});
