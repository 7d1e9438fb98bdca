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
import { placesNamed } from './places-named.ts';

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
      placesAnswered(question).then(
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

/** The places that a question may mean, as the service answers it. */
export const placesAnswered = async (question: string): Promise<FindPlacesResponse> =>
  create(FindPlacesResponseSchema, await placesNamed(question));
