import { SKILLS, skillUri } from '@cuspal/catalog/reading';
import type { PageSet } from './page.ts';

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
