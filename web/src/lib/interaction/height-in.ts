/** A ref that keeps the height of its element in a custom property of the page. */
export const heightIn =
  (property: `--${string}`) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
