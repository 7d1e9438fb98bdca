import { ANSWER_TOOL, TOOL_COUNT } from '@cuspal/catalog';
import { html, type Html } from '../web/html.ts';
import type { Page } from '../web/page.ts';
import { COPY_SCRIPT_PATH } from '../web/portal-paths.ts';
import { linkTo, rich } from '../web/rich.ts';
import { say as sayHere } from './connect.messages.ts';
import { scriptWords } from './copy-script.ts';
import type { Frame } from './frame.ts';
import { portalPage } from './shell.ts';
import { say } from './snippets.messages.ts';
import { snippetsFor } from './snippets.ts';

const NO_KEY = 'YOUR_API_KEY';

/** How to reach the server from each client. */
export const connectPage = (baseUrl: string, frame: Frame): Page => {
  const endpoint = (sets: string) => (): Html => html`<code>${baseUrl}/mcp?toolsets=${sets}</code>`;
  return portalPage({
    title: sayHere.title(),
    place: '/developer/connect',
    frame,
    script: COPY_SCRIPT_PATH,
    ...scriptWords(),
    body: html`<section class="card" aria-labelledby="address">
        <h2 id="address">${sayHere.address()}</h2>
        ${addressField(baseUrl)}
        <p>${rich(sayHere.mostClients(), { b: () => html`<code>${NO_KEY}</code>` })}</p>
        ${!baseUrl.startsWith('https:') && html`<p class="soft small">${sayHere.notPublic()}</p>`}
      </section>
      <section class="card" aria-labelledby="toolsets">
        <h2 id="toolsets">${sayHere.fewer()}</h2>
        <p>${sayHere.fewerHint({ count: TOOL_COUNT })}</p>
        <ul>
          <li>${rich(sayHere.core(), { b: endpoint('core') })}</li>
          <li>
            ${rich(sayHere.compact(), { b: endpoint('compact'), c: () => html`<code>${ANSWER_TOOL.name}</code>` })}
          </li>
          <li>${rich(sayHere.joined(), { b: endpoint('core,marriage'), a: linkTo('/docs/api#sets-of-tools') })}</li>
        </ul>
      </section>
      <section class="card" aria-labelledby="clients">
        <h2 id="clients">${sayHere.clients()}</h2>
        ${snippetList(`${baseUrl}/mcp`, NO_KEY)}
      </section>`,
  });
};

const addressField = (baseUrl: string): Html =>
  html`<div class="field">
    <label for="endpoint">${sayHere.serverAddress()}</label>
    <input id="endpoint" readonly value="${baseUrl}/mcp" data-copy="${sayHere.theAddress()}" />
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
