export const COPY_SCRIPT_PATH = '/developer/copy.js';
