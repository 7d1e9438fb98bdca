import { Global, Module, type DynamicModule, type ValueProvider } from '@nestjs/common';

/** What a context is given from outside, for all its modules. */
@Global()
@Module({})
export class CoreModule {
  static with(values: readonly ValueProvider[]): DynamicModule {
    return { module: CoreModule, providers: [...values], exports: values.map(({ provide }) => provide) };
  }
}
