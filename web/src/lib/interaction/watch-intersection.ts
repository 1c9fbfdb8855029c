/** Reports whether the element is in the area, at first and on each change, until it is stopped. */
export function watchIntersection(
  element: Element,
  options: IntersectionObserverInit,
  report: (isIntersecting: boolean) => void,
): () => void {
  // A busy page receives several entries at once, the latest last.
  const observer = new IntersectionObserver(
    (entries) => report(entries.at(-1)?.isIntersecting === true),
    options,
  );
  observer.observe(element);
  return () => observer.disconnect();
}
