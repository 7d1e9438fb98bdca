/** What was read of an argument, or what is wrong with it: the end of a sentence that begins with its name and value. */
export type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: string };

/** One argument of a prompt; clients send all of them as text. */
export interface Argument<Value = unknown> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly required: boolean;
  readonly read: (text: string) => Read<Value>;
  /** What it may become, best first; `given` are the other arguments so far. */
  readonly suggest: (typed: string, given: Readonly<Record<string, string>>) => readonly string[];
}

export const right = <Value>(value: Value): Read<Value> => ({ ok: true, value });
export const wrong = (fault: string): Read<never> => ({ ok: false, fault });

/** Nothing can be suggested. */
export const nothing = (): readonly string[] => [];
