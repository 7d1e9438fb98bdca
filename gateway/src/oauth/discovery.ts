import { SCOPE, SCOPES, type Addresses } from '../auth/addresses.ts';
import { PROOF_ALGORITHMS } from '../auth/proofs.ts';
import { CLIENT_SIGNING_ALGORITHMS } from '../project-clients/key-set.ts';
import { CREDENTIAL_METHODS } from './client-metadata.ts';
import { ASSERTION_PROFILE, clientGrants } from './grants.ts';
import { PATHS } from './paths.ts';

/** RFC 8414: what the authorization server is and takes. */
export function serverMetadata({ issuer }: Addresses, enterpriseAuthorization: boolean) {
  return {
    issuer,
    authorization_endpoint: `${issuer}${PATHS.authorization}`,
    token_endpoint: `${issuer}${PATHS.token}`,
    registration_endpoint: `${issuer}${PATHS.registration}`,
    revocation_endpoint: `${issuer}${PATHS.revocation}`,
    jwks_uri: `${issuer}${PATHS.jwks}`,
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token', ...clientGrants(enterpriseAuthorization)],
    ...(enterpriseAuthorization && { authorization_grant_profiles_supported: [ASSERTION_PROFILE] }),
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: CREDENTIAL_METHODS,
    token_endpoint_auth_signing_alg_values_supported: CLIENT_SIGNING_ALGORITHMS,
    revocation_endpoint_auth_methods_supported: CREDENTIAL_METHODS,
    revocation_endpoint_auth_signing_alg_values_supported: CLIENT_SIGNING_ALGORITHMS,
    dpop_signing_alg_values_supported: PROOF_ALGORITHMS,
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  };
}

/**
 * RFC 9728: where to get tokens for a resource. `baseUrl`: as the client knows this server. `resourcePath`: with the
 * query that names its toolsets, as the client typed it.
 */
export function resourceMetadata(baseUrl: string, resourcePath: string, { issuer }: Addresses) {
  return {
    resource: `${baseUrl}${resourcePath}`,
    authorization_servers: [issuer],
    scopes_supported: [SCOPE],
    bearer_methods_supported: ['header'],
    dpop_signing_alg_values_supported: PROOF_ALGORITHMS,
    resource_name: 'Cuspal',
  };
}
