import { DefaultReporter } from 'vitest/node';

/**
 * Prints a line for each test file as it ends, with how many of how many that makes and how long it took; all that
 * vitest says of a file is printed where it failed. Vitest asks for the default export of a reporter's file.
 */
export default class ProgressReporter extends DefaultReporter {
  #files = 0;
  #ended = 0;

  onTestRunStart(specifications) {
    this.#files = specifications.length;
    super.onTestRunStart(specifications);
  }

  printTestModule(module) {
    this.#ended += 1;
    const place = `${String(this.#ended).padStart(String(this.#files).length)}/${this.#files}`;
    const seconds = (module.diagnostic().duration / 1000).toFixed(1).padStart(6);
    this.log(`${place} ${seconds} s  ${module.relativeModuleId}${module.ok() ? '' : '  FAILED'}`);
    if (!module.ok()) super.printTestModule(module);
  }
}
