import { applyDecorators, Get, Post, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { Action } from '../organisations/roles.ts';
import { notFound } from '../web/fault-pages.ts';
import { pageFaults } from '../web/faults.ts';
import { say } from '../web/page.messages.ts';
import { HOME, PROJECTS } from '../web/portal-paths.ts';
import { type Page, errorPage } from '../web/page.ts';
import type { RouteSettings } from '../web/route.ts';
import { AccountError } from '../accounts/account-error.ts';
import type { NotAllowed } from '../organisations/errors.ts';
import { say as sayAccount } from './account.messages.ts';
import type { Frame } from './frame.ts';

/** Its label is read in the language of the page that shows it. */
export const TO_HOME = {
  href: HOME,
  get label() {
    return say.toDeveloperPage();
  },
};

/** A page that there is not, in the language of whoever asks for it. */
export const noSuchPage = (): Page => notFound(TO_HOME);

/** What somebody sees who is a member and may not do that. */
export const notAllowedPage = ({ message }: NotAllowed, { home }: Pick<Frame, 'home'>): Page =>
  errorPage({
    status: 403,
    title: sayAccount.notAllowed(),
    explanation: message,
    next: { href: home, label: sayAccount.backToProject() },
  });

/** What a form leads to, or its page again with what was wrong. */
export async function orAgain(act: () => Promise<Page>, again: (fault: AccountError) => Promise<Page>): Promise<Page> {
  try {
    return await act();
  } catch (fault) {
    if (fault instanceof AccountError) return again(fault);
    throw fault;
  }
}

/** All addresses of the developer page, as middleware names them. */
export const PORTAL_PATHS: readonly string[] = [HOME, `${HOME}/*path`];

/** What every address of the developer page takes. */
export const PORTAL: RouteSettings = {
  methods: ['GET', 'HEAD', 'POST'],
  needsHost: true,
  faults: pageFaults(TO_HOME),
};

/** Routes GET and HEAD of these paths to a method of a controller. */
export const Shows = (...paths: readonly string[]): MethodDecorator =>
  applyDecorators(Get([...paths]), RouteConfig({ settings: PORTAL }));

/** Routes POST of this path to a method of a controller. */
export const Takes = (path: string): MethodDecorator => applyDecorators(Post(path), RouteConfig({ settings: PORTAL }));

/** Key of what a route does with a project, which RoleGuard asks the role for. */
export const ACTION = 'cuspal.action';

/** Where the same page of a project of an organisation stands. */
const ofProject = (path: string): string => `${PROJECTS}/:project${path.slice(HOME.length)}`;

/** A page of the person's own project and of every other, as middleware names them. */
export const withProjects = (...paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => [path, ofProject(path)]);

/** Routes GET and HEAD of a page of a project: that of the person, and those of organisations where the role allows it. */
export const ShowsProject = (action: Action, path: string): MethodDecorator =>
  applyDecorators(Shows(path, ofProject(path)), SetMetadata(ACTION, action));

/** Routes POST of a form of a project in the same way. */
export const TakesProject = (action: Action, path: string): MethodDecorator =>
  applyDecorators(Post([path, ofProject(path)]), RouteConfig({ settings: PORTAL }), SetMetadata(ACTION, action));
