import { LONGEST_KEY_NAME, type KeyRow } from '../accounts/keys.ts';
import { postForm, textField } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import { dayText } from '../web/dates.ts';
import { confirmed } from './shell.ts';

export interface KeysViewOptions {
  readonly keys: readonly KeyRow[];
  readonly most: number;
  readonly csrf: string;
  /** The last try to name a key that came to nothing. */
  readonly fault?: NamingFault | undefined;
}

export interface NamingFault {
  readonly error: string;
  readonly typed: string;
  /** The key that was to be renamed; left out when one was to be made. */
  readonly keyId?: string;
}

export function keysView({ keys, most, csrf, fault }: KeysViewOptions): Html {
  const making = fault?.keyId === undefined ? fault : undefined;
  return html`<section class="card" aria-labelledby="keys">
    <h2 id="keys">API keys</h2>
    <p class="soft small">
      ${keys.length} of at most ${most}. A key opens all tools for whoever has it; it is shown once, when it is made.
    </p>
    ${
      keys.length > 0 &&
      html`<ul class="items">
        ${keys.map((key) => keyItem(key, csrf, fault?.keyId === key.id ? fault : undefined))}
      </ul>`
    }
    ${
      keys.length < most || making
        ? postForm(
            { action: '/developer/keys', csrf },
            html`<div class="row">
              <div class="grow">
                ${textField({
                  name: 'name',
                  label: 'Name of a new key',
                  hint: 'Such as the program or machine that will use it.',
                  attributes: html` maxlength="${LONGEST_KEY_NAME}" autocomplete="off"`,
                  ...(making && { value: making.typed, error: making.error }),
                })}
              </div>
              <button>Make a key</button>
            </div>`,
          )
        : html`<p>To make another key, revoke one first.</p>`
    }
  </section>`;
}

function keyItem({ id, name, hint, createdAt, lastUsedAt }: KeyRow, csrf: string, fault?: NamingFault): Html {
  const rename = postForm(
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
  return html`<li>
    <h3>${name} <span class="soft small">mcp_…${hint}</span></h3>
    <p class="soft small">
      Made on ${dayText(createdAt)}, ${lastUsedAt ? `last used on ${dayText(lastUsedAt)}` : 'not used yet'}
    </p>
    ${fault ? rename : confirmed(`Rename ${name}`, rename)}
    ${confirmed(
      `Revoke ${name}`,
      postForm(
        { action: '/developer/keys/revoke', csrf, hidden: { key: id } },
        html`<p>Programs that use this key are refused within a second. This cannot be undone.</p>
          <button class="danger">Revoke ${name} for good</button>`,
      ),
    )}
  </li> `;
}
