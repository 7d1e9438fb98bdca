export const LOADS: readonly string[];
export function runLoad(
  load: string,
  address: string,
  keys: string,
  settings?: Readonly<Record<string, string>>,
  wrapper?: readonly string[],
): Promise<number>;
