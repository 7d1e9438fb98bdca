import { LONGEST_KEY_NAME, type KeyRow } from '../accounts/keys.ts';
import { instantText } from '../web/dates.ts';
import { postForm, selectField, textField } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import { KEY_LIVES } from './key-lives.ts';
import { SEAL_MINUTES } from './new-key-seal.ts';
import { confirmed } from './shell.ts';

export interface KeysViewOptions {
  readonly keys: readonly ListedKey[];
  readonly most: number;
  readonly csrf: string;
  /** The last try to name a key that came to nothing. */
  readonly fault?: NamingFault | undefined;
}

/** A key, and whether it has come to its end by itself. */
interface ListedKey extends KeyRow {
  readonly expired: boolean;
}

export interface NamingFault {
  readonly error: string;
  readonly typed: string;
  /** Chosen life of a new key. */
  readonly chosen?: string;
  /** The key that was to be renamed; left out when one was to be made. */
  readonly keyId?: string;
}

export function keysView({ keys, most, csrf, fault }: KeysViewOptions): Html {
  const making = fault?.keyId === undefined ? fault : undefined;
  const live = keys.filter(({ expired }) => !expired).length;
  return html`<section class="card" aria-labelledby="keys">
    <h2 id="keys">API keys</h2>
    <p class="soft small">
      ${live} of at most ${most}. A key opens all tools for whoever has it. The browser that made it shows it for
      ${SEAL_MINUTES} minutes, and nobody after that.
    </p>
    ${
      keys.length > 0 &&
      html`<ul class="items">
        ${keys.map((key) => keyItem(key, csrf, fault?.keyId === key.id ? fault : undefined))}
      </ul>`
    }
    ${live < most || making ? newKeyForm(csrf, making) : html`<p>To make another key, revoke one first.</p>`}
  </section>`;
}

const newKeyForm = (csrf: string, fault?: NamingFault): Html =>
  postForm(
    { action: '/developer/keys', csrf },
    html`<div class="row">
      <div class="grow">
        ${textField({
          name: 'name',
          label: 'Name of a new key',
          hint: 'Such as the program or machine that will use it.',
          attributes: html` maxlength="${LONGEST_KEY_NAME}" autocomplete="off"`,
          ...(fault && { value: fault.typed, error: fault.error }),
        })}
      </div>
      ${selectField({ name: 'life', label: 'Expires', options: KEY_LIVES, chosen: fault?.chosen ?? '' })}
      <button>Make a key</button>
    </div>`,
  );

function keyItem(key: ListedKey, csrf: string, fault?: NamingFault): Html {
  const { id, name, hint, createdAt, lastUsedAt, expired } = key;
  return html`<li>
    <h3>${name} <span class="soft small">mcp_…${hint}</span></h3>
    <p class="soft small">
      Made on ${instantText(createdAt)}, ${lastUsedAt ? `last used on ${instantText(lastUsedAt)}` : 'not used yet'}
    </p>
    ${expiry(key)} ${!expired && rename(key, csrf, fault)}
    ${confirmed(
      expired ? `Remove ${name}` : `Revoke ${name}`,
      postForm(
        { action: '/developer/keys/revoke', csrf, hidden: { key: id } },
        expired
          ? html`<button class="danger">Remove ${name} from this list</button>`
          : html`<p>Programs that use this key are refused within a second. This cannot be undone.</p>
              <button class="danger">Revoke ${name} for good</button>`,
      ),
    )}
  </li> `;
}

const expiry = ({ expiresAt, expired }: ListedKey): Html | false => {
  if (expiresAt === null) return false;
  if (!expired) return html`<p class="soft small">Expires on ${instantText(expiresAt)}</p>`;
  return html`<p class="small">
    <strong class="bad">Expired on ${instantText(expiresAt)}.</strong> Programs that send it are refused. Make a new key
    and give it to them.
  </p>`;
};

function rename({ id, name }: ListedKey, csrf: string, fault?: NamingFault): Html {
  const form = postForm(
    { action: '/developer/keys/rename', csrf, hidden: { key: id } },
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
