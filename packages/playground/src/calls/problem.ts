import { isRecord } from './readable.ts';

/** What the server says of a refusal; of a body that something in between wrote, nothing. */
export function problemIn(text: string): { readonly detail?: string; readonly field?: string } {
  const { detail, field } = parsed(text);
  return { ...(typeof detail === 'string' && { detail }), ...(typeof field === 'string' && { field }) };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}
