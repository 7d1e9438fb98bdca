/** A promise as it is printed, as far as its caps go. */
interface HeldPromise {
  readonly stability: {
    readonly beforeSeconds: number;
    readonly afterSeconds: number;
    readonly earlier?: string;
    readonly later?: string;
  };
}

/** Seconds of a birth time whose exactness nobody stated. */
const USUAL = 120;
const STEPS = ['LOW', 'MODERATE', 'HIGH'];

/** A confidence held down where the side of a promise is near to a change: under a minute LOW, within two MODERATE (R9S.3). */
export function heldDown(confidence: string, { stability }: HeldPromise): string {
  const { beforeSeconds, afterSeconds, earlier, later } = stability;
  const nearest = Math.min(
    earlier === undefined ? Infinity : beforeSeconds,
    later === undefined ? Infinity : afterSeconds,
  );
  const most = nearest > USUAL ? 'HIGH' : nearest < 60 ? 'LOW' : 'MODERATE';
  return STEPS[Math.min(STEPS.indexOf(confidence), STEPS.indexOf(most))] ?? '';
}
