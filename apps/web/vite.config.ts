import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { atBuild } from './build/atBuild.ts';
import { filesOfFirstVisit } from './build/firstVisit.ts';
import { leftOut } from './build/leftOut.ts';
import { localesModule } from './build/locales.ts';
import { messagesOf, parsedMessages } from './build/messages.ts';
import { openingPage } from './build/openingPage.ts';
import { startScript } from './build/startScript.ts';

const locales = new URL('src/locales/', import.meta.url);

/** Puts the messages of the shell where the server finds them: `dist/i18n/{locale}.json`. */
const shellMessages = (): Plugin => ({
  name: 'shell-messages',
  generateBundle() {
    for (const locale of readdirSync(locales)) {
      const messages = messagesOf(readFileSync(new URL(`${locale}/shell.json`, locales), 'utf8'));
      this.emitFile({ type: 'asset', fileName: `i18n/${locale}.json`, source: JSON.stringify(messages) });
    }
  },
});

export default defineConfig({
  cacheDir: '../../.cache/vite',
  // The page of shared parts is for those who build them: readers get it only from a build that asks for it.
  define: { 'import.meta.env.NORMA_PARTS': JSON.stringify(process.env['NORMA_PARTS'] === '1') },
  plugins: [
    atBuild(),
    leftOut(),
    localesModule(),
    parsedMessages(),
    react(),
    shellMessages(),
    startScript(),
    openingPage(),
  ],
  html: { cspNonce: '__NONCE__' }, // The server puts a fresh one in its place for every request.
  worker: { format: 'es' }, // pdf.js speaks of its own address, which modules alone have.
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false }, // Every browser of the target knows it.
    sourcemap: true,
    manifest: true, // For bin/budget.mjs.
    assetsInlineLimit: 0, // The page's policy loads fonts from files alone.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: filesOfFirstVisit() },
        // The first file lists all others: a character less of each saves half a kilobyte of every first visit.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
