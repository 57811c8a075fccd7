import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { ownCertificate } from './certificate.ts';

/** Another site that shows reports: where it is, what it was asked for, and how it ends. */
export type ReportingService = {
  readonly host: string;
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
};

/** Starts a site that shows a report at every address, but for those under /silent, which it never answers. */
export async function startReportingService(): Promise<ReportingService> {
  const asked: string[] = [];
  const server = createServer(ownCertificate('localhost'), ({ url = '' }, answer) => {
    asked.push(url);
    if (url.startsWith('/silent')) return;
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end('<!doctype html><html lang="en"><title>Figures</title><h1>Figures of the service</h1></html>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host: `localhost:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
