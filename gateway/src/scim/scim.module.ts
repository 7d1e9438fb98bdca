import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { provide } from '../core/provide.ts';
import { CONFIG, LISTENING, LOGGER } from '../core/tokens.ts';
import { DatabaseModule } from '../database/database.module.ts';
import { requestMiddleware } from '../http/request.middleware.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { Limits } from '../limits/limits.ts';
import { OrganisationsModule } from '../organisations/organisations.module.ts';
import { CLIENT_ADDRESS_OF, WebModule } from '../web/web.module.ts';
import { LockedChanges } from './locked-changes.ts';
import { kindsOf } from './operations.ts';
import { SCIM } from './paths.ts';
import { Resources } from './resources.ts';
import { ScimController } from './scim.controller.ts';
import { ScimGroups } from './scim-groups.ts';
import { ScimRequests } from './scim-requests.ts';
import { ScimTokens } from './scim-tokens.ts';
import { ScimUsers } from './scim-users.ts';

/** The names of spans have no ids. */
const ScimSpans = requestMiddleware(() => '/scim');

/** Persons and groups that providers of organisations keep here (RFC 7643 and 7644). */
@Module({
  imports: [DatabaseModule, AccountsModule, OrganisationsModule, LimitsModule, WebModule],
  controllers: [ScimController],
  providers: [
    LockedChanges,
    ScimTokens,
    ScimUsers,
    ScimGroups,
    provide(
      ScimRequests,
      [ScimUsers, ScimGroups, ScimTokens, Limits, CLIENT_ADDRESS_OF, CONFIG, LISTENING, LOGGER],
      (users, groups, tokens, limits, clientAddress, { baseUrl }, listening, logger) => {
        const base = `${baseUrl ?? listening}${SCIM}`;
        const kinds = kindsOf({ users, groups, resources: new Resources(base) });
        return new ScimRequests({ kinds, base, tokens, limits, clientAddress, logger });
      },
    ),
  ],
  exports: [ScimTokens],
})
export class ScimModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(ScimSpans).forRoutes(`${SCIM}/*path`);
  }
}
