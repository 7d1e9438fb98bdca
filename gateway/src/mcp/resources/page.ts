import type { Resource } from '@modelcontextprotocol/server';
import type { VIEW_MIME_TYPE } from '@cuspal/views';

/** One text with its URI. */
export interface ResourcePage {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: 'text/markdown' | 'application/json' | typeof VIEW_MIME_TYPE;
  /** Whether resources/list names it, `apps` to clients that show such pages alone; else a template leads there. */
  readonly listed: boolean | 'apps';
  /** What clients are told beside it. */
  readonly meta?: Readonly<Record<string, object>>;
  readonly text: () => string;
}

/** A family of URIs with one variable, and the values that lead to a text. */
export interface PageTemplate {
  readonly uriTemplate: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: ResourcePage['mimeType'];
  readonly variable: string;
  readonly values: () => readonly string[];
}

/** Pages and the templates that lead to them. */
export interface PageSet {
  readonly pages: () => readonly ResourcePage[];
  readonly templates: readonly PageTemplate[];
}

export const listedPage = ({ uri, name, title, description, mimeType, meta }: ResourcePage): Resource => ({
  uri,
  name,
  title,
  description,
  mimeType,
  ...(meta && { _meta: meta }),
});
