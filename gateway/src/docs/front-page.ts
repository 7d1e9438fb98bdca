import { exampleOf, TOOL_COUNT } from '@cuspal/catalog';
import { snippetList } from '../portal/connect-page.ts';
import { described } from '../web/about.ts';
import { html, type Html } from '../web/html.ts';
import { page, type Page } from '../web/page.ts';
import { sheetOf } from '../web/styles.ts';
import { navigation } from '../web/public-page.ts';
import { exampleFigure, FIGURE_STYLES, PHONE_WIDTH } from './example-figure.ts';
import { PAGE_SCRIPT_PATH } from './page-script.ts';

/** Two things side by side where there is room for both. */
const SHEET = sheetOf(`
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr));gap:1.25rem;align-items:start;margin:0 0 1.25rem}
.pair>*{margin:0}
.pair figure>svg{outline:1px solid var(--line);border-radius:10px}
.pair figcaption{font-size:.9rem;color:var(--soft);margin-top:.35rem}
.says{font-size:1.1rem;font-weight:600}
.actions{display:flex;flex-wrap:wrap;gap:.75rem}
.button.second{color:var(--text);background:transparent;border-color:var(--edge)}
`);

/** Questions, and the tool that answers each. */
const QUESTIONS: readonly (readonly [question: string, tool: string])[] = [
  ['When is the promotion likely?', 'find_event_timing_v2'],
  ['Do these two charts go together?', 'run_kundli_match_complete'],
  ['Which morning next week to sign the contract?', 'find_contract_signing_time'],
  ['Will the lost ring turn up?', 'get_lost_or_missing'],
  ['What does today hold?', 'run_today_complete'],
  ['Is the birth time right?', 'find_birth_time'],
];

const WHAT_IT_IS = `Cuspal gives AI assistants and back ends ${TOOL_COUNT} astrology tools, mostly Krishnamurti Paddhati (KP), with Parashari, Jaimini and Tajik beside it. Positions come from the Swiss Ephemeris. Every verdict carries its chain of reasons and its source, and nothing about a birth is stored.`;

/** The page at /: what this is, a real answer beside its chart, how to connect. */
export const frontPage = (baseUrl: string, playground: string): Page =>
  page({
    title: 'Astrology that shows its reasons',
    about: { baseUrl, path: '/', description: described(WHAT_IT_IS) },
    script: PAGE_SCRIPT_PATH,
    navigation: navigation('/'),
    sheet: SHEET,
    styleSources: FIGURE_STYLES,
    body: html`<p class="lead">${WHAT_IT_IS}</p>
      <p class="actions">
        <a class="button" href="${playground}">Try it</a>
        <a class="button second" href="#connect">Connect</a>
      </p>
      <section class="pair" aria-labelledby="answer">
        <div>
          <h2 id="answer">A question and its answer</h2>
          ${answered()}
        </div>
        ${pictured('get_full_chart', 'The chart that the answer is read from.')}
      </section>
      <section class="pair" aria-labelledby="questions">
        ${pictured('find_event_timing_v2', 'When: the periods of the same chart that can bring a marriage.')}
        <div>
          <h2 id="questions">Ask</h2>
          <ul>
            ${QUESTIONS.map(([question, tool]) => html`<li><a href="/docs/tools/${tool}">${question}</a></li> `)}
          </ul>
          <h2>What is never stored</h2>
          <p>
            Births, names, questions and answers. What is kept of a call is which tool it was, when, and how it ended.
            <a href="/docs/accounts">What is kept of an account</a>.
          </p>
          <h2>Read</h2>
          <ul>
            <li><a href="/docs/kp">KP in five minutes</a></li>
            <li><a href="/docs/tools">All tools</a>, each with a real call and its real answer</li>
            <li>
              <a href="/docs/rules">The rule book</a>: every rule that a result names, such as
              <a href="/docs/rules/R5.3">R5.3</a>
            </li>
            <li><a href="/docs/api">The protocol</a>, <a href="/docs/authentication">keys and sign-in</a></li>
          </ul>
        </div>
      </section>
      <section class="card" aria-labelledby="connect">
        <h2 id="connect">Connect</h2>
        <p>
          Most clients need only the address <code>${baseUrl}/mcp</code> and then ask you to sign in. Others take an API
          key from the <a href="/developer">developer page</a>.
        </p>
        <div class="dense">${snippetList(`${baseUrl}/mcp`, 'YOUR_API_KEY')}</div>
      </section>`,
  });

/** The figure of the example of a tool. */
const pictured = (tool: string, caption: string): Html =>
  html`<figure>
    ${exampleFigure(tool, PHONE_WIDTH)}
    <figcaption>${caption} <a href="/docs/tools/${tool}">${tool}</a></figcaption>
  </figure>`;

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
