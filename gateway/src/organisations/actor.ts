/** A person, by the account of their address, or the operator, who does something to an organisation. */
export type Actor = { readonly kind: 'person'; readonly accountId: string } | { readonly kind: 'operator' };

export const OPERATOR: Actor = { kind: 'operator' };

export const personOf = ({ id }: { readonly id: string }): Actor => ({ kind: 'person', accountId: id });
