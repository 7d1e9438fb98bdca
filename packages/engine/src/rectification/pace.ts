/** How long work lets others in and tells how far it is. */
export interface Pace {
  /** Throws when nobody waits any more. */
  readonly yieldTurn: () => Promise<void>;
  /** 0 to 1. */
  readonly progress: (share: number, doing?: string) => void;
}

/** The pace of a part of the work: its own 0 to 1 lies between two shares of the whole. */
export const partOf = ({ yieldTurn, progress }: Pace, from: number, to: number): Pace => ({
  yieldTurn,
  progress: (share, doing) => {
    progress(from + share * (to - from), doing);
  },
});
