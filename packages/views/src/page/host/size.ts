/** Tells, once a picture at most, how large the page is whenever that has changed. */
export function watchSize(tell: (width: number, height: number) => void): void {
  let told = '';
  let waiting = false;
  const look = (): void => {
    waiting = false;
    const width = Math.ceil(window.innerWidth);
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (told === `${width} ${height}`) return;
    told = `${width} ${height}`;
    tell(width, height);
  };
  const observer = new ResizeObserver(() => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(look);
  });
  observer.observe(document.body);
  observer.observe(document.documentElement);
  look();
}
