import { DRAWN_IN_FULL, widthWithin, type Drawers, type FigureOptions } from '@cuspal/figures';
import { textAt } from '../json.ts';
import { ChartFault, resultOf } from './call.ts';
import { drawersFor } from './drawers.ts';
import { Panes } from './panes.ts';
import { sheet } from './sheet.ts';

/** Attributes that change what is asked; the others change how it is drawn. */
const ASKING = ['tool', 'server', 'data-key'];
const DRAWING = ['figure-style', 'level', 'at', 'name', 'width'];
/** Properties that a page may have set before this script ran. */
const PROPERTIES = ['birth', 'args', 'key'] as const;

const WIDEST = 4000;

/** The server that this script came from. */
const OWN_SERVER = new URL(import.meta.url).origin;

/** A chart, or the figure of another tool, in any page: `<cuspal-chart tool="get_full_chart" data-key="mcp_…">`. */
class CuspalChart extends HTMLElement {
  static readonly observedAttributes = [...ASKING, ...DRAWING];

  readonly #panes = new Panes(() => this.#plan(true));
  #birth: object | undefined;
  #args: object = {};
  #key: string | undefined;
  /** What was asked last, and what came of it. */
  #result: { readonly tool: string; readonly value: unknown; readonly by: Drawers } | undefined;
  #call: AbortController | undefined;
  /** Pixels that the page gives the figure, and those that it likes best. */
  #room = 0;
  #own = 0;
  /** Changes of one moment are one call. */
  #planned: 'call' | 'draw' | undefined;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet()];
    root.append(this.#panes.frame);
    // A figure is laid out for the width that the page gives it, anew where that changes.
    new ResizeObserver(() => {
      const before = widthWithin(this.#room, this.#own);
      this.#room = this.#panes.frame.clientWidth;
      if (widthWithin(this.#room, this.#own) !== before) this.#draw();
    }).observe(this.#panes.frame);
  }

  /** The birth, as tools take it; undefined for none. It stands in no attribute, so that no copy of the page holds it. */
  get birth(): object | undefined {
    return this.#birth;
  }
  set birth(birth: object | undefined) {
    this.#birth = birth;
    this.#plan(true);
  }

  /** Further arguments of the tool, such as `{ scan_days: 14 }`. */
  get args(): object {
    return this.#args;
  }
  set args(args: object) {
    this.#args = args;
    this.#plan(true);
  }

  /** The key, where it is not to stand in `data-key`. */
  get key(): string | undefined {
    return this.#key ?? this.dataset['key'];
  }
  set key(key: string | undefined) {
    this.#key = key;
    this.#plan(true);
  }

  connectedCallback(): void {
    for (const name of PROPERTIES) {
      const early = Object.getOwnPropertyDescriptor(this, name);
      if (!early) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early.value);
    }
    this.#plan(true);
  }

  disconnectedCallback(): void {
    this.#call?.abort();
  }

  attributeChangedCallback(name: string): void {
    this.#plan(ASKING.includes(name));
  }

  #plan(asks: boolean): void {
    const first = this.#planned === undefined;
    this.#planned = asks || this.#planned === 'call' ? 'call' : 'draw';
    if (first) queueMicrotask(() => void this.#update());
  }

  async #update(): Promise<void> {
    const planned = this.#planned;
    this.#planned = undefined;
    if (!this.isConnected) return;
    const width = Number(this.getAttribute('width'));
    this.#panes.frame.style.maxWidth = width > 0 ? `${Math.min(width, WIDEST)}px` : '';
    if (planned === 'draw' && this.#result) return this.#draw();
    if (planned === 'call') await this.#ask();
  }

  async #ask(): Promise<void> {
    this.#call?.abort();
    this.#result = undefined;
    const gone = (this.#call = new AbortController()).signal;
    const tool = this.getAttribute('tool') ?? 'get_full_chart';
    if (this.#birth === undefined) return this.#panes.empty('There is no chart yet, because no birth is given.');
    this.#panes.wait('The chart is being computed.');
    try {
      const { key } = this;
      if (!key) throw new ChartFault('This chart has no key: data-key is missing.', false);
      const server = new URL(this.getAttribute('server') ?? OWN_SERVER, document.baseURI).origin;
      const full = DRAWN_IN_FULL.includes(tool) && { detail: 'full' };
      const args = { ...this.#birth, ...this.#args, ...full };
      const [by, value] = await Promise.all([drawersFor(tool), resultOf({ server, key, tool, args }, gone)]);
      if (gone.aborted) return;
      this.#result = { tool, value, by };
      this.#draw();
    } catch (fault) {
      if (!gone.aborted) this.#fail(fault);
    }
  }

  #draw(): void {
    if (!this.#result) return;
    const { tool, value, by } = this.#result;
    try {
      const options = this.#options(tool, value, by);
      const whole = by.drawFigure(tool, value, options);
      if (!whole) throw new ChartFault(`${tool} has no figure.`, false);
      this.#own = whole.width;
      const width = widthWithin(this.#room, this.#own);
      this.#panes.show(width === undefined ? whole : (by.drawFigure(tool, value, { ...options, width }) ?? whole));
      this.dispatchEvent(new CustomEvent('cuspal-drawn', { bubbles: true, composed: true, detail: { tool } }));
    } catch (fault) {
      this.#fail(fault);
    }
  }

  #options(tool: string, value: unknown, { figureChoices, readFigureOptions }: Drawers): FigureOptions {
    const said = { style: this.getAttribute('figure-style'), level: this.getAttribute('level') };
    const at = this.getAttribute('at') ?? textAt(value, 'asOf') ?? new Date().toISOString();
    const values = Object.entries({ ...said, ...('at' in figureChoices(tool) && { at }) });
    const name = this.getAttribute('name');
    return {
      ...readFigureOptions(tool, new Map(values.flatMap(([key, text]) => (text ? [[key, text] as const] : [])))),
      ...(name !== null && { name }),
    };
  }

  /** Shows a fault, and tells the page of it without the words, which may repeat the birth. */
  #fail(fault: unknown): void {
    const known = fault instanceof ChartFault ? fault : undefined;
    // Two scripts that each have figures have an error of this name each.
    const said = known ?? (fault instanceof Error && fault.name === 'FigureError' ? fault : undefined);
    this.#panes.fail(said?.message ?? 'The chart could not be drawn.', known?.again ?? false);
    const detail = { code: known?.code, field: known?.field };
    this.dispatchEvent(new CustomEvent('cuspal-failed', { bubbles: true, composed: true, detail }));
  }
}

// A page may load the script twice.
if (!customElements.get('cuspal-chart')) customElements.define('cuspal-chart', CuspalChart);
