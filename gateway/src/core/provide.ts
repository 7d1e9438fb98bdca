import type { FactoryProvider, ValueProvider } from '@nestjs/common';

declare const provided: unique symbol;

/** Name of a provided value that is no class; it carries the type of the value. */
export type Token<T> = symbol & { readonly [provided]?: T };

type Key<T> = Token<T> | (abstract new (...args: never) => T);
type Provided<K> = K extends abstract new (...args: never) => infer T ? T : K extends Token<infer T> ? T : never;
type AllProvided<K extends readonly Key<unknown>[]> = { readonly [at in keyof K]: Provided<K[at]> };

export const token = <T>(name: string): Token<T> => Symbol(name);

/** A provider that is made from others. Unlike Nest's own, it checks that their types fit. */
export const provide = <T, const K extends readonly Key<unknown>[]>(
  key: Key<T>,
  needed: K,
  make: (...needed: AllProvided<K>) => NoInfer<T> | Promise<NoInfer<T>>,
): FactoryProvider<T> => ({ provide: key, inject: [...needed], useFactory: make as FactoryProvider<T>['useFactory'] });

/** A provider of an object whose members are others, each by its name. */
export const collected = <T extends object>(
  key: Key<T>,
  parts: { readonly [name in keyof T]: Key<T[name]> },
): FactoryProvider<T> => {
  const names = Object.keys(parts);
  return {
    provide: key,
    inject: Object.values(parts),
    useFactory: (...found: readonly unknown[]) =>
      Object.fromEntries(names.map((name, at) => [name, found[at]] as const)) as T,
  };
};

/** A provider of an existing value. */
export const given = <T>(key: Key<T>, value: NoInfer<T>): ValueProvider<T> => ({ provide: key, useValue: value });
