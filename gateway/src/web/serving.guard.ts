import { Injectable, type CanActivate } from '@nestjs/common';
import { Lifecycle } from '../http/lifecycle.ts';
import { NotServing } from './faults.ts';

/** Refuses requests while the server is starting or stopping. */
@Injectable()
export class ServingGuard implements CanActivate {
  constructor(private readonly lifecycle: Lifecycle) {}

  canActivate(): boolean {
    const { phase } = this.lifecycle;
    if (phase !== 'serving') throw new NotServing(phase);
    return true;
  }
}
