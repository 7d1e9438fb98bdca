import { isObject, objectAt, textAt, type JsonObject } from '../json.ts';

const MOST_FONT_RULES = 100_000;

/** Takes over what a host says of its looks: theme, variables, fonts and the room that it leaves at the edges. */
export function takeOver(context: JsonObject): void {
  const root = document.documentElement;
  const theme = textAt(context, 'theme');
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  const styles = objectAt(context, 'styles');
  for (const [name, value] of Object.entries(objectAt(styles, 'variables') ?? {})) {
    if (name.startsWith('--') && typeof value === 'string') root.style.setProperty(name, value);
  }
  const fonts = textAt(objectAt(styles, 'css'), 'fonts');
  if (fonts !== undefined) fontRules().textContent = fonts.slice(0, MOST_FONT_RULES);
  const insets = context['safeAreaInsets'];
  if (isObject(insets)) {
    for (const side of ['top', 'right', 'bottom', 'left']) {
      const inset = insets[side];
      if (typeof inset === 'number' && inset >= 0) root.style.setProperty(`--inset-${side}`, `${inset}px`);
    }
  }
}

function fontRules(): HTMLStyleElement {
  const known = document.querySelector<HTMLStyleElement>('style[data-fonts]');
  if (known) return known;
  const made = document.createElement('style');
  made.dataset['fonts'] = '';
  document.head.append(made);
  return made;
}

/** The theme that the host chose; undefined where it leaves that to the device. */
export function hostTheme(): 'light' | 'dark' | undefined {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}
