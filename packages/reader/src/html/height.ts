const everyMs = 1000;
const roomBelow = 32;

/**
 * Keeps a frame as tall as what it shows, plus 32 px, so that the page scrolls and the frame never does.
 * Measured every second, because a font or a picture may come late without a sign; at once where the browser tells.
 */
export function keepHeight(frame: HTMLIFrameElement, content: HTMLElement, onChange: () => void): () => void {
  const measure = (): void => {
    const height = `${Math.ceil(content.getBoundingClientRect().height) + roomBelow}px`;
    if (frame.style.blockSize === height) return;
    frame.style.blockSize = height;
    onChange();
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(content);
  const timer = setInterval(measure, everyMs);
  return () => {
    clearInterval(timer);
    observer.disconnect();
  };
}
