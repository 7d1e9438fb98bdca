import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { accessContext, accessModule, moduleAlone } from '../../test/context.ts';
import { databases } from '../../test/databases.ts';
import { KEY, testConfig } from '../../test/gateway.ts';
import { noteCalls } from '../../test/note-calls.ts';
import { MailBox } from '../../test/portal.ts';
import { quiet } from '../../test/services.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { Accounts } from '../accounts/accounts.ts';
import { AdminModule } from '../admin/admin.module.ts';
import { AuthModule, AUTHENTICATORS } from '../auth/auth.module.ts';
import type { Authenticators } from '../auth/authenticator.ts';
import { LastUsed } from '../auth/last-used.ts';
import { Revocations } from '../accounts/revocations.ts';
import { CatalogModule } from '../catalog/catalog.module.ts';
import { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { openContext } from '../core/open-context.ts';
import type { Database } from '../database/connection.ts';
import { DatabaseModule, ORM } from '../database/database.module.ts';
import { HealthModule } from '../health/health.module.ts';
import { CALL_METRICS, MetricsModule } from '../metrics/metrics.module.ts';
import { Readiness } from '../health/readiness.ts';
import { PublicModule } from './public.module.ts';
import { JournalModule } from '../journal/journal.module.ts';
import { Journal } from '../journal/journal.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { Limits } from '../limits/limits.ts';
import { MAILER, MailModule } from '../mail/mail.module.ts';
import { FastPathModule } from '../fast-path/fast-path.module.ts';
import { RestEndpoint } from '../fast-path/rest-endpoint.ts';
import { Messages } from '../mcp/messages.ts';
import { McpModule } from '../mcp/mcp.module.ts';
import { Meter } from '../metering/meter.ts';
import { MeteringModule } from '../metering/metering.module.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { Notices } from '../notices/notices.ts';
import { OpenApiController } from '../openapi/openapi.controller.ts';
import { OAuthModule } from '../oauth/oauth.module.ts';
import { OAuth } from '../oauth/oauth.ts';
import { PortalModule } from '../portal/portal.module.ts';
import { Overview } from '../portal/overview.ts';
import { RestModule } from '../rest/rest.module.ts';
import { Batches } from '../rest/batch/batches.ts';
import { RoutingModule } from '../routing/routing.module.ts';
import { ToolRouter } from '../routing/tool-router.ts';
import { CodeHashes } from '../sign-in/codes.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { SignIn } from '../sign-in/sign-in.ts';

describe.each(databases())('modules on $name', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());
  afterEach(() => void vi.restoreAllMocks());
  const settings = (folder?: string) => {
    const config = testConfig();
    return { config, database: { ...database, folder }, logger: quiet };
  };

  const openAccess = (given: ReturnType<typeof settings>) =>
    openContext((options) => NestFactory.createApplicationContext(accessModule(given), options), quiet);

  const notingAll = (): string[] => {
    const told: string[] = [];
    noteCalls(told, AdminModule.prototype, 'onModuleDestroy', 'admin socket');
    noteCalls(told, OAuthModule.prototype, 'onModuleDestroy', 'oauth');
    noteCalls(told, SignInModule.prototype, 'onModuleDestroy', 'purge');
    noteCalls(told, MailModule.prototype, 'onModuleDestroy', 'mailer');
    noteCalls(told, Meter.prototype, 'close', 'meter');
    noteCalls(told, LastUsed.prototype, 'close', 'last used');
    noteCalls(told, Revocations.prototype, 'close', 'revocations');
    noteCalls(told, Limits.prototype, 'close', 'limits');
    return told;
  };
  const IN_ORDER = ['admin socket', 'oauth', 'purge', 'mailer', 'meter', 'last used', 'revocations', 'limits'];

  it.each<[Type, Parameters<Awaited<ReturnType<ReturnType<typeof moduleAlone>['compile']>>['get']>[0]]>([
    [DatabaseModule, ORM],
    [LimitsModule, Limits],
    [AccountsModule, Accounts],
    [MeteringModule, Meter],
    [MailModule, MAILER],
    [JournalModule, Journal],
    [NoticesModule, Notices],
    [SignInModule, SignIn],
    [OAuthModule, OAuth],
    [AuthModule, AUTHENTICATORS],
    [PortalModule, Overview],
    [AdminModule, Accounts],
    [RoutingModule, ToolRouter],
    [CatalogModule, ToolCatalogue],
    [MetricsModule, CALL_METRICS],
    [HealthModule, Readiness],
    [McpModule, Messages],
    [RestModule, Batches],
    [FastPathModule, RestEndpoint],
    [PublicModule, OpenApiController],
  ])('%p names all that it stands on', async (module, exported) => {
    const context = await moduleAlone(module, database, quiet).compile();
    expect(context.get(exported)).toBeDefined();
    await context.close();
  });

  it('sign-in codes are kept by the slow hash', async () => {
    const context = await moduleAlone(SignInModule, database, quiet).compile();
    expect(await context.get(CodeHashes).of('123456', 'salt')).toBe(await new CodeHashes().of('123456', 'salt'));
    await context.close();
  });

  it('a provider can be replaced', async () => {
    const mailer = new MailBox();
    const context = await accessContext(settings()).overrideProvider(MAILER).useValue(mailer).compile();
    expect(context.get(SignIn).route).toBe('smtp');
    await context.get(SignIn).request('person@example.com', { ip: '192.0.2.1' });
    expect(mailer.mails).toHaveLength(1);
    const authenticators = context.get<Authenticators>(AUTHENTICATORS);
    expect(await authenticators['/mcp'].authenticate(KEY)).toMatchObject({
      ok: true,
      principal: { accountId: 'operator' },
    });
    expect(await authenticators['/mcp/auth'].authenticate(KEY)).toEqual({ ok: false, code: 'auth_invalid' });
    await context.close();
  });

  it('close in order: what comes in, what is left to write, what the others stand on', async () => {
    const access = await openAccess(settings(temporaryFolder()));
    const told = notingAll();
    await access.close();
    expect(told).toEqual(IN_ORDER);
  });

  it('are closed again when a later one cannot be opened', async () => {
    const told = notingAll();
    noteCalls(told, Revocations.prototype, 'start', 'started');
    vi.spyOn(AdminModule.prototype, 'onModuleInit').mockRejectedValue(new Error('no socket'));
    await expect(openAccess(settings())).rejects.toThrow('no socket');
    expect(told[0]).toBe('started');
    expect(told.slice(1).toSorted()).toEqual(IN_ORDER.toSorted());
  });

  it('are closed again when one cannot be made, and none is opened', async () => {
    const told = notingAll();
    noteCalls(told, Revocations.prototype, 'start', 'started');
    vi.spyOn(Accounts.prototype, 'operator').mockRejectedValue(new Error('no operator'));
    await expect(openAccess(settings())).rejects.toThrow('no operator');
    for (const closed of ['meter', 'revocations', 'limits']) expect(told).toContain(closed);
    expect(told).not.toContain('started');
  });
});
