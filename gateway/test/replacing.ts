import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { CreateApplication } from '../src/app/http-application.ts';

/** Makes the application of a gateway with some of its providers or modules replaced. */
export const replacing =
  (replace: (builder: TestingModuleBuilder) => TestingModuleBuilder): CreateApplication =>
  async (module, adapter, options) => {
    const builder = Test.createTestingModule({ imports: [module] }).setLogger(options.logger);
    const made = await replace(builder).compile();
    return made.createNestApplication<NestFastifyApplication>(adapter, options);
  };
