import type { Resource } from '@modelcontextprotocol/server';

/** One text with its URI. */
export interface ResourcePage {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: 'text/markdown' | 'application/json';
  /** Whether resources/list names it; else a template leads there. */
  readonly listed: boolean;
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

export const listedPage = ({ uri, name, title, description, mimeType }: ResourcePage): Resource => ({
  uri,
  name,
  title,
  description,
  mimeType,
});
