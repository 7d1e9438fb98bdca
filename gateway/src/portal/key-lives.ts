import { AccountError } from '../accounts/accounts.ts';
import { say } from './keys.messages.ts';

/** How long a new key may live: what the form sends, and what it says. */
const KEY_LIVES = [
  { value: '', label: say.lifeNever },
  { value: '30', label: () => say.lifeDays({ days: 30 }) },
  { value: '90', label: () => say.lifeDays({ days: 90 }) },
  { value: '365', label: say.lifeYear },
] as const;

type Choice = { readonly value: string; readonly label: () => string };

const inWords = (choices: readonly Choice[]) => choices.map(({ value, label }) => ({ value, label: label() }));

export const keyLives = () => inWords(KEY_LIVES);

/** Days; undefined: until it is revoked. */
export function lifeOf(chosen: string): number | undefined {
  if (!KEY_LIVES.some(({ value }) => value === chosen)) {
    throw new AccountError(say.noSuchLife({ chosen: JSON.stringify(chosen.slice(0, 20)) }));
  }
  return chosen === '' ? undefined : Number(chosen);
}

/** When the secret of a key ends that is given a new one. */
const ROTATION_DAYS = [
  { value: '0', label: say.atOnce },
  { value: '1', label: say.afterDay },
  { value: '3', label: () => say.lifeDays({ days: 3 }) },
  { value: '7', label: () => say.lifeDays({ days: 7 }) },
] as const;

export const rotationChoices = () => inWords(ROTATION_DAYS);

export function rotationDays(chosen: string): number {
  if (!ROTATION_DAYS.some(({ value }) => value === chosen)) {
    throw new AccountError(say.noSuchRotation({ chosen: JSON.stringify(chosen.slice(0, 20)) }));
  }
  return Number(chosen);
}
