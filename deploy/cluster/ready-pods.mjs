/** The process that an object of the chart belongs to. */
export const processOf = ({ metadata }) => metadata.labels?.['app.kubernetes.io/component'];

/** Whether a pod takes calls: it is ready, and nobody has asked it to end. */
export const isReady = ({ metadata, status }) =>
  metadata.deletionTimestamp === undefined &&
  (status?.conditions ?? []).some(({ type, status: said }) => type === 'Ready' && said === 'True');

/** The pods of a namespace as a watch tells of them, and the fewest ready ones of each process since `begin`. */
export class ReadyPods {
  #pods = new Map();
  #fewest = new Map();
  #changes = 0;

  constructor(pods = []) {
    for (const pod of pods) this.#pods.set(pod.metadata.uid, pod);
  }

  apply(type, pod) {
    if (type === 'DELETED') this.#pods.delete(pod.metadata.uid);
    else this.#pods.set(pod.metadata.uid, pod);
    this.#changes += 1;
    const now = this.counts();
    for (const [component, fewest] of this.#fewest) this.#fewest.set(component, Math.min(fewest, now[component] ?? 0));
  }

  all() {
    return [...this.#pods.values()];
  }

  /** Ready pods of each process. */
  counts() {
    const counts = {};
    for (const pod of this.#pods.values()) {
      const component = processOf(pod);
      if (component !== undefined) counts[component] = (counts[component] ?? 0) + (isReady(pod) ? 1 : 0);
    }
    return counts;
  }

  begin() {
    this.#fewest = new Map(Object.entries(this.counts()));
    this.#changes = 0;
  }

  /** Since `begin`: the fewest ready pods of each process, and how many changes were seen. */
  seen() {
    return { fewest: Object.fromEntries(this.#fewest), changes: this.#changes };
  }
}

/** Processes that had fewer ready pods than their budget asks for: `NAME: FEWEST of LEAST`. */
export const below = (fewest, least) =>
  Object.entries(least)
    .filter(([component, count]) => (fewest[component] ?? 0) < count)
    .map(([component, count]) => `${component}: ${fewest[component] ?? 0} of ${count}`);
