import { hash, timingSafeEqual } from 'node:crypto';
import {
  InterceptingCall,
  ServerInterceptingCall,
  status,
  type Interceptor,
  type MetadataValue,
  type ServerInterceptor,
} from '@grpc/grpc-js';

const KEY = 'cuspal-secret';
/** The health service: Kubernetes asks it, and has no way to send metadata. It says nothing but whether calls are taken. */
const OPEN_TO_ALL = '/grpc.health.v1.Health/';
const REFUSAL = {
  code: status.UNAUTHENTICATED,
  details: 'the call does not have the secret of this service: give both processes the same GRPC_SECRET',
};

/** Sends the secret with every gRPC call of a client, a stream of calls included. */
export const sendingSecret =
  (secret: string): Interceptor =>
  (options, nextCall) =>
    new InterceptingCall(nextCall(options), {
      start(metadata, listener, next) {
        metadata.set(KEY, secret);
        next(metadata, listener);
      },
    });

/** Refuses every gRPC call that has none of the secrets with UNAUTHENTICATED, before its body is read. */
export function refusingOthers(secrets: readonly string[]): ServerInterceptor {
  const known = secrets.map(digest);
  return (method, call) => {
    if (method.path.startsWith(OPEN_TO_ALL)) return new ServerInterceptingCall(call);
    return new ServerInterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata(metadata, pass) {
            const [given] = metadata.get(KEY);
            if (isOneOf(known, given)) pass(metadata);
            else call.sendStatus(REFUSAL);
          },
        }),
    });
  };
}

/** Digests are of one length, and each is compared in full, so that the time tells nothing about a secret. */
function isOneOf(known: readonly Buffer[], given: MetadataValue | undefined): boolean {
  const digested = digest(given ?? '');
  return known.filter((each) => timingSafeEqual(each, digested)).length > 0;
}

const digest = (secret: MetadataValue): Buffer => hash('sha256', secret, 'buffer');
