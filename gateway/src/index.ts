export { CONFIG, parseConfig, SERVICES } from './config.ts';
export type { ConfigVariable, GatewayConfig, ServiceName } from './config.ts';
export { createGateway } from './gateway.ts';
export type { Gateway, GatewayOptions } from './gateway.ts';
export type { ToolEntry } from './catalog/entry.ts';
export type { ServiceClient, ServiceClients } from './routing/clients.ts';
export { eachService } from './routing/clients.ts';
export type { Database } from './database/connection.ts';
export { INSTRUCTIONS, SERVER_INFO } from './mcp/identity.ts';
