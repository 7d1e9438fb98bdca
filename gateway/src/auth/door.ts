import type { Entitlements } from '../accounts/entitlements.ts';
import type { McpPath } from '../http/paths.ts';
import type { Principal, Verdict } from './authenticator.ts';

export type Admittance =
  | { readonly ok: true; readonly principal: Principal; readonly entitlements: Entitlements }
  | Extract<Verdict, { ok: false }>;

/** Tells whom a credential belongs to and what its owner may do. */
export interface Door {
  /** The admittance of a digest that was admitted a moment ago; undefined means not known, which is no refusal. */
  known?(digest: string): Extract<Admittance, { ok: true }> | undefined;
  authenticate(credential: string): Admittance | Promise<Admittance>;
}

/** The authenticators by endpoint. */
export type Doors = Readonly<Record<McpPath, Door>>;
