/* Runs in a page: an application that shows the pages of MCP Apps, by the extension's own host side. */
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';

let bridge;
const heard = { sizes: [], calls: [] };

/** Shows a page beside a result, in a sandbox without an origin, and resolves when it has been told all. */
async function show({ html, args, result, context, capabilities }) {
  const frame = document.createElement('iframe');
  frame.title = 'Figure';
  frame.setAttribute('sandbox', 'allow-scripts');
  document.body.replaceChildren(frame);
  heard.sizes.length = 0;
  bridge = new AppBridge(null, { name: 'test-host', version: '1' }, capabilities, { hostContext: context });
  bridge.oncalltool = (params) => {
    heard.calls.push(params);
    return window.callServer(params);
  };
  bridge.onsizechange = ({ width, height }) => {
    heard.sizes.push({ width, height });
    frame.style.height = `${height}px`;
  };
  const ready = new Promise((resolve) => (bridge.oninitialized = resolve));
  await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
  frame.srcdoc = html;
  await ready;
  await bridge.sendToolInput({ arguments: args });
  if (result) await bridge.sendToolResult(result);
}

window.host = {
  heard,
  show,
  change: (context) => bridge.setHostContext(context),
  cancel: (reason) => bridge.sendToolCancelled({ reason }),
  teardown: () => bridge.teardownResource({}),
};
