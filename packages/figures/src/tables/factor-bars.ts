import { named } from '../names/spoken.ts';
import { phrase, titled } from '../names/phrase.ts';
import { capitalised } from '../names/listed.ts';
import { bounded, type FigureOptions } from '../options.ts';
import { fieldsOf, type Fields } from '../read/fields.ts';
import type { Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { fitted, wrapped } from '../svg/measure.ts';
import { line, rect, text } from '../svg/shapes.ts';

/** Where a result has its factors and their sum. */
export interface FactorSpec {
  readonly title: string;
  /** The list of factors, each with a name, its points and what it rests on. */
  readonly factors: string;
  /** The sum that the factors come to, where the result names one. */
  readonly total?: string;
}

interface Factor {
  readonly name: string;
  readonly points: number;
  readonly words: string;
}

const WIDTH = 880;
const [NAMES, BARS, POINTS] = [250, 190, 64];
const [LINE, SIZE, BAR] = [17, 12.5, 12];
const MOST = 40;

/** Factors of a score as bars that begin at nought, points against to the left. */
export const factorBars =
  (spec: FactorSpec) =>
  (result: unknown, { name, width }: FigureOptions): Drawing => {
    const layout = layoutOf(width, WIDTH, 700);
    const fields = fieldsOf(result);
    const all = fields.objects(spec.factors).map(factorOf);
    const factors = all.filter(({ points }) => points !== 0).slice(0, MOST);
    const left = all.length - factors.length;
    const most = Math.max(1, ...factors.map(({ points }) => Math.abs(points)));
    const laid = factors.map((factor) => laidOut(factor, most, layout));
    const total = spec.total !== undefined && fields.has(spec.total) ? fields.number(spec.total) : undefined;
    return {
      kind: 'factors',
      title: titled(spec.title, name && bounded(name)),
      ...(total === undefined ? {} : { subtitle: phrase('Together {total}', { total }) }),
      description: `The bars show the points of ${factors.length} ${factors.length === 1 ? 'factor' : 'factors'}${total === undefined ? '' : `, together ${total}`}.`,
      sentences: factors.map((factor) => `${factor.name}: ${factor.points} points. ${factor.words}`.trimEnd()),
      width: layout.width,
      height: laid.reduce((sum, { height }) => sum + height, 0) + (left === 0 && laid.length > 0 ? 0 : 26),
      body: (top) => {
        let y = top;
        const drawn = laid.map(({ height, draw }) => {
          const element = draw(y);
          y += height;
          return element;
        });
        const words = laid.length === 0 ? named('No factor counts here.') : leftWords(left);
        return words === ''
          ? drawn
          : [...drawn, text({ x: layout.margin, y: y + 16 }, words, { size: SIZE, role: 'muted' })];
      },
    };
  };

const leftWords = (left: number): string =>
  left === 0
    ? ''
    : left === 1
      ? named('1 more factor counts nothing here.')
      : phrase('{count} more factors count nothing here.', { count: left });

const NAMED = ['factor', 'name', 'code'];
const SAID = ['detail', 'note', 'reason'];

function factorOf(fields: Fields): Factor {
  const textIn = (keys: readonly string[]): string => {
    const key = keys.find((each) => fields.has(each));
    return key === undefined ? '' : fields.text(key);
  };
  return { name: factorNamed(textIn(NAMED)), points: fields.number('points'), words: textIn(SAID) };
}

/** csl1_star_lord becomes Star lord of the sub lord of cusp 1; words stay. */
function factorNamed(code: string): string {
  if (!/^[a-z][A-Za-z0-9_]*$/.test(code)) return named(code);
  const [, cusp, ofItsStar] = /^csl(\d+)(_star_lord)?$/.exec(code) ?? [];
  if (cusp !== undefined)
    return phrase(ofItsStar === undefined ? 'Sub lord of cusp {cusp}' : 'Star lord of the sub lord of cusp {cusp}', {
      cusp,
    });
  const words = code
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return named(capitalised(words));
}

function laidOut({ name, points, words }: Factor, most: number, layout: Layout) {
  const { margin, room, width, compact } = layout;
  const names = wrapped(name, compact ? room - POINTS : NAMES - 14, 13.5, 3);
  const beside = compact ? room : room - NAMES - BARS - POINTS;
  const lines = words === '' || words === name ? [] : wrapped(words, beside, SIZE, compact ? 6 : 4);
  const height = compact
    ? 14 + names.length * LINE + BAR + 10 + lines.length * LINE + 6
    : Math.max(names.length, lines.length, 1) * LINE + 18;
  return {
    height,
    draw: (top: number): string => {
      const y = top + 22;
      const bar = compact ? top + 14 + names.length * LINE : y - 10;
      const [left, wide] = compact ? [margin, room] : [margin + NAMES, BARS - 16];
      const middle = left + wide / 2;
      const length = (Math.abs(points) / most) * (wide / 2);
      const said = points > 0 ? `+${points}` : String(points);
      return group(
        { 'data-row': name },
        line({ x: margin, y: top }, { x: width - margin, y: top }, 'faint'),
        ...names.map((content, index) => text({ x: margin, y: y + index * LINE }, content, { size: 13.5 })),
        line({ x: middle, y: bar - 3 }, { x: middle, y: bar + BAR + 3 }, 'line'),
        rect(
          { x: points < 0 ? middle - length : middle, y: bar, width: length, height: BAR },
          points < 0 ? 'poor' : 'good',
          {
            'data-points': points,
          },
        ),
        text({ x: compact ? width - margin : left + BARS + POINTS - 20, y }, fitted(said, POINTS, 13, true), {
          size: 13,
          anchor: 'end',
          bold: true,
          role: points < 0 ? 'poor' : 'ink',
        }),
        ...lines.map((content, index) =>
          text(
            compact
              ? { x: margin, y: bar + BAR + 20 + index * LINE }
              : { x: margin + NAMES + BARS + POINTS, y: y + index * LINE },
            content,
            { size: SIZE, role: 'muted' },
          ),
        ),
      );
    },
  };
}
