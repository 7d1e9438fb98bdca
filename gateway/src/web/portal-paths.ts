export const HOME = '/developer';
export const SIGN_IN = '/developer/sign-in';
export const USAGE = '/developer/usage';
export const CALLS = '/developer/calls';
export const NEW_KEY = '/developer/new-key';
export const PLAYGROUND = '/developer/playground';
export const PLAYGROUND_SCRIPT_PATH = '/developer/playground.js';
export const COPY_SCRIPT_PATH = '/developer/copy.js';
