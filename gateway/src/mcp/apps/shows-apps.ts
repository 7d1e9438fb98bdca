import { VIEW_EXTENSION, VIEW_MIME_TYPE } from '@cuspal/views';
import { isJsonObject } from '../../core/json.ts';

/** What a server says of itself to clients that show pages beside results. */
export const APPS_OFFER = { extensions: { [VIEW_EXTENSION]: {} } } as const;

/** Whether a client says of itself that it shows pages beside results (MCP Apps), of the kind that there is here. */
export function showsApps(capabilities: unknown): boolean {
  const extensions = isJsonObject(capabilities) ? capabilities['extensions'] : undefined;
  const settings = isJsonObject(extensions) ? extensions[VIEW_EXTENSION] : undefined;
  const mimeTypes = isJsonObject(settings) ? settings['mimeTypes'] : undefined;
  return Array.isArray(mimeTypes) && mimeTypes.includes(VIEW_MIME_TYPE);
}
