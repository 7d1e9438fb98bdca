import { create } from '@bufbuild/protobuf';
import {
  type FindPlacesRequest,
  type FindPlacesResponse,
  FindPlacesResponseSchema,
  grpcService,
  PlaceService,
} from '@cuspal/proto';
import { logCall, traceIdOf } from '@cuspal/telemetry';
import type { ServicesBeside } from '@cuspal/tool-kit/host';
import { status, type sendUnaryData, type ServerUnaryCall } from '@grpc/grpc-js';
import type { Place } from './gazetteer.ts';

/** Its name in the log and the metrics; the names of tools begin with other verbs. */
const CALL = 'find_places';

/** The look-up of set_birth_profile by itself. Its log line says who asked and how it ended, never for what. */
export const servePlaces: ServicesBeside = ({ server, logger, metrics }) => {
  server.addService(grpcService(PlaceService), {
    FindPlaces(
      { request }: ServerUnaryCall<FindPlacesRequest, FindPlacesResponse>,
      done: sendUnaryData<FindPlacesResponse>,
    ) {
      const started = performance.now();
      const { requestId, traceparent, question } = request;
      const note = (outcome: string, fault?: unknown): void => {
        const durationMs = performance.now() - started;
        metrics.observe({ tool: CALL, family: 'none', outcome, seconds: durationMs / 1000, traceparent });
        const line = { requestId, traceId: traceIdOf(traceparent), accountId: '', tool: CALL, durationMs, outcome };
        logCall(logger, fault === undefined ? line : { ...line, fault });
      };
      placesNamed(question).then(
        (answer) => {
          note('success');
          done(null, answer);
        },
        (fault: unknown) => {
          note('internal_error', fault);
          done({ code: status.INTERNAL, details: 'places cannot be looked up' });
        },
      );
    },
  });
};

/** The places that a question may mean. */
export async function placesNamed(question: string): Promise<FindPlacesResponse> {
  // Read with the first question: a service that nobody asks for places starts without them.
  const [{ findPlaces }, { ATTRIBUTION, gazetteer }] = await Promise.all([
    import('./find-places.ts'),
    import('./gazetteer.ts'),
  ]);
  const { taken, places, total, finding } = findPlaces(await gazetteer(), question);
  return create(FindPlacesResponseSchema, {
    ...(taken === null ? {} : { taken: onTheWire(taken) }),
    places: places.map(onTheWire),
    total,
    finding,
    attribution: ATTRIBUTION,
  });
}

const onTheWire = ({ region, ...place }: Place) => ({ ...place, region: region ?? '' });
