import { Controller, NotFoundException, Res, UseGuards } from '@nestjs/common';
import { requestIdOf } from '../http/http-message.ts';
import { jsonFault } from './faults.ts';
import { HostGuard } from './guards.ts';
import { sendPage } from './page.ts';
import { takeOver, Route, type RouteReply } from './route.ts';

/** The address that stands for every one that cannot be read. Nobody can ask for it, because of its space. */
export const UNREADABLE = '/not readable';

/** Every address that no other controller has: it keeps strangers out like the others. */
@Controller()
@UseGuards(HostGuard)
export class NothingHereController {
  @Route('*')
  nothing(): never {
    throw new NotFoundException();
  }

  @Route(UNREADABLE)
  unreadable(@Res() reply: RouteReply): void {
    const response = takeOver(reply);
    sendPage(response, jsonFault(400, 'The request cannot be answered.', requestIdOf(response)));
  }
}
