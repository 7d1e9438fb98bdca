import { rmSync } from 'node:fs';
import { afterAll, describe, it } from 'vitest';
import { runGateway } from '../../gateway/test/child.ts';
import { meteringSuite } from '../../gateway/test/metering-suite.ts';
import { checkoutOf, lastRelease } from '../support/last-release.ts';

const release = lastRelease();

if (release === undefined) {
  describe.skip('the release before: its commit is not in the history here', () => it('skipped', () => {}));
} else {
  let tree: string | undefined;
  afterAll(() => {
    if (tree !== undefined) rmSync(tree, { recursive: true, force: true });
  });
  // The old gateway starts on the new schema, and one that is killed is the old one.
  meteringSuite(`the release before (${release.slice(0, 12)}) beside this one`, (environment) => {
    const old = (tree ??= checkoutOf(release));
    return [runGateway(environment, old), runGateway(environment), runGateway(environment, old)];
  });
}
