import { Injectable } from '@nestjs/common';
import { KeyFieldError, type KeyChange, type KeyField } from '../accounts/key-restrictions.ts';
import { ManagedKeys } from '../accounts/managed-keys.ts';
import { redirect, type Page } from '../web/page.ts';
import { KEY } from '../web/portal-paths.ts';
import { inProject } from './frame.ts';
import { NotesWriter } from './notes-writer.ts';
import { rotationDays } from './key-lives.ts';
import { say } from './keys.messages.ts';
import { keyPage, type KeyFault, type TypedRestrictions } from './key-page.ts';
import { orAgain } from './portal-route.ts';
import type { SignedIn } from './request.ts';
import { SealedKeys } from './sealed-keys.ts';

/** The page of one key, and what its forms do. A key that the account does not have leads to the first page. */
@Injectable()
export class KeyPages {
  constructor(
    private readonly keys: ManagedKeys,
    private readonly sealed: SealedKeys,
    private readonly notes: NotesWriter,
  ) {}

  show(who: SignedIn): Promise<Page> {
    return this.#page(who, who.visit.query.get('key') ?? '');
  }

  async restrict(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const keyId = form.get('key') ?? '';
    const typed = typedIn(form);
    return this.#trying(who, { keyId, typed }, async () => {
      const changed = await this.keys.change(who.account.id, keyId, changeOf(typed));
      return redirect(changed ? changedAt(who, keyId) : who.frame.home);
    });
  }

  async rotate(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const keyId = form.get('key') ?? '';
    return this.#trying(who, { keyId }, async () => {
      const days = rotationDays(form.get('days') ?? '');
      const rotated = await this.keys.rotate(who.account.id, keyId, days, form.get('hint') ?? '');
      return rotated ? this.sealed.show(who, rotated.key, keyId) : redirect(who.frame.home);
    });
  }

  /** Ends the earlier secret of a key, and nothing but such a secret. */
  async end(who: SignedIn, form: URLSearchParams): Promise<Page> {
    const earlier = (await this.keys.list(who.account.id)).find(({ id }) => id === form.get('key'));
    if (!earlier?.secretOf) return redirect(who.frame.home);
    await this.keys.revoke(who.account.id, earlier.id);
    return redirect(changedAt(who, earlier.secretOf));
  }

  async #page({ account, frame, visit }: SignedIn, keyId: string, fault?: KeyFault): Promise<Page> {
    await this.notes.write();
    const listed = await this.keys.list(account.id);
    const key = listed.find(({ id, secretOf, expired }) => id === keyId && secretOf === null && !expired);
    if (!key) return redirect(frame.home);
    const earlier = listed.find(({ secretOf, expired }) => secretOf === keyId && !expired);
    return keyPage({ key, earlier, frame, fault, changed: !fault && visit.query.get('done') === 'changed' });
  }

  /** Shows the form again, with what was wrong, where something was. */
  #trying(
    who: SignedIn,
    { keyId, typed }: { readonly keyId: string; readonly typed?: TypedRestrictions },
    change: () => Promise<Page>,
  ): Promise<Page> {
    return orAgain(change, (fault) => {
      const field = fault instanceof KeyFieldError ? { field: fault.field } : {};
      return this.#page(who, keyId, { error: fault.message, ...field, ...(typed && { typed }) });
    });
  }
}

/** The page of a key, which says that it has been changed. */
const changedAt = ({ frame }: SignedIn, keyId: string): string =>
  `${inProject(frame, KEY)}?key=${encodeURIComponent(keyId)}&done=changed`;

const typedIn = (form: URLSearchParams): TypedRestrictions => ({
  monthlyCalls: form.get('monthlyCalls')?.trim() ?? '',
  ratePerSecond: form.get('ratePerSecond')?.trim() ?? '',
  addressRanges: form.get('addressRanges') ?? '',
  allowedOrigins: form.get('allowedOrigins') ?? '',
  toolsets: form.getAll('toolsets'),
  manages: form.get('manages') === 'yes',
});

const changeOf = (typed: TypedRestrictions): KeyChange => ({
  monthlyCalls: numberIn('monthlyCalls', typed.monthlyCalls),
  ratePerSecond: numberIn('ratePerSecond', typed.ratePerSecond),
  addressRanges: typed.addressRanges.split(/[\s,]+/),
  allowedOrigins: typed.allowedOrigins.split(/[\s,]+/),
  toolsets: [...typed.toolsets],
  manages: typed.manages,
});

/** Null where nothing was typed: no bound. */
function numberIn(field: KeyField, typed: string): number | null {
  if (typed === '') return null;
  if (/^\d{1,16}$/.test(typed)) return Number(typed);
  const shown = JSON.stringify(typed.slice(0, 20));
  throw new KeyFieldError(field, say.noNumber({ typed: shown }));
}
