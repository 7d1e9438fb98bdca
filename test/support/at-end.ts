const works: (() => unknown)[] = [];

/** Does it when the tests of the file have ended, the latest first: a module is read once for many files, their hooks are not. */
export function atEnd(work: () => unknown): void {
  works.push(work);
}

export async function endFile(): Promise<void> {
  for (const work of works.splice(0).reverse()) await work();
}
