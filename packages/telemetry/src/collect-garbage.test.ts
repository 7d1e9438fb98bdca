import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

it('frees what nobody holds', async () => {
  const left = new WeakRef({ left: 'behind' });
  const held = { held: 'on' };
  const kept = new WeakRef(held);
  // The target of a weak reference stays alive until the present turn of the event loop is over.
  await nextTurn();
  collectGarbage();
  expect([left.deref(), kept.deref()]).toEqual([undefined, held]);
});
