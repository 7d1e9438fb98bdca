/** Kinds of rows of the authorization server, as the database names them. */
export const ACCESS_TOKEN = 'AccessToken';
export const REFRESH_TOKEN = 'RefreshToken';
export const CLIENT = 'Client';
export const CLIENT_DOCUMENT = 'ClientDocument';
export const GRANT = 'Grant';
export const INTERACTION = 'Interaction';

/** A client that never got a token is forgotten after a day. */
export const UNUSED_CLIENT_MS = 86_400_000;
