import { say } from './forms.messages.ts';
import { html, type Html } from './html.ts';
import { rich, strong } from './rich.ts';

export interface FormOptions {
  /**
   * Where the form is posted; without it to the address of its page, with what stands there behind the `#`: a browser keeps
   * that through the redirects that follow.
   */
  readonly action?: string;
  /** The token that ties the form to the browser (field `csrf`). */
  readonly csrf: string;
  /** Said above the form. */
  readonly notice?: string | Html;
  /** What was wrong with the last try: said beside the field, and read out. */
  readonly error?: string;
  /** Further fields that are not shown. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Attributes of the form, with a space before each. */
  readonly attributes?: Html;
}

export interface EmailFormOptions extends FormOptions {
  /** What was typed before. */
  readonly email?: string;
}

/** First step of signing in: the field `email`. */
export function emailForm(options: EmailFormOptions): Html {
  const field = textField({
    name: 'email',
    label: say.email(),
    hint: say.emailHint(),
    attributes: html` type="email" autocomplete="email" maxlength="254" autocapitalize="none" spellcheck="false"`,
    focused: true,
    ...(options.email === undefined ? {} : { value: options.email }),
    ...(options.error === undefined ? {} : { error: options.error }),
  });
  return postForm(options, html`${field}<button>${say.sendCode()}</button>`);
}

export interface CodeFormOptions extends FormOptions {
  /** The address the code is for. */
  readonly email?: string;
  /** Address of the first step, for another code or another address. */
  readonly again?: string;
  /** What the button says: what typing the code means. */
  readonly button?: string;
}

/** Second step of signing in: the field `code`. */
export function codeForm(options: CodeFormOptions): Html {
  const { email } = options;
  const field = codeField({
    name: 'code',
    label: say.code(),
    hint: say.codeHint(),
    focused: true,
    ...(options.error === undefined ? {} : { error: options.error }),
  });
  return html`${email !== undefined && html`<p>${rich(say.signingInAs(), { b: () => strong(email) })}</p>`}
  ${postForm(options, html`${field}<button>${options.button ?? say.signIn()}</button>`)}
  ${options.again !== undefined && html`<p class="small"><a href="${options.again}">${say.again()}</a></p>`}`;
}

/** A form that is posted with its token; `content` holds the fields and the button. */
export function postForm({ action, csrf, notice, hidden = {}, attributes }: FormOptions, content: Html): Html {
  const fields = Object.entries({ csrf, ...hidden });
  return html`${notice !== undefined && html`<div class="notice"><p>${notice}</p></div>`}
    <form method="post" ${action !== undefined && html`action="${action}"`}${attributes}>
      ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)} ${content}
    </form>`;
}

/** What was wrong, where it is said at no field. */
export const errorLine = (error: string | undefined): Html | false =>
  error !== undefined && html`<p class="error" role="alert">${error}</p>`;

export interface FieldOptions {
  readonly name: string;
  /** Tells it from another field of the page; default: the name. */
  readonly id?: string;
  readonly label: string;
  readonly hint?: string | Html;
  readonly error?: string;
  readonly value?: string;
  /** Attributes of the input, with a space before each. */
  readonly attributes?: Html;
  /** The page opens with the focus here; one with an error always does, so that the error is read out. */
  readonly focused?: boolean;
  /** Whether the field may be left empty. */
  readonly optional?: boolean;
}

/** A labelled line of text; hint and error are tied to it for screen readers. */
export function textField(options: FieldOptions): Html {
  const { name, id = name, label, error, value, attributes, focused, optional } = options;
  return html`<div class="field">
    <label for="${id}">${label}</label>
    ${saidOf(options)}
    <input
      id="${id}"
      name="${name}"
      ${optional !== true && html`required`}${attributes}${(focused === true || error !== undefined) && html` autofocus`}${value !== undefined && html` value="${value}"`}${described(options)}
    />
  </div>`;
}

/** A labelled field for a code of six digits. */
export const codeField = (options: Pick<FieldOptions, 'name' | 'label' | 'hint' | 'error' | 'focused'>): Html =>
  textField({
    ...options,
    attributes: html` class="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="9"`,
  });

type AreaOptions = Pick<FieldOptions, 'name' | 'label' | 'hint' | 'error' | 'value'>;

/** A labelled text of several lines, which may be left empty. */
export const areaField = (options: AreaOptions): Html =>
  html`<div class="field">
    <label for="${options.name}">${options.label}</label>
    ${saidOf(options)}
    <textarea
      id="${options.name}"
      name="${options.name}"
      rows="3"
      spellcheck="false"
      autocomplete="off"
      ${options.error !== undefined && html` autofocus`}${described(options)}
    >
${options.value ?? ''}</textarea>
  </div>`;

export interface ChoiceOptions extends Pick<FieldOptions, 'name' | 'id' | 'label' | 'hint' | 'error'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
}

/** A labelled choice of any number of a few. */
export const choiceField = (field: ChoiceOptions): Html =>
  html`<fieldset class="field" ${described(field)}>
    <legend>${field.label}</legend>
    ${saidOf(field)}
    <div class="choices">
      ${field.options.map(
        ({ value, label }) =>
          html`<label
            ><input
              type="checkbox"
              name="${field.name}"
              value="${value}"
              ${field.chosen.includes(value) && html` checked`}
            />
            ${label}</label
          > `,
      )}
    </div>
  </fieldset>`;

type Said = Pick<FieldOptions, 'name' | 'id' | 'hint' | 'error'>;

/** Hint and error of a field, above what is filled in. */
const saidOf = ({ name, id = name, hint, error }: Said): Html =>
  html`${hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`}
  ${error !== undefined && html`<p class="error" id="${id}-error" role="alert">${error}</p>`}`;

/** Ties both to the field, as attributes. */
function described({ name, id = name, hint, error }: Said): Html {
  const by = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return html`${error !== undefined && html` aria-invalid="true"`}${by.length > 0 && html` aria-describedby="${by.join(' ')}"`}`;
}

export interface SelectOptions {
  readonly name: string;
  /** Tells it from another field of the page; default: the name. */
  readonly id?: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Value of the option that is chosen at first. */
  readonly chosen: string;
}

/** A labelled choice of one of a few. */
export const selectField = ({ name, id = name, label, options, chosen }: SelectOptions): Html =>
  html`<div class="field">
    <label for="${id}">${label}</label>
    <select id="${id}" name="${name}">
      ${options.map((one) => html`<option value="${one.value}" ${one.value === chosen && html` selected`}>${one.label}</option> `)}
    </select>
  </div>`;
