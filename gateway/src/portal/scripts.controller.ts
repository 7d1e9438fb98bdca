import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import { pageFaults } from '../web/faults.ts';
import { HostGuard, ServingGuard } from '../web/guards.ts';
import { languageNamedBy } from '../web/page-language.ts';
import type { Page } from '../web/page.ts';
import { COPY_SCRIPT_PATH, PASSKEY_SCRIPT_PATH, PLAYGROUND_SCRIPT_PATH } from '../web/portal-paths.ts';
import { answerPage, Route, type RouteReply, type RouteRequest, type RouteSettings } from '../web/route.ts';
import { COPY_SCRIPT } from './copy-script.ts';
import { PASSKEY_SCRIPT } from './passkey-script.ts';
import { PlaygroundScript } from './playground/playground-script.ts';
import { TO_HOME } from './portal-route.ts';

/** Scripts take every method: there is one answer. */
const SCRIPT: RouteSettings = { needsHost: true, faults: pageFaults(TO_HOME) };

const scriptOf = (body: string): Page => ({
  status: 200,
  headers: {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'max-age=3600',
    'X-Content-Type-Options': 'nosniff',
  },
  body,
});
const COPY = scriptOf(COPY_SCRIPT);
const PASSKEY = scriptOf(PASSKEY_SCRIPT);

/** The scripts of the developer page. */
@Controller()
@UseGuards(HostGuard, ServingGuard)
export class ScriptsController {
  constructor(private readonly playgroundScript: PlaygroundScript) {}

  @Route(COPY_SCRIPT_PATH, SCRIPT)
  copy(@Res() reply: RouteReply): void {
    answerPage(reply, COPY);
  }

  @Route(PASSKEY_SCRIPT_PATH, SCRIPT)
  passkeys(@Res() reply: RouteReply): void {
    answerPage(reply, PASSKEY);
  }

  @Route(PLAYGROUND_SCRIPT_PATH, SCRIPT)
  async playground(@Req() { raw: { headers, url } }: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    answerPage(reply, await this.playgroundScript.script(headers['if-none-match'], languageNamedBy(url)));
  }
}
