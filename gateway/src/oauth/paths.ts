export const PATHS = {
  authorization: '/authorize',
  token: '/token',
  registration: '/register',
  revocation: '/revoke',
  jwks: '/jwks',
  interaction: '/interaction',
} as const;

/** Where an authorization goes on, by its id. */
export const RESUME = `${PATHS.authorization}/:uid`;
/** The pages of an authorization, by its id. */
export const INTERACTION = `${PATHS.interaction}/:uid`;

export const SERVER_DOCUMENT = '/.well-known/oauth-authorization-server';
const RESOURCE_DOCUMENT = '/.well-known/oauth-protected-resource';

/** The document paths, and the address each is about: a client compares it with the one it was given. */
export const RESOURCE_OF: ReadonlyMap<string, string> = new Map([
  [RESOURCE_DOCUMENT, '/mcp'],
  [`${RESOURCE_DOCUMENT}/mcp`, '/mcp'],
  [`${RESOURCE_DOCUMENT}/mcp/auth`, '/mcp/auth'],
]);

/** All addresses of the authorization server, as routes. */
export const OAUTH_ROUTES: readonly string[] = [
  ...RESOURCE_OF.keys(),
  SERVER_DOCUMENT,
  PATHS.jwks,
  PATHS.authorization,
  RESUME,
  PATHS.registration,
  PATHS.token,
  PATHS.revocation,
  INTERACTION,
];

const NO_ID = new RegExp(`^(?:${PATHS.authorization}|${PATHS.interaction})/(?![A-Za-z0-9_-]{1,64}$)`);

/** Whether a path stands where authorizations do, and names none by an id that there could be. */
export const namesNoAuthorization = (path: string): boolean => NO_ID.test(path);
