// What we use of Vite: the text of a file, a style sheet, and the addresses of files that are served with us.
declare module '*?raw' {
  const text: string;
  export default text;
}
declare module '*.css';
interface ImportMeta {
  glob<T>(patterns: string[], options: { query: string; import: 'default'; eager: true }): Record<string, T>;
}
