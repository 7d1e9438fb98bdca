import { z } from 'zod';
import type { ToolAnswer } from '../routing/answer.ts';

/** What an answer says of its report. */
export interface ReportLink {
  readonly says: string;
  /** Left out where there is no link. */
  readonly made?: {
    readonly uri: string;
    readonly kind: string;
    readonly units: number;
    readonly until: string;
    readonly title: string;
  };
}

const whole = z.looseObject({
  content: z.tuple([z.looseObject({ text: z.string() })]),
  structuredContent: z.looseObject({}).optional(),
});

/** An answer with its report as the member `report` of its result, and in MCP as a link beside its text. */
export async function withReport(
  answer: ToolAnswer,
  linkFor: (text: string) => Promise<ReportLink>,
): Promise<ToolAnswer> {
  if (answer.asText) {
    const text = Buffer.from(answer.result).toString();
    const link = await linkFor(text);
    return { ...answer, result: Buffer.from(withMember(text, link)), beside: contentOf(link) };
  }
  const result = whole.parse(JSON.parse(Buffer.from(answer.result).toString()));
  const [said] = result.content;
  const link = await linkFor(said.text);
  const { structuredContent: structured } = result;
  const content = [{ ...said, text: withMember(said.text, link) }, ...contentOf(link)];
  const told = {
    ...result,
    content,
    ...(structured && { structuredContent: { ...structured, report: memberOf(link) } }),
  };
  return { ...answer, result: Buffer.from(JSON.stringify(told)) };
}

function memberOf({ says, made }: ReportLink): object {
  if (made === undefined) return { says };
  const { uri, kind, units, until } = made;
  return { says, uri, kind, units, until };
}

/** The text of an object with one member more, and else the same bytes. */
const withMember = (text: string, link: ReportLink): string =>
  text.trimEnd().replace(/}$/, () => `,"report":${JSON.stringify(memberOf(link))}}`);

const contentOf = ({ says, made }: ReportLink): readonly object[] =>
  made === undefined
    ? []
    : [
        {
          type: 'resource_link',
          uri: made.uri,
          name: `report-${made.kind}`,
          title: made.title,
          description: says,
          mimeType: 'text/html',
        },
      ];
