import type { Chart } from '@cuspal/engine/chart/chart';
import type { ElectionTopic } from '@cuspal/engine/election/election-topic';
import { ageAt, fitsAge, lifeStageReason } from '@cuspal/engine/events/life-stage';
import { say } from './electional.messages.ts';

/** Says that an event is outside the life stage of those concerned at a moment, the elector first; it refuses nothing. */
export function outsideLifeStage(topic: ElectionTopic, charts: readonly Chart[], utcMs: number): readonly string[] {
  return charts.flatMap(({ moment }, index) => {
    const age = ageAt(moment, utcMs);
    if (fitsAge(topic, age)) return [];
    return [say.outsideAge({ second: index > 0, label: topic.label, reason: lifeStageReason(topic, age) })];
  });
}
