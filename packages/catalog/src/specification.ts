import { ALMANAC } from './specification/almanac.ts';
import { ASTROMETEOROLOGY } from './specification/astrometeorology.ts';
import { CAREER } from './specification/career.ts';
import { CHILDREN } from './specification/children.ts';
import { COMPATIBILITY } from './specification/compatibility.ts';
import { COMPOSITES } from './specification/composites.ts';
import { CORE_ANALYSIS } from './specification/core-analysis.ts';
import { DOSHAS } from './specification/doshas.ts';
import { EDUCATION } from './specification/education.ts';
import { ELECTIONAL } from './specification/electional.ts';
import { FAMILY } from './specification/family.ts';
import { FOREIGN } from './specification/foreign.ts';
import { FOUNDATION } from './specification/foundation.ts';
import { HEALTH } from './specification/health.ts';
import { HORARY } from './specification/horary.ts';
import { JAIMINI } from './specification/jaimini.ts';
import { LEGAL } from './specification/legal.ts';
import { MARRIAGE } from './specification/marriage.ts';
import { META } from './specification/meta.ts';
import { MONEY } from './specification/money.ts';
import { MUNDANE } from './specification/mundane.ts';
import { PROPERTY } from './specification/property.ts';
import { RECTIFICATION } from './specification/rectification.ts';
import { REFERENCE_SKY } from './specification/reference-sky.ts';
import { REMEDIES } from './specification/remedies.ts';
import { SPIRITUAL } from './specification/spiritual.ts';
import { SPORT } from './specification/sport.ts';
import { STRENGTH } from './specification/strength.ts';
import { TAJIK } from './specification/tajik.ts';
import { TIMING } from './specification/timing.ts';
import { TRANSIT } from './specification/transit.ts';
import { VARGAS } from './specification/vargas.ts';
import { VERIFICATION } from './specification/verification.ts';
import { YOGAS } from './specification/yogas.ts';
import type { Specified } from './specification/row.ts';
import { FULL_SPINE } from './specification/full-spine.ts';

const FAMILIES = [
  FOUNDATION,
  CORE_ANALYSIS,
  TIMING,
  TRANSIT,
  VERIFICATION,
  STRENGTH,
  VARGAS,
  YOGAS,
  DOSHAS,
  JAIMINI,
  TAJIK,
  MARRIAGE,
  COMPATIBILITY,
  CAREER,
  MONEY,
  CHILDREN,
  PROPERTY,
  FOREIGN,
  EDUCATION,
  LEGAL,
  HEALTH,
  SPIRITUAL,
  REMEDIES,
  FAMILY,
  RECTIFICATION,
  ELECTIONAL,
  HORARY,
  ALMANAC,
  ASTROMETEOROLOGY,
  MUNDANE,
  REFERENCE_SKY,
  SPORT,
  COMPOSITES,
  META,
] as const;

type Row = (typeof FAMILIES)[number][number];

/** One of the tools; the words it is tagged with are those its family files use. */
export type SpecifiedTool = Specified<
  Row['family'],
  Row['service'],
  Row['phase'],
  Row['system'],
  NonNullable<Row['disclaimer']>
>;

const ROWS: readonly SpecifiedTool[] = FAMILIES.flat();

function listed(name: string): SpecifiedTool {
  const row = ROWS.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`${name} stands in the full spine and in no family`);
  return row;
}

const HEAD: ReadonlySet<SpecifiedTool> = new Set([...META, ...FULL_SPINE.map(listed)]);

/** All tools in catalogue order: meta-tools, the spine of the full reading, then family by family. */
export const SPECIFICATION: readonly SpecifiedTool[] = [...HEAD, ...ROWS.filter((row) => !HEAD.has(row))];
