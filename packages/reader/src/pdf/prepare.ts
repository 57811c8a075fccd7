/**
 * Fetches and starts all that shows a PDF, while it is still being asked whether and which one may be shown. What cannot
 * be fetched now is fetched when it is needed.
 */
export function preparePdf(): void {
  const parts = [
    import('./thread.ts').then(({ readyThread }) => readyThread()),
    import('./pdfjs.ts').then(({ loadViewer }) => loadViewer()),
    import('./pages.ts'),
    import('./marks/PdfMarks.ts'),
  ];
  for (const part of parts) part.catch(() => {});
}
