/** Since when a person waits: the command began, perhaps under a Node that was too old. */
const BEGAN = Number(process.env.CUSPAL_BEGAN) || Date.now();
delete process.env.CUSPAL_BEGAN;
/** What an old Node does before this one begins. */
const stages = [['Node and packages', Date.now() - BEGAN]];

/** Waits for a stage of a start and notes how long it took. */
export async function stage(name, work) {
  const since = Date.now();
  const result = await work();
  stages.push([name, Date.now() - since]);
  return result;
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** A line with the stages of a start, some of which ran side by side; empty where none took a second. */
export function stagesTold(told = stages, all = Date.now() - BEGAN) {
  const long = told.filter(([, took]) => took >= 1_000);
  if (long.length === 0) return '';
  return `  Stages        ${long.map(([name, took]) => `${name} ${seconds(took)}`).join(', ')}; in all ${seconds(all)}\n`;
}
