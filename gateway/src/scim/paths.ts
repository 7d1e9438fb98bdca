/** Where SCIM stands. The token tells the organisation, so no address names one. */
export const SCIM = '/scim/v2';
