/** Redis is not of the kind that REDIS_URL says, which no further try can mend. */
export class RedisMisfit extends Error {}

/** A fault of the address that names one server of a cluster. */
export const IN_CLUSTER =
  'REDIS_URL names one server of a Redis cluster, which has a part of the rates alone: write it as redis+cluster://HOST:PORT';
const NO_CLUSTER =
  'REDIS_URL begins with redis+cluster, and the server is not one of a cluster: begin it with redis://';

/** What the last server said, where none of a cluster could be used. */
export const causeOf = (fault: unknown): unknown =>
  fault instanceof Error && 'lastNodeError' in fault ? fault.lastNodeError : fault;

/** What an operator has to mend, when the fault shows it. */
export function misfitOf(fault: unknown): RedisMisfit | undefined {
  if (fault instanceof RedisMisfit) return fault;
  const cause = causeOf(fault);
  const said = cause instanceof Error ? cause.message : '';
  if (said.startsWith('MOVED ')) return new RedisMisfit(IN_CLUSTER);
  return said.includes('cluster support disabled') ? new RedisMisfit(NO_CLUSTER) : undefined;
}
