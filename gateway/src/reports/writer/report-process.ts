import { makeDocument, speaking, writeHtml, writeTypst, type MemberResult } from '@cuspal/report';
import type { Done, DoneMessage, Job, JobMessage, WriteJob } from './job.ts';
import { drawLogo, LogoFault } from './logo.ts';
import { PdfMaker } from './pdf.ts';

/** The process that writes reports, one at a time: what takes long there delays no call of the gateway. */
process.on('message', (message: JobMessage) => {
  void work(message);
});

let pdf: PdfMaker | undefined;

/** Without the gateway there is nothing to write for. */
process.on('disconnect', () => process.exit(0));

async function work({ id, job }: JobMessage): Promise<void> {
  const message: DoneMessage = { id, done: await doneOf(job) };
  process.send?.(message);
}

async function doneOf(job: Job): Promise<Done> {
  try {
    const bytes = job.kind === 'logo' ? checked(job.bytes) : await written(job);
    return { kind: 'done', bytes };
  } catch (fault) {
    if (fault instanceof LogoFault) return { kind: 'fault', field: 'letterhead.logo', detail: fault.message };
    return { kind: 'failed', message: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
  }
}

function checked(bytes: Uint8Array): Uint8Array {
  drawLogo(bytes);
  return new Uint8Array();
}

async function written(job: WriteJob): Promise<Uint8Array> {
  const { request, report: kind, madeAt, release, code, missing } = job;
  const results = new Map<string, MemberResult>(
    job.results.map(([key, tool, result]) => [
      key,
      'refused' in result
        ? { tool, ...result }
        : { tool, value: JSON.parse(Buffer.from(result.text).toString()) as unknown },
    ]),
  );
  const sent = request.letterhead?.logo;
  const logo = sent === undefined ? undefined : drawLogo(Buffer.from(sent, 'base64'));
  const input = { kind, request, results, missing, madeAt, release, code };
  const document = await speaking(request.language, () => makeDocument(input, logo));
  if (job.form === 'html') return Buffer.from(writeHtml(document));
  pdf ??= new PdfMaker();
  return pdf.make(writeTypst(document), madeAt);
}
