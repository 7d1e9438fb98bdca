import { isPolar } from '@cuspal/engine/chart/houses';
import { ageInLife } from '@cuspal/engine/events/life-stage';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { callsWith } from '@cuspal/catalog/reading';
import { birthOrPlaceInput, birthTimeKnown, birthTimeUncertainty, defineTextTool, ToolError } from '@cuspal/tool-kit';
import { z } from 'zod';
import { planLines } from '../plan/plan-lines.ts';
import { type BirthRead, planFor, planInput } from '../plan/plan.ts';
import { placedBirth } from '../profile/birth-place.ts';
import { dateProfileLines, dateProfileOf, profileLines, profileNotes, profileOf } from '../profile/profile.ts';
import { uncertainTime, uncertainTimeLines } from '../profile/uncertain-time.ts';
import { unknownTimeLines, unknownTimePlan } from '../profile/unknown-time-plan.ts';
import { joinLines } from '../text/lines.ts';
import { say as fault } from '../text/faults.messages.ts';

export default defineTextTool({
  name: 'set_birth_profile',
  title: 'Confirm the birth profile and get the plan',
  purpose: 'Call first: checks and echoes the birth parameters and hands over the reading plan',
  family: 'meta',
  phase: 'chart_foundation',
  system: 'meta',
  needs: [],
  birth: 'required',
  description:
    'Call this first. Checks and repeats birth date, time, place and UTC offset, and gives the reading plan for the question. Without coordinates send birth_place, which finds them and the zone. Fill topic and depth yourself, in any language. It stores nothing, so send the birth parameters with every later call.',
  input: birthOrPlaceInput.extend({
    name: z.string().max(200).optional().meta({ description: 'Echoed back' }),
    ...birthTimeKnown,
    ...birthTimeUncertainty,
    ...planInput,
  }),
  run: async ({ input, now, ephemeris, toolsets }) => {
    const {
      name,
      question,
      topic,
      depth,
      birth_time_known: known,
      birth_time_uncertainty_minutes: minutes,
      ...sent
    } = input;
    const { birth, label: birthPlace, notes: placeNotes, place } = await placedBirth(sent);
    const found = place === undefined ? {} : { place };
    const moment = known ? resolveBirth(birth) : undefined;
    const planned = (birthRead: BirthRead) =>
      planFor(
        question,
        { topic, depth },
        {
          nowMs: now,
          birth: birthRead,
          answers: toolsets.length > 0,
          ...(moment && { clock: moment, age: ageInLife(moment, now) }),
        },
      );
    const callOf = callsWith(toolsets);
    if (!known) {
      if (minutes !== undefined) throw uncertainOfNothing();
      const { profile, notes, polar } = dateProfileOf(birth, { name, birthPlace }, now);
      const ways = unknownTimePlan(planned('without_time'), !polar);
      const text = [
        ...dateProfileLines(profile, [...placeNotes, ...notes]),
        '',
        joinLines(unknownTimeLines(ways, callOf)),
      ].join('\n');
      return { text, structured: { profile, ...found, plan: ways } };
    }
    const profile = profileOf(birth, { name, birthPlace }, minutes);
    const plan = planned(isPolar(resolveBirth(birth)) ? 'without_cusps' : 'whole');
    const uncertainty = minutes === undefined ? null : uncertainTime(ephemeris, birth, minutes);
    // The echoed name is never folded; the plan's lines are.
    const text = [
      ...profileLines(profile, [...placeNotes, ...profileNotes(birth, now)]),
      ...(uncertainty === null ? [] : ['', ...uncertainTimeLines(uncertainty)]),
      '',
      joinLines(planLines(plan, callOf)),
    ].join('\n');
    return { text, structured: { profile, ...found, ...(uncertainty !== null && { uncertainty }), plan } };
  },
});

const uncertainOfNothing = (): ToolError =>
  new ToolError('validation_failed', fault.uncertainOfNothing(), { field: 'birth_time_uncertainty_minutes' });
