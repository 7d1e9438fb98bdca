import { TOOLSETS } from '@cuspal/catalog';
import type { KeyField, KeyRestrictions } from '../accounts/key-restrictions.ts';
import type { ManagedKey } from '../accounts/managed-keys.ts';
import { instantText } from '../web/dates.ts';
import { areaField, choiceField, postForm, selectField, textField } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import type { Page } from '../web/page.ts';
import { HOME, KEY } from '../web/portal-paths.ts';
import { rich, strong } from '../web/rich.ts';
import { inProject, type Frame } from './frame.ts';
import { rotationChoices } from './key-lives.ts';
import { say } from './keys.messages.ts';
import { notice, portalPage } from './shell.ts';

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
    faulty: fault !== undefined,
    body: html`${changed && notice(say.saved())}
      <p class="soft">${useText(key)}</p>
      ${restrictionsForm(key, frame, fault)} ${rotation({ key, earlier, frame, fault })}
      <p><a href="${frame.home}">${say.allKeys()}</a></p>`,
  });

/** How a key looks, without what opens anything. */
export const secretText = ({ environment, hint }: Pick<ManagedKey, 'environment' | 'hint'>): string =>
  `mcp_${environment === 'test' ? 'test_' : ''}…${hint}`;

const useText = (key: ManagedKey): string => {
  const used = { secret: secretText(key), ...usedAt(key) };
  return key.usedThisMonth === null ? say.use(used) : say.useOfShare({ ...used, calls: key.usedThisMonth });
};

const usedAt = ({ lastUsedAt }: Pick<ManagedKey, 'lastUsedAt'>) => ({
  isUsed: lastUsedAt !== null,
  at: lastUsedAt ? instantText(lastUsedAt) : '',
});

function restrictionsForm(key: ManagedKey, frame: Frame, fault: KeyFault | undefined): Html {
  const typed = fault?.typed ?? typedOf(key);
  const wrong = (field: KeyField) => (fault?.field === field ? { error: fault.error } : {});
  const number = { optional: true, attributes: html` inputmode="numeric" maxlength="16" autocomplete="off"` } as const;
  return html`<section class="card" aria-labelledby="restrictions">
    <h2 id="restrictions">${say.restrictions()}</h2>
    <p class="soft small">${say.restrictionsHint()}</p>
    ${postForm(
      { action: inProject(frame, `${KEY}/restrict`), csrf: frame.csrf, hidden: { key: key.id } },
      html`${textField({
          name: 'monthlyCalls',
          label: say.monthlyCalls(),
          hint: say.monthlyCallsHint(),
          value: typed.monthlyCalls,
          ...number,
          ...wrong('monthlyCalls'),
        })}
        ${textField({
          name: 'ratePerSecond',
          label: say.rate(),
          hint: say.rateHint(),
          value: typed.ratePerSecond,
          ...number,
          ...wrong('ratePerSecond'),
        })}
        ${areaField({
          name: 'addressRanges',
          label: say.ranges(),
          hint: say.rangesHint({ first: '203.0.113.0/24', second: '2001:db8::/32' }),
          value: typed.addressRanges,
          ...wrong('addressRanges'),
        })}
        ${areaField({
          name: 'allowedOrigins',
          label: say.origins(),
          hint: say.originsHint({ example: 'https://app.example' }),
          value: typed.allowedOrigins,
          ...wrong('allowedOrigins'),
        })}
        ${choiceField({
          name: 'toolsets',
          label: say.toolsets(),
          hint: say.toolsetsHint(),
          options: TOOLSETS.map(({ name, title }) => ({ value: name, label: title })),
          chosen: typed.toolsets,
          ...wrong('toolsets'),
        })}
        ${choiceField({
          name: 'manages',
          label: say.managing(),
          hint: say.managingHint(),
          options: [{ value: 'yes', label: say.mayManage() }],
          chosen: typed.manages ? ['yes'] : [],
        })}<button>${say.save()}</button>`,
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
    <h2 id="rotation">${say.newSecret()}</h2>
    <p>${say.newSecretHint()}</p>
    ${earlier && earlierSecret(earlier, frame)}
    ${error !== false && html`<p class="error" id="rotation-error" role="alert">${error}</p>`}
    ${postForm(
      { action: inProject(frame, `${KEY}/rotate`), csrf: frame.csrf, hidden: { key: key.id, hint: key.hint } },
      html`<div class="row">
        ${selectField({ name: 'days', label: say.secretEnds(), options: rotationChoices(), chosen: '1' })}
        <button>${say.makeSecret()}</button>
      </div>`,
    )}
  </section>`;
}

const earlierSecret = (earlier: ManagedKey, frame: Frame): Html =>
  html`<p>
      ${rich(
        say.earlier({ until: earlier.expiresAt === null ? '' : instantText(earlier.expiresAt), ...usedAt(earlier) }),
        { b: () => strong(secretText(earlier)) },
      )}
    </p>
    ${postForm(
      { action: inProject(frame, `${KEY}/end`), csrf: frame.csrf, hidden: { key: earlier.id } },
      html`<button class="danger">${say.endNow({ secret: secretText(earlier) })}</button>`,
    )}`;
