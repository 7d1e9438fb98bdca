import { findTools, type Tool } from '../calls/find-tools.ts';
import { inWords } from '../form/field.ts';
import { FIRST_TOOL } from '../form/sample.ts';
import { inEnglish } from '../words/language.ts';
import { say } from '../words/playground.messages.ts';
import { wordsOfTool } from './tool-words.ts';
import { make, statusLine } from './make.ts';

/** What most people try first. */
const STARTERS = [
  { tool: FIRST_TOOL, label: say.aQuestion() },
  { tool: 'get_full_chart', label: say.aChart() },
  { tool: 'get_dasha_periods', label: say.itsPeriods() },
  { tool: 'find_election_window', label: say.anElection() },
  { tool: 'get_ashta_koota_milan', label: say.aMatch() },
] as const;

const ROWS = 9;

export interface ToolPicker {
  readonly nodes: readonly HTMLElement[];
  /** Chooses a tool by its name; a name that no tool has changes nothing. */
  choose(name: string): void;
}

/** All tools by family, narrowed down by words; `chosen` is told which one is looked at. */
export function toolPicker(tools: readonly Tool[], chosen: (tool: Tool) => void): ToolPicker {
  const status = statusLine();
  const about = make('div', { id: 'tool-about' });
  const list = make('select', {
    id: 'tool',
    size: ROWS,
    ...inEnglish,
    'aria-describedby': 'tool-about',
    change: () => tell(),
  });
  let current = '';
  const tell = (): void => {
    const tool = tools.find(({ name }) => name === list.value);
    if (!tool) return;
    current = tool.name;
    for (const { tool: name, button } of starters) button.setAttribute('aria-pressed', String(name === current));
    const words = wordsOfTool(tool);
    about.replaceChildren(
      make('h3', words.language, words.title),
      make('p', { class: 'small', ...words.language }, words.about),
      make('p', { class: 'small' }, make('a', { href: `/docs/tools/${tool.name}` }, say.reference())),
    );
    chosen(tool);
  };
  const fill = (question: string): void => {
    const { families, all } = findTools(tools, question);
    const count = families.reduce((sum, { tools: found }) => sum + found.length, 0);
    list.replaceChildren(
      ...families.map(({ family, tools: found }) => {
        const options = found.map(({ name, title }) =>
          make('option', { value: name, selected: name === current }, `${title} (${name})`),
        );
        return make('optgroup', { label: inWords(family.replaceAll('-', ' ')) }, ...options);
      }),
    );
    const counted = { count, all: tools.length };
    if (count === 0) status.textContent = say.noTool();
    else status.textContent = all ? say.toolsFound(counted) : say.mostWords(counted);
  };
  const search = make('input', {
    id: 'tool-search',
    type: 'search',
    autocomplete: 'off',
    placeholder: say.searchExample(),
    maxlength: 100,
    input: () => fill(search.value),
  });
  const choose = (name: string): void => {
    if (!tools.some((tool) => tool.name === name)) return;
    search.value = '';
    current = name;
    fill('');
    tell();
  };
  fill('');
  const starters = STARTERS.filter(({ tool }) => tools.some(({ name }) => name === tool)).map(({ tool, label }) => ({
    tool,
    button: make('button', { type: 'button', class: 'second', click: () => choose(tool) }, label),
  }));
  const all = make(
    'details',
    {},
    make('summary', {}, say.allTools()),
    make('div', { class: 'field' }, make('label', { for: 'tool-search' }, say.searchByWords()), search, status),
    make('div', { class: 'field' }, make('label', { for: 'tool' }, say.tools()), list),
  );
  return { nodes: [make('div', { class: 'starters' }, ...starters.map(({ button }) => button)), all, about], choose };
}
