/* Runs in the page: an expression whose value is the list of what is wrong with it (WCAG 2.2 AA, what a program can see). */
(() => {
  const faults = [];
  const name = (element) =>
    `<${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''}> "${element.textContent.trim().slice(0, 40)}"`;
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)];

  // Language, title, landmarks, headings.
  if (!/^(?:en|es|hi|ta)$/.test(document.documentElement.lang)) faults.push('the page names no language');
  if (!/\S · Cuspal$/.test(document.title)) faults.push(`title: ${document.title}`);
  if (all('main').length !== 1) faults.push('there is not one main part');
  if (all('h1').length !== 1) faults.push('there is not one first heading');
  let level = 0;
  for (const heading of all('h1,h2,h3,h4,h5,h6').filter(shown)) {
    const now = Number(heading.tagName[1]);
    if (now > level + 1) faults.push(`heading after a gap: ${name(heading)}`);
    level = now;
  }
  const ids = all('[id]').map((element) => element.id);
  const once = new Set();
  const twice = ids.filter((id) => once.has(id) || !once.add(id));
  for (const id of new Set(twice)) faults.push(`id used twice: ${id}`);
  for (const attribute of ['aria-labelledby', 'aria-describedby']) {
    for (const element of all(`[${attribute}]`)) {
      for (const id of element.getAttribute(attribute).split(' ')) {
        if (!document.getElementById(id)) faults.push(`${attribute} names nothing: ${id}`);
      }
    }
  }

  // Names of everything that is operated or that shows something.
  for (const field of all('input:not([type=hidden]),select,textarea')) {
    const label = [...(field.labels ?? [])].map((one) => one.textContent.trim()).join('');
    if (!label) faults.push(`field without a label: ${name(field)}`);
    if (
      field.getAttribute('aria-invalid') === 'true' &&
      !/-error\b/.test(field.getAttribute('aria-describedby') ?? '')
    ) {
      faults.push(`faulty field does not say why: ${name(field)}`);
    }
  }
  for (const element of all('button,a[href],summary')) {
    if (!(element.getAttribute('aria-label') ?? element.textContent).trim())
      faults.push(`without a name: ${name(element)}`);
  }
  for (const picture of all('svg,img')) {
    const named =
      picture.hasAttribute('aria-labelledby') || picture.hasAttribute('aria-label') || picture.hasAttribute('alt');
    if (picture.getAttribute('aria-hidden') !== 'true' && !(picture.getAttribute('role') === 'img' && named)) {
      faults.push('picture that is neither named nor hidden');
    }
  }
  for (const cell of all('th')) if (!cell.scope) faults.push(`head of a table without scope: ${name(cell)}`);
  if (all('[tabindex]').some((element) => element.tabIndex > 0)) faults.push('an order of focus of its own');
  for (const field of all('[role=alert]').filter(shown)) if (!field.textContent.trim()) faults.push('an empty alert');

  // Contrast: text 4.5 (large 3), edges of fields and parts of charts 3.
  const parse = (colour) => {
    const [r = 0, g = 0, b = 0, a = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return { r, g, b, a };
  };
  const over = (top, below) => {
    const mix = (x, y) => x * top.a + y * (1 - top.a);
    return { r: mix(top.r, below.r), g: mix(top.g, below.g), b: mix(top.b, below.b), a: 1 };
  };
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const sheet = dark ? { r: 0, g: 0, b: 0, a: 1 } : { r: 255, g: 255, b: 255, a: 1 };
  const grounds = new Map();
  const ground = (element) => {
    if (!element) return sheet;
    // Thousands of texts stand on the same few parts of a page.
    const known = grounds.get(element);
    if (known) return known;
    const made = over(parse(getComputedStyle(element).backgroundColor), ground(element.parentElement));
    grounds.set(element, made);
    return made;
  };
  const light = ({ r, g, b }) => {
    const part = (value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const contrast = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !shown(element) || element.closest('svg,script,style')) continue;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const below = ground(element);
    const ratio = contrast(over(parse(style.color), below), below);
    if (ratio < (large ? 3 : 4.5)) faults.push(`contrast ${ratio.toFixed(2)}: ${name(element)}`);
  }
  for (const field of all('input:not([type=hidden])').filter(shown)) {
    const style = getComputedStyle(field);
    const value = contrast(parse(style.color), ground(field));
    if (value < 4.5) faults.push(`contrast ${value.toFixed(2)} of what is typed: ${name(field)}`);
    const edge = contrast(parse(style.borderTopColor), ground(field.parentElement));
    if (edge < 3) faults.push(`contrast ${edge.toFixed(2)} of an edge: ${name(field)}`);
  }
  for (const bar of all('svg:not([data-figure]) rect:not(.gauge-ground)').filter(shown)) {
    const ratio = contrast(parse(getComputedStyle(bar).fill), ground(bar.closest('svg').parentElement));
    if (ratio < 3) faults.push(`contrast ${ratio.toFixed(2)} of a bar ${bar.getAttribute('class')}`);
  }

  // Room: nothing beside the screen, nothing too small for a finger.
  if (document.documentElement.scrollWidth > innerWidth)
    faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of all('button,summary,input:not([type=hidden]),nav a,a.button').filter(shown)) {
    const { width, height } = element.getBoundingClientRect();
    if (width < 24 || height < 24) faults.push(`too small, ${width} by ${height}: ${name(element)}`);
  }
  return faults;
})();
