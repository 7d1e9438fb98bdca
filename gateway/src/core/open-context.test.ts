import {
  Module,
  type BeforeApplicationShutdown,
  type OnApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
  type Type,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { describe, expect, it } from 'vitest';
import type { Logger } from '@cuspal/telemetry';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { openContext } from './open-context.ts';
import { provide, token } from './provide.ts';

const opened = (root: Type, logger: Logger) =>
  openContext((options) => NestFactory.createApplicationContext(root, options), logger);

const ADDRESS = 'person@example.com';

/** Three parts, one on the other, that tell what happens to them; what is named in `broken` fails. */
function parts(...broken: readonly string[]): { readonly root: Type; readonly told: string[] } {
  const told: string[] = [];
  const tell = async (what: string): Promise<void> => {
    told.push(what);
    if (broken.includes(what)) throw new Error(`${what} of ${ADDRESS}`);
  };
  const part = (name: string, imports: Type[]): Type => {
    const made = token<string>(name);
    @Module({ imports, providers: [provide(made, [], () => tell(`${name} made`).then(() => name))] })
    class Part implements OnModuleInit, OnModuleDestroy, BeforeApplicationShutdown, OnApplicationShutdown {
      onModuleInit = () => tell(`${name} opened`);
      onModuleDestroy = () => tell(`${name} stopped`);
      beforeApplicationShutdown = () => tell(`${name} written`);
      onApplicationShutdown = () => tell(`${name} closed`);
    }
    return Part;
  };
  const ground = part('ground', []);
  return { root: part('roof', [part('wall', [ground]), ground]), told };
}

/** All three parts closed, each step before the next one. */
const expectSteps = (told: readonly string[]): void => {
  expect(told.map((what) => what.split(' ')[1])).toEqual(CLOSED.map((what) => what.split(' ')[1]));
  expect(told.toSorted()).toEqual(CLOSED.toSorted());
};

/** Log lines, parsed. */
function recording() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { lines, logger: suiteLogger('gateway', 'info', { write }) };
}

const IN_ORDER = ['ground', 'wall', 'roof'];
const each = (names: readonly string[], what: string) => names.map((name) => `${name} ${what}`);
const CLOSED = ['stopped', 'written', 'closed'].flatMap((what) => each(IN_ORDER.toReversed(), what));

describe('a context', () => {
  it('opens what stands below first, and closes from the top in three steps', async () => {
    const { root, told } = parts();
    const { lines, logger } = recording();
    const context = await opened(root, logger);
    expect(told.slice(3)).toEqual(each(IN_ORDER, 'opened'));
    await context.close();
    expect(told.slice(6)).toEqual(CLOSED);
    expect(lines).toEqual([]);
  });

  it('closes every part again when one cannot be opened', async () => {
    const { root, told } = parts('wall opened');
    await expect(opened(root, recording().logger)).rejects.toThrow('wall opened');
    expect(told.slice(3, 5)).toEqual(['ground opened', 'wall opened']);
    expectSteps(told.slice(5));
  });

  it('closes what was made when something cannot be made, and opens nothing', async () => {
    const { root, told } = parts('ground made');
    const { lines, logger } = recording();
    await expect(opened(root, logger)).rejects.toThrow('ground made');
    expect(told.filter((what) => what.endsWith(' opened'))).toEqual([]);
    expect(told.some((what) => what.endsWith(' closed'))).toBe(true);
    expect(lines).toMatchObject([{ level: 'error', fault: { message: 'ground made of [address]' } }]);
  });

  it('logs a part that cannot be closed, without personal data, and closes the others', async () => {
    const { root, told } = parts('wall written');
    const { lines, logger } = recording();
    await (await opened(root, logger)).close();
    expect(told.slice(6)).toEqual(CLOSED);
    expect(lines).toMatchObject([{ level: 'error', fault: { message: 'wall written of [address]' } }]);
  });

  it('does so after a failed start too', async () => {
    const { root, told } = parts('roof opened', 'wall written');
    const { lines, logger } = recording();
    await expect(opened(root, logger)).rejects.toThrow('roof opened');
    expectSteps(told.slice(6));
    expect(lines).toMatchObject([{ level: 'error', fault: { message: 'wall written of [address]' } }]);
  });
});
