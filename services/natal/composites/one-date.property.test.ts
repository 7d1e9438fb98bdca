import { birthsFor, callTool, randomLives, type Life } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** What tools name of a matter: the period by its start and its lords. */
const named = z.object({ start: z.string(), md: z.string(), ad: z.string(), pd: z.string() }).nullable();
const pair = z.object({ best: named, first: named });
type Pair = z.output<typeof pair>;

/** Where a tool names the periods of an event that find_event_timing_v2 times too; a plan calls the two together. */
interface Naming {
  readonly tool: string;
  readonly event: string;
  /** The list whose best and first they are, where a tool has several; `synthesis` of a composite. */
  readonly of?: string;
  /** What else must be so for the tool to time that event. */
  readonly when?: (result: Readonly<Record<string, unknown>>) => boolean;
}

const NAMINGS: readonly Naming[] = [
  { tool: 'get_marriage_advanced', event: 'Marriage' },
  { tool: 'get_marriage_delay', event: 'Marriage' },
  { tool: 'run_marriage_complete_reading', event: 'Marriage', of: 'synthesis' },
  { tool: 'get_marital_separation', event: 'Divorce / Separation', of: 'strainWindows' },
  { tool: 'get_marital_separation', event: 'Reunion with Spouse', of: 'reconciliation' },
  { tool: 'get_promotion_verdict', event: 'Promotion / Increment' },
  { tool: 'get_earned_income_panel', event: 'Promotion / Increment' },
  { tool: 'get_job_change_timing', event: 'Job Change', of: 'EXIT_5_9' },
  { tool: 'get_job_change_timing', event: 'Job Transfer', of: 'MOVE_3_12' },
  { tool: 'get_termination_risk', event: 'Job Loss / Termination', of: 'riskWindows' },
  { tool: 'get_termination_risk', event: 'Career / Job Start', of: 'protectedWindows' },
  { tool: 'run_career_complete_reading', event: 'Career / Job Start', of: 'synthesis' },
  { tool: 'get_business_viability', event: 'Business Start', of: 'startWindows' },
  { tool: 'get_business_viability', event: 'Business Loss / Closure', of: 'riskWindows' },
  { tool: 'get_financial_analysis', event: 'Wealth / Income Gain', of: 'gainWindows' },
  { tool: 'get_financial_analysis', event: 'Financial Loss', of: 'cautionWindows' },
  { tool: 'get_property_decision', event: 'Property Purchase', of: 'buyWindows' },
  { tool: 'get_property_decision', event: 'Property Sale', of: 'sellWindows' },
  { tool: 'get_foreign_job_verdict', event: 'Foreign Job' },
  { tool: 'get_visa_documentation', event: 'Immigration / Visa', of: 'decisionWindows' },
  { tool: 'get_legal_analysis', event: 'Court Victory' },
  { tool: 'get_education_signature', event: 'Exam Success', of: 'examWindows' },
  { tool: 'get_education_signature', event: 'Break in Education', of: 'breakRisk' },
  { tool: 'get_fertility_window', event: 'Childbirth / Progeny' },
  { tool: 'get_medical_timing', event: 'Recovery from Illness', of: 'recoveryWindows' },
  { tool: 'get_medical_timing', event: 'Illness (Acute)', of: 'illnessWindows' },
  { tool: 'get_medical_timing', event: 'Surgery', of: 'surgeryNeedWindows' },
  { tool: 'get_cure_window', event: 'Recovery from Illness', when: ({ judgedBy }) => judgedBy === 1 },
  { tool: 'get_mental_health_panel', event: 'Recovery from Illness', of: 'easeWindows' },
  { tool: 'get_mental_health_panel', event: 'Mental Health Issues', of: 'careWindows' },
  { tool: 'get_hospitalization_window', event: 'Hospitalization' },
  { tool: 'get_accident_window', event: 'Accident / Injury' },
];

const GROWN_MS = 19 * 365.25 * 86_400_000;
/** Grown-up lives: some of these tools are refused to the young. */
const LIVES = randomLives(1000, 4141)
  .filter(({ args, now }) => now - Date.parse(`${args.birth_datetime}Z`) > GROWN_MS)
  .slice(0, birthsFor(300));

async function resultOf(tool: string, { args, now }: Life, extra: object = {}): Promise<Record<string, unknown>> {
  const { result, isError, text } = await callTool(tool, { ...args, ...extra }, { now });
  if (isError) throw new Error(`${tool}: ${text}`);
  return result;
}

/** The names of a result; null where the tool does not time the event. */
function namesOf({ of, when }: Naming, result: Record<string, unknown>): Pair | null {
  if (when?.(result) === false) return null;
  if (of === 'synthesis') {
    const { timing } = z.object({ timing: pair.nullable() }).parse(result['synthesis']);
    return timing;
  }
  if (of === undefined) return pair.parse(result);
  const lists = z.object({ best: z.record(z.string(), named), first: z.record(z.string(), named) }).parse(result);
  return { best: lists.best[of] ?? null, first: lists.first[of] ?? null };
}

describe('one matter of one birth', () => {
  it('has one best and one first period in every tool that a plan calls for it', async () => {
    const compared = new Map<string, number>();
    for (const life of LIVES) {
      const timed = new Map<string, Pair>();
      const answers = new Map<string, Record<string, unknown>>();
      for (const naming of NAMINGS) {
        const { tool, event, of = '' } = naming;
        const answer = answers.get(tool) ?? (await resultOf(tool, life));
        answers.set(tool, answer);
        const names = namesOf(naming, answer);
        // A tool with a gate of its own may name none where another does, but never another.
        if (names === null || names.best === null) continue;
        const reference =
          timed.get(event) ?? pair.parse(await resultOf('find_event_timing_v2', life, { event, max_windows: 1 }));
        timed.set(event, reference);
        expect({ tool, event, ...names }).toEqual({ tool, event, ...reference });
        compared.set(`${tool} ${of}`, (compared.get(`${tool} ${of}`) ?? 0) + 1);
      }
    }
    const least = LIVES.length / 20;
    const rare = NAMINGS.filter(({ tool, of = '' }) => (compared.get(`${tool} ${of}`) ?? 0) < least);
    expect(rare.map(({ tool, event }) => `${tool}: ${event}`)).toEqual([]);
  }, 600_000);
});
