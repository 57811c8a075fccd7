// What we use of Vite: the text of a file, a style sheet, and the addresses of files that are served with us.
declare module '*?raw' {
  const text: string;
  export default text;
}
declare module '*.css';
interface ImportMeta {
  glob<T>(patterns: string[], options: { query: string; import: 'default'; eager: true }): Record<string, T>;
}
declare module '*?worker&url' {
  const address: string;
  export default address;
}
declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: { initializeFromPort: (port: MessagePort) => void };
}
