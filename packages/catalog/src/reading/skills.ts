import { ATTRIBUTE, ONE_CALL, PHASE_MEANINGS } from './meanings.ts';
import { PATTERNS, type Pattern, type PatternInput, type PatternStep, type PatternValue } from './patterns.ts';
import { labelled } from './tool-names.ts';
import { TOPIC_KEYS, TOPIC_TOOLS } from './topics.ts';

/** A way to read with the tools, as an Agent Skill: a folder of that name with one file. */
export interface Skill {
  /** Lower-case words joined by hyphens, as its folder is named. */
  readonly name: string;
  readonly title: string;
  readonly frontmatter: {
    readonly name: string;
    readonly description: string;
    readonly license: string;
    readonly compatibility: string;
  };
  /** The file: the frontmatter and what the assistant is to do. */
  readonly text: string;
}

/** Where the server serves a skill; the last part of the path before the file is its name. */
export const skillUri = ({ name }: Pick<Skill, 'name'>): string => `skill://cuspal/${name}/SKILL.md`;

const INPUT_WORDS: Readonly<Record<PatternInput, string>> = {
  birth: 'Birth date, local time and place of the person.',
  event: 'The event that is asked about, by a name of get_election_catalog.',
  topic: 'The topic, where more detail on it is wanted.',
  known_events: 'Dated events of the life, five or more.',
  partner: "The other person's birth date, time and place.",
  horary: 'A number from 1 to 249 that came to mind, with the moment and place of asking.',
};

const VALUE_WORDS: Readonly<Record<PatternValue, string>> = {
  event: 'the event',
  events: 'a list with the event',
  known_events: 'the dated events',
  partner: 'the birth of the other person',
  number: 'the number',
  question_datetime: 'the moment of asking',
  question_latitude: 'the latitude of asking',
  question_longitude: 'the longitude of asking',
  question_utc_offset_minutes: 'the minutes ahead of UTC there',
};

const RULES = [
  ONE_CALL,
  'Send the same birth arguments with every call. The server stores nothing.',
  'If a call fails, correct its arguments as the error says, or note the failure and go on.',
  'Read a paged answer to its last page before saying that something is absent.',
  'Give no verdict before analyze_natal_promise, and no date before the dasha and transit tools.',
  ATTRIBUTE,
  'Keep every disclaimer that an answer carries.',
] as const;

const RULE_LINES = ['## Rules', RULES.map((rule) => `- ${rule}`).join('\n')];

/** The six expert patterns, then the protocol that they are parts of. */
export const SKILLS: readonly Skill[] = [...PATTERNS.map(ofPattern), protocol()];

function ofPattern(pattern: Pattern): Skill {
  const { prompt, name: title, answers, use, inputs, steps, bundle, joint } = pattern;
  const order = joint === ' -> ' ? 'Make these calls in this order.' : 'Make these calls.';
  const description = `${answers} ${use} Uses the astrology tools of the Cuspal server.`;
  return skill(prompt.replaceAll('_', '-'), title, description, [
    `# ${title}`,
    `${answers} ${use}`,
    '## Ask for',
    inputs.map((input) => `- ${INPUT_WORDS[input]}`).join('\n'),
    '## Calls',
    `${order} set_birth_profile finds coordinates and time zone where only a town is known.`,
    steps.map((step, index) => `${index + 1}. ${stepLine(step)}`).join('\n'),
    ...(bundle
      ? [`${bundle.as === 'sum' ? 'To sum up call' : 'Or make one call that does all of it:'} ${stepLine(bundle)}`]
      : []),
    ...RULE_LINES,
  ]);
}

function stepLine({ tool, how, whose, takes = {}, sends = {}, asks }: PatternStep): string {
  const taken = Object.entries(takes).map(([argument, from]) => `\`${argument}\`: ${VALUE_WORDS[from]}`);
  const sent = Object.entries(sends).map(([argument, value]) => `\`${argument}\`: ${JSON.stringify(value)}`);
  const chart =
    whose === 'each'
      ? ', for each person'
      : whose === 'question'
        ? ', for the moment and place of asking'
        : how
          ? ` ${how}`
          : '';
  const given = [...taken, ...sent].join(', ');
  return `\`${labelled(tool)}\`${chart}${given === '' ? '' : ` with ${given}`}.${asks === undefined ? '' : ` ${asks}`}`;
}

function protocol(): Skill {
  const description =
    'How to read a birth chart by KP with the tools of the Cuspal server: phases, tools for each topic, rules. Use it for any question about a life, a match, a date or a horary number.';
  return skill('reading-protocol', 'Reading protocol', description, [
    '# Reading protocol',
    'Call set_birth_profile first with the birth and the question. It returns the plan of tools, which wins over this page. answer_question answers one question in one call where it is listed.',
    '## Phases',
    Object.entries(PHASE_MEANINGS)
      .map(([phase, meaning]) => `- ${phase}: ${meaning}`)
      .join('\n'),
    '## Tools of each topic',
    TOPIC_KEYS.filter((topic) => TOPIC_TOOLS[topic].length > 0)
      .map((topic) => `- ${topic.replaceAll('_', ' ')}: ${TOPIC_TOOLS[topic].map(labelled).join(', ')}`)
      .join('\n'),
    '## Expert patterns',
    PATTERNS.map(({ prompt, answers }) => `- ${prompt.replaceAll('_', '-')}: ${answers}`).join('\n'),
    ...RULE_LINES,
  ]);
}

function skill(name: string, title: string, description: string, body: readonly string[]): Skill {
  const frontmatter = {
    name,
    description,
    license: 'GPL-3.0-or-later',
    compatibility: 'Needs the MCP server Cuspal.',
  };
  const head = Object.entries(frontmatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return { name, title, frontmatter, text: `${['---', ...head, '---'].join('\n')}\n\n${body.join('\n\n')}\n` };
}
