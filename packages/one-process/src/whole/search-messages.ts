import type { ServiceName } from '@cuspal/gateway';
import type { CallToolResponse, Progress } from '@cuspal/proto';
import type { CallAsked } from '@cuspal/tool-kit/host';

/** What the process of long searches is told: a call to work on, or that nobody waits for one any more. */
export type SearchOrder =
  | {
      readonly id: number;
      readonly service: ServiceName;
      readonly asked: CallAsked;
      /** The moment of the call, Unix milliseconds, and how long it is waited for from when this comes. */
      readonly now: number;
      readonly waitMs: number;
    }
  | { readonly cancel: number };

type SearchStep = Pick<Progress, 'done' | 'total' | 'message'>;

/** What it tells of a call: how far it is, or how it ended; without an answer it could not be worked on. */
export type SearchNews =
  { readonly id: number; readonly step: SearchStep } | { readonly id: number; readonly answer?: CallToolResponse };
