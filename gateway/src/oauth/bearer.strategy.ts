import type { IncomingHttpHeaders } from 'node:http';
import { ForbiddenException, Inject, Injectable, UnauthorizedException, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { Strategy, type VerifyFunction } from 'passport-http-bearer';
import type { Access, Admittance } from '../access.ts';
import { bearerChallenge } from '../auth/challenge.ts';
import type { McpPath } from '../mcp/gate.ts';

export const BEARER = Symbol('bearer');

/** What a module that uses the guards provides under BEARER, beside the strategies. */
export interface Bearer {
  readonly doors: Access['doors'];
  readonly baseUrlOf: (request: { readonly headers: IncomingHttpHeaders }) => string;
}

type Admitted = Extract<Admittance, { ok: true }>;
type BearerRequest = Parameters<Strategy<VerifyFunction>['authenticate']>[0];

/** Takes the credential from the Authorization header alone: addresses and bodies end up in logs and histories. */
class HeaderStrategy extends Strategy<VerifyFunction> {
  override authenticate({ headers }: { readonly headers: IncomingHttpHeaders }): void {
    super.authenticate({ headers } as BearerRequest);
  }
}

async function admitted({ doors }: Bearer, path: McpPath, credential: string): Promise<Admitted | false> {
  const verdict = await doors[path].authenticate(credential);
  if (!verdict.ok) return false;
  if (verdict.standing.suspended) throw new ForbiddenException();
  return verdict;
}

/** `Authorization: Bearer` with an API key or an access token, as on /mcp. */
@Injectable()
export class KeyOrTokenStrategy extends PassportStrategy(HeaderStrategy, 'key-or-token') {
  constructor(@Inject(BEARER) private readonly bearer: Bearer) {
    super();
  }

  validate(credential: string): Promise<Admitted | false> {
    return admitted(this.bearer, '/mcp', credential);
  }
}

/** `Authorization: Bearer` with an access token, as on /mcp/auth. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(HeaderStrategy, 'access-token') {
  constructor(@Inject(BEARER) private readonly bearer: Bearer) {
    super();
  }

  validate(credential: string): Promise<Admitted | false> {
    return admitted(this.bearer, '/mcp/auth', credential);
  }
}

interface Reply {
  header(name: string, value: string): unknown;
}
interface Asked {
  readonly headers: IncomingHttpHeaders;
}

/** A guard that answers as /mcp does: who is refused is told where to get in. */
function bearerGuard(strategy: string, path: McpPath) {
  @Injectable()
  class BearerGuard extends AuthGuard(strategy) {
    @Inject(BEARER) readonly bearer!: Bearer;

    override handleRequest<User>(fault: unknown, user: User, _info: unknown, context: ExecutionContext): User {
      if (fault instanceof Error) throw fault;
      if (user) return user;
      const http = context.switchToHttp();
      const request = http.getRequest<Asked>();
      const sent = request.headers.authorization !== undefined;
      const challenge = bearerChallenge(this.bearer.baseUrlOf(request), path, sent);
      http.getResponse<Reply>().header('WWW-Authenticate', challenge);
      throw new UnauthorizedException();
    }
  }
  return BearerGuard;
}

export const KeyOrTokenGuard = bearerGuard('key-or-token', '/mcp');
export const AccessTokenGuard = bearerGuard('access-token', '/mcp/auth');
