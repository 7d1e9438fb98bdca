import { printedTenths } from '../../base/printed.ts';
import type { Timed } from './birth-span.ts';
import type { BorderKind, BoundaryTarget, TimeBorder } from './time-border.ts';

/** How much error of birth time a reading bears, by the shorter of its two sides; the limits are ours. */
export const STABILITY_BANDS = ['FIRM', 'FAIR', 'THIN', 'KNIFE_EDGE'] as const;
export type StabilityBand = (typeof STABILITY_BANDS)[number];

/** Seconds on both sides that each band asks for: ten minutes, four, one. */
const STABILITY_SECONDS: Readonly<Record<Exclude<StabilityBand, 'KNIFE_EDGE'>, number>> = {
  FIRM: 600,
  FAIR: 240,
  THIN: 60,
};

/** Minutes before and after a birth that are looked at; a stated uncertainty widens them. */
export const USUAL_REACH = 30;

/** Stretches of birth times in order of time, without a gap, and the one reading of each, made where it is asked for. */
interface Readings<Said> {
  readonly pieces: readonly Timed[];
  /** By the place of the stretch in the list. */
  readonly said: (at: number) => Said;
}

/** How a reading is compared with another one, and which of the borders of one instant is named for a change. */
export interface Comparing<Said> {
  /** Whether a reading holds where the other is said. */
  readonly same: (a: Said, b: Said) => boolean;
  /** Whether two are counted as one alternative; by default where they are the same. */
  readonly alike?: (a: Said, b: Said) => boolean;
  readonly named: (borders: readonly TimeBorder[]) => TimeBorder | undefined;
}

/** How far a reading holds as the birth time moves. */
export interface Stability<Said> {
  /** Whole seconds by which the birth may be earlier, or later, with the same reading all the way. */
  readonly beforeSeconds: number;
  readonly afterSeconds: number;
  readonly band: StabilityBand;
  /** Nothing changes in the whole of the looked-at time. */
  readonly beyond: boolean;
  /** The nearer of the two borders that change it; null when nothing does. */
  readonly limitedBy: { readonly atMs: number; readonly kind: BorderKind; readonly of: BoundaryTarget } | null;
  /** The reading across that border. */
  readonly becomes: Said | null;
  /** The readings just beyond the two ends; null where none is found. */
  readonly earlier: Said | null;
  readonly later: Said | null;
}

export const stabilityBand = (beforeSeconds: number, afterSeconds: number): StabilityBand => {
  const least = Math.min(beforeSeconds, afterSeconds);
  return least >= STABILITY_SECONDS.FIRM
    ? 'FIRM'
    : least >= STABILITY_SECONDS.FAIR
      ? 'FAIR'
      : least >= STABILITY_SECONDS.THIN
        ? 'THIN'
        : 'KNIFE_EDGE';
};

/** How far the reading of a birth holds among the pieces around it. */
function stabilityAmong<Said>(
  { pieces, said }: Readings<Said>,
  birthMs: number,
  { same, named }: Comparing<Said>,
): Stability<Said> {
  const own = pieces.findLastIndex(({ fromMs }) => fromMs <= birthMs);
  if (own < 0) throw new RangeError('The birth is outside the time that was looked at.');
  const here = said(own);
  const stays = (at: number): boolean => same(said(at), here);
  // Only as far as the nearest change on each side: what lies beyond it is never judged.
  let [earlier, later] = [own - 1, own + 1];
  while (earlier >= 0 && stays(earlier)) earlier -= 1;
  while (later < pieces.length && stays(later)) later += 1;
  // What is said earlier ends where the piece behind it begins.
  const [since, until] = [pieces[earlier + 1], pieces[later]];
  const beforeSeconds = Math.floor((birthMs - (since?.fromMs ?? birthMs)) / 1000);
  const afterSeconds = until
    ? Math.max(0, Math.ceil((until.fromMs - birthMs) / 1000) - 1)
    : Math.floor(((pieces.at(-1)?.toMs ?? birthMs) - birthMs) / 1000);
  const saidBeyond = (at: number): Said | null => (pieces[at] === undefined ? null : said(at));
  const turn = (piece: Timed | undefined, beyond: number) => {
    if (piece === undefined || pieces[beyond] === undefined) return [];
    const border = named(piece.begins);
    return border ? [{ border, becomes: said(beyond), farMs: Math.abs(border.atMs - birthMs) }] : [];
  };
  const [nearest] = [...turn(since, earlier), ...turn(until, later)].sort((a, b) => a.farMs - b.farMs);
  return {
    beforeSeconds,
    afterSeconds,
    band: stabilityBand(beforeSeconds, afterSeconds),
    beyond: nearest === undefined,
    limitedBy: nearest ? { atMs: nearest.border.atMs, kind: nearest.border.kind, of: nearest.border.of } : null,
    becomes: nearest?.becomes ?? null,
    earlier: saidBeyond(earlier),
    later: saidBeyond(later),
  };
}

/** One of the readings among the birth times that may be meant. */
export interface Alternative<Said> {
  readonly said: Said;
  /** Whole seconds of the clock that read so. */
  readonly seconds: number;
  /** Per cent of all of them, to one decimal. */
  readonly share: number;
}

/**
 * The readings of the birth times to the second within so many minutes of a birth, the most frequent first. A piece
 * that holds no whole second of the clock is left out.
 */
function alternativesAmong<Said>(
  { pieces, said: saidAt }: Readings<Said>,
  birthMs: number,
  minutes: number,
  { same, alike = same }: Comparing<Said>,
): readonly Alternative<Said>[] {
  const most = Math.floor(minutes * 60);
  const end = pieces.at(-1)?.toMs ?? birthMs;
  const second = (atMs: number): number => Math.min(Math.max(Math.ceil((atMs - birthMs) / 1000), -most), most + 1);
  const counted: { readonly said: Said; seconds: number }[] = [];
  for (const [at, piece] of pieces.entries()) {
    // The last second that was looked at belongs to the last piece.
    const seconds = second(piece.toMs < end ? piece.toMs : piece.toMs + 1) - second(piece.fromMs);
    if (seconds === 0) continue;
    const said = saidAt(at);
    const known = counted.find((each) => alike(each.said, said));
    if (known) known.seconds += seconds;
    else counted.push({ said, seconds });
  }
  const all = counted.reduce((sum, { seconds }) => sum + seconds, 0);
  return counted
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ said, seconds }) => ({ said, seconds, share: printedTenths((100 * seconds) / all) }));
}

/** How far a reading holds, and what else the birth times say that may be meant; null where no uncertainty was stated. */
export const stabilityAndAlternatives = <Said>(
  readings: Readings<Said>,
  birthMs: number,
  uncertaintyMinutes: number | undefined,
  comparing: Comparing<Said>,
) => ({
  stability: stabilityAmong(readings, birthMs, comparing),
  alternatives:
    uncertaintyMinutes === undefined ? null : alternativesAmong(readings, birthMs, uncertaintyMinutes, comparing),
});
