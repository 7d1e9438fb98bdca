import { z } from 'zod';
import { NEVER_SCHEMES } from './redirects.ts';

export const origin = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''), {
    error: 'must be origins such as https://app.example.com, without a path',
  })
  .transform((text) => new URL(text).origin);

export const scheme = z
  .string()
  .regex(/^[a-z][a-z0-9+.-]*$/, 'must be URI schemes in lower case, without a colon, such as myapp')
  .refine((name) => !NEVER_SCHEMES.includes(name), { error: 'a sign-in cannot lead to this scheme' });

export const baseUrl = z
  .string()
  .refine(
    (text) => /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`,
    {
      error: ({ input }) =>
        `must be an http or https address without a path, such as https://mcp.example.com, but is "${String(input)}"`,
    },
  )
  .transform((text) => new URL(text).origin);

const PORT = '(?:[1-9]\\d{0,4})';
/** One port, or the first and the last of the workers of a service. */
const PORTS = `${PORT}(?:-${PORT})?`;
const NAME = '(?:[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)';
const IP6 = '\\[[0-9A-Fa-f:.]+\\]';
/** A gRPC target with a host and a port, in any of the forms that name one. */
const TARGET = new RegExp(
  `^(?:(?:dns:(?://[^/\\s]*/)?)?(?:${NAME}|${IP6}):${PORTS}|ipv4:[\\d.]+:${PORT}(?:,[\\d.]+:${PORT})*|ipv6:${IP6}:${PORT}(?:,${IP6}:${PORT})*|unix:\\S+)$`,
);

const MOST_WORKERS = 64;

/** Whether the ports of a target, if they are a range, go upwards and are no more than the workers allowed. */
function hasSoundPorts(target: string): boolean {
  const [, first, last] = /:(\d+)-(\d+)$/.exec(target) ?? [];
  return first === undefined || (Number(first) <= Number(last) && Number(last) < Number(first) + MOST_WORKERS);
}

/** An address with a host; a PostgreSQL socket is named by a parameter instead. */
export function namesServer(text: string, protocol: RegExp): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return protocol.test(url.protocol) && (url.hostname !== '' || url.searchParams.has('host'));
}

/** Schema of the address of a server, such as the example. */
export const serverAddress = (protocol: RegExp, example: string) =>
  z.string().refine((text) => namesServer(text, protocol), { error: `must be an address such as ${example}` });

/** What a public server says to the password of docker-compose.yml. */
export const DEFAULT_PASSWORD_FAULT =
  'must not have the password that everybody knows, because BASE_URL is public: change it in the database, with containers by ' +
  `docker compose exec postgres psql -U cuspal -c "alter user cuspal password 'NEW'", ` +
  'and then set POSTGRES_PASSWORD=NEW in .env, or the address itself';

/** Whether an address of PostgreSQL has the password of docker-compose.yml. */
export const hasDefaultPassword = (text: string | undefined): boolean =>
  text !== undefined && URL.canParse(text) && new URL(text).password === 'cuspal';

export const grpcTarget = z
  .string()
  .regex(TARGET, {
    error: ({ input }) => `must be a gRPC target such as natal:50051 or dns:///natal:50051, but is "${String(input)}"`,
  })
  .refine(hasSoundPorts, { error: 'must name at most 64 ports, the first one first, as in natal:50051-50054' });
