export const GATIS = ['NONE', 'SIMHAVALOKANA', 'MANDOOKI', 'MARKATI'] as const;
/** The leaps of the Kalachakra: of the lion, the frog and the monkey. */
export type Gati = (typeof GATIS)[number];

const [ARIES, GEMINI, CANCER, LEO, VIRGO, SCORPIO, SAGITTARIUS, PISCES] = [0, 2, 3, 4, 5, 7, 8, 11] as const;

const isPair = (from: number, to: number, a: number, b: number): boolean =>
  (from === a && to === b) || (from === b && to === a);

const isMandooki = (from: number, to: number): boolean =>
  isPair(from, to, VIRGO, CANCER) || isPair(from, to, LEO, GEMINI);

/** The leap by which a sign is entered, from the one before it and the one before that. */
export function gatiOf(beforeFrom: number, from: number, to: number): Gati {
  if (isPair(from, to, SAGITTARIUS, ARIES) || isPair(from, to, PISCES, SCORPIO)) return 'SIMHAVALOKANA';
  if (isMandooki(from, to)) return 'MANDOOKI';
  const afterVirgo = beforeFrom === VIRGO && from === CANCER && to === LEO;
  const afterGemini = beforeFrom === GEMINI && from === LEO && to === CANCER;
  return afterVirgo || afterGemini ? 'MARKATI' : 'NONE';
}
