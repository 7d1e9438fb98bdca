import { takeOver } from './host/appearance.ts';
import { Host, watchSize } from './host/host.ts';
import { Refusal } from './host/message-line.ts';
import { objectAt, textAt, type JsonObject } from './json.ts';
import { Viewer } from './viewer.ts';

const viewer: Viewer = new Viewer(() => host);

function tookContext(context: JsonObject): void {
  takeOver(context);
  viewer.takeTheme();
  const tool = textAt(objectAt(objectAt(context, 'toolInfo'), 'tool'), 'name');
  if (tool !== undefined) viewer.about({ tool });
}

const host: Host = new Host(window.parent, {
  context: tookContext,
  input: (args) => viewer.about({ args }),
  result: (result) => viewer.take(result),
  cancelled: (reason) =>
    viewer.fail(reason === undefined ? 'The call was cancelled.' : `The call was cancelled.\n${reason}`),
});

try {
  tookContext(await host.open());
  watchSize((width, height) => host.tellSize(width, height));
} catch (fault) {
  if (!(fault instanceof Refusal)) throw fault;
  viewer.fail(`This page needs an application that shows MCP Apps.\n${fault.message}`);
}
