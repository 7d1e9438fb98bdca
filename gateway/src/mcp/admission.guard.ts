import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { mcpPath } from '../http/paths.ts';
import { requestIdOf } from '../http/http-message.ts';
import type { RouteReply, RouteRequest } from '../web/route.ts';
import { MESSAGES, type Admitted, type Takes, type TurnedAway } from './admission.ts';
import { Gate } from './gate.ts';

/** A request that the guard let in. */
interface AdmittedRequest extends RouteRequest {
  admitted?: Admitted;
}

/** What an address takes where that is not JSON-RPC messages. */
export const TakesOnly = Reflector.createDecorator<Takes>();

/** A request that was not admitted, and what it is told. */
export class NotAdmitted extends Error {
  constructor(readonly turned: TurnedAway) {
    super('not admitted');
  }
}

/** Lets in whom the gate lets in: origin, credentials, request rate, method and media type. */
@Injectable()
export class AdmissionGuard implements CanActivate {
  constructor(
    private readonly gate: Gate,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AdmittedRequest>();
    const requestId = requestIdOf(context.switchToHttp().getResponse<RouteReply>().raw);
    const takes = this.reflector.get(TakesOnly, context.getHandler()) ?? MESSAGES;
    const admission = await this.gate.admit(request.raw, mcpPath(request.raw.url) ?? '/mcp', requestId, takes);
    if (admission.kind !== 'admitted') throw new NotAdmitted(admission);
    request.admitted = admission;
    return true;
  }
}

/** What the guard found out about a request. */
export function admittedOf(context: ExecutionContext): Admitted {
  const { admitted } = context.switchToHttp().getRequest<AdmittedRequest>();
  if (!admitted) throw new Error('a controller without the guard');
  return admitted;
}
