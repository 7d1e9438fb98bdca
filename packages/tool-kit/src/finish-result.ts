import { disclaimerText, extensionNote as noteOfExtension } from './disclaimers.ts';
import type { ToolDefinition } from './define-tool.ts';
import type { DisclaimerClass } from '@cuspal/catalog/taxonomy';

interface Own {
  readonly system?: unknown;
  readonly disclaimer?: unknown;
  readonly extensionNote?: unknown;
  /** What to call after this; it closes the result. */
  readonly next?: unknown;
}

export type ResultTags = Pick<ToolDefinition, 'system' | 'disclaimer' | 'provenance'>;

/**
 * A result with what every one has (docs/api.md#results): system, extensionNote, disclaimer, provenance. What the tool
 * wrote itself under the first three names stands (a joint reading is an extension, an emergency note comes first).
 * The class relationship has a disclaimer only where the tool prints one; the others always.
 * What is `beside` it stands behind its own members. Composite tools finish the blocks of their members with it.
 */
export function finishResult(
  tags: ResultTags,
  result: object,
  notes: readonly string[],
  beside?: object,
): Readonly<Record<string, unknown>> {
  const own: Own = result;
  const { next, ...body } = own;
  const system = own.system ?? tags.system;
  const disclaimer = own.disclaimer ?? classDisclaimer(tags.disclaimer);
  const extensionNote = own.extensionNote ?? (system === 'extension' ? noteOfExtension() : undefined);
  return {
    ...body,
    ...beside,
    system,
    ...(extensionNote === undefined ? {} : { extensionNote }),
    ...(disclaimer === undefined ? {} : { disclaimer }),
    provenance: { rules: tags.provenance.rules, sources: tags.provenance.sources, notes },
    ...(next === undefined ? {} : { next }),
  };
}

const classDisclaimer = (disclaimer: DisclaimerClass | null): string | undefined =>
  disclaimer === null || disclaimer === 'relationship' ? undefined : disclaimerText(disclaimer);
