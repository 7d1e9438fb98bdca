import { Controller, NotFoundException, UseGuards } from '@nestjs/common';
import { HostGuard } from './host.guard.ts';
import { Route } from './route.ts';

/** Every address that no other controller has: it keeps strangers out like the others. */
@Controller()
@UseGuards(HostGuard)
export class NothingHereController {
  @Route('*')
  nothing(): never {
    throw new NotFoundException();
  }
}
