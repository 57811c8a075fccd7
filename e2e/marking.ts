import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.pdf': 'application/pdf',
};

/** The views of the reader on a page of their own, built as the web app is, next to files of a test. */
export type Marking = { origin: string; close: () => void };

/** Builds and serves `e2e/marking`, and these files next to it. */
export async function serveMarking(files: Readonly<Record<string, string | Buffer>>): Promise<Marking> {
  const folder = mkdtempSync(join(tmpdir(), 'norma-marking-'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', 'e2e/marking', ...options], {
    cwd: root,
  });
  if (status !== 0) throw new Error(`The page of the marks could not be built: ${stderr.toString()}`);
  const server = createServer((request, response) => answer(request, response, { folder, files }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

type Served = { folder: string; files: Readonly<Record<string, string | Buffer>> };

function answer(
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  { folder, files }: Served,
): void {
  const name = url === '/' ? 'index.html' : url.slice(1);
  try {
    const body = Buffer.from(files[name] ?? readFileSync(join(folder, name)));
    const type = { 'content-type': types[extname(name)] ?? 'application/octet-stream' };
    const range = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '');
    if (!range) return void response.writeHead(200, type).end(body);
    const part = body.subarray(Number(range[1]), Number(range[2]) + 1);
    const place = `bytes ${range[1]}-${Number(range[1]) + part.length - 1}/${body.length}`;
    response.writeHead(206, { ...type, 'content-range': place }).end(part);
  } catch {
    response.writeHead(404).end();
  }
}

/** Opens an article of the files in a view; what happens to its marks is kept in the window. */
export async function openArticle(page: Page, { origin }: Marking, name: string): Promise<void> {
  await page.goto(origin);
  await page.waitForFunction('window.marking');
  await page.evaluate(async (file) => {
    const { marking } = window;
    const view = new marking.HtmlView({
      container: document.querySelector('#html') ?? document.body,
      article: await (await fetch(`/${file}`)).text(),
      title: 'A standard',
      tokens: marking.tokens,
      look: { size: 'normal', spacing: 'normal', face: 'serif', paper: 'auto', lines: 'short' },
      place: null,
      content: file,
      words: { copyLink: (clause: string) => clause, enlarge: (figure: string) => figure },
      onLink: () => {},
      onCopyLink: () => {},
      onEnlarge: () => {},
      coveredTop: () => 0,
    });
    window.view = view;
  }, name);
  await page.waitForFunction("window.view.state().status === 'ready'");
  await listen(page);
}

/** Opens a PDF of the files in a view, at a page. */
export async function openPdf(
  page: Page,
  { origin }: Marking,
  given: { name: string; at: number },
): Promise<void> {
  await page.goto(origin);
  await page.waitForFunction('window.marking');
  await page.evaluate(({ name, at }) => {
    const { marking } = window;
    for (const id of ['html', 'pdf']) document.getElementById(id)?.toggleAttribute('hidden', id === 'html');
    window.view = new marking.PdfView({
      container: document.querySelector('#pdf > div') ?? document.body,
      fetchRange: async (begin: number, end: number, signal: AbortSignal) =>
        marking.fileRange(
          await fetch(`/${name}`, { headers: { range: `bytes=${begin}-${end - 1}` }, signal }),
        ),
      page: at,
      content: name,
      namePage: (number: number) => `Page ${number}`,
      onLink: () => {},
    });
  }, given);
  await page.waitForFunction("window.view.state().status === 'ready' && window.view.marks() !== null");
  await listen(page);
}

const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told: Told = { selected: [], chosen: [], unplaced: [] };
    window.told = told;
    window.view.marks()?.listen({
      selectionMade: (selected) => void told.selected.push(selected),
      markChosen: (id) => void told.chosen.push(id),
      unplaced: (marks) => (told.unplaced = marks),
    });
  });

type Anchored = {
  quote: string;
  prefix: string;
  suffix: string;
  start: number;
  end: number;
  clause?: string;
  content?: string;
  pages?: { page: number; quads: number[][] }[];
};

/** A mark as the views take it. */
export type MadeMark = { id: string; anchor: Anchored; colour: string; label: string };

type Told = {
  selected: ({ anchor: Anchored } | { refused: string } | null)[];
  chosen: string[];
  unplaced: readonly { id: string; quote: string; reason: string }[];
};

// What the page of the marks has in its window; the views themselves are typed in the reader.
type MarksInPage = {
  show: (marks: readonly MadeMark[]) => void;
  selected: () => { anchor: Anchored } | null;
  jumpTo: (id: string) => boolean;
  selectByKeys: (words: { label: string; selected: (text: string) => string }) => void;
  state: () => {
    placed: ReadonlyMap<string, { confidence: number; page: number | null }>;
    unplaced: Told['unplaced'];
    pending: number;
    chosen: string | null;
  };
  listen: (events: {
    selectionMade: (selected: Told['selected'][number]) => void;
    markChosen: (id: string) => void;
    unplaced: (marks: Told['unplaced']) => void;
  }) => void;
};
type ViewInPage = {
  state: () => { status: string };
  marks: () => MarksInPage | null;
  act: (act: string) => void;
  zoomTo: (zoom: number | string) => void;
};

declare global {
  interface Window {
    marking: {
      HtmlView: new (options: object) => ViewInPage;
      PdfView: new (options: object) => ViewInPage;
      fileRange: (response: Response) => unknown;
      tokens: string;
    };
    view: ViewInPage;
    told: Told;
  }
}
