const works: (() => unknown)[] = [];

/**
 * Does the work when the tests of the file have ended, the latest first. A module is read once for many files, so it
 * cannot register a hook for each of them.
 */
export function atEnd(work: () => unknown): void {
  works.push(work);
}

export async function endFile(): Promise<void> {
  for (const work of works.splice(0).reverse()) await work();
}
