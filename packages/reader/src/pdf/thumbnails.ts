import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { EventBus, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';

/** A canvas that a page is drawn into, and how large it may become, in px of the screen. */
export type Thumbnail = {
  page: number;
  canvas: HTMLCanvasElement;
  room: { width: number; height: number };
  /** Ends the wish for it, before or while it is drawn. */
  signal: AbortSignal;
};

/** Draws pages small, one after the other, after the page that is read; what is not wished for any more is left out. */
export class Thumbnails {
  readonly #pdf: PDFDocumentProxy;
  readonly #viewer: PDFViewer;
  readonly #eventBus: EventBus;
  #last: Promise<unknown>;

  constructor(pdf: PDFDocumentProxy, viewer: PDFViewer, eventBus: EventBus) {
    this.#pdf = pdf;
    this.#viewer = viewer;
    this.#eventBus = eventBus;
    this.#last = Promise.resolve(viewer.onePageRendered);
  }

  /** Draws a page when its turn comes; says whether it was drawn. */
  readonly draw = (thumbnail: Thumbnail): Promise<boolean> => {
    const drawn = this.#last.then(() => this.#drawNow(thumbnail));
    this.#last = drawn.catch(() => {}); // One that fails keeps no other from being drawn.
    return drawn;
  };

  async #drawNow({ page, canvas, room, signal }: Thumbnail): Promise<boolean> {
    if (signal.aborted) return false;
    const sheet = await this.#pdf.getPage(page);
    const rotation = (sheet.rotate + this.#viewer.pagesRotation) % 360;
    const whole = sheet.getViewport({ scale: 1, rotation });
    const scale = Math.min(room.width / whole.width, room.height / whole.height);
    const dots = Math.min(window.devicePixelRatio || 1, 2);
    const viewport = sheet.getViewport({ scale: scale * dots, rotation });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    canvas.style.inlineSize = `${Math.round(whole.width * scale)}px`;
    canvas.style.blockSize = `${Math.round(whole.height * scale)}px`;
    const task = sheet.render({ canvas, viewport });
    const cancel = (): void => task.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      await task.promise;
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      signal.removeEventListener('abort', cancel);
      // Lets pdf.js forget what it read for this page, unless the page is among those that it shows.
      this.#eventBus.dispatch('thumbnailrendered', { source: this, pageNumber: page, pdfPage: sheet });
    }
    return !signal.aborted;
  }
}
