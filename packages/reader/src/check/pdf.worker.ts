import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.min.mjs';

// Reads PDFs for whoever holds the other end of the port that it is given.
self.addEventListener('message', ({ ports: [port] }) => {
  if (!port) return;
  WorkerMessageHandler.initializeFromPort(port);
  port.start();
});
