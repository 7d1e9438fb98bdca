import { z } from 'zod';
import { oneOrTwoOutput } from '../electional/election-output.ts';

const added = z.object({ system: z.unknown(), provenance: z.unknown() }).partial();

/** A printed election with its types; what the host adds is let through. */
export const printed = (result: object) => z.object({ ...oneOrTwoOutput.shape, ...added.shape }).parse(result);
