import { Injectable } from '@nestjs/common';
import { Activity, type PastCall } from '../journal/activity.ts';
import { callerOf, UsageReports } from '../journal/usage-report.ts';
import { OAuth } from '../oauth/oauth.ts';
import { csvFileOf } from '../web/csv.ts';
import { fileOf, redirect, type Page } from '../web/page.ts';
import { USAGE } from '../web/portal-paths.ts';
import { applicationNames, callerNames } from './caller-names.ts';
import { filtered, filterIn } from './call-filter.ts';
import { inProject } from './frame.ts';
import { NotesWriter } from './notes-writer.ts';
import type { SignedIn } from './request.ts';

/** Format of a file that is saved. */
export type FileFormat = 'csv' | 'json';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Usage and calls as files, for spreadsheets and programs. */
@Injectable()
export class ActivityFiles {
  constructor(
    private readonly reports: UsageReports,
    private readonly activity: Activity,
    private readonly oauth: OAuth,
    private readonly notes: NotesWriter,
  ) {}

  /** The month in the address: its days as rows, or all that GET /v1/usage tells. */
  async usage({ account, frame, visit }: SignedIn, format: FileFormat): Promise<Page> {
    const asked = visit.query.get('month') ?? undefined;
    if (asked !== undefined && !MONTH.test(asked)) return redirect(inProject(frame, USAGE));
    const report = await this.reports.of(account.id, asked);
    if (!report) return redirect(inProject(frame, USAGE));
    const name = `cuspal-usage-${report.month}.${format}`;
    if (format === 'json') return fileOf(name, report);
    const rows = report.days.map(({ day, family, calls }) => [day, family, calls]);
    return csvFileOf(name, ['day', 'family', 'calls'], rows);
  }

  /** The last calls that the filter in the address lets in. */
  async calls({ account, visit }: SignedIn, format: FileFormat): Promise<Page> {
    await this.notes.write();
    const [latest, applications] = await Promise.all([
      this.activity.latest(account.id),
      this.oauth.callers(account.id),
    ]);
    const calls = filtered(latest, filterIn(visit.query));
    const name = `cuspal-calls.${format}`;
    if (format === 'json') {
      const names = applicationNames(applications);
      return fileOf(name, { calls: calls.map((call) => printed(call, names)) });
    }
    const nameOf = callerNames(applications);
    const rows = calls.map((call) => {
      const { at, tool, outcome, field, durationMs, requestId } = call;
      return [at.toISOString(), tool, outcome, field ?? '', durationMs, nameOf(call), requestId];
    });
    return csvFileOf(name, ['at', 'tool', 'outcome', 'field', 'duration_ms', 'caller', 'request_id'], rows);
  }
}

const printed = (call: PastCall, names: ReadonlyMap<string, string>): object => {
  const { at, tool, outcome, field, durationMs, requestId } = call;
  return {
    at: at.toISOString(),
    tool,
    outcome,
    ...(field !== null && { field }),
    durationMs,
    caller: callerOf(call, names),
    requestId,
  };
};
