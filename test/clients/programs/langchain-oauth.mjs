import { createServer } from 'node:http';
import { MultiServerMCPClient } from '@langchain/mcp-adapters';
import { auth } from '@modelcontextprotocol/sdk/client/auth.js';
import { args, report, tool, url } from './asked.mjs';

// Has no key: it registers itself and prints the address at which a person signs in, where others open a browser.
const callback = createServer();
await new Promise((ready) => callback.listen(0, '127.0.0.1', ready));
const redirectUrl = `http://127.0.0.1:${callback.address().port}/callback`;
const code = new Promise((resolve) =>
  callback.on('request', (request, response) => {
    response.end('Signed in.');
    resolve(new URL(request.url, redirectUrl).searchParams.get('code'));
  }),
);
const kept = {};
const latest = {};
const authProvider = {
  redirectUrl,
  clientMetadata: {
    client_name: 'LangChain',
    redirect_uris: [redirectUrl],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  },
  clientInformation: () => kept.client ?? latest.client,
  saveClientInformation: (client) => void (latest.client ??= client),
  tokens: () => kept.tokens,
  saveTokens: (tokens) => void (kept.tokens = tokens),
  codeVerifier: () => kept.verifier,
  saveCodeVerifier: (verifier) => void (latest.verifier = verifier),
  redirectToAuthorization(address) {
    // A request of its own begins the same anew; the person follows the first.
    if (kept.verifier !== undefined) return;
    kept.verifier = latest.verifier;
    kept.client = latest.client;
    process.stderr.write(`AUTHORIZE ${address}\n`);
  },
};

async function asked() {
  const server = { transport: 'http', url, authProvider, automaticSSEFallback: false };
  const client = new MultiServerMCPClient({ mcpServers: { cuspal: server } });
  const tools = await client.getTools();
  const answer = await tools.find(({ name }) => name === tool).invoke(args);
  return [tools.map(({ name }) => name), typeof answer === 'string' ? answer : answer[0].text];
}

// The adapter stops at the first 401, after it has told the address; where lists are open, that is the call.
const first = await asked().catch(() => undefined);
if (first) throw new Error('it was answered without having signed in');
await auth(authProvider, { serverUrl: url, authorizationCode: await code });
report(...(await asked()));
