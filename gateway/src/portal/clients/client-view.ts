import type { ProjectClient } from '../../project-clients/client.ts';
import { PROOF_RULES } from '../../database/schema.ts';
import { shortText } from '../../web/dates.ts';
import { selectField, textField } from '../../web/forms.ts';
import { html, type Html } from '../../web/html.ts';
import { say } from './clients.messages.ts';

export const METHODS = {
  client_secret_basic: say.secretBasic,
  client_secret_post: say.secretPost,
  private_key_jwt: say.privateKey,
} as const;

const PROOFS = { off: say.proofsOff, allowed: say.proofsAllowed, required: say.proofsRequired } as const;

/** Whether tokens of a client are bound to a key. */
export const proofField = (chosen: string): Html =>
  selectField({
    name: 'dpop',
    label: say.proofs(),
    options: PROOF_RULES.map((rule) => ({ value: rule, label: PROOFS[rule]() })),
    chosen,
  });

/** The address at which a client publishes its keys. */
export const keysAddressField = (value: string, fault: { readonly error?: string }): Html =>
  textField({
    name: 'jwksUri',
    label: say.keysAddress(),
    hint: say.keysAddressHint(),
    optional: true,
    attributes: html` inputmode="url" autocomplete="off" spellcheck="false"`,
    value,
    ...fault,
  });

/** How a client proves itself, since when and until when. */
export const useView = (client: ProjectClient, hasEnded: boolean): Html => {
  const { method, hint, jwksUri, keysReadAt, createdAt, lastUsedAt, expiresAt } = client;
  return html`<p class="soft small">
    ${METHODS[method]()}${hint !== null && html` <code>…${hint}</code>`}.
    ${say.use({ made: shortText(createdAt), isUsed: lastUsedAt !== null, used: lastUsedAt ? shortText(lastUsedAt) : '' })}
    ${
      expiresAt !== null &&
      (hasEnded
        ? html`<strong class="bad">${say.ended({ at: shortText(expiresAt) })}</strong>`
        : say.ends({ at: shortText(expiresAt) }))
    }
    ${jwksUri !== null && keysReadAt !== null && say.keysRead({ at: shortText(keysReadAt), address: jwksUri })}
  </p>`;
};
