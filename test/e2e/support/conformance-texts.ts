import { ResourceNotFoundError, type GetPromptResult, type Prompt } from '@modelcontextprotocol/server';
import type { Prompts, Resources, Texts } from '../../../gateway/src/mcp/texts/texts.ts';

/** The smallest picture there is. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const said = (text: string): GetPromptResult['messages'][number] => ({ role: 'user', content: { type: 'text', text } });

type Given = Readonly<Record<string, string>>;

interface TestPrompt extends Prompt {
  readonly messages: (given: Given) => GetPromptResult['messages'];
}

const argument = (name: string) => ({ name, description: `Argument ${name} of the test`, required: true });

/** The prompts that the official suite asks for, with the words that it wants. */
const TEST_PROMPTS: readonly TestPrompt[] = [
  {
    name: 'test_simple_prompt',
    description: 'No arguments',
    messages: () => [said('This is a simple prompt for testing.')],
  },
  {
    name: 'test_prompt_with_arguments',
    description: 'Two arguments',
    arguments: [argument('arg1'), argument('arg2')],
    messages: ({ arg1, arg2 }) => [said(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)],
  },
  {
    name: 'test_prompt_with_embedded_resource',
    description: 'A resource within',
    arguments: [argument('resourceUri')],
    messages: ({ resourceUri: uri = '' }) => [
      {
        role: 'user',
        content: {
          type: 'resource',
          resource: { uri, mimeType: 'text/plain', text: 'Embedded resource content for testing.' },
        },
      },
      said('Please process the embedded resource above.'),
    ],
  },
  {
    name: 'test_prompt_with_image',
    description: 'A picture within',
    messages: () => [
      { role: 'user', content: { type: 'image', data: PIXEL, mimeType: 'image/png' } },
      said('Please analyze the image above.'),
    ],
  },
];

const prompts: Prompts = {
  list: () => TEST_PROMPTS.map(({ messages: _, ...prompt }) => prompt),
  get: (name, given) => {
    const prompt = TEST_PROMPTS.find((one) => one.name === name);
    if (!prompt) throw new Error(`no test prompt ${name}`);
    return { messages: prompt.messages(given) };
  },
  complete: (_name, { value }) => ['paris', 'park', 'party'].filter((word) => word.startsWith(value)),
};

const TEMPLATE = /^test:\/\/template\/([^/]+)\/data$/;

const resources: Resources = {
  list: () => [
    { uri: 'test://static-text', name: 'static-text', description: 'A text', mimeType: 'text/plain' },
    { uri: 'test://static-binary', name: 'static-binary', description: 'A picture', mimeType: 'image/png' },
  ],
  templates: () => [
    {
      uriTemplate: 'test://template/{id}/data',
      name: 'template',
      description: 'By an id',
      mimeType: 'application/json',
    },
  ],
  read: (uri) => {
    if (uri === 'test://static-text') {
      return { uri, mimeType: 'text/plain', text: 'This is the content of the static text resource.' };
    }
    if (uri === 'test://static-binary') return { uri, mimeType: 'image/png', blob: PIXEL };
    const id = TEMPLATE.exec(uri)?.[1];
    if (id === undefined) return undefined;
    const text = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` });
    return { uri, mimeType: 'application/json', text };
  },
  nearest: () => [],
  complete: (template) => {
    throw new ResourceNotFoundError(template);
  },
};

/** What the official suite reads and fills in, in place of the texts of Cuspal. */
export const CONFORMANCE_TEXTS: Texts = { prompts, resources };
