import { exampleOf, hasExampleIn, TOOL_COUNT } from '@cuspal/catalog';
import { snippetList } from '../portal/connect-page.ts';
import { copyWords } from '../portal/copy-script.ts';
import { described } from '../web/about.ts';
import { html, type Html } from '../web/html.ts';
import { page, type Page } from '../web/page.ts';
import { pageLanguage } from '../web/page-language.ts';
import { linkTo, rich } from '../web/rich.ts';
import { sheetOf } from '../web/styles.ts';
import { navigation } from '../web/public-page.ts';
import { exampleFigure, FIGURE_STYLES, PHONE_WIDTH } from './example-figure.ts';
import { say } from './front.messages.ts';
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
const QUESTIONS: readonly (readonly [question: () => string, tool: string])[] = [
  [say.whenPromotion, 'find_event_timing_v2'],
  [say.twoCharts, 'run_kundli_match_complete'],
  [say.whichMorning, 'find_contract_signing_time'],
  [say.lostRing, 'get_lost_or_missing'],
  [say.today, 'run_today_complete'],
  [say.birthTime, 'find_birth_time'],
];

/** The page at /: what this is, a real answer beside its chart, how to connect. */
export const frontPage = (baseUrl: string, playground: string): Page => {
  const whatItIs = say.whatItIs({ count: TOOL_COUNT });
  return page({
    title: say.title(),
    about: { baseUrl, path: '/', description: described(whatItIs) },
    script: PAGE_SCRIPT_PATH,
    ...(pageLanguage() !== 'en' && { scriptWords: copyWords() }),
    navigation: navigation('/'),
    sheet: SHEET,
    styleSources: FIGURE_STYLES,
    body: html`<p class="lead">${whatItIs}</p>
      <p class="actions">
        <a class="button" href="${playground}">${say.tryIt()}</a>
        <a class="button second" href="#connect">${say.connect()}</a>
      </p>
      <section class="pair" aria-labelledby="answer">
        <div>
          <h2 id="answer">${say.answered()}</h2>
          ${answered()}
        </div>
        ${pictured('get_full_chart', say.readFrom())}
      </section>
      <section class="pair" aria-labelledby="questions">
        ${pictured(TIMING, say.when({ on: askedOn() }))}
        <div>
          <h2 id="questions">${say.ask()}</h2>
          <ul>
            ${QUESTIONS.map(([question, tool]) => html`<li><a href="/docs/tools/${tool}">${question()}</a></li> `)}
          </ul>
          <h2>${say.neverStored()}</h2>
          <p>${rich(say.kept(), { a: linkTo('/docs/accounts') })}</p>
          <h2>${say.read()}</h2>
          <ul>
            <li>${rich(say.kp(), { a: linkTo('/docs/kp') })}</li>
            <li>${rich(say.allTools(), { a: linkTo('/docs/tools') })}</li>
            <li>
              ${rich(say.rules(), { a: linkTo('/docs/rules'), q: () => html`<a href="/docs/rules/R5.3">R5.3</a>` })}
            </li>
            <li>${rich(say.protocol(), { a: linkTo('/docs/api'), b: linkTo('/docs/authentication') })}</li>
          </ul>
        </div>
      </section>
      <section class="card" aria-labelledby="connect">
        <h2 id="connect">${say.connect()}</h2>
        <p>${rich(say.address(), { b: () => html`<code>${baseUrl}/mcp</code>`, a: linkTo('/developer') })}</p>
        <div class="dense">${snippetList(`${baseUrl}/mcp`, 'YOUR_API_KEY')}</div>
      </section>`,
  });
};

/** The figure of the example of a tool. */
const pictured = (tool: string, caption: string): Html =>
  html`<figure>
    ${exampleFigure(tool, PHONE_WIDTH, undefined, pageLanguage())}
    <figcaption>${caption} <a href="/docs/tools/${tool}">${tool}</a></figcaption>
  </figure>`;

const TIMING = 'find_event_timing_v2';

/** The day on which its example was asked: the figure calls that moment now. */
function askedOn(): string {
  const { asOf } = exampleOf(TIMING, 'en').answer as { readonly asOf: string };
  return asOf.slice(0, 10);
}

interface Promised {
  readonly answer: string;
  readonly events: readonly { readonly reasoning: readonly string[] }[];
}

const PROMISE = 'analyze_natal_promise';

/** What analyze_natal_promise says of the sample chart, as it says it. */
function answered(): Html {
  const { answer: says, events } = exampleOf(PROMISE, pageLanguage()).answer as Promised;
  // Where there is no example in the language it is that in English.
  const tongue = pageLanguage() !== 'en' && !hasExampleIn(PROMISE, pageLanguage()) && html` lang="en"`;
  return html`<p>
      ${rich(say.question({ on: '1992-08-14', at: '10:02' }), { a: linkTo('/docs/tools/analyze_natal_promise') })}
    </p>
    <p${tongue}><strong>${says}</strong></p>
    <ol${tongue}>
      ${(events[0]?.reasoning ?? []).map((sentence) => html`<li>${sentence}</li> `)}
    </ol>`;
}
