/** The one scope there is: the tools. */
export const SCOPE = 'mcp:tools';
