import type { CallResult } from '@cuspal/tool-kit/testing';
import { expect } from 'vitest';

/** A page that the native may read. */
export const forEverybody = ({ result }: CallResult): void => expect(result['audience']).toBeUndefined();
