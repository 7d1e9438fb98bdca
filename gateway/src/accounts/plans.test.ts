import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { readPlans } from './plans.ts';

const TEAM = {
  allowance: 100_000,
  cap: 'soft',
  overagePer1000: '2.50',
  currency: 'EUR',
  ratePerSecond: 50,
  burst: 200,
};

async function reading(content: unknown) {
  const path = join(temporaryFolder(), 'plans.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return () => readPlans(path);
}

describe('the file of plans', () => {
  it('names plans, and the one that new accounts have', async () => {
    const read = await reading({ default: 'free', plans: { free: { allowance: 300, cap: 'hard' }, team: TEAM } });
    const { plans, usual } = read();
    expect([...plans.keys()]).toEqual(['free', 'team']);
    expect(plans.get('team')).toEqual({ name: 'team', ...TEAM });
    expect(usual?.name).toBe('free');
    expect(readPlans(undefined).plans.size).toBe(0);
  });

  it.each([
    ['{', 'is not JSON'],
    [{ plans: { team: { ...TEAM, allowance: -1 } } }, 'plans.team.allowance: must be 0 calls or more (it is -1)'],
    [{ plans: { team: { ...TEAM, allowance: '9' } } }, 'plans.team.allowance: must be a whole number of calls a month'],
    [{ plans: { team: { ...TEAM, cap: 'none' } } }, 'plans.team.cap: must be hard'],
    [{ plans: { team: { ...TEAM, overagePer1000: 2.5 } } }, 'overagePer1000: must be a price as text, such as "2.50"'],
    [{ plans: { team: { ...TEAM, currency: undefined } } }, 'plans.team.currency: stands beside overagePer1000'],
    [{ plans: { team: { ...TEAM, cap: 'hard' } } }, 'plans.team.overagePer1000: has no meaning with a hard cap'],
    [{ plans: { team: { ...TEAM, burst: 2 } } }, 'plans.team.burst: must be at least ratePerSecond'],
    [{ plans: { 'Team A': TEAM } }, 'plans.Team A: '],
    [{ default: 'gold', plans: { team: TEAM } }, 'default: is "gold", which is none of the plans'],
    [{ plans: { team: { ...TEAM, price: 1 } } }, 'price'],
    [{}, 'plans: '],
  ])('is refused as %j, by field and value, with what to do', async (content, said) => {
    const read = await reading(content);
    expect(read).toThrow('PLANS_FILE: ');
    expect(read).toThrow(said);
  });

  it('is refused where it is not there', () => {
    expect(() => readPlans('/nowhere/plans.json')).toThrow('cannot be read');
  });
});
