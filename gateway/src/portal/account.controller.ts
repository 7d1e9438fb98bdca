import { Controller, Res, UseGuards } from '@nestjs/common';
import { fileOf } from '../web/page.ts';
import { PERSONAL_DATA } from '../web/portal-paths.ts';
import { answerPage, type RouteReply } from '../web/route.ts';
import { AccountPages } from './account-pages.ts';
import { ADDRESS } from './address-page.ts';
import { SIGNED_IN_GUARDS } from './guards.ts';
import { PASSKEYS } from './passkeys-view.ts';
import { PersonalData } from './personal-data.ts';
import { Shows, Takes } from './portal-route.ts';
import { Form, Who, type SignedIn } from './request.ts';
import { SESSIONS } from './sessions-view.ts';

/** The account itself: its address, passkeys and sessions, what is kept of it, and its end. */
@Controller()
@UseGuards(...SIGNED_IN_GUARDS)
export class AccountController {
  constructor(
    private readonly pages: AccountPages,
    private readonly personalData: PersonalData,
  ) {}

  @Shows('/developer/account')
  async account(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.pages.show(who));
  }

  @Shows(PERSONAL_DATA)
  async data(@Res() reply: RouteReply, @Who() { person }: SignedIn): Promise<void> {
    answerPage(reply, fileOf('cuspal-account.json', await this.personalData.of(person.id)));
  }

  @Takes(ADDRESS)
  async askForAddress(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.pages.askForAddress(who, form));
  }

  @Shows(ADDRESS)
  async address(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.pages.showAddress(who));
  }

  @Takes(`${ADDRESS}/confirm`)
  async changeAddress(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.pages.changeAddress(who, form));
  }

  @Takes(`${ADDRESS}/cancel`)
  async keepAddress(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.pages.keepAddress(who));
  }

  @Takes(SESSIONS)
  async endSession(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.pages.endSession(who, form));
  }

  @Takes(`${SESSIONS}/others`)
  async endOtherSessions(@Res() reply: RouteReply, @Who() who: SignedIn): Promise<void> {
    answerPage(reply, await this.pages.endOtherSessions(who));
  }

  @Takes(PASSKEYS)
  async addPasskey(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.pages.addPasskey(who, form));
  }

  @Takes(`${PASSKEYS}/remove`)
  async removePasskey(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.pages.removePasskey(who, form));
  }

  @Takes('/developer/account/delete')
  async delete(@Res() reply: RouteReply, @Who() who: SignedIn, @Form() form: URLSearchParams): Promise<void> {
    answerPage(reply, await this.pages.delete(who, form));
  }
}
