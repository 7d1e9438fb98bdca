/** An assertion of a provider in exchange for a token (RFC 7523, 2.1; draft-ietf-oauth-identity-assertion-authz-grant). */
export const ASSERTION_GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** How the metadata document says that assertions of that draft are taken. */
export const ASSERTION_PROFILE = 'urn:ietf:params:oauth:grant-profile:id-jag';

/** By what clients of projects get tokens. */
export const clientGrants = (enterpriseAuthorization: boolean): readonly string[] => [
  'client_credentials',
  ...(enterpriseAuthorization ? [ASSERTION_GRANT] : []),
];
