import { join } from 'node:path';

/** A birth and a question; the README shows the same call. */
const CALL = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: {
    name: 'analyze_natal_promise',
    arguments: {
      birth_datetime: '1992-08-14T10:02:00',
      latitude: 13.0827,
      longitude: 80.2707,
      utc_offset_minutes: 330,
      events: ['Marriage'],
    },
  },
};

/** Prints the field `answer` of a result; the other fields are for programs. */
const SENTENCE = `node -p 'JSON.parse(JSON.parse(require("fs").readFileSync(0)).result.content[0].text).answer'`;

/** What a person at the terminal needs to know of a server that has just started. */
export function greeting({ baseUrl, dataDir, demo, tools, healthySeconds, env }) {
  const key = demo?.key ?? '$CUSPAL_API_KEY';
  return `
READY ${baseUrl}

  MCP address   ${baseUrl}/mcp  (${tools} tools)
  API key       ${demo ? `${demo.key}  (demo key, kept in ${demo.file})` : 'one of CUSPAL_API_KEYS'}
  Allowance     ${allowanceText(demo, env)}
  Documents     ${baseUrl}/docs
  Developer     ${baseUrl}/developer  (sign-in codes are ${env.SMTP_URL ? 'sent by e-mail' : 'shown here'})
  Logs          ${join(dataDir, 'logs')}

  Healthy after ${healthySeconds} s. Ctrl-C stops everything.

Ask whether a chart promises marriage (in another terminal):

  curl -s ${baseUrl}/mcp -H "Authorization: Bearer ${key}" -H 'Content-Type: application/json' \\
    -d '${JSON.stringify(CALL)}' \\
    | ${SENTENCE}

Connect Claude Code:

  claude mcp add --transport http cuspal ${baseUrl}/mcp --header "Authorization: Bearer ${key}"

`;
}

/** What the shown key may spend. */
function allowanceText(demo, env) {
  if (!demo) return 'none is counted for CUSPAL_API_KEYS';
  if (!env.DATABASE_URL)
    return 'none is counted for the demo account (npm run admin -- set-limits demo --metered changes that)';
  return 'the default of an account, for the account "demo" (npm run admin -- usage demo shows it)';
}
