import { TOOL_COUNT } from '@cuspal/catalog';

/** What `cuspal --help` prints. */
export const HELP = `Cuspal: ${TOOL_COUNT} astrology tools on the Swiss Ephemeris, as one MCP server process.

  cuspal                      speaks MCP on stdin and stdout, for clients that start it
  cuspal --http               speaks MCP at http://127.0.0.1:3000/mcp

Options:
  --port NUMBER               port for --http, 3000 when left out, 0 for any free one
  --host ADDRESS              address for --http, 127.0.0.1 when left out
  --toolsets NAMES            shows these sets of tools alone, joined by commas, such as core or compact
  --version, --help

Variables:
  CUSPAL_API_KEYS             keys that --http asks for, joined by commas; needed for a --host that others can reach
  LOG_LEVEL                   fatal, error, warn (when left out), info, debug, trace or silent; lines go to stderr

No accounts, no database, nothing is stored or sent anywhere.
`;
