/** Words of RFC 7644, 3.12, by which clients tell faults apart. */
export type ScimType =
  'invalidFilter' | 'uniqueness' | 'mutability' | 'invalidSyntax' | 'invalidPath' | 'noTarget' | 'invalidValue';

const SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** Why a request of a provider is refused. */
export class ScimError extends Error {
  override readonly name = 'ScimError';
  constructor(
    readonly status: number,
    detail: string,
    readonly scimType?: ScimType,
  ) {
    super(detail);
  }
}

/** A refusal in the form of SCIM. */
export const errorBody = ({ status, message, scimType }: Pick<ScimError, 'status' | 'message' | 'scimType'>): string =>
  JSON.stringify({ schemas: [SCHEMA], status: String(status), ...(scimType && { scimType }), detail: message });

export const invalidValue = (detail: string): ScimError => new ScimError(400, detail, 'invalidValue');
