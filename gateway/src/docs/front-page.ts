import { exampleOf, TOOL_COUNT } from '@cuspal/catalog';
import { snippetList } from '../portal/connect-page.ts';
import { html, type Html } from '../web/html.ts';
import { page, type Page } from '../web/page.ts';
import { navigation } from './docs-page.ts';

/** The page at /: what this is, how to connect, and a real answer. */
export const frontPage = (baseUrl: string): Page =>
  page({
    title: 'Astrology that shows its reasons',
    navigation: navigation('/'),
    body: html`<p class="lead">
        Cuspal gives AI assistants and back ends ${TOOL_COUNT} astrology tools, mostly Krishnamurti Paddhati (KP), with
        Parashari, Jaimini and Tajik beside it. Positions come from the Swiss Ephemeris. Every verdict carries its chain
        of reasons and its source, and nothing about a birth is stored.
      </p>
      <section class="card" aria-labelledby="connect">
        <h2 id="connect">Connect</h2>
        <p>
          Most clients need only the address <code>${baseUrl}/mcp</code> and then ask you to sign in. Others take an API
          key from the <a href="/developer">developer page</a>.
        </p>
        <div class="dense">${snippetList(`${baseUrl}/mcp`, 'YOUR_API_KEY')}</div>
      </section>
      <section class="card" aria-labelledby="answer">
        <h2 id="answer">A question and its answer</h2>
        ${answered()}
      </section>
      <section class="card" aria-labelledby="read">
        <h2 id="read">Read</h2>
        <ul>
          <li><a href="/docs/tools">All tools</a>, each with a real call and its real answer</li>
          <li>
            <a href="/docs/rules">The rule book</a>: every rule that a result names, written out, such as
            <a href="/docs/rules/R5.3">R5.3</a>
          </li>
          <li><a href="/docs/api">The protocol</a>, <a href="/docs/authentication">keys and sign-in</a></li>
        </ul>
      </section>`,
  });

interface Promised {
  readonly answer: string;
  readonly events: readonly { readonly reasoning: readonly string[] }[];
}

let answer: Html | undefined;

/** What analyze_natal_promise says of the sample chart, as it says it; read once. */
const answered = (): Html => (answer ??= readAnswer());

function readAnswer(): Html {
  const { answer: says, events } = exampleOf('analyze_natal_promise').answer as Promised;
  return html`<p>
      Does the chart of somebody born in Chennai on 14 August 1992 at 10:02 promise marriage?
      <a href="/docs/tools/analyze_natal_promise">The whole call and its answer</a>.
    </p>
    <p><strong>${says}</strong></p>
    <ol>
      ${(events[0]?.reasoning ?? []).map((sentence) => html`<li>${sentence}</li> `)}
    </ol>`;
}
