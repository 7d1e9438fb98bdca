import { TOPIC_TOOLS } from '@cuspal/catalog/reading';
import type { Understanding } from '../understanding.ts';
import type { JudgedQuestion } from './question.ts';

/** Says what is wrong with an understanding; nothing where topic or tool, event and what must not come are right. */
export function faultsOf(asked: JudgedQuestion, understood: Understanding): readonly string[] {
  const { topic, matter, event, outOfScope } = understood;
  if (asked.declined === true) return outOfScope === null ? ['not declined'] : [];
  const own = matter?.tools ?? [];
  const tools = new Set([...own, ...(topic === null ? [] : TOPIC_TOOLS[topic])]);
  const isAbout = asked.topics.some((right) => right === topic) || asked.anyTool.some((tool) => tools.has(tool));
  const isEvent = asked.events.length === 0 || asked.events.includes(event?.label ?? null);
  const misleads = asked.notTool.filter((tool) => own.includes(tool));
  return [
    ...(isAbout ? [] : [`about ${matter?.key ?? topic ?? 'nothing'}`]),
    ...(isEvent ? [] : [`event ${event?.label ?? 'none'}`]),
    ...misleads.map((tool) => `misleads by ${tool}`),
  ];
}
