/**
 * Run in the page: texts that overlap or are cut, by the boxes of the browser's own font, and what a reader is told.
 */
export const LOOKED_AT = `(() => {
  const faults = [];
  for (const svg of document.querySelectorAll('svg')) {
    const figure = svg.dataset.figure + ': ';
    const whole = svg.getBoundingClientRect();
    // A line of text is as high as its letters, not as its line.
    const boxes = [...svg.querySelectorAll('text')].map((text) => {
      const { left, right, top, bottom, height } = text.getBoundingClientRect();
      return { text: text.textContent, left, right, top: top + height * 0.2, bottom: bottom - height * 0.2 };
    });
    for (const { text, left, right, top, bottom } of boxes)
      if (left < whole.left || right > whole.right || top < whole.top || bottom > whole.bottom) faults.push(figure + 'cut: ' + text);
    boxes.forEach((one, index) => boxes.slice(index + 1).forEach((other) => {
      if (one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
        faults.push(figure + one.text + ' overlaps ' + other.text);
    }));
    for (const id of svg.getAttribute('aria-labelledby').split(' ')) {
      const named = document.querySelectorAll('#' + id);
      if (named.length !== 1 || named[0].textContent.length < 4) faults.push(figure + 'nothing is said by ' + id);
    }
  }
  return {
    faults,
    figures: document.querySelectorAll('svg').length,
    papers: [...new Set([...document.querySelectorAll('svg>.cf-paper')].map((paper) => getComputedStyle(paper).fill))],
    wider: document.documentElement.scrollWidth > innerWidth,
  };
})()`;
