import { type MemberSchema, readInputSchema, type ValueSchema } from '../plan/input-schema.ts';

export interface ArgumentView {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly default?: unknown;
  readonly range?: string;
  readonly enum?: readonly string[];
  readonly description?: string;
}

/** The arguments of a tool as its published schema states them. */
export function argumentsOf(schema: unknown): readonly ArgumentView[] {
  const { properties, required } = readInputSchema(schema);
  return Object.entries(properties).map(([name, value]) => {
    const allowed = value.enum ?? value.items?.enum;
    const range = rangeOf(value);
    return {
      name,
      type: value.items === undefined ? typeText(value) : `${value.type} of ${typeText(value.items)}`,
      required: required.includes(name),
      ...(value.default === undefined ? {} : { default: value.default }),
      ...(range === undefined ? {} : { range }),
      ...(allowed === undefined ? {} : { enum: allowed }),
      ...(value.description === undefined ? {} : { description: value.description }),
    };
  });
}

export function argumentLine(view: ArgumentView): string {
  const parts = [
    view.type,
    view.required ? 'required' : 'optional',
    ...(view.default === undefined ? [] : [`default ${JSON.stringify(view.default)}`]),
    ...(view.range === undefined ? [] : [view.range]),
    ...(view.enum === undefined ? [] : [`one of ${view.enum.join(' | ')}`]),
  ];
  return `- ${view.name}: ${parts.join(', ')}${view.description === undefined ? '' : `; ${view.description}`}`;
}

function typeText({ type, properties }: MemberSchema): string {
  return properties === undefined ? type : `${type} {${Object.keys(properties).join(', ')}}`;
}

function rangeOf(value: ValueSchema): string | undefined {
  const parts = [
    bounds(value.minimum, value.maximum, ''),
    bounds(value.minLength, value.maxLength, ' characters'),
    bounds(value.minItems, value.maxItems, ' items'),
    bounds(value.items?.minimum, value.items?.maximum, ' each'),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(', ');
}

function bounds(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`;
  if (least !== undefined) return `${least} or more${unit}`;
  return most === undefined ? undefined : `at most ${most}${unit}`;
}
