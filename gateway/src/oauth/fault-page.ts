import type { ServerResponse } from 'node:http';
import { errorPage } from '../web/page.ts';

/** What of the authorization server's faults a person can do something about. */
const EXPLANATIONS: Readonly<Record<string, { readonly title: string; readonly explanation: string }>> = {
  invalid_client: {
    title: 'This application is not known here',
    explanation:
      'Its registration has ended, or what it says of itself could not be read. Remove the connection in the application and add it again.',
  },
  invalid_redirect_uri: {
    title: 'This application asks to be sent somewhere else',
    explanation:
      'The address it wants you to go back to is not one that it registered. Nothing was shared; connect again from the application.',
  },
  session_not_found: {
    title: 'This sign-in is over',
    explanation:
      'It took too long, was finished already, or was begun in another browser. Go back to the application and connect again.',
  },
  server_error: {
    title: 'Something went wrong here',
    explanation: 'It was not your doing. Go back to the application and try again in a moment.',
  },
};

export interface Fault {
  readonly error: string;
  readonly error_description?: string | undefined;
}

/** A fault that cannot be sent back to the application, as a page. */
export function faultPage(status: number, { error, error_description: description }: Fault) {
  const known = EXPLANATIONS[error];
  return errorPage({
    status,
    title: known?.title ?? 'The application asked for something that cannot be done',
    explanation: known?.explanation ?? `It should correct its request: ${description ?? error}.`,
  });
}

/** The authorization server's own faults. */
export function renderFault(
  context: { status: number; body: unknown; set(headers: Record<string, string>): void; readonly res: ServerResponse },
  fault: Fault,
  thrown: Error,
): void {
  const error = thrown.name === 'SessionNotFound' ? 'session_not_found' : fault.error;
  const { headers, body } = faultPage(context.status, { ...fault, error });
  context.set(Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])));
  context.body = body;
}
