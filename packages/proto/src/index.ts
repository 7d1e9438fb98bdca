export {
  CallToolRequestSchema,
  CallToolResponseSchema,
  CallToolStreamResponseSchema,
  CallerSchema,
  ListToolsRequestSchema,
  ListToolsResponseSchema,
  ToolSchema,
  ToolService,
} from './generated/cuspal/tool/v1/tool_pb.ts';
export type {
  CallToolRequest,
  CallToolResponse,
  CallToolStreamRequest,
  CallToolStreamResponse,
  Caller,
  ListToolsRequest,
  ListToolsResponse,
  Progress,
  Tool,
} from './generated/cuspal/tool/v1/tool_pb.ts';
export { CLIENT_CHANNEL_OPTIONS, SERVER_CHANNEL_OPTIONS } from './channel-options.ts';
export { grpcMethod, grpcService } from './grpc-definition.ts';
export { createToolClient } from './tool-client.ts';
export type { CallOptions, ToolClient } from './tool-client.ts';
