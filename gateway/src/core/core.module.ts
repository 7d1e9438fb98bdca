import { Global, Module, type DynamicModule, type ValueProvider } from '@nestjs/common';

/** Provides to all modules what the context is given from outside. */
@Global()
@Module({})
export class CoreModule {
  static with(values: readonly ValueProvider[]): DynamicModule {
    return { module: CoreModule, providers: [...values], exports: values.map(({ provide }) => provide) };
  }
}
