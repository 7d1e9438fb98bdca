import type { Block, Section } from '../document/document.ts';
import { say } from '../report.messages.ts';
import { spelled } from './cells.ts';
import { named } from './names.ts';
import { resultOf, type ReportInput } from './results.ts';
import { audit, boundaries, rectification } from './shapes.ts';

/** What the birth time is worth: what a small error of it would change. */
export function birthTimeSection(input: ReportInput): Section | undefined {
  const result = resultOf(input, 'birthTime', boundaries);
  if (result === undefined) return undefined;
  const rows = result.warnings.map(({ target, subLord, alternateSubLord, shiftSeconds = 0 }) => [
    targetOf(target),
    named(subLord),
    alternateSubLord ? named(alternateSubLord) : say.none(),
    shiftSeconds === 0
      ? say.none()
      : say.changes({ shift: Math.abs(shiftSeconds), side: shiftSeconds < 0 ? 'earlier' : 'later' }),
  ]);
  return {
    title: say.birthTimeTitle(),
    blocks: [
      { kind: 'paragraph', text: rows.length === 0 ? say.birthTimeOk() : result.answer, role: 'lead' },
      ...(rows.length === 0
        ? []
        : [
            {
              kind: 'table',
              caption: say.birthTimeRows(),
              head: [say.cusp(), say.atBirthTime(), say.becomes(), say.with()],
              rows,
            } as const,
          ]),
      ...auditBlocks(input),
    ],
  };
}

/** A cusp by its number, or a planet. */
function targetOf(target: string): string {
  const [, number] = /^cusp_(\d+)$/.exec(target) ?? [];
  return number === undefined ? named(target.replace(/^planet_/, '')) : say.cuspNumber({ number: Number(number) });
}

function auditBlocks(input: ReportInput): readonly Block[] {
  const result = resultOf(input, 'audit', audit);
  if (result === undefined) return [];
  return [
    { kind: 'paragraph', text: result.answer },
    {
      kind: 'points',
      title: say.auditTitle(),
      items: [...result.factors.map(({ detail }) => detail), ...result.advice],
    },
  ];
}

/** The birth time that dated events fit. */
export function rectificationSection(input: ReportInput): Section | undefined {
  const result = resultOf(input, 'rectification', rectification) ?? resultOf(input, 'birthTimeFound', rectification);
  if (result === undefined) return undefined;
  const { answer, errorBar, confidence, confidenceReasons, notes } = result;
  return {
    title: say.rectified(),
    blocks: [
      // Where no question was asked it is what can be told.
      ...(input.request.questions === undefined ? [] : [{ kind: 'paragraph', text: answer, role: 'lead' } as const]),
      ...(errorBar === null
        ? []
        : [{ kind: 'paragraph', text: say.rectifiedSpan({ from: errorBar.from, to: errorBar.to }) } as const]),
      { kind: 'points', title: say.confidence({ word: spelled(confidence) }), items: confidenceReasons },
      { kind: 'points', title: say.notes(), items: notes },
    ],
  };
}
