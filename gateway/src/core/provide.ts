import type { FactoryProvider, ValueProvider } from '@nestjs/common';

declare const provided: unique symbol;

/** Names what a module provides where that is no class; carries its type. */
export type Token<T> = symbol & { readonly [provided]?: T };

type Key<T> = Token<T> | (abstract new (...args: never) => T);
type Provided<K> = K extends abstract new (...args: never) => infer T ? T : K extends Token<infer T> ? T : never;
type AllProvided<K extends readonly Key<unknown>[]> = { readonly [at in keyof K]: Provided<K[at]> };

export const token = <T>(name: string): Token<T> => Symbol(name);

/** A provider that is made of others. Nest does not check that their types fit; here they have to. */
export const provide = <T, const K extends readonly Key<unknown>[]>(
  key: Key<T>,
  needed: K,
  make: (...needed: AllProvided<K>) => NoInfer<T> | Promise<NoInfer<T>>,
): FactoryProvider<T> => ({ provide: key, inject: [...needed], useFactory: make as FactoryProvider<T>['useFactory'] });

/** A provider that is there already. */
export const given = <T>(key: Key<T>, value: NoInfer<T>): ValueProvider<T> => ({ provide: key, useValue: value });
