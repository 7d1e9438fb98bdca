import type { LocalClock } from '@cuspal/engine/time/clock';
import type { Support } from '@cuspal/engine/topics/health/support';
import { listOf, spanShape } from '@cuspal/tool-kit';
import { spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';

/** Times in which Jupiter or the Sun confirms a window. */
export const supportsShape = listOf(spanShape.extend({ body: z.enum(['Jupiter', 'Sun']) }));

export const supportViews = (spans: readonly Support[], clock: LocalClock) =>
  spans.map((span) => ({ body: span.body, ...spanView(span, clock) }));
