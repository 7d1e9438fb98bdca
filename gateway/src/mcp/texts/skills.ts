import { createHash } from 'node:crypto';
import { SKILLS, skillUri, type Skill } from '@cuspal/catalog/reading';
import { invalidParams, shown } from './invalid-params.ts';

/** The extension by which clients list skills and check what they read against digests (SEP-2640). */
export const SKILLS_EXTENSION = 'io.modelcontextprotocol/skills';

/** An entry of skills/list: all files of the skill, each with its digest and size. */
function entryOf(skill: Skill) {
  const uri = skillUri(skill);
  const bytes = Buffer.from(skill.text);
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  return { uri, frontmatter: skill.frontmatter, resources: [{ uri, digest, size: bytes.length }] };
}

const ENTRIES = SKILLS.map(entryOf);

export const listSkills = () => ({ skills: ENTRIES });

/** Throws ProtocolError where no skill has that URI. */
export function getSkill(uri: string) {
  const skill = ENTRIES.find((entry) => entry.uri === uri);
  if (skill) return { skill };
  throw invalidParams(`No skill is served at ${shown(uri)}. skills/list names them all.`, { uri });
}
