import type { Page } from '../../gateway/src/web/page.ts';
import { BRACKETED } from '../../scripts/generate/messages/pseudo.ts';
import { outsideBrackets } from './outside-brackets.ts';

/** Names that stand in every language: of months as Intl writes them, of the product, of events of webhooks, of clients, of tools, of the languages themselves. */
const NAMES =
  /Cuspal|Nov(?:ember)?|CSV|JSON|UTC|curl|Claude Code|ChatGPT|Cursor|VS Code|Gemini CLI|Codex|Windsurf|MCP Inspector|Terraform|TypeScript SDK|Python|[a-z_]+\.[a-z_]+|R5\.3|English|[a-z]+(?:_[a-z\d]+)+|https?:\S+|\S+@\S+|localhost/g;

/** What a person reads of a page, but for code, pictures and what is said to be in English. */
export const readOf = ({ body }: Page): readonly string[] => {
  const shown = body
    .replaceAll(/<(style|pre|code|svg|noscript)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<(p|ol|div) lang="en">[^]*?<\/\1>/g, ' ')
    // Sets of tools by their own names.
    .replaceAll(/<label\s*>\s*<input\s+type="checkbox"\s+name="toolsets"[^]*?<\/label\s*>/g, ' ')
    // Each language is called by its own name.
    .replaceAll(/<a [^>]*hreflang=[^>]*>[^<]*<\/a>/g, ' ')
    .replaceAll(/&quot;|&#39;/g, "'");
  const attributes = [...shown.matchAll(/ (?:aria-label|placeholder|title|alt)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  const told = [
    ...shown.matchAll(/<meta (?:name="description"|property="og:(?:title|description|image:alt)") content="([^"]*)"/g),
  ];
  // Marks stand inside of messages, so brackets are counted over them.
  const text = shown.replaceAll(/<[^>]*>/g, ' ');
  return [text, ...attributes, ...told.map(([, each = '']) => each)];
};

/** What of a text is in no message, but for names. */
export const outsideOf = (text: string): string => outsideBrackets(text.replaceAll(NAMES, ' '), BRACKETED.brackets);
