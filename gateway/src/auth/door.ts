import type { Entitlements } from '../accounts/entitlements.ts';
import type { McpPath } from '../http/paths.ts';
import type { Principal, Verdict } from './authenticator.ts';

export type Admittance =
  | { readonly ok: true; readonly principal: Principal; readonly entitlements: Entitlements }
  | Extract<Verdict, { ok: false }>;

/** Tells who stands behind a credential and what may be done with it. */
export interface Door {
  /** At once, of a credential with this digest that was let in a moment ago; undefined says nothing. */
  known?(digest: string): Extract<Admittance, { ok: true }> | undefined;
  authenticate(credential: string): Admittance | Promise<Admittance>;
}

/** One for each endpoint. */
export type Doors = Readonly<Record<McpPath, Door>>;
