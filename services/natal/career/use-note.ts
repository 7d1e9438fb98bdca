import { natalEvent } from '@cuspal/engine/events/natal';
import type { ToolContext } from '@cuspal/tool-kit';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { SERVICE_EXTENSION } from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './career.messages.ts';

/** Note in every result of the career family. */
export const useNoteShape = z.string().meta({ description: 'What the reading is not for' });

/** The note as the field that a result spreads. */
export const useNote = () => ({ useNote: say.useNote() });

export const OWN_SCORE = { scoreProvenance: SERVICE_EXTENSION } as const;

/** Says before the answer that a reading of work concerns somebody who is too young or too old for it. */
export const leadByWork = (call: Pick<ToolContext<object>, 'chart' | 'now' | 'lead'>, atMs = call.now): void =>
  leadByLifeStage(call, { event: natalEvent('career_start'), atMs });
