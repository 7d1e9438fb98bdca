import { REPORT_FORMS, reportsOf, type ReportChoice, type ReportForm } from '../calls/report-request.ts';
import type { Server } from '../calls/server.ts';
import type { Arguments } from '../form/read-typed.ts';
import { say } from '../words/playground.messages.ts';
import { make, statusLine } from './make.ts';

const KIB = 1024;

/** A report of what was asked: a press tells its price, and another makes the file. Undefined where there can be none. */
export function reportView(server: Server, args: Arguments, id: string): HTMLElement | undefined {
  const choices = server.isPublic ? [] : reportsOf(args);
  const [first] = choices;
  if (!first) return undefined;
  const status = statusLine();
  const forms = make('p', { class: 'row', hidden: true });
  const files = make('ul', { class: 'found' });
  const press = make('button', { type: 'button', class: 'second', click: () => void tellPrice() }, say.report());
  const kinds = make(
    'select',
    { id: `${id}-kind`, change: () => withdraw() },
    ...choices.map(({ kind }) => make('option', { value: kind }, say.reportKind({ kind }))),
  );
  const chosen = (): ReportChoice => choices.find(({ kind }) => kind === kinds.value) ?? first;
  /** What was told of one kind says nothing of another. */
  const withdraw = (): void => {
    forms.hidden = true;
    status.textContent = '';
  };

  const tellPrice = async (): Promise<void> => {
    const choice = chosen();
    press.disabled = true;
    status.textContent = say.askingCost();
    const told = await server.reportPrice(choice.kind, choice.body);
    press.disabled = false;
    status.textContent = told.ok ? priceSaid(told.price) : told.detail;
    forms.hidden = !told.ok;
    if (told.ok) forms.querySelector('button')?.focus();
  };

  const makeFile = async (form: ReportForm): Promise<void> => {
    const choice = chosen();
    const buttons = [press, ...forms.querySelectorAll('button')];
    for (const button of buttons) button.disabled = true;
    status.textContent = say.beingMade();
    const made = await server.report(choice.kind, choice.body, form);
    for (const button of buttons) button.disabled = false;
    if (!made.ok) {
      status.textContent = made.detail;
      return;
    }
    const name = `${choice.kind}.${form}`;
    const size = `${Math.ceil(made.file.size / KIB)} KiB`;
    const link = make('a', { href: URL.createObjectURL(made.file), download: name }, say.save({ name, size }));
    files.append(make('li', {}, link));
    status.textContent = say.reportReady({ units: made.units });
    link.focus();
  };

  forms.append(
    ...REPORT_FORMS.map((form) =>
      make(
        'button',
        { type: 'button', class: 'second', click: () => void makeFile(form) },
        say.makeForm({ form: form.toUpperCase() }),
      ),
    ),
  );
  return make(
    'section',
    { class: 'card', 'aria-labelledby': id },
    make('h2', { id }, say.reportToPrint()),
    make('p', { class: 'soft small' }, say.reportHint()),
    make('div', { class: 'field' }, make('label', { for: kinds.id }, say.kindOfReport()), kinds),
    make('p', { class: 'row' }, press),
    status,
    forms,
    files,
  );
}

function priceSaid({ units, missing }: { readonly units: number; readonly missing: readonly unknown[] }): string {
  const price = say.price({ units });
  return missing.length === 0 ? price : `${price} ${say.partsMissing({ count: missing.length })}`;
}
