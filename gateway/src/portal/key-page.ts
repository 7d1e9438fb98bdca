import { TOOLSETS } from '@cuspal/catalog';
import type { KeyField, KeyRestrictions } from '../accounts/key-restrictions.ts';
import type { ManagedKey } from '../accounts/managed-keys.ts';
import { instantText } from '../web/dates.ts';
import { areaField, choiceField, postForm, selectField, textField } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import type { Page } from '../web/page.ts';
import { HOME, KEY } from '../web/portal-paths.ts';
import { inProject, type Frame } from './frame.ts';
import { ROTATION_DAYS } from './key-lives.ts';
import { portalPage } from './shell.ts';

export type TypedRestrictions = Readonly<Record<Exclude<KeyField, 'toolsets' | 'manages'>, string>> & {
  readonly toolsets: readonly string[];
  readonly manages: boolean;
};

/** The last try to change a key that came to nothing. */
export interface KeyFault {
  readonly error: string;
  /** Left out where a new secret was asked for. */
  readonly field?: KeyField;
  readonly typed?: TypedRestrictions;
}

export interface KeyPageOptions {
  readonly key: ManagedKey;
  /** The secret before the last rotation, while it goes on. */
  readonly earlier: ManagedKey | undefined;
  readonly frame: Frame;
  readonly changed: boolean;
  readonly fault?: KeyFault | undefined;
}

/** What one key may do less than its account, and a new secret for it. */
export const keyPage = ({ key, earlier, frame, changed, fault }: KeyPageOptions): Page =>
  portalPage({
    title: key.name,
    place: HOME,
    frame,
    status: fault ? 422 : 200,
    faulty: fault !== undefined,
    body: html`${changed && html`<div class="notice" role="status"><p>Saved. It holds from now on.</p></div>`}
      <p class="soft">${secretText(key)}, ${useText(key)}</p>
      ${restrictionsForm(key, frame, fault)} ${rotation({ key, earlier, frame, fault })}
      <p><a href="${frame.home}">All keys</a></p>`,
  });

/** How a key looks, without what opens anything. */
export const secretText = ({ environment, hint }: Pick<ManagedKey, 'environment' | 'hint'>): string =>
  `mcp_${environment === 'test' ? 'test_' : ''}…${hint}`;

const useText = ({ lastUsedAt, usedThisMonth }: ManagedKey): string =>
  (lastUsedAt ? `last used on ${instantText(lastUsedAt)}` : 'not used yet') +
  (usedThisMonth === null ? '' : `, ${usedThisMonth} calls of its share used this month`);

function restrictionsForm(key: ManagedKey, frame: Frame, fault: KeyFault | undefined): Html {
  const typed = fault?.typed ?? typedOf(key);
  const wrong = (field: KeyField) => (fault?.field === field ? { error: fault.error } : {});
  const number = { optional: true, attributes: html` inputmode="numeric" maxlength="16" autocomplete="off"` } as const;
  return html`<section class="card" aria-labelledby="restrictions">
    <h2 id="restrictions">What this key may do less</h2>
    <p class="soft small">
      A field that is left empty sets no bound. The earlier secret of a rotation is held to the same.
    </p>
    ${postForm(
      { action: inProject(frame, `${KEY}/restrict`), csrf: frame.csrf, hidden: { key: key.id } },
      html`${textField({
          name: 'monthlyCalls',
          label: 'Calls a month',
          hint: 'Its share of the allowance, at most all of it.',
          value: typed.monthlyCalls,
          ...number,
          ...wrong('monthlyCalls'),
        })}
        ${textField({
          name: 'ratePerSecond',
          label: 'Requests a second',
          hint: 'At most the rate of the account.',
          value: typed.ratePerSecond,
          ...number,
          ...wrong('ratePerSecond'),
        })}
        ${areaField({
          name: 'addressRanges',
          label: 'Addresses that may send it',
          hint: 'One a line, such as 203.0.113.0/24 or 2001:db8::/32.',
          value: typed.addressRanges,
          ...wrong('addressRanges'),
        })}
        ${areaField({
          name: 'allowedOrigins',
          label: 'Pages that may send it',
          hint: 'One origin a line, such as https://app.example. With any, the key is for browsers alone.',
          value: typed.allowedOrigins,
          ...wrong('allowedOrigins'),
        })}
        ${choiceField({
          name: 'toolsets',
          label: 'Tools that its lists begin with',
          hint: 'Every tool can still be called by its name. With none chosen, lists are those of every key.',
          options: TOOLSETS.map(({ name, title }) => ({ value: name, label: title })),
          chosen: typed.toolsets,
          ...wrong('toolsets'),
        })}
        ${choiceField({
          name: 'manages',
          label: 'Managing keys',
          hint: 'Whoever has such a key can make others that may do all that the account can.',
          options: [{ value: 'yes', label: 'Programs may list, make, change and revoke keys with it' }],
          chosen: typed.manages ? ['yes'] : [],
        })}<button>Save</button>`,
    )}
  </section>`;
}

const typedOf = (key: KeyRestrictions): TypedRestrictions => ({
  monthlyCalls: key.monthlyCalls === null ? '' : String(key.monthlyCalls),
  ratePerSecond: key.ratePerSecond === null ? '' : String(key.ratePerSecond),
  addressRanges: key.addressRanges.join('\n'),
  allowedOrigins: key.allowedOrigins.join('\n'),
  toolsets: key.toolsets,
  manages: key.manages,
});

function rotation({ key, earlier, frame, fault }: Omit<KeyPageOptions, 'changed'>): Html {
  const error = fault !== undefined && fault.field === undefined && fault.error;
  return html`<section class="card" aria-labelledby="rotation">
    <h2 id="rotation">New secret</h2>
    <p>
      The key keeps its name, its bounds and its count. The secret of now can go on beside the new one for up to seven
      days, and counts among your keys for so long.
    </p>
    ${earlier && earlierSecret(earlier, frame)}
    ${error !== false && html`<p class="error" id="rotation-error" role="alert">${error}</p>`}
    ${postForm(
      { action: inProject(frame, `${KEY}/rotate`), csrf: frame.csrf, hidden: { key: key.id, hint: key.hint } },
      html`<div class="row">
        ${selectField({ name: 'days', label: 'The secret of now ends', options: ROTATION_DAYS, chosen: '1' })}
        <button>Make a new secret</button>
      </div>`,
    )}
  </section>`;
}

const earlierSecret = (earlier: ManagedKey, frame: Frame): Html =>
  html`<p>
      <strong>${secretText(earlier)}</strong> goes on until
      ${earlier.expiresAt !== null && instantText(earlier.expiresAt)}, ${useText({ ...earlier, usedThisMonth: null })}.
      A new secret ends it at once.
    </p>
    ${postForm(
      { action: inProject(frame, `${KEY}/end`), csrf: frame.csrf, hidden: { key: earlier.id } },
      html`<button class="danger">End ${secretText(earlier)} now</button>`,
    )}`;
