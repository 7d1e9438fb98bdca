import { draw, stylesOf, type Drawn, type Look } from './figure/draw.ts';
import { FigurePane } from './figure/figure-pane.ts';
import { Refusal } from './host/message-line.ts';
import type { Host } from './host/host.ts';
import { textAt, type JsonObject } from './json.ts';
import { button, byId, made } from './panel/elements.ts';
import { provenanceOf, warningsOf } from './panel/provenance.ts';
import { factList, writeReasons } from './panel/reasons-panel.ts';
import { nameOf, reasonsOf } from './reasons/of-mark.ts';
import type { Call, Mark, Shown } from './reasons/reasons.ts';
import { factsOf } from './result/facts.ts';
import { readResult } from './result/read-result.ts';

/** A result and how it is drawn; what is behind it can be gone back to. */
interface Stage {
  readonly shown: Shown;
  readonly look: Look;
}

const STYLE_NAMES: Readonly<Record<NonNullable<Look['style']>, string>> = {
  round: 'Wheel',
  south: 'South Indian',
  north: 'North Indian',
  east: 'East Indian',
  'north-bhava': 'North Indian, Placidus',
  fourfold: 'Fourfold',
  nadi: 'Nadi',
};

/** Pixels that the page keeps free at its sides, and a change of width that is worth another layout. */
const [SIDES, LEAST_CHANGE] = [24, 24];

/** The page: the result that the host told, and what a person asks of it. */
export class Viewer {
  readonly #pane: FigurePane;
  #stages: readonly Stage[] = [];
  #drawn: Drawn | undefined;
  #tool: string | undefined;
  #args: JsonObject = {};
  #calling = false;
  #room = 0;

  constructor(private readonly host: () => Pick<Host, 'callsTools' | 'callTool'>) {
    this.#pane = new FigurePane(byId('figure'), {
      nameOf: (mark) => nameOf(mark, this.#named()),
      chosen: (mark) => this.#explain(mark),
    });
    byId('back').addEventListener('click', () => this.#back());
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#close());
    window.addEventListener('resize', () => this.#fit());
  }

  /** The host may tell tool and arguments before the result or after it. */
  about(told: { readonly tool?: string | undefined; readonly args?: JsonObject }): void {
    this.#tool = told.tool ?? this.#tool;
    this.#args = told.args ?? this.#args;
    const [first, ...more] = this.#stages;
    if (!first) return;
    this.#stages = [{ ...first, shown: { ...first.shown, tool: this.#tool, args: this.#args } }, ...more];
    if (more.length === 0) this.#show();
  }

  /** The result of the call that opened this page. */
  take(result: JsonObject): void {
    const read = readResult(result);
    if (read.kind === 'values') {
      this.#stages = [{ shown: { tool: this.#tool, values: read.values, args: this.#args }, look: {} }];
      return this.#show();
    }
    this.#stages = [];
    this.#show();
    if (read.kind === 'fault') return this.fail(`The tool answered with an error.\n${faultText(read.text)}`);
    this.#say('');
    this.#write([made('p', read.text)]);
  }

  /** Says in plain words what went wrong; what is shown stays. */
  fail(text: string): void {
    this.#say(text, true);
  }

  takeTheme(): void {
    this.#pane.takeTheme();
  }

  #stage(): Stage | undefined {
    return this.#stages.at(-1);
  }

  /** The present result, with the tool that was guessed for it. */
  #named(): Shown {
    const shown = this.#stage()?.shown ?? { tool: undefined, values: {}, args: {} };
    return { ...shown, tool: shown.tool ?? this.#drawn?.tool };
  }

  #show(): void {
    const stage = this.#stage();
    this.#room = document.documentElement.clientWidth - SIDES;
    this.#drawn = stage && draw(stage.shown, { ...stage.look, room: this.#room }, new Date().toISOString());
    this.#close(false);
    this.#say('');
    byId('text').hidden = true;
    const marks = this.#drawn ? this.#pane.show(this.#drawn.figure.svg) : (this.#pane.clear(), 0);
    byId('figure').hidden = !this.#drawn;
    byId('keys').hidden = marks === 0;
    byId('back').hidden = this.#stages.length < 2;
    this.#writeChoices();
    byId('bar').hidden = byId('back').hidden && byId('choices').hidden;
    const values = stage?.shown.values ?? {};
    byId('title').textContent = this.#drawn?.figure.text.split('\n')[0]?.replace(/\.$/, '') ?? 'Result';
    if (stage && !this.#drawn) this.#write(inWordsAlone(values));
    fill(
      'notes',
      warningsOf(values).map((warning) => made('p', warning)),
      byId('notes'),
    );
    fill(
      'words',
      (this.#drawn?.figure.text.split('\n') ?? []).map((sentence) => made('p', sentence)),
    );
    fill('rules', provenanceOf(values));
  }

  /** Lays the figure out anew where the host gives it another width; what was said of a call stays. */
  #fit(): void {
    const room = document.documentElement.clientWidth - SIDES;
    if (!this.#stage() || Math.abs(room - this.#room) < LEAST_CHANGE) return;
    const status = byId('status');
    const [text, fault] = [status.textContent, status.classList.contains('fault')];
    this.#show();
    this.#say(text, fault);
  }

  #write(content: readonly Node[]): void {
    byId('text').replaceChildren(...content);
    byId('text').hidden = content.length === 0;
  }

  #writeChoices(): void {
    const styles = this.#drawn ? stylesOf(this.#drawn.tool) : [];
    const present = this.#stage()?.look.style ?? styles[0];
    const choices = styles.map((style) => {
      const choice = button(STYLE_NAMES[style], () => this.#redraw({ style }));
      choice.setAttribute('aria-pressed', String(style === present));
      return choice;
    });
    byId('choices').replaceChildren(...choices);
    byId('choices').hidden = styles.length < 2;
  }

  /** Draws the same result in another way, and keeps the keyboard where it was. */
  #redraw(look: Look): void {
    const stage = this.#stage();
    if (!stage) return;
    this.#stages = [...this.#stages.slice(0, -1), { ...stage, look: { ...stage.look, ...look } }];
    this.#show();
    byId('choices').querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }

  #explain(mark: Mark): void {
    const panel = byId('reasons');
    writeReasons(panel, reasonsOf(mark, this.#named()), {
      callsTools: this.host().callsTools,
      call: (call) => void this.#call(call),
      open: (opens) => this.#push({ shown: this.#named(), look: { opens } }),
      close: () => this.#close(),
    });
    this.#say('');
    panel.querySelector('h2')?.focus();
    panel.scrollIntoView({ block: 'nearest' });
  }

  #close(backToFigure = true): void {
    const open = !byId('reasons').hidden;
    byId('reasons').hidden = true;
    if (open && backToFigure) this.#pane.focus();
    this.#pane.unchoose();
  }

  #push(stage: Stage): void {
    this.#stages = [...this.#stages, stage];
    this.#show();
    byId('back').focus();
  }

  #back(): void {
    this.#stages = this.#stages.slice(0, -1);
    this.#show();
    this.#pane.focus();
  }

  async #call({ label, tool, args }: Call): Promise<void> {
    if (this.#calling) return;
    this.#calling = true;
    this.#say(`${label}. Waiting for ${tool}.`);
    try {
      const read = readResult(await this.host().callTool(tool, args));
      if (read.kind === 'values') return this.#push({ shown: { tool, values: read.values, args }, look: {} });
      if (read.kind === 'fault') return this.fail(`${tool} answered with an error.\n${faultText(read.text)}`);
      this.#say('');
      this.#write([made('h2', label), made('p', read.text)]);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.fail(`The host did not let ${tool} be called, because it said this.\n${fault.message}`);
    } finally {
      this.#calling = false;
    }
  }

  #say(text: string, fault = false): void {
    const status = byId('status');
    status.textContent = text;
    status.classList.toggle('fault', fault);
  }
}

/** Fills a part of the page, which is hidden where it would be empty. */
function fill(id: string, content: readonly Node[], into: Element | null = byId(id).querySelector('div')): void {
  into?.replaceChildren(...content);
  byId(id).hidden = content.length === 0;
}

/** A fault is told as JSON or in words. */
function faultText(text: string): string {
  try {
    const told: unknown = JSON.parse(text);
    return textAt(told, 'message') ?? text;
  } catch {
    return text === '' ? 'It gave no reason.' : text;
  }
}

/** A result without a figure. */
function inWordsAlone(values: JsonObject): readonly Node[] {
  const answer = textAt(values, 'answer') ?? textAt(values, 'summary');
  const facts = factsOf(values, ['answer', 'summary', 'provenance', 'next', 'disclaimer', 'disclaimers', 'system']);
  return [made('h2', 'Result'), ...(answer === undefined ? [] : [made('p', answer)]), factList(facts)];
}
