import { forPeople } from './people.ts';
import { say } from '../words/playground.messages.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of a result as a reader sees it. */
export type Block =
  /** The sentence that a person wants. */
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'text'; readonly label?: string; readonly text: string }
  | { readonly kind: 'list'; readonly label: string; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly label: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** `lead`: what it says in short. */
  | { readonly kind: 'section'; readonly label: string; readonly lead?: string; readonly blocks: readonly Block[] };

export const isPlain = (value: unknown): value is string | number | boolean | null | undefined =>
  typeof value !== 'object' || value === null;

/** A value in words. */
export function plain(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? say.yes() : say.no();
  if (typeof value === 'string') return forPeople(value);
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
