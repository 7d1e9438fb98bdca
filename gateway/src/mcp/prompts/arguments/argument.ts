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

/** Words of the person who asks, on one line: control characters and turns of direction become spaces. */
export const readText =
  (most: number) =>
  (text: string): Read<string> => {
    if (text.length > most)
      return wrong(`has ${text.length} characters, and at most ${most} can be taken. Shorten it.`);
    const clean = text.replace(/[\s\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
    return clean === '' ? wrong('holds no words. Leave it out, or say it in words.') : right(clean);
  };
