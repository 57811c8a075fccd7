import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { TouchManager } from './pdfjs.ts';
import { withinBounds } from './zoom.ts';

// A page is scaled while the fingers move, and rendered when they rest.
const drawingDelay = 400;
const pixelsPerDoubling = 400; // Of a wheel: three of its notches.
const pixelsPerLine = 30;

/** Lets the wheel with Ctrl, which is also how a touchpad tells of a pinch, and two fingers zoom around where they are. */
export function zoomByGestures(container: HTMLElement, viewer: PDFViewer, signal: AbortSignal): void {
  const zoom = (factor: number, origin: number[]): void =>
    viewer.updateScale({ scaleFactor: withinBounds(viewer.currentScale, factor), origin, drawingDelay });

  const onWheel = (wheel: WheelEvent): void => {
    if (!wheel.ctrlKey && !wheel.metaKey) return;
    wheel.preventDefault(); // The browser would enlarge the whole window.
    const pixels =
      wheel.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? wheel.deltaY : wheel.deltaY * pixelsPerLine;
    zoom(2 ** (-pixels / pixelsPerDoubling), [wheel.clientX, wheel.clientY]);
  };
  container.addEventListener('wheel', onWheel, { passive: false, signal });
  const onPinching = (origin: number[], before: number, distance: number): void =>
    zoom(distance / before, origin);
  // Not kept: it listens for as long as the signal lets it.
  void new TouchManager({ container, onPinching, signal });
}
