import type { Mail } from '../mail/mailer.ts';

/** The message with the code. Nothing in it comes from the requester but the address it goes to. */
export const codeMail = (to: string, code: string): Mail => ({
  to,
  subject: 'Your Cuspal sign-in code',
  text: `Your code is

    ${code}

Type it into the page where you asked for it. It is good for ten minutes and can be used once.

If you did not ask for it, do nothing: without the code nobody gets in. Nobody from Cuspal will ever ask you for it.`,
});
