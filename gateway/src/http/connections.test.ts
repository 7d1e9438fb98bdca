import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { Connections, tellIdleness } from './connections.ts';

/** Connections of networks that a test names, and what became of them. */
function bounded(most: number, mostOfNetwork: number) {
  const state = { network: undefined as string | undefined, now: 0, refused: 0 };
  const connections = new Connections(
    {
      most,
      mostOfNetwork,
      networkOf: () => state.network,
      headers: () => ({}),
      onRefused: () => (state.refused += 1),
    },
    () => {},
    () => state.now,
  );
  const admit = (network?: string): { readonly socket: Socket; readonly admitted: boolean } => {
    state.network = network;
    state.now += 1;
    const socket = new Socket();
    return { socket, admitted: connections.admit(socket) };
  };
  return { state, connections, admit };
}

it('a network has its share, and others the rest', () => {
  const { state, connections, admit } = bounded(10, 3);
  const flood = Array.from({ length: 3 }, () => admit('one'));
  for (const { socket } of flood) tellIdleness(socket, () => undefined);
  expect(admit('one').admitted).toBe(false);
  expect(state.refused).toBe(0);
  expect(admit('two').admitted).toBe(true);
  expect(admit().admitted).toBe(true);
  expect(connections.size).toBe(5);
});

it('within its share the longest idle connection of a network goes, and of no other', () => {
  const { connections, admit } = bounded(10, 2);
  const other = admit('two');
  const [first, second] = [admit('one'), admit('one')];
  tellIdleness(first.socket, () => undefined);
  expect(admit('one').admitted).toBe(true);
  expect([other, first, second].map(({ socket }) => socket.destroyed)).toEqual([false, false, true]);
  expect(connections.size).toBe(3);
});

it('a share comes back when its connections end', async () => {
  const { admit } = bounded(10, 1);
  const { socket } = admit('one');
  tellIdleness(socket, () => undefined);
  expect(admit('one').admitted).toBe(false);
  socket.destroy();
  await expect.poll(() => admit('one').admitted).toBe(true);
});

it('when all are open the longest idle goes, one after another', async () => {
  const { state, connections, admit } = bounded(100, 1_000);
  const all = Array.from({ length: 100 }, () => admit());
  all.forEach(({ socket }, at) => tellIdleness(socket, () => (at % 2 === 0 ? undefined : 1_000 - at)));
  for (let gone = 0; gone < 50; gone += 1) {
    const { socket, admitted } = admit();
    tellIdleness(socket, () => undefined);
    expect(admitted).toBe(true);
    const idle = all.filter(({ socket: each }, at) => at % 2 === 1 && !each.destroyed);
    // The last of them have been idle for longest.
    expect(idle).toEqual(all.filter((_, at) => at % 2 === 1).slice(0, 49 - gone));
  }
  expect(admit().admitted).toBe(false);
  await expect.poll(() => state.refused).toBe(1);
  expect(connections.size).toBe(100);
});

it('a connection that began to ask meanwhile stays', () => {
  const { admit } = bounded(3, 1_000);
  const idleSince: (number | undefined)[] = [1, 2, 3];
  const all = idleSince.map((_since, at) => {
    const { socket } = admit();
    tellIdleness(socket, () => idleSince[at]);
    return socket;
  });
  expect(admit().admitted).toBe(true);
  expect(all.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
  // Found with the same look as the first.
  idleSince[1] = undefined;
  expect(admit().admitted).toBe(true);
  expect(all.map(({ destroyed }) => destroyed)).toEqual([true, false, true]);
});
