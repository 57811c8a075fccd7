import type { Token } from './tokens.ts';
import { append, element, isText, shell, text, type Element, type Node } from './tree.ts';

type Mark = 'ins' | 'del';

/** Tokens in a row, the elements around them opened once for neighbors that share them. */
export class Run {
  readonly nodes: Node[] = [];
  #mark: Mark | undefined;
  #open: { original: Element; made: Element }[] = [];
  #base: Element | undefined;

  add(token: Token | undefined, mark?: Mark): void {
    if (!token) return;
    if (mark !== this.#mark) this.#begin(mark);
    let depth = 0;
    while (depth < token.around.length && this.#open[depth]?.original === token.around[depth]) depth += 1;
    this.#open.length = depth;
    for (const original of token.around.slice(depth)) {
      const made = shell(original);
      this.#place(made);
      this.#open.push({ original, made });
    }
    this.#say(token.content);
  }

  #begin(mark: Mark | undefined): void {
    this.#mark = mark;
    this.#open = [];
    this.#base = mark && element(mark);
    if (this.#base) this.nodes.push(this.#base);
  }

  #say(content: string | Element): void {
    if (typeof content !== 'string') return this.#place(content);
    const last =
      (this.#open.at(-1)?.made ?? this.#base)?.childNodes.at(-1) ??
      (this.#base ? undefined : this.nodes.at(-1));
    if (last && isText(last)) last.value += content;
    else this.#place(text(content));
  }

  #place(node: Node): void {
    const parent = this.#open.at(-1)?.made ?? this.#base;
    if (parent) append(parent, [node]);
    else this.nodes.push(node);
  }
}
