import { LONGEST_KEY_NAME, MOST_KEYS } from '../accounts/keys.ts';
import type { ManagedKey } from '../accounts/managed-keys.ts';
import { instantText, shortText } from '../web/dates.ts';
import { postForm, selectField, textField } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import { KEY, TEST_KEYS } from '../web/portal-paths.ts';
import { rich } from '../web/rich.ts';
import { headedTable } from '../web/table.ts';
import { inProject, type Frame } from './frame.ts';
import { keyLives } from './key-lives.ts';
import { secretText } from './key-page.ts';
import { say } from './keys.messages.ts';
import { SEAL_MINUTES } from './new-key-seal.ts';
import { actionsCell, confirmed } from './shell.ts';

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
      <h2 id="keys">${say.keys()}</h2>
      <p class="soft small">${say.count({ count: lasting(live), most })} ${say.keysHint({ minutes: SEAL_MINUTES })}</p>
      ${keyList(live, options, { environment: 'live', most })}
    </section>
    ${
      hasTestKeys &&
      html`<section class="card" aria-labelledby="test-keys">
        <h2 id="test-keys">${say.testKeys()}</h2>
        <p class="soft small">${say.count({ count: lasting(test), most: MOST_KEYS })} ${say.testKeysHint()}</p>
        ${keyList(test, options, { environment: 'test', most: MOST_KEYS })}
      </section>`
    }`;
}

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
    headedTable({
      looks: 'rows',
      heads: [
        say.name(),
        { roomy: say.key() },
        { roomy: say.made() },
        say.lastUsed(),
        { roomy: say.expiresAt() },
        { unseen: say.actions() },
      ],
      rows: first.map((key) => keyRow(key, frame, fault?.keyId === key.id ? fault : undefined)),
    })
  }
  ${lasting(keys) < most || making ? newKeyForm(frame, environment, making) : html`<p>${say.revokeFirst()}</p>`}`;
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
          label: say.newName({ isTest }),
          hint: say.newNameHint(),
          attributes: html` maxlength="${LONGEST_KEY_NAME}" autocomplete="off"`,
          ...(fault && { value: fault.typed, error: fault.error }),
        })}
      </div>
      ${selectField({
        name: 'life',
        ...(isTest && { id: 'test-life' }),
        label: say.expires(),
        options: keyLives(),
        chosen: fault?.chosen ?? '',
      })}
      <button>${say.make({ isTest })}</button>
    </div>`,
  );
}

function keyRow(key: ManagedKey, frame: Frame, fault?: NamingFault): Html {
  const { id, name, createdAt, lastUsedAt, expiresAt, expired } = key;
  return html`<tr>
    <th scope="row">${name} ${expired && expiredText(key)}</th>
    <td class="roomy"><code>${secretText(key)}</code></td>
    <td class="roomy">${shortText(createdAt)}</td>
    <td>${lastUsedAt ? shortText(lastUsedAt) : say.never()}</td>
    <td class="roomy">${expiresAt === null ? say.never() : shortText(expiresAt)}</td>
    ${actionsCell(
      say.actionsFor({ name }),
      html`${
        !expired &&
        html`<p><a href="${inProject(frame, KEY)}?key=${id}">${say.boundsOf({ name })}</a></p>
          ${rename(key, frame, fault)}`
      }
      ${confirmed(
        expired ? say.remove({ name }) : say.revoke({ name }),
        postForm(
          { action: inProject(frame, '/developer/keys/revoke'), csrf: frame.csrf, hidden: { key: id } },
          expired
            ? html`<button class="danger">${say.removeFromList({ name })}</button>`
            : html`<p>${say.revokeHint()}</p>
                <button class="danger">${say.revokeForGood({ name })}</button>`,
        ),
      )}`,
      fault !== undefined,
    )}
  </tr> `;
}

const expiredText = ({ expiresAt }: ManagedKey): Html | false =>
  expiresAt !== null &&
  html`<p class="small">
    ${rich(say.expiredOn({ at: instantText(expiresAt) }), { b: (text) => html`<strong class="bad">${text}</strong>` })}
  </p>`;

function rename({ id, name }: ManagedKey, frame: Frame, fault?: NamingFault): Html {
  const form = postForm(
    { action: inProject(frame, '/developer/keys/rename'), csrf: frame.csrf, hidden: { key: id } },
    html`${textField({
        name: 'name',
        id: `name-${id}`,
        label: say.newNameOf({ name }),
        attributes: html` maxlength="${LONGEST_KEY_NAME}" autocomplete="off"`,
        value: fault?.typed ?? name,
        ...(fault && { error: fault.error }),
      })} <button class="second">${say.renameButton()}</button>`,
  );
  return fault ? form : confirmed(say.rename({ name }), form);
}
