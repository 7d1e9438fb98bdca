import type { Step } from '../calls/server.ts';
import { say } from '../words/playground.messages.ts';
import { breakable, make } from './make.ts';

/** How far a running call is, with a button that breaks it off. */
export interface RunningView {
  readonly node: HTMLElement;
  /** Shows that a call runs; the signal that Cancel gives. */
  begin(tool: string): AbortSignal;
  step(step: Step): void;
  end(): void;
}

/** `said`: the line in which the page says what is going on. */
export function runningView(said: HTMLElement): RunningView {
  let controller = new AbortController();
  let named = '';
  const bar = make('progress', { 'aria-label': say.howFar() });
  const cancel = make('button', { type: 'button', class: 'second', click: () => controller.abort() }, say.cancel());
  const node = make('div', { class: 'running', hidden: true }, bar, cancel);
  return {
    node,
    begin(tool) {
      controller = new AbortController();
      named = tool;
      bar.removeAttribute('value');
      node.hidden = false;
      said.replaceChildren(...breakable(say.running({ tool })));
      return controller.signal;
    },
    step({ done, total, message }) {
      bar.max = total;
      bar.value = done;
      const far =
        message === undefined
          ? say.percent({ tool: named, percent: Math.floor((100 * done) / Math.max(1, total)) })
          : `${named}: ${message}`;
      said.replaceChildren(...breakable(far));
    },
    end() {
      node.hidden = true;
    },
  };
}
