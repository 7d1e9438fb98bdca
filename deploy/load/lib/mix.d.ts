/** A tool and what makes its arguments. */
export type MixedCall = readonly [name: string, args: () => object];

export interface MixedClass {
  readonly name: string;
  readonly share: number;
  /** Empty: the list of tools. */
  readonly calls: readonly MixedCall[];
}

export const MIX: readonly MixedClass[];
export const CLASSES: readonly string[];
export function mixOf(text: string | undefined): readonly MixedClass[];
export function drawn(draw: number, mix?: readonly MixedClass[]): MixedClass;
