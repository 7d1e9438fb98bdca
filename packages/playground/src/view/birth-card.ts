import { BIRTH_FIELDS } from '../form/birth.ts';
import { SAMPLE_BIRTH } from '../form/sample.ts';
import { say } from '../words/playground.messages.ts';
import { formView } from './form-view.ts';
import { card, make, statusLine } from './make.ts';
import type { FormView, Surroundings } from './views.ts';

export interface BirthCard {
  readonly node: HTMLElement;
  readonly form: FormView;
}

export interface BirthActions {
  /** The sample was filled in. */
  readonly sampled: () => void;
  /** Everything that was typed is to be forgotten. */
  readonly forget: () => void;
}

/** The first step: the birth, which is given once for all tools. */
export function birthCard(around: Surroundings, { sampled, forget }: BirthActions): BirthCard {
  const form = formView(BIRTH_FIELDS, 'birth', around);
  const status = statusLine();
  const sample = (): void => {
    form.fill(SAMPLE_BIRTH);
    form.show([]);
    status.textContent = say.sampleFilled();
    sampled();
  };
  const clear = (): void => {
    form.fill({});
    forget();
    status.textContent = say.forgotten();
  };
  const node = card(
    'step-birth',
    say.stepBirth(),
    make(
      'div',
      { class: 'starters' },
      make('button', { type: 'button', class: 'second', click: sample }, say.fillSample()),
      make('button', { type: 'button', class: 'second', click: clear }, say.forget()),
    ),
    status,
    form.node,
    make('p', { class: 'soft small' }, say.staysHere()),
  );
  node.addEventListener('input', () => around.changed());
  return { node, form };
}
