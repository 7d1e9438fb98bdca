import { errorLine, codeField, postForm, textField } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import type { Page } from '../web/page.ts';
import { say } from './account.messages.ts';
import type { Frame } from './frame.ts';
import { portalPage } from './shell.ts';

export const ADDRESS = '/developer/account/address';

/** The form that asks for a new address. */
export const addressForm = (csrf: string, fault?: { readonly error: string; readonly typed: string }): Html =>
  postForm(
    { action: ADDRESS, csrf },
    html`${textField({
        name: 'email',
        label: say.newAddress(),
        hint: say.newAddressHint(),
        attributes: html` type="email" autocomplete="email" maxlength="254" autocapitalize="none" spellcheck="false"`,
        ...(fault && { value: fault.typed, error: fault.error }),
      })} <button class="second">${say.sendBoth()}</button>`,
  );

export interface AddressPageOptions {
  readonly old: string;
  readonly fresh: string;
  readonly frame: Frame;
  readonly notice: string;
  readonly error?: string;
}

/** The page that takes both codes. */
export const addressPage = ({ old, fresh, frame, notice, error }: AddressPageOptions): Page => {
  const { csrf } = frame;
  return portalPage({
    title: say.changeTitle(),
    place: '/developer/account',
    frame,
    faulty: error !== undefined,
    body: html`<div class="card">
      ${postForm(
        { action: `${ADDRESS}/confirm`, csrf, notice },
        html`${errorLine(error)} ${codeField({ name: 'old', label: say.codeTo({ address: old }), focused: true })}
          ${codeField({ name: 'new', label: say.codeTo({ address: fresh }) })} <button>${say.changeTitle()}</button>`,
      )}
      ${postForm({ action: `${ADDRESS}/cancel`, csrf }, html`<button class="plain">${say.keepOld()}</button>`)}
    </div>`,
  });
};
