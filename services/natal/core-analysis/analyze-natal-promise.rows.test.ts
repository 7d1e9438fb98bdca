import { TOPICS } from '@cuspal/engine/events/event';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { disclaimerText } from '@cuspal/tool-kit';
import { callTool, conforms, findTool, SAMPLE_CHARTS, tableRows, withoutLead } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './analyze-natal-promise.tool.ts';

const output = z.object(tool.output.shape);
const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
const ask = async (args: object, of: object = birth) => output.parse((await conforms(tool, { ...of, ...args })).result);
const labels = (rows: readonly { readonly event: string }[]) => rows.map(({ event }) => event);

describe('the whole table', () => {
  it('A1: counts its matters and puts none first, whatever the age', async () => {
    for (const year of [2025, 2012, 1992, 1931]) {
      const { answer, pagination } = await ask({}, { ...birth, birth_datetime: `${year}-08-14T04:32:00` });
      expect(pagination.totalItems).toBe(78);
      expect(answer).toMatch(/^Of the 78 matters of the catalogue the chart promises /);
      for (const { label } of NATAL_EVENTS) expect(answer).not.toContain(label);
    }
  });
});

describe('rows by name', () => {
  it('returns only these, in the order sent, each once, and counts only them', async () => {
    const { events, summary, pagination, pageNote, chains } = await ask({
      events: ['Wealth', 'marriage', 'Getting married', 'Childbirth'],
    });
    expect(labels(events)).toEqual(['Wealth / Income Gain', 'Marriage', 'Childbirth / Progeny']);
    expect(summary).toEqual({
      ACTIVE: 1,
      MIXED_ACTIVE: 0,
      PARTIALLY_ACTIVE: 1,
      DENIED: 0,
      NEGATED: 1,
      CONTRADICTED: 0,
    });
    expect(pagination).toEqual({ page: 1, pageSize: 20, totalItems: 3, totalPages: 1, hasMore: false });
    expect(pageNote).toBeUndefined();
    expect(Object.keys(chains).sort()).toEqual(['2', '5', '7']);
    const { result } = await conforms(tool, { ...birth, events: ['Marriage', 'Childbirth'] });
    expect(JSON.stringify(result['provenance'])).toContain('The summary counts the rows asked for (2)');
  });

  it('tells in tables of a sub lord in the first row that it judges alone, and what no column says', async () => {
    const events = ['Marriage', 'Childbirth', 'Higher Education', 'Career / Job Start'];
    for (const { arguments: of } of SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar')) {
      const rows = (await ask({ events }, of)).events;
      const { result } = await callTool(tool, { ...of, events, tables: true });
      const table = tableRows(result['eventTable']);
      const columns = [
        'event',
        'house',
        'csl',
        'verdict',
        'required',
        'covered',
        'missing',
        'denialHouses',
        'denialHit',
      ];
      const judged = (row: object) => columns.map((name) => z.record(z.string(), z.unknown()).parse(row)[name]);
      expect(table.map(judged)).toEqual(rows.map(judged));
      rows.forEach(({ csl, side, delay, cslStanding, reasoning }, at) => {
        const row = table[at];
        expect([row?.['delayedByStarLord'] ?? null, row?.['cslStanding']]).toEqual([
          delay?.starLord ?? null,
          cslStanding,
        ]);
        const before = rows.slice(0, at).find((each) => each.csl === csl);
        // The cusp with its sub lord, the houses required and those against it, the star lord that delays what is
        // promised and the standing of the sub lord are columns.
        const inColumns = reasoning.filter(
          (line, step) =>
            step === 0 ||
            /^The matter needs | houses? against it, |^No house stands against /.test(line) ||
            (side !== 'no' &&
              /, so the matter is delayed and not denied\.$|^But when [\w ]+ rules a period, /.test(line)),
        );
        const toldBefore = (line: string): boolean =>
          before?.reasoning
            .slice(
              1,
              before.reasoning.findIndex((each) => /^The matter needs /.test(each)),
            )
            .includes(line) ?? false;
        expect(row?.['reasoning']).toEqual(reasoning.filter((line) => !inColumns.includes(line) && !toldBefore(line)));
        expect(inColumns.length).toBeGreaterThanOrEqual(3);
      });
    }
  });

  it('gives the same row as the whole list, but for what marks an unwelcome one there', async () => {
    const [divorce] = (await ask({ events: ['divorce'] })).events;
    const listed = (await ask({})).events.find(({ key }) => key === 'divorce');
    expect(divorce?.sensitive).toBeUndefined();
    expect(listed).toEqual({
      ...divorce,
      sensitive: true,
      reasoning: [...(divorce?.reasoning ?? []), 'A promise of it is a tendency that this chart shares with many.'],
    });
  });

  it.each([
    [{ events: ['Marriage'], topic: 'career' }, 'validation_failed', /"events" and "topic"/],
    [{ events: ['Marriage'], page: 2 }, 'validation_failed', /"events" and "page"/],
    [{ events: [] }, 'validation_failed', /events/],
    [{ events: Array.from({ length: 21 }, () => 'Marriage') }, 'validation_failed', /20/],
    [{ events: ['Marriage', 'Flying to Mars'] }, 'invalid_event_name', /"Flying to Mars" is no known event/],
    [{ topic: 'sport' }, 'validation_failed', /topic/],
    [{ topic: 'marriage', page: 2 }, 'validation_failed', /the last page is 1/],
  ])('refuses %j', async (args, code, words) => {
    const { meta, text } = await callTool(tool, { ...birth, ...args });
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });
});

describe('rows of a topic', () => {
  it.each(TOPICS)('%s: all of it and nothing else', async (topic) => {
    const { events, summary, pagination } = await ask({ topic });
    const expected = NATAL_EVENTS.filter((event) => event.topic === topic);
    expect(labels(events)).toEqual(expected.slice(0, 20).map(({ label }) => label));
    expect(pagination.totalItems).toBe(expected.length);
    expect(Object.values(summary).reduce((sum, count) => sum + count, 0)).toBe(expected.length);
    expect(events.some(({ sensitive }) => sensitive)).toBe(false);
  });
});

describe('unwelcome rows', () => {
  it('are marked in the whole list and carry the disclaimer of their class', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ask({ page })));
    for (const row of pages.flatMap(({ events }) => events)) {
      const adverse = row.polarity === 'adverse';
      expect(row.sensitive).toBe(adverse ? true : undefined);
      expect(row.reasoning.some((line) => line.includes('a tendency that this chart shares with many'))).toBe(adverse);
      const health = adverse && row.topic === 'health';
      if (health) expect(row.disclaimer).toBe(disclaimerText('health'));
      if (!adverse) expect(row.disclaimer).toBeUndefined();
    }
  });
});

describe('one unwelcome event', () => {
  it.each(NATAL_EVENTS.filter(({ polarity }) => polarity === 'adverse').map(({ key }) => key))(
    '%s has its disclaimer once, and with detail full in its row too',
    async (key) => {
      const said = async (detail: string) => {
        const { result } = await callTool(tool, { ...birth, events: [key], detail });
        const { events, disclaimers } = z
          .object({
            events: z.array(z.object({ disclaimer: z.string().optional() })),
            disclaimers: z.array(z.string()),
          })
          .parse(result);
        return { row: events[0]?.disclaimer, disclaimers };
      };
      const [brief, full] = [await said('brief'), await said('full')];
      expect(brief).toEqual({ row: undefined, disclaimers: full.disclaimers });
      if (full.row !== undefined) expect(brief.disclaimers).toContain(full.row);
    },
  );
});

describe('the answer', () => {
  const WORDS = {
    ACTIVE: 'promises X',
    MIXED_ACTIVE: 'promises X, with opposition',
    PARTIALLY_ACTIVE: 'promises X weakly',
    CONTRADICTED: 'speaks for X and against it alike',
    DENIED: 'does not promise X',
    NEGATED: 'does not promise X',
  };
  type Row = z.infer<typeof output>['events'][number];
  /** The sentence of a row with its base rate; none of these three is promised in more than 85 of 100 charts. */
  const sentenceOf = ({ event, verdict, outweighed, baseRate }: Row): string => {
    const rate = `as in ${baseRate} of 100 charts${verdict === 'PARTIALLY_ACTIVE' ? ', weakly or more' : ''}`;
    if (outweighed && verdict === 'MIXED_ACTIVE')
      return `The chart promises ${event}, ${rate}, but the houses against it are stronger, so expect obstacles and delay.`;
    return outweighed
      ? `The chart promises ${event} only weakly, against stronger opposing houses, ${rate}.`
      : `The chart ${WORDS[verdict].replace('X', event)}, ${rate}.`;
  };

  it('tells up to three matters by name, each as its verdict with its base rate', async () => {
    const seen = new Set<string>();
    for (const { arguments: args } of SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar')) {
      const { answer: whole, events } = await ask({ events: ['Marriage', 'Childbirth', 'Lottery'] }, args);
      const answer = withoutLead(whole);
      const told = events.map(sentenceOf);
      // What has no room of 400 characters moves to the notes, from the end.
      expect(answer.startsWith(told.slice(0, 2).join(' '))).toBe(true);
      const rest = answer.slice(told.join(' ').length);
      if (answer.startsWith(told.join(' ')) && rest !== '')
        expect(rest).toMatch(
          /^ (?:\d of these 3 may turn with the birth time|This holds for any birth time between \S+ and \S+)\.$/,
        );
      for (const { verdict } of events) seen.add(verdict);
      const two = await ask({ events: ['Marriage', 'Childbirth'] }, args);
      expect(withoutLead(two.answer).startsWith(`${told.slice(0, 2).join(' ')} `)).toBe(true);
    }
    expect(seen.size).toBeGreaterThan(4);
  });

  it('claims an unwelcome matter of nobody', async () => {
    expect((await ask({ events: ['divorce'] })).answer).toMatch(
      /^The chart shows a tendency to Divorce \/ Separation, as in \d+ of 100 charts\. /,
    );
  });

  it('counts more of them as the summary does, alike on every page', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ask({ page })));
    const answers = new Set(pages.map(({ answer }) => answer));
    // Five of 21 with opposition are outweighed, and six of 12 weak ones.
    const rows = pages.flatMap(({ events }) => events);
    const outweighed = (verdict: string) => rows.filter((row) => row.outweighed && row.verdict === verdict).length;
    expect([outweighed('MIXED_ACTIVE'), outweighed('PARTIALLY_ACTIVE')]).toEqual([5, 6]);
    for (const page of pages) expect(page.outweighed).toBe(11);
    expect([...answers]).toEqual([
      'Of the 78 matters of the catalogue the chart promises 18 clearly, 16 with opposition, 6 weakly and 11 against stronger opposing houses. It speaks for and against 10 alike and does not promise 17. 15 of these 78 may turn with the birth time. Where a matter is unwelcome, a promise is a tendency that many charts share.',
    ]);
  });

  it('counts what there is, and each matter of a topic once', async () => {
    const topics = ['marriage', 'money', 'health', 'career', 'legal'] as const;
    for (const { arguments: args } of SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))
      for (const topic of topics) {
        const answer = withoutLead((await ask({ topic }, args)).answer);
        const [, asked = ''] = /^Of the (\d+) matters asked for the chart promises /.exec(answer) ?? [];
        const [counted = ''] = answer.split(/ \d+ of these | None of them /);
        const counts = [...counted.replace(/^Of the \d+/, '').matchAll(/\d+/g)].map(Number);
        expect([answer, counts.reduce((sum, count) => sum + count, 0)]).toEqual([answer, Number(asked)]);
        expect([answer, counts.includes(0)]).toEqual([answer, false]);
      }
  });

  it('leads on to tools that exist, to borders where a cusp is near one', async () => {
    const steps = new Set<string>();
    for (const { arguments: args } of SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar')) {
      const { next, chains } = await ask({ events: ['Marriage'] }, args);
      const near = Object.values(chains).some(({ boundary }) => boundary.severity === 'CRITICAL');
      expect(next.some((step) => step.tool === 'get_boundary_warnings')).toBe(near);
      for (const step of next) steps.add(step.tool);
    }
    expect([...steps].sort()).toEqual(['get_boundary_warnings', 'get_event_dasha']);
    for (const name of steps) expect((await findTool(name)).name).toBe(name);
  });
});
