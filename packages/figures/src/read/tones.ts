/** Whether a word of a result speaks for something, partly for it, or against it. */
export type Tone = 'good' | 'fair' | 'poor';

/** Verdicts of elections, classes of birth charts and of horary, qualities of the day, and bands. */
const TONES: Readonly<Record<string, Tone>> = {
  FOUR_LAYER: 'good',
  FULL: 'good',
  TRIPLE_PRINCIPAL: 'good',
  ALL_FRUITFUL: 'good',
  RISE: 'good',
  GAINING: 'good',
  SUPPORTIVE: 'good',
  RELIEF: 'good',
  HIGH: 'good',
  auspicious: 'good',
  good: 'good',
  PARTIAL: 'fair',
  OPENED: 'fair',
  THREE_LAYER: 'fair',
  STEADY: 'fair',
  NEUTRAL: 'fair',
  MIXED: 'fair',
  MODERATE: 'fair',
  ADVISORY: 'fair',
  WATCH: 'fair',
  neutral: 'fair',
  mixed: 'fair',
};

export const toneOf = (code: string): Tone => TONES[code] ?? 'poor';
