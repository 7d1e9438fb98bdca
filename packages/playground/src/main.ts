import { Server } from './calls/server.ts';
import { FIRST_TOOL } from './form/sample.ts';
import { make } from './view/make.ts';
import { playground } from './view/playground.ts';
import { say } from './words/playground.messages.ts';

/** Begins where the page has put its place, and takes the token out of it. */
async function begin(): Promise<void> {
  const root = document.querySelector<HTMLElement>('#playground');
  if (!root) return;
  const { token, api = '/v1', server: address = location.origin } = root.dataset;
  root.removeAttribute('data-token');
  const server = new Server({ path: api, token });
  root.replaceChildren(make('p', { role: 'status' }, say.loading()));
  try {
    const tools = await server.tools(FIRST_TOOL);
    root.replaceChildren(...playground(server, address, tools));
  } catch (fault) {
    const said = fault instanceof Error ? fault.message : say.notLoaded();
    root.replaceChildren(make('p', { role: 'alert' }, said));
  }
}

void begin();
