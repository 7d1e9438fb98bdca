import { NATAL_EVENTS } from '@cuspal/engine/events/natal';

export interface HouseGroup {
  readonly key: string;
  readonly label: string;
  readonly cusp: number;
  readonly required: readonly number[];
  readonly denial: readonly number[];
}

/** The houses of every event of the natal catalogue, which the protocol prints. */
export const HOUSE_GROUPS: readonly HouseGroup[] = NATAL_EVENTS.map(
  ({ key, label, primaryCusp, required, denial }) => ({ key, label, cusp: primaryCusp, required, denial }),
);
