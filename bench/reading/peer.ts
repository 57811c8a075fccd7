import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { rangeOf } from '../../apps/server/src/http/deliver.ts';

const pdfjs = join(import.meta.dirname, '../../node_modules/pdfjs-dist');

/** pdf.js as it comes: its viewer, its defaults, and the file as it was delivered, on a server of its own. */
export async function servePeer(file: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { size } = statSync(file);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://peer').pathname;
    if (path === '/') return response.setHeader('content-type', 'text/html').end(viewer);
    if (path !== '/file.pdf') {
      if (!existsSync(join(pdfjs, path))) return response.writeHead(404).end();
      const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
      return response.setHeader('content-type', type).end(readFileSync(join(pdfjs, path)));
    }
    const range = rangeOf(request.headers.range, size);
    const part = range && range !== 'unsatisfiable' ? range : { start: 0, end: size - 1 };
    response.writeHead(range ? 206 : 200, {
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
      'content-length': part.end - part.start + 1,
      ...(range && { 'content-range': `bytes ${part.start}-${part.end}/${size}` }),
    });
    const stream = createReadStream(file, part);
    response.on('close', () => stream.destroy());
    return stream.pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const viewer = `<!doctype html><link rel="stylesheet" href="/web/pdf_viewer.css">
<style>#box { position: absolute; inset: 0; overflow: auto }</style>
<div id="box"><div class="pdfViewer"></div></div>
<script type="module">
  import * as pdfjs from '/build/pdf.min.mjs';
  globalThis.pdfjsLib = pdfjs;
  pdfjs.GlobalWorkerOptions.workerSrc = '/build/pdf.worker.min.mjs';
  const { EventBus, PDFLinkService, PDFViewer } = await import('/web/pdf_viewer.mjs');
  const asked = new URL(location.href).searchParams;
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({ eventBus });
  const viewer = new PDFViewer({ container: document.getElementById('box'), eventBus, linkService });
  linkService.setViewer(viewer);
  eventBus.on('pagesinit', () => {
    viewer.currentScaleValue = 'page-width';
    viewer.currentPageNumber = Number(asked.get('page'));
  });
  const pdf = await pdfjs.getDocument({ url: '/file.pdf', disableRange: asked.has('whole') }).promise;
  viewer.setDocument(pdf);
  linkService.setDocument(pdf);
</script>`;
