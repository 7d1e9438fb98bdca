import { AccountError } from '../accounts/accounts.ts';

/** How long a new key may live: what the form sends, and what it says. */
export const KEY_LIVES = [
  { value: '', label: 'Never' },
  { value: '30', label: 'After 30 days' },
  { value: '90', label: 'After 90 days' },
  { value: '365', label: 'After a year' },
] as const;

/** Days; undefined: until it is revoked. */
export function lifeOf(chosen: string): number | undefined {
  if (!KEY_LIVES.some(({ value }) => value === chosen)) {
    throw new AccountError(
      `${JSON.stringify(chosen.slice(0, 20))} is no time after which a key can expire: choose one of the list.`,
    );
  }
  return chosen === '' ? undefined : Number(chosen);
}

/** When the secret of a key ends that is given a new one. */
export const ROTATION_DAYS = [
  { value: '0', label: 'At once' },
  { value: '1', label: 'After a day' },
  { value: '3', label: 'After 3 days' },
  { value: '7', label: 'After 7 days' },
] as const;

export function rotationDays(chosen: string): number {
  if (!ROTATION_DAYS.some(({ value }) => value === chosen)) {
    throw new AccountError(
      `${JSON.stringify(chosen.slice(0, 20))} is no time after which a secret can end: choose one of the list.`,
    );
  }
  return Number(chosen);
}
