export const HOME = '/developer';
export const SIGN_IN = '/developer/sign-in';
export const USAGE = '/developer/usage';
export const CALLS = '/developer/calls';
export const NEW_KEY = '/developer/new-key';
export const KEY = '/developer/key';
export const TEST_KEYS = '/developer/test-keys';
export const PERSONAL_DATA = '/developer/account/data';
/** The audit log of the person's own account. */
export const AUDIT = '/developer/account/audit';
export const PLAYGROUND = '/developer/playground';
/** Organisations of a person; the page of each stands below it. */
export const ORGANISATIONS = '/developer/organisations';
/** Pages of projects of organisations stand below it, each as that of the person's own does below HOME. */
export const PROJECTS = '/developer/projects';
/** An invitation stands below it, by its secret. */
export const INVITATION = '/developer/invitation';
/** Where the operator is named. */
export const CONTACT = '/privacy#operator';
export const PUBLIC_PLAYGROUND = '/playground';
/** What the public playground asks for stands below it. */
export const PUBLIC_PLAYGROUND_API = '/playground/v1';
export const PLAYGROUND_SCRIPT_PATH = '/developer/playground.js';
export const PASSKEY_SCRIPT_PATH = '/developer/passkeys.js';
export const COPY_SCRIPT_PATH = '/developer/copy.js';

/**
 * Where a tool is tried: without signing in where the operator allows that (`PUBLIC_PLAYGROUND`). `tool`: the one that is
 * chosen there; it stands behind the `#`, so that no server sees it.
 */
export const playgroundAddress = (isPublic: boolean, tool?: string): string =>
  `${isPublic ? PUBLIC_PLAYGROUND : PLAYGROUND}${tool === undefined ? '' : `#tool=${encodeURIComponent(tool)}`}`;
