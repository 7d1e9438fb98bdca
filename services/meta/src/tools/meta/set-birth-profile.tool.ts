import { birthInput, defineTextTool } from '@cuspal/tool-kit';
import { z } from 'zod';
import { planInput } from '../../plan/plan-input.ts';
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
    'Call this first. It checks the birth date, time, place and UTC offset, repeats them as understood, and gives the reading plan. The plan says which tools to call for the question, in which order, and how many calls come before an answer. Pass the question when one was asked. Fill topic and depth from your own understanding of it, in whatever language it was asked, since they win over its words. It computes no astrology and stores nothing, so send the same birth parameters with every later call.',
  input: birthInput.extend({
    name: z.string().max(200).optional().meta({ description: 'Echoed back, nothing else' }),
    ...planInput,
  }),
  run: ({ input: { name, question, topic, depth, ...birth } }) => {
    const profile = profileOf(birth, name);
    const plan = planFor(question, { topic, depth });
    // The echoed name is never folded; the plan's lines are.
    const text = [...profileLines(profile, profileNotes(birth)), '', joinLines(planLines(plan))].join('\n');
    return { text, structured: { profile, plan } };
  },
});
