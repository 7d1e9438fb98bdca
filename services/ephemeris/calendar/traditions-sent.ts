import { TRADITIONS, type Tradition } from '@cuspal/engine/almanac/festivals/traditions';
import { ToolError } from '@cuspal/tool-kit';
import { say as fault } from '../faults.messages.ts';

const isTradition = (name: string): name is Tradition => TRADITIONS.some((each) => each === name);

/** The calendars that a text names, parted by commas, each once. Refuses others with the list of all. */
export function traditionsSent(text: string): readonly Tradition[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isTradition(name));
  if (unknown !== undefined)
    throw new ToolError(
      'validation_failed',
      fault.unknownTradition({ name: unknown.slice(0, 40), traditions: TRADITIONS.join(', ') }),
      { field: 'tradition' },
    );
  return TRADITIONS.filter((tradition) => names.includes(tradition));
}
