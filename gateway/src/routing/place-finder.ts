import type { FindPlacesResponse, PlaceClient } from '@cuspal/proto';
import type { Taken } from '../limits/bucket.ts';
import type { Limits } from '../limits/limits.ts';
import type { FailureCode } from './answer.ts';
import { inClientSpan } from './clients.ts';
import { failureOf, type CallSetting } from './tool-router.ts';

/** Deadline of a look-up, which takes less than a millisecond; the rest is for a service that is coming back. */
const DEADLINE_MS = 3_000;

export interface PlaceSetting {
  readonly limits: Pick<Limits, 'take'>;
  /** The party whose tries are counted: an account, or networkOf(clientAddress(…)). */
  readonly subject: string;
  readonly caller: Pick<CallSetting['caller'], 'requestId' | 'traceparent'>;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
}

/** Result of a look-up. */
export type PlacesFound =
  | { readonly kind: 'found'; readonly answer: FindPlacesResponse }
  | { readonly kind: 'limited'; readonly taken: Taken }
  | { readonly kind: 'failed'; readonly code: FailureCode };

/** Finds coordinates and zones of place names through the meta service: not metered, but limited. Never throws. */
export class PlaceFinder {
  constructor(private readonly client: PlaceClient) {}

  async find(question: string, { limits, subject, caller, signal }: PlaceSetting): Promise<PlacesFound> {
    const taken = await limits.take('places', subject);
    if (!taken.ok) return { kind: 'limited', taken };
    const { requestId, traceparent } = caller;
    try {
      const options = { deadlineMs: DEADLINE_MS, signal };
      const answer = await inClientSpan('PlaceService', 'FindPlaces', (place) =>
        this.client.findPlaces({ question, requestId, traceparent: place?.traceparent ?? traceparent }, options),
      );
      return { kind: 'found', answer };
    } catch (fault) {
      return { kind: 'failed', code: failureOf(fault, signal) };
    }
  }

  close(): void {
    this.client.close();
  }
}
