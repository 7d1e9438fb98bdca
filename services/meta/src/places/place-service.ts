import type { MessageInitShape } from '@bufbuild/protobuf';
import {
  type FindPlacesRequest,
  type FindPlacesResponse,
  type FindPlacesResponseSchema,
  grpcService,
  PlaceService,
} from '@cuspal/proto';
import { logCall, traceIdOf } from '@cuspal/telemetry';
import type { ServicesBeside } from '@cuspal/tool-kit/host';
import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import { findPlaces } from './find-places.ts';
import type { Place } from './gazetteer.ts';
import { ATTRIBUTION } from './in-words.ts';

type Answer = MessageInitShape<typeof FindPlacesResponseSchema>;
/** What the log and the figures call it; the names of tools begin with other verbs. */
const CALL = 'find_places';

/** The look-up of set_birth_profile by itself. Its log line says who asked and how it ended, never for what. */
export const servePlaces: ServicesBeside = ({ server, logger, metrics }) => {
  server.addService(grpcService(PlaceService), {
    FindPlaces({ request }: ServerUnaryCall<FindPlacesRequest, FindPlacesResponse>, done: sendUnaryData<Answer>) {
      const started = performance.now();
      const answer = answerOf(request.question);
      const durationMs = performance.now() - started;
      const { requestId, traceparent } = request;
      metrics.observe({ tool: CALL, family: 'none', outcome: 'success', seconds: durationMs / 1000, traceparent });
      logCall(logger, {
        requestId,
        traceId: traceIdOf(traceparent),
        accountId: '',
        tool: CALL,
        durationMs,
        outcome: 'success',
      });
      done(null, answer);
    },
  });
};

function answerOf(question: string): Answer {
  const { taken, places, total, finding } = findPlaces(question);
  return {
    ...(taken === null ? {} : { taken: onTheWire(taken) }),
    places: places.map(onTheWire),
    total,
    finding,
    attribution: ATTRIBUTION,
  };
}

const onTheWire = ({ region, ...place }: Place) => ({ ...place, region: region ?? '' });
