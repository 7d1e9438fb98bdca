import { birthInput, defineTextTool } from '@cuspal/tool-kit';
import { z } from 'zod';
import { planLines } from '../../plan/plan-text.ts';
import { planFor } from '../../plan/plan.ts';
import { profileLines } from '../../profile/profile-text.ts';
import { profileNotes, profileOf } from '../../profile/profile.ts';
import { joinLines } from '../../text/lines.ts';

export default defineTextTool({
  name: 'set_birth_profile',
  title: 'Confirm the birth profile and get the plan',
  family: 'meta',
  phase: 'chart_foundation',
  system: 'meta',
  needs: [],
  birth: 'required',
  description:
    "Call first, before any other tool of this astrology server. Checks the birth date, time, place, UTC offset and ayanamsa, echoes the confirmed profile and hands over the reading plan: which tools to call for the user's question, in which order, and how many calls are needed before an answer. Pass the question whenever one was asked. Stores nothing: send the same birth parameters with every later call. Plain text, not paged, no disclaimer class; no astrology is computed.",
  input: birthInput.extend({
    name: z.string().max(200).optional().meta({ description: 'Echoed back, nothing else' }),
    question: z
      .string()
      .max(2000)
      .optional()
      .meta({ description: "The user's question in their own words; chooses the plan" }),
  }),
  run: ({ input: { name, question, ...birth } }) => {
    const profile = profileOf(birth, name);
    const plan = planFor(question);
    // The echoed name is never folded; the plan's lines are.
    const text = [...profileLines(profile, profileNotes(birth)), '', joinLines(planLines(plan))].join('\n');
    return { text, structured: { profile, plan } };
  },
});
