import type { Places } from '../calls/server.ts';
import type { Field, Typed } from '../form/field.ts';
import type { Fault } from '../form/read-typed.ts';

/** What a form needs of the page around it. */
export interface Surroundings {
  readonly findPlaces: (name: string) => Promise<Places>;
  /** Something was typed, chosen, added or removed. */
  readonly changed: () => void;
}

/** One field on the page. */
export interface FieldView {
  readonly node: HTMLElement;
  typed(): Typed[string];
  fill(value: Typed[string] | undefined): void;
  /** Shows what is wrong with the field or with one inside it, or that nothing is; returns where to put the focus. */
  show(faults: readonly Fault[]): HTMLElement | undefined;
}

/** Fields below one another. */
export interface FormView {
  readonly node: HTMLElement;
  typed(): Typed;
  fill(typed: Typed): void;
  /** Shows the faults, each at its field; returns the first field with one. */
  show(faults: readonly Fault[]): HTMLElement | undefined;
}

/** Makes a form within a form. */
export type MakeForm = (fields: readonly Field[], id: string) => FormView;
