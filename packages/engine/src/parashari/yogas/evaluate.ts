import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import type { Reading } from './reading.ts';
import { EFFECT_CLASSES, YOGA_STRENGTHS } from './yoga.ts';
import type {
  Case,
  EffectClass,
  FixedStrength,
  Form,
  FormLetter,
  Formed,
  Modifier,
  Yoga,
  YogaStrength,
} from './yoga.ts';

/** A rule that holds, with how. */
interface HeldRule {
  readonly rule: string;
  readonly detail: string;
}

interface TestedRule {
  readonly rule: string;
  readonly kind: 'CANCEL' | 'WEAKEN';
  readonly holds: boolean;
}

/** A yoga that stands in a chart. */
export interface YogaRow {
  readonly id: string;
  readonly name: string;
  readonly effectClass: EffectClass;
  /** All forms that hold; empty where the yoga has one. */
  readonly forms: readonly FormLetter[];
  /** The planets that form it, in planet order; luminaries and nodes that it only counts from are left out. */
  readonly planets: readonly Planet[];
  readonly houses: readonly House[];
  /** One sentence for each clause of the first form that holds. */
  readonly evidence: readonly string[];
  readonly strength: YogaStrength;
  readonly cancellations: readonly HeldRule[];
  readonly weakenedBy: readonly HeldRule[];
  readonly effect: string;
  readonly source: string;
  /** Every weakening and cancelling rule of the row, held or not. */
  readonly tested: readonly TestedRule[];
}

/** A yoga that one clause keeps away. */
interface NearMiss {
  readonly id: string;
  readonly form: FormLetter | null;
  readonly missing: string;
}

export interface CatalogueReading {
  readonly rows: readonly YogaRow[];
  readonly nearMisses: readonly NearMiss[];
  readonly absentIds: readonly string[];
  readonly catalogueSize: number;
}

const MOST_NEAR_MISSES = 10;
/** A yoga of fewer clauses is missed by chance too often to be worth a word. */
const LEAST_CLAUSES = 3;

/** Every row of a catalogue that stands in a chart, in the order of rows, and what is absent, in that of the catalogue. */
export function readCatalogue(catalogue: readonly Yoga[], reading: Reading): CatalogueReading {
  const rows: YogaRow[] = [];
  const nearMisses: NearMiss[] = [];
  const absentIds: string[] = [];
  for (const yoga of catalogue) {
    const cases = yoga.cases(reading);
    const found = cases.flatMap((each) => rowOf(yoga, each, reading) ?? []);
    rows.push(...found);
    if (found.length > 0) continue;
    absentIds.push(yoga.id);
    if (nearMisses.length === MOST_NEAR_MISSES || yoga.effectClass === 'NABHASA') continue;
    const missed = cases.flatMap(({ forms }) => forms).flatMap((form) => nearMissOf(yoga.id, form, reading) ?? [])[0];
    if (missed !== undefined) nearMisses.push(missed);
  }
  return { rows: rows.toSorted(inOrder), nearMisses, absentIds, catalogueSize: catalogue.length };
}

function rowOf(yoga: Yoga, found: Case, reading: Reading): YogaRow | null {
  const holding = found.forms.filter(({ clauses }) => clauses.every(({ holds }) => holds(reading)));
  const [first] = holding;
  if (first === undefined) return null;
  const formed: Formed = { letter: first.letter, planets: found.planets ?? formingPlanets(first, reading) };
  const cancelling = found.cancelledBy.map((rule) => tested(rule, formed, reading));
  const weakening = found.weakenedBy.map((rule) => tested(rule, formed, reading));
  const cancellations = cancelling.flatMap(held);
  const weakenedBy = weakening.flatMap(held);
  const steps = weakenedBy.length + (first.step ? 1 : 0);
  return {
    id: yoga.id,
    name: found.name ?? yoga.name,
    effectClass: yoga.effectClass,
    forms: holding.flatMap(({ letter }) => letter ?? []),
    planets: formed.planets,
    houses: found.houses ?? housesOf(first, formed.planets, reading),
    evidence: first.clauses.map(({ says }) => says(reading)),
    strength:
      cancellations.length > 0
        ? 'CANCELLED'
        : weakened(first.fixed(reading) ?? strengthOf(formed.planets, reading), steps),
    cancellations,
    weakenedBy,
    effect: (found.effect ?? yoga.effect)(),
    source: yoga.source,
    tested: [
      ...cancelling.map(({ rule, detail }) => ({ rule, kind: 'CANCEL' as const, holds: detail !== null })),
      ...weakening.map(({ rule, detail }) => ({ rule, kind: 'WEAKEN' as const, holds: detail !== null })),
    ],
  };
}

const tested = ({ rule, clause }: Modifier, formed: Formed, reading: Reading) => {
  const found = clause(formed);
  return { rule: rule(), detail: found.holds(reading) ? found.says(reading) : null };
};

const held = ({ rule, detail }: { readonly rule: string; readonly detail: string | null }): readonly HeldRule[] =>
  detail === null ? [] : [{ rule, detail }];

function formingPlanets({ clauses }: Form, reading: Reading): readonly Planet[] {
  const forming = new Set(clauses.flatMap(({ planets }) => planets(reading)));
  return PLANETS.filter((planet) => forming.has(planet));
}

/** Where the forming planets stand; of a pattern without planets the houses that it is about. */
function housesOf({ clauses }: Form, planets: readonly Planet[], { houses }: Reading): readonly House[] {
  const where = new Set(
    planets.length > 0 ? planets.map((planet) => houses[planet]) : clauses.flatMap((clause) => clause.houses ?? []),
  );
  return HOUSES.filter((house) => where.has(house));
}

/** Any forming planet weak makes it weak, all strong make it strong; a pattern without planets is in the middle. */
export function strengthOf(planets: readonly Planet[], { conditions }: Reading): FixedStrength {
  if (planets.some((planet) => conditions[planet] === 'weak')) return 'WEAK';
  return planets.length > 0 && planets.every((planet) => conditions[planet] === 'strong') ? 'STRONG' : 'MEDIUM';
}

const STEPS: readonly FixedStrength[] = ['STRONG', 'MEDIUM', 'WEAK'];

const weakened = (strength: FixedStrength, steps: number): FixedStrength =>
  STEPS[STEPS.indexOf(strength) + steps] ?? 'WEAK';

function nearMissOf(id: string, { letter, clauses }: Form, reading: Reading): NearMiss | null {
  if (clauses.length < LEAST_CLAUSES) return null;
  let missing: Form['clauses'][number] | undefined;
  for (const clause of clauses) {
    if (clause.holds(reading)) continue;
    if (missing !== undefined) return null;
    missing = clause;
  }
  return missing === undefined ? null : { id, form: letter, missing: missing.lacks(reading) };
}

/** The first by strength, then class, then id; cancelled ones do not count. */
export const strongestOf = (rows: readonly YogaRow[]): YogaRow | null =>
  rows
    .filter(({ strength }) => strength !== 'CANCELLED')
    .toSorted(
      (a, b) =>
        YOGA_STRENGTHS.indexOf(a.strength) - YOGA_STRENGTHS.indexOf(b.strength) ||
        EFFECT_CLASSES.indexOf(a.effectClass) - EFFECT_CLASSES.indexOf(b.effectClass) ||
        (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
    )[0] ?? null;

/** By class, then strength, id and planets. */
function inOrder(a: YogaRow, b: YogaRow): number {
  return (
    EFFECT_CLASSES.indexOf(a.effectClass) - EFFECT_CLASSES.indexOf(b.effectClass) ||
    YOGA_STRENGTHS.indexOf(a.strength) - YOGA_STRENGTHS.indexOf(b.strength) ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0) ||
    byPlanets(a.planets, b.planets) ||
    (a.houses[0] ?? 0) - (b.houses[0] ?? 0)
  );
}

function byPlanets(a: readonly Planet[], b: readonly Planet[]): number {
  for (const [index, planet] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (planet !== other) return PLANETS.indexOf(planet) - PLANETS.indexOf(other);
  }
  return a.length - b.length;
}
