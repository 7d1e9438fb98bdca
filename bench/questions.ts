import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { freePorts } from '../scripts/lib/ports.mjs';
import { startSystem } from '../scripts/lib/system.mjs';
import type { Measurement } from './lib/measurement.ts';
import { Reader, type Spent } from './lib/reader.ts';

/** Everyday questions, each of another topic or depth. */
const QUESTIONS = [
  'When will I get married?',
  'What is my moon sign?',
  'Will I get a promotion this year?',
  'How is my health?',
  'Can I buy a house next year?',
  'Will my court case end this year?',
  'What is the best date to sign a contract?',
  'I lost my ring, my number is 108',
  'How is 2027 for me?',
  'Full marriage reading',
];

/**
 * Answers each question through the set `compact` alone, by the plan: every tool of the plan is described and called by
 * its name, and a call that fails ends the run. The measurements are tokens (o200k) that an assistant reads.
 */
export async function questions(): Promise<readonly Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cuspal-questions-'));
  const key = `mcp_${randomBytes(32).toString('base64url')}`;
  const [port = 0] = await freePorts(1);
  const system = await startSystem({ host: '127.0.0.1', port, dataDir, keys: [key], env: { LOG_LEVEL: 'warn' } });
  try {
    const compact = new Reader(`${system.baseUrl}/mcp?toolsets=compact`, key);
    const whole = countTokens(await new Reader(`${system.baseUrl}/mcp`, key).list());
    const list = countTokens(await compact.list());
    const rows: Measurement[] = [];
    for (const question of QUESTIONS) rows.push(row(question, list, whole, await compact.answer(question)));
    return rows;
  } finally {
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function row(question: string, list: number, whole: number, spent: Spent): Measurement {
  const { tools, plan, definitions, results, small } = spent;
  const value = list + plan + definitions + results;
  const withAll = whole + plan + results;
  return {
    name: question,
    value,
    unit: 'tokens through compact',
    target: { atMost: withAll },
    detail:
      `list ${list}, plan ${plan}, definitions of ${tools} tools ${definitions}, results ${results} ` +
      `(${small} with the answers alone); with all tools listed ${withAll}, of which the list ${whole}`,
    parts: { list, plan, definitions, results, small, whole, withAll },
  };
}
