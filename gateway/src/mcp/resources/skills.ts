import { createHash } from 'node:crypto';
import { SKILLS, skillUri, type Skill } from '@cuspal/catalog/reading';
import { invalidParams, shown } from '../texts/invalid-params.ts';
import type { PageSet } from './page.ts';

/** The extension by which clients list skills and check what they read against digests (SEP-2640). */
export const SKILLS_EXTENSION = 'io.modelcontextprotocol/skills';

/** Each file of a skill is a resource, which clients without the extension can read too. */
export const skillPages: PageSet = {
  pages: () =>
    SKILLS.map((skill) => ({
      uri: skillUri(skill),
      name: skill.name,
      title: skill.title,
      description: skill.frontmatter.description,
      mimeType: 'text/markdown' as const,
      listed: true,
      text: () => skill.text,
    })),
  templates: [],
};

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
