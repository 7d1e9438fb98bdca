import { commaSeparated, hostVariable, integerVariable, portVariable } from '@cuspal/telemetry';
import { z } from 'zod';
import { baseUrl, origin } from './config-values.ts';

/** Where the server listens, whom it lets in, and how it answers. */
export const SERVER_VARIABLES = {
  HOST: hostVariable().default('127.0.0.1').meta({
    type: 'address',
    description: 'Address to listen on. On a loopback address only loopback Host and Origin headers are let in.',
  }),
  PORT: portVariable().default(3000).meta({ type: 'port', description: 'Port to listen on; 0 for any free one.' }),
  MAX_CONNECTIONS: integerVariable(1, 1_000_000).default(4_000).meta({
    type: 'connections',
    description:
      'Connections that clients may have open at once. A further one takes the place of that which has been idle for longest; where none is idle it is answered 503 and counted in cuspal_connections_dropped_total.',
  }),
  MAX_CONNECTIONS_PER_ADDRESS: integerVariable(1, 1_000_000).default(256).meta({
    type: 'connections',
    description:
      'Of these, how many one client address may have; an IPv6 client counts by its /64. Not counted with TRUST_PROXY above 0, nor for addresses of this machine.',
  }),
  FAST_PATH: z.enum(['on', 'off']).default('on').meta({
    type: 'on or off',
    description:
      'Whether calls are answered in front of Nest. Off: every request passes through Nest, with the same answers at a higher price.',
  }),
  TOOLS: z.enum(['services', 'in-process']).default('services').meta({
    type: 'services or in-process',
    description:
      'Where tools run. services: in the services that the targets name. in-process: in the process of the gateway, long searches in one beside it, and no service is called; one process then uses one core for both (docs/operations.md).',
  }),
  KEYLESS: z.enum(['off', 'lists']).default('off').meta({
    type: 'off or lists',
    description:
      'What /mcp answers without credentials. lists: how a client begins, and the lists of tools, prompts, resources and skills, 60 requests a minute for a client address; all else is 401 as ever (docs/authentication.md).',
  }),
  PUBLIC_PLAYGROUND: z.enum(['on', 'off']).default('off').meta({
    type: 'on or off',
    description:
      'Whether /playground runs tools for whoever comes, without signing in: 20 calls an hour for a client address, on the allowance and rate of the account public-playground (docs/playground.md).',
  }),
  COMPRESS: z.enum(['off', 'auto']).default('auto').meta({
    type: 'off or auto',
    description:
      'Whether answers above 16 KB are compressed with gzip, where the client takes it and the event loop lags less than 5 ms. Never HTML. Off: where whatever stands in front compresses.',
  }),
  BASE_URL: baseUrl.optional().meta({
    type: 'URL',
    description:
      'Public address of the server, no path behind it. Left out: the address it listens on, so that applications can be connected from this machine alone.',
  }),
  ALLOWED_ORIGINS: commaSeparated.pipe(z.array(origin)).default([]).meta({
    type: 'list',
    description: 'Origins of web pages that may call the server from a browser, separated by commas.',
  }),
  LEGAL_FILE: z.string().optional().meta({
    type: 'file',
    description:
      'JSON file with who runs the server, what is added to the pages /privacy and /terms, and what the page /subprocessors says (docs/operations.md). Left out: the pages say what the program does and not who runs it.',
  }),
  WELL_KNOWN_DIR: z.string().optional().meta({
    type: 'folder',
    description:
      'Files that are answered at /.well-known/NAME, by which directories of servers see whose this one is. Left out: none.',
  }),
} as const;
