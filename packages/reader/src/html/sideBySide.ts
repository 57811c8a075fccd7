/** What is within a line: a run of it is one piece of the text. */
const inlineTags = new Set(
  ['ins', 'del', 'span', 'bdi', 'b', 'i', 'a', 'sub', 'sup', 'code', 'br', 'abbr', 'q', 'cite'].map((tag) =>
    tag.toUpperCase(),
  ),
);

/** Shows a comparison in two columns, piece next to piece: deletions in one, insertions in the other. */
export function layOutSideBySide(article: Element): void {
  for (const clause of article.querySelectorAll('section.clause'))
    for (const piece of piecesOf(clause)) if (piece[0]) layOut(piece);
}

/** Shows both editions as one text again. */
export function layOutInline(article: Element): void {
  for (const pair of article.querySelectorAll('.pair')) {
    const own = pair.querySelector(':scope > [data-own]');
    pair.replaceWith(...(own?.childNodes ?? []));
  }
}

function layOut(piece: readonly ChildNode[]): void {
  const [first] = piece;
  const page = first?.ownerDocument;
  if (!page) return;
  const pair = page.createElement('div');
  pair.className = 'pair';
  const [base, target] = [page.createElement('div'), page.createElement('div')];
  base.className = 'was';
  target.className = 'is';
  pair.append(base, target);
  first.before(pair);
  const [own, other] = isDeleted(first) ? [base, target] : [target, base];
  own.dataset.own = '';
  own.append(...piece);
  other.append(...piece.map((node) => node.cloneNode(true)));
  // A name leads to one place.
  for (const named of other.querySelectorAll('[id]')) named.removeAttribute('id');
  for (const control of other.querySelectorAll('.enlarge, .clause-link')) control.remove();
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const isDeleted = (node: Node): boolean => isElement(node) && node.classList.contains('deleted');
const isInline = (node: Node): boolean => !isElement(node) || inlineTags.has(node.tagName);

/** The blocks of a clause, and what is between them. */
function piecesOf(clause: Element): ChildNode[][] {
  const pieces: ChildNode[][] = [];
  let run: ChildNode[] = [];
  const end = (): void => {
    if (run.some((node) => isElement(node) || node.textContent?.trim())) pieces.push(run);
    run = [];
  };
  for (const node of clause.childNodes) {
    // Clauses within a clause, and its own controls, are no pieces of it.
    if (isElement(node) && (node.matches('section.clause') || node.matches('.clause-link'))) end();
    else if (isInline(node)) run.push(node);
    else {
      end();
      pieces.push([node]);
    }
  }
  end();
  return pieces;
}
