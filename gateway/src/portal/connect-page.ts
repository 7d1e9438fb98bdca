import { ANSWER_TOOL, TOOL_COUNT } from '@cuspal/catalog';
import { html, type Html } from '../web/html.ts';
import type { Page } from '../web/page.ts';
import { COPY_SCRIPT_PATH } from '../web/portal-paths.ts';
import type { Frame } from './frame.ts';
import { portalPage } from './shell.ts';
import { say } from './snippets.messages.ts';
import { snippetsFor } from './snippets.ts';

const NO_KEY = 'YOUR_API_KEY';

/** How to reach the server from each client. */
export const connectPage = (baseUrl: string, frame: Frame): Page =>
  portalPage({
    title: 'Connect a client',
    place: '/developer/connect',
    frame,
    script: COPY_SCRIPT_PATH,
    body: html`<section class="card" aria-labelledby="address">
        <h2 id="address">Address</h2>
        ${addressField(baseUrl)}
        <p>
          Most clients need only this address: they open a page where you sign in with your e-mail address. Others take
          an API key; put yours in place of <code>${NO_KEY}</code>. Never put a key into the address.
        </p>
        ${!baseUrl.startsWith('https:') && html`<p class="soft small">This address is not public: clients on this machine reach it, web applications such as claude.ai do not.</p>`}
      </section>
      <section class="card" aria-labelledby="toolsets">
        <h2 id="toolsets">Fewer tools</h2>
        <p>
          The address above lists all ${TOOL_COUNT} tools. Some clients take fewer, or answer better with fewer. Add the
          sets that you want to the address. Every tool can be called all the same.
        </p>
        <ul>
          <li>
            <code>${baseUrl}/mcp?toolsets=core</code> has what everyday questions need. Choose it for Cursor and for
            other clients with a limit.
          </li>
          <li>
            <code>${baseUrl}/mcp?toolsets=compact</code> is the shortest list. The assistant answers a question in one
            call, by <code>${ANSWER_TOOL.name}</code>, or follows the reading plan and calls each tool by its name.
            Choose it for small models and long conversations.
          </li>
          <li>
            <code>${baseUrl}/mcp?toolsets=core,marriage</code> joins two sets. Each family of tools is a set.
            <a href="/docs/api#sets-of-tools">All sets</a>
          </li>
        </ul>
      </section>
      <section class="card" aria-labelledby="clients">
        <h2 id="clients">Clients</h2>
        ${snippetList(`${baseUrl}/mcp`, NO_KEY)}
      </section>`,
  });

const addressField = (baseUrl: string): Html =>
  html`<div class="field">
    <label for="endpoint">MCP server address</label>
    <input id="endpoint" readonly value="${baseUrl}/mcp" data-copy="the address" />
  </div>`;

/** One closed entry for each client. */
export const snippetList = (endpoint: string, key: string): readonly Html[] =>
  snippetsFor(endpoint, key).map(
    ({ client, how, text, link }) =>
      html`<details>
        <summary>${client}</summary>
        <p class="small">${how}</p>
        ${link && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`}
        <pre data-copy="${say.textFor({ client })}">${text}</pre>
      </details> `,
  );
