/** Every program of this folder is told by its environment what to ask, and prints one line of JSON. */
export const { CUSPAL_URL: url, CUSPAL_KEY: key, CUSPAL_TOOL: tool } = process.env;
export const args = JSON.parse(process.env.CUSPAL_ARGUMENTS ?? '{}');
export const headers = { Authorization: `Bearer ${key}` };

export function report(tools, text) {
  process.stdout.write(`${JSON.stringify({ tools, text })}\n`, () => process.exit(0));
}
