/** A row as a family file writes it; left out means no disclaimer, birth data required, one page. */
interface Row<Phase, System, Disclaimer> {
  readonly name: string;
  readonly title: string;
  readonly purpose: string;
  readonly phase: Phase;
  readonly system: System;
  readonly needs: readonly string[];
  readonly disclaimer?: Disclaimer;
  readonly birth?: 'accepted' | 'none';
  readonly pageSize?: number;
}

/** What a tool is meant to be, whether it is built yet or not. */
export interface Specified<Family, Service, Phase, System, Disclaimer> {
  readonly name: string;
  readonly title: string;
  /** At most one sentence, without its full stop. */
  readonly purpose: string;
  readonly family: Family;
  readonly phase: Phase;
  readonly system: System;
  /** Tools whose results a reader needs first. */
  readonly needs: readonly string[];
  readonly service: Service;
  readonly disclaimer: Disclaimer | null;
  readonly birth: 'required' | 'accepted' | 'none';
  readonly pageSize: number | null;
}

/** The rows of one family, completed; the words used become the literal types of the specification. */
export function family<
  Family extends string,
  Service extends string,
  Phase extends string,
  System extends string,
  Disclaimer extends string = never,
>(
  key: Family,
  service: Service,
  rows: readonly Row<Phase, System, Disclaimer>[],
): readonly Specified<Family, Service, Phase, System, Disclaimer>[] {
  return rows.map((row) => ({
    name: row.name,
    title: row.title,
    purpose: row.purpose,
    family: key,
    phase: row.phase,
    system: row.system,
    needs: row.needs,
    service,
    disclaimer: row.disclaimer ?? null,
    birth: row.birth ?? 'required',
    pageSize: row.pageSize ?? null,
  }));
}
