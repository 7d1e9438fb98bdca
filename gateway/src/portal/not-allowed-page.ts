import type { NotAllowed } from '../organisations/errors.ts';
import { errorPage, type Page } from '../web/page.ts';
import type { Frame } from './frame.ts';

/** What somebody sees who is a member and may not do that. */
export const notAllowedPage = ({ message }: NotAllowed, { home }: Pick<Frame, 'home'>): Page =>
  errorPage({
    status: 403,
    title: 'Your role does not allow this',
    explanation: message,
    next: { href: home, label: 'Back to the project' },
  });
