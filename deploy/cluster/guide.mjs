/** The names that docs/operations.md leaves to the operator. */
const CHOSEN = { REGISTRY: 'example.com', HOST: 'database.example.com', USER: 'cuspal', PASSWORD: 'secret' };

const filledIn = (command, chosen = CHOSEN) =>
  Object.entries(chosen).reduce(
    (text, [name, value]) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), value),
    command,
  );

/** The commands of the first block of a document after a text, as an operator would type them who chose some names. */
export function commandsAfter(document, text, chosen) {
  const from = document.indexOf(text);
  const block = from === -1 ? undefined : /\n```\n([^]*?)\n```/.exec(document.slice(from))?.[1];
  if (block === undefined) throw new Error(`the guide has no commands after "${text}"`);
  return block.split('\n').map((command) => filledIn(command, chosen));
}

/** The command in the text of a document that begins with some words. */
export function commandOf(document, words) {
  const found = document.split('`').find((each) => each.startsWith(words));
  if (found === undefined) throw new Error(`the guide has no command "${words}"`);
  return filledIn(found);
}
