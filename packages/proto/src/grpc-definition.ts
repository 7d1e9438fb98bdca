import type { DescMessage, DescMethod, DescService, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import type { MethodDefinition } from '@grpc/grpc-js';

/** grpc-js method definition of one rpc: requests and responses are written as init shapes and read as messages. */
export function grpcMethod<Input extends DescMessage, Output extends DescMessage>(
  method: DescMethod & { readonly input: Input; readonly output: Output },
): MethodDefinition<MessageInitShape<Input>, MessageShape<Output>> {
  const input = codec(method.input);
  const output = codec(method.output);
  return {
    path: `/${method.parent.typeName}/${method.name}`,
    originalName: method.localName,
    requestStream: method.methodKind === 'client_streaming' || method.methodKind === 'bidi_streaming',
    responseStream: method.methodKind === 'server_streaming' || method.methodKind === 'bidi_streaming',
    requestSerialize: input.write,
    requestDeserialize: input.read,
    responseSerialize: output.write,
    responseDeserialize: output.read,
  };
}

/** All methods of a service by their proto names: what grpc-js takes. */
export function grpcService(service: DescService): Record<string, ReturnType<typeof grpcMethod>> {
  return Object.fromEntries(service.methods.map((method) => [method.name, grpcMethod(method)]));
}

function codec<Desc extends DescMessage>(desc: Desc) {
  return {
    write: (message: MessageInitShape<Desc>): Buffer => {
      const bytes = toBinary(desc, create(desc, message));
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    read: (bytes: Buffer): MessageShape<Desc> => fromBinary(desc, bytes),
  };
}
