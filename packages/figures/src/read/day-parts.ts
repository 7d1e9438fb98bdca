import { instantOf, type Instant } from '../names/instant.ts';
import type { Fields } from './fields.ts';
import type { Lane } from './lanes.ts';
import type { Tone } from './tones.ts';

/** Choghadiyas and planets of hours by what they are for (R32.3, R32.4). */
const CHOGHADIYA_TONES: Readonly<Record<string, Tone>> = {
  Amrit: 'good',
  Shubh: 'good',
  Labh: 'good',
  Chal: 'fair',
  Udveg: 'poor',
  Kaal: 'poor',
  Rog: 'poor',
};
const HORA_TONES: Readonly<Record<string, Tone>> = {
  Moon: 'good',
  Mercury: 'good',
  Jupiter: 'good',
  Venus: 'good',
  Sun: 'fair',
  Mars: 'poor',
  Saturn: 'poor',
};

/**
 * The choghadiyas and hours of a panchang, which lists their names alone: the light of the day and its night are
 * divided into as many equal parts each (R32.3, R32.4). None of a brief result.
 */
export function dayParts(fields: Fields): readonly Lane[] {
  const [sunrise, sunset, next] = ['sunrise', 'sunset', 'nextSunrise'].map((key) =>
    fields.has(key) ? instantOf(fields.text(key), `${fields.at}.${key}`) : undefined,
  );
  if (sunrise === undefined || sunset === undefined || next === undefined) return [];
  const lane = (name: string, key: string, tones: Readonly<Record<string, Tone>>): Lane => {
    const labels = fields.has(key) ? fields.texts(key) : [];
    const half = labels.length / 2;
    return {
      name,
      dense: true,
      stretches: labels.map((label, index) => ({
        ...(index < half ? part(sunrise, sunset, index, half) : part(sunset, next, index - half, half)),
        label,
        tone: tones[label] ?? 'panel',
        grade: '',
        lords: [],
      })),
    };
  };
  return [lane('Choghadiya', 'choghadiyas', CHOGHADIYA_TONES), lane('Hora', 'horas', HORA_TONES)];
}

function part(
  from: Instant,
  to: Instant,
  index: number,
  parts: number,
): { readonly start: Instant; readonly end: Instant } {
  const at = (share: number): Instant => {
    const ms = Math.round(from.ms + ((to.ms - from.ms) * share) / parts);
    return { ms, offsetMinutes: from.offsetMinutes, stamp: new Date(ms).toISOString() };
  };
  return { start: at(index), end: at(index + 1) };
}
