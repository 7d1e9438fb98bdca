import type { Ceremony, ListedPasskey } from '../sign-in/passkeys.ts';
import { shortText } from '../web/dates.ts';
import { errorLine, postForm } from '../web/forms.ts';
import { html, type Html } from '../web/html.ts';
import { headedTable } from '../web/table.ts';
import { say } from './account.messages.ts';
import { actionsCell, confirmed } from './shell.ts';
import { say as sayHere } from './sign-in.messages.ts';

export const PASSKEYS = '/developer/account/passkeys';

/** Attributes of a form that passkey-script.ts turns into a ceremony. */
export const ceremonyOf = (kind: 'create' | 'get', { options }: Ceremony): Html =>
  html` data-passkey="${kind}" data-options="${JSON.stringify(options)}" data-nothing="${sayHere.nothingCame()}" hidden`;

export interface PasskeysViewOptions {
  readonly passkeys: readonly ListedPasskey[];
  readonly csrf: string;
  /** For a new one; left out where browsers make none for this address, or there are as many as may be. */
  readonly ceremony: Ceremony | undefined;
  readonly error?: string | undefined;
}

/** The passkeys of an account, which open the developer page beside the code. */
export const passkeysView = ({ passkeys, csrf, ceremony, error }: PasskeysViewOptions): Html =>
  html`<section class="card" aria-labelledby="passkeys">
    <h2 id="passkeys">${say.passkeys()}</h2>
    <p class="soft small">${say.passkeysHint()}</p>
    ${errorLine(error)} ${passkeys.length > 0 && table(passkeys, csrf)}
    ${
      ceremony
        ? postForm(
            {
              action: PASSKEYS,
              csrf,
              hidden: { ticket: ceremony.ticket, response: '' },
              attributes: ceremonyOf('create', ceremony),
            },
            html`<button class="second">${say.addPasskey()}</button>
              <p role="status" class="small"></p>`,
          )
        : passkeys.length === 0 && html`<p class="soft">${say.noPasskeysHere()}</p>`
    }
  </section>`;

const table = (passkeys: readonly ListedPasskey[], csrf: string): Html =>
  headedTable({
    looks: 'rows',
    heads: [say.madeIn(), { roomy: say.made() }, say.lastUsed(), { unseen: say.actions() }],
    rows: passkeys.map(
      ({ id, name, createdAt, lastUsedAt }, index) =>
        html`<tr>
          <th scope="row">${name}</th>
          <td class="roomy">${shortText(createdAt)}</td>
          <td>${lastUsedAt ? shortText(lastUsedAt) : say.never()}</td>
          ${actionsCell(
            say.actionsForPasskey({ number: index + 1, name }),
            confirmed(
              say.removePasskey(),
              postForm(
                { action: `${PASSKEYS}/remove`, csrf, hidden: { passkey: id } },
                html`<p>${say.removeHint()}</p>
                  <button class="danger">${say.removeForGood()}</button>`,
              ),
            ),
          )}
        </tr> `,
    ),
  });
