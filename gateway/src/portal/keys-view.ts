import { LONGEST_KEY_NAME, MOST_KEYS } from '../accounts/keys.ts';
import type { ManagedKey } from '../accounts/managed-keys.ts';
import { instantText, shortText } from '../web/dates.ts';
import { postForm, selectField, textField } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import { KEY, TEST_KEYS } from '../web/portal-paths.ts';
import { inProject, type Frame } from './frame.ts';
import { KEY_LIVES } from './key-lives.ts';
import { secretText } from './key-page.ts';
import { SEAL_MINUTES } from './new-key-seal.ts';
import { confirmed } from './shell.ts';

export interface KeysViewOptions {
  readonly keys: readonly ManagedKey[];
  readonly most: number;
  /** Whether keys for tests can be made: not within a test account. */
  readonly hasTestKeys: boolean;
  readonly frame: Frame;
  /** The last try to name a key that came to nothing. */
  readonly fault?: NamingFault | undefined;
}

export interface NamingFault {
  readonly error: string;
  readonly typed: string;
  readonly environment?: ManagedKey['environment'];
  /** Chosen life of a new key. */
  readonly chosen?: string;
  /** The key that was to be renamed; left out when one was to be made. */
  readonly keyId?: string;
}

export function keysView(options: KeysViewOptions): Html {
  const { keys, most, hasTestKeys } = options;
  const [live, test] = [keys.filter(isOf('live')), keys.filter(isOf('test'))];
  return html`<section class="card" aria-labelledby="keys">
      <h2 id="keys">API keys</h2>
      <p class="soft small">
        ${countText(lasting(live), most)} Anyone with a key can use all tools. The browser that made it shows it for
        ${SEAL_MINUTES} minutes, and nobody after that.
      </p>
      ${keyList(live, options, { environment: 'live', most })}
    </section>
    ${
      hasTestKeys &&
      html`<section class="card" aria-labelledby="test-keys">
        <h2 id="test-keys">Test keys</h2>
        <p class="soft small">
          ${countText(lasting(test), MOST_KEYS)} For tests of your programs: an allowance of their own, and a clock that
          stands, so that the same call has the same answer on every day.
        </p>
        ${keyList(test, options, { environment: 'test', most: MOST_KEYS })}
      </section>`
    }`;
}

/** "No keys yet (up to 5)." */
const countText = (keys: number, most: number): string =>
  keys === 0 ? `No keys yet (up to ${most}).` : `${keys} of up to ${most}.`;

type Environment = ManagedKey['environment'];

const isOf = (environment: Environment) => (key: ManagedKey) => key.environment === environment;

/** How many count among the most that there may be. */
const lasting = (keys: readonly ManagedKey[]): number => keys.filter(({ expired }) => !expired).length;

function keyList(
  keys: readonly ManagedKey[],
  { frame, fault }: KeysViewOptions,
  { environment, most }: { readonly environment: Environment; readonly most: number },
): Html {
  const making = fault?.keyId === undefined && (fault?.environment ?? 'live') === environment ? fault : undefined;
  const first = keys.filter(({ secretOf }) => secretOf === null);
  return html`${
    first.length > 0 &&
    html`<table class="rows">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" class="roomy">Key</th>
          <th scope="col" class="roomy">Made (UTC)</th>
          <th scope="col">Last used (UTC)</th>
          <th scope="col" class="roomy">Expires (UTC)</th>
          <th scope="col"><span class="off">Actions</span></th>
        </tr>
      </thead>
      <tbody>
        ${first.map((key) => keyRow(key, frame, fault?.keyId === key.id ? fault : undefined))}
      </tbody>
    </table>`
  }
  ${
    lasting(keys) < most || making
      ? newKeyForm(frame, environment, making)
      : html`<p>To make another key, revoke one first.</p>`
  }`;
}

function newKeyForm(frame: Frame, environment: Environment, fault?: NamingFault): Html {
  const isTest = environment === 'test';
  return postForm(
    { action: inProject(frame, isTest ? TEST_KEYS : '/developer/keys'), csrf: frame.csrf },
    html`<div class="row">
      <div class="grow">
        ${textField({
          name: 'name',
          ...(isTest && { id: 'test-name' }),
          label: isTest ? 'Name of a new test key' : 'Name of a new key',
          hint: 'Such as the program or machine that will use it.',
          attributes: html` maxlength="${LONGEST_KEY_NAME}" autocomplete="off"`,
          ...(fault && { value: fault.typed, error: fault.error }),
        })}
      </div>
      ${selectField({
        name: 'life',
        ...(isTest && { id: 'test-life' }),
        label: 'Expires',
        options: KEY_LIVES,
        chosen: fault?.chosen ?? '',
      })}
      <button>${isTest ? 'Make a test key' : 'Make a key'}</button>
    </div>`,
  );
}

function keyRow(key: ManagedKey, frame: Frame, fault?: NamingFault): Html {
  const { id, name, createdAt, lastUsedAt, expiresAt, expired } = key;
  return html`<tr>
    <th scope="row">${name} ${expired && expiredText(key)}</th>
    <td class="roomy"><code>${secretText(key)}</code></td>
    <td class="roomy">${shortText(createdAt)}</td>
    <td>${lastUsedAt ? shortText(lastUsedAt) : 'never'}</td>
    <td class="roomy">${expiresAt === null ? 'never' : shortText(expiresAt)}</td>
    <td class="actions">
      <details class="menu" ${fault && html` open`}>
        <summary aria-label="Actions for ${name}">…</summary>
        <div>
          ${
            !expired &&
            html`<p><a href="${inProject(frame, KEY)}?key=${id}">Bounds and new secret of ${name}</a></p>
              ${rename(key, frame, fault)}`
          }
          ${confirmed(
            expired ? `Remove ${name}` : `Revoke ${name}`,
            postForm(
              { action: inProject(frame, '/developer/keys/revoke'), csrf: frame.csrf, hidden: { key: id } },
              expired
                ? html`<button class="danger">Remove ${name} from this list</button>`
                : html`<p>Programs that use this key are refused within a second. This cannot be undone.</p>
                    <button class="danger">Revoke ${name} for good</button>`,
            ),
          )}
        </div>
      </details>
    </td>
  </tr> `;
}

const expiredText = ({ expiresAt }: ManagedKey): Html | false =>
  expiresAt !== null &&
  html`<p class="small">
    <strong class="bad">Expired on ${instantText(expiresAt)}.</strong> Programs that send it are refused. Make a new key
    and give it to them.
  </p>`;

function rename({ id, name }: ManagedKey, frame: Frame, fault?: NamingFault): Html {
  const form = postForm(
    { action: inProject(frame, '/developer/keys/rename'), csrf: frame.csrf, hidden: { key: id } },
    html`${textField({
        name: 'name',
        id: `name-${id}`,
        label: `New name of ${name}`,
        attributes: html` maxlength="${LONGEST_KEY_NAME}" autocomplete="off"`,
        value: fault?.typed ?? name,
        ...(fault && { error: fault.error }),
      })} <button class="second">Rename</button>`,
  );
  return fault ? form : confirmed(`Rename ${name}`, form);
}
