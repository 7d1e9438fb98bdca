import type { CallSetting, ProgressStep } from '../routing/tool-router.ts';

type Tell = NonNullable<CallSetting['onProgress']>;

/** Steps of a call that nobody may hear of yet. */
export interface HeldSteps {
  readonly tell: Tell;
  /** Tells the last step that was held, and from now on each as it comes. */
  release(): void;
}

/** Holds the last step alone: it says all that those before it did. */
export function heldSteps(tell: Tell): HeldSteps {
  let held: ProgressStep | undefined;
  let isReleased = false;
  return {
    tell(step) {
      if (isReleased) tell(step);
      else held = step;
    },
    release() {
      isReleased = true;
      if (held) tell(held);
    },
  };
}
