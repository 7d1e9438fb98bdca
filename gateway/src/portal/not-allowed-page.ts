import type { NotAllowed } from '../organisations/errors.ts';
import { errorPage, type Page } from '../web/page.ts';
import { say } from './account.messages.ts';
import type { Frame } from './frame.ts';

/** What somebody sees who is a member and may not do that. */
export const notAllowedPage = ({ message }: NotAllowed, { home }: Pick<Frame, 'home'>): Page =>
  errorPage({
    status: 403,
    title: say.notAllowed(),
    explanation: message,
    next: { href: home, label: say.backToProject() },
  });
